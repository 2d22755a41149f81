/** Romanian texts of the bench tournament, a module of the shape of ../en/tournament.js. */

import { countedRo as counted, formats } from "../../../words/numbers.js";

const { number } = formats("ro");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  Tournament: "Turneu",
  "Which bot is stronger, by how much, and after how many games may one say so?":
    "Care bot este mai puternic, cu cât, și după câte partide se poate afirma?",
  "Bots with settings and budgets": "Boți cu setări și bugete",
  "Pairs of games for any two bots": "Perechi de partide între oricare doi boți",
  "Playouts per move of bots without a budget": "Simulări pe mutare la boții fără buget",
  "Stop when a sequential test of the two bots has ended":
    "Oprește când se încheie un test secvențial al celor doi boți",
  "Elo points by which the first bot is stronger under H0": "Puncte Elo la H0: avansul primului bot",
  "Elo points of H1": "Puncte Elo la H1",
  "Chance to accept H1 where H0 holds": "Probabilitatea de a accepta H1 când este adevărată H0",
  "Chance to accept H0 where H1 holds": "Probabilitatea de a accepta H0 când este adevărată H1",

  // Presets
  "Heuristic against RAVE": "Euristic împotriva lui RAVE",
  "Sequential test of two settings": "Test secvențial a două setări",

  // Columns
  elo: "Elo",
  won: "câștigate",
  drawn: "remize",
  lost: "pierdute",
  against: "împotriva",
  los: "probabilitatea de a fi mai bun",
  played: "jucate",
  "s first": "s, primul",
  "s second": "s, al doilea",
  ratio: "raport",
  "H0 at": "H0 la",
  "H1 at": "H1 la",
  verdict: "verdict",

  // Tables
  pairings: "întâlniri",
  course: "evoluție",
  walk: "drum",
};

/** @type {typeof import("../en/tournament.js").strings} */ export const strings = {
  predict: "Cu câte puncte Elo îl va întrece primul din clasamentul final pe al doilea?",
  task: "",
  legend:
    "Tabla arată partida după această mutare. Punctele sunt cotele după partidele numite în frază, în puncte Elo, cu media 0; barele sunt intervalele lor de 95 %.",
  plotLegend:
    "Tabel încrucișat: procentul din puncte pe care botul de pe rând l-a obținut împotriva celui de pe coloană; cu cât culoarea este mai intensă, cu atât procentul este mai mare. Elo: cotele cu intervalele lor de 95 %. Drum: logaritmul raportului de verosimilitate după fiecare pereche de partide; nu există verdict până nu atinge un prag (linie întreruptă).",
  seen: "Pe această tablă mică, cu de cinci ori mai multe simulări Monte Carlo plat este clar mai puternic, iar jocul la întâmplare pierde aproape toate partidele. Intervalele sunt largi: după 40 de partide o cotă este încă nesigură cu peste 100 de puncte, iar un interval de două ori mai îngust cere de patru ori mai multe partide. Cu presetarea Monte Carlo plat pentru Y, 100 de simulări pierd o partidă din 20 împotriva jocului la întâmplare, iar de la 500 în sus se câștigă toate 20 (cu 100 de runde, 5 din 200 și niciuna). Fiecare creștere a simulărilor ajută, dar ultima puțin: în 200 de partide 20.000 de simulări au un scor de doar 57 % împotriva celor cu 5.000. Cu presetarea testului secvențial ajung 26 de perechi de partide pentru a deosebi 400 de simulări de 200. Botul euristic cu 8,9 s pe mutare a câștigat 10 din 18 partide de Hex 7 împotriva lui RAVE, mult prea puține ca să se știe care este mai puternic. Dacă bugetul este dat în secunde, un calculator mai lent joacă alte partide.",
  paragraphs: [
    "Punctele Elo măsoară puterea după rezultate: un avans de d puncte înseamnă un scor așteptat de 1 / (1 + 10^(−d / 400)); așadar 0 puncte sunt 50 %, 100 de puncte 64 %, iar 400 de puncte 91 %. Cotele de aici sunt puterile cu care toate rezultatele împreună sunt cele mai verosimile (Bradley și Terry), găsite prin repetarea unui pas simplu până când nu se mai schimbă nimic (Hunter). O remiză adăugată între oricare doi boți oprește creșterea fără limită a cotei unui bot care a câștigat tot.",
    "Primul jucător are de obicei un avantaj, iar pietrele la întâmplare favorizează una dintre părți. De aceea partidele se joacă în perechi: amândouă pornesc de la aceleași pietre puse la întâmplare, cu culorile schimbate. Astfel avantajul îi revine o dată fiecărui bot, iar testul secvențial numără perechi, nu partide.",
    "Cine se uită la scor după fiecare partidă și se oprește când îi convine găsește diferențe unde nu sunt. Testul secvențial al raportului de probabilități (Wald) are voie să se uite după fiecare pereche: compară cât de verosimile sunt scorurile dacă primul bot este mai puternic cu punctele din H1 și dacă este cu cele din H0, și se oprește când raportul atinge un prag. Până atunci nu are verdict, oricât de aproape de un prag ar trece drumul. Când se oprește, verdictul are aproximativ ratele de eroare promise, dar cota găsită atunci este în medie prea extremă.",
    "Un turneu de b boți cu r runde are b (b − 1) r partide, iar timpul lui este cel al acestor partide; memoria crește doar cu numărul și lungimea lor. Cotele sunt corecte la limită, după multe partide, dacă puterea fiecărui bot este un singur număr, cum presupune modelul. Erorile scad doar ca 1 / sqrt(partide): pentru a vedea 10 puncte Elo este nevoie de mii de partide. Dacă doi boți diferă clar, testul secvențial are nevoie de mult mai puține partide decât unul de lungime fixă; durează cel mai mult când adevărul se află între H0 și H1.",
    "Un bot se scrie cu numele lui, cu setările în paranteze și, după @, cu simulările sau secundele pentru o mutare: flat@500, uct(c=0.5)@0.2s. În jocurile cu niveluri, level(3) este unul dintre ele.",
  ],
  pseudocode:
    "în fiecare rundă:\n    deschidere = pietre la întâmplare\n    pentru oricare doi boți A și B:\n        partidă din ea, A începe\n        partidă din ea, B începe\n        test: oprește dacă raportul\n            a atins un prag\ncote = puterile cu care toate\n    scorurile sunt cele mai verosimile",
  sources: [
    "Arpad E. Elo: The Rating of Chessplayers, Past and Present (1978).",
    "Ralph A. Bradley, Milton E. Terry: Rank analysis of incomplete block designs (1952).",
    "David R. Hunter: MM algorithms for generalized Bradley-Terry models (2004).",
    "Abraham Wald: Sequential tests of statistical hypotheses (1945).",
    "Michel Van den Bergh: A practical introduction to the GSPRT (2020).",
  ],
  why: {
    small:
      "Un avans sub 50 de puncte înseamnă un scor de cel mult 57 %: atât de aproape sunt doar boți de putere aproape egală.",
    clear:
      "Între 50 și 150 de puncte înseamnă un scor de 57 până la 70 %. Aceștia doi sunt mai aproape sau mai departe unul de altul: vezi tabelul încrucișat.",
    large:
      "Între 150 și 300 de puncte înseamnă un scor de 70 până la 85 %: botul mai slab câștigă, fără remize, între o partidă din trei și una din șapte. Vezi în tabelul încrucișat câte a câștigat.",
    huge: "Peste 300 de puncte înseamnă un scor de peste 85 %: botul mai slab câștigă mai puțin de o partidă din șase. Pe o tablă mică, chiar și un bot slab găsește mai des mutări bune.",
  },
  options: {
    small: "cu mai puțin de 50",
    clear: "cu 50 până la 150",
    large: "cu 150 până la 300",
    huge: "cu 300 sau mai mult",
  },
  views: { cross: "Tabel încrucișat", elo: "Elo", walk: "Drumul testului" },
  led: (first, second, lead) => `${first} îl întrece pe ${second} cu ${lead} puncte Elo.`,
  unsettled:
    "Partidele dintre ei nu hotărăsc care este mai puternic: intervalul de 95 % al diferenței îl conține pe 0.",
  accepted: (verdict, count) => `Testul a acceptat ${verdict} după ${counted(count, "pereche", "perechi")} de partide.`,
  undecided: (count) => `Testul nu are verdict după ${counted(count, "pereche", "perechi")} de partide.`,
  move: "o mutare",
  game: "o partidă",
  pair: "o pereche de partide",
  before: "Încă nu s-a jucat nicio partidă.",
  moved: (count, move, game, games, first, second) =>
    `Mutarea ${number(count)} din partida ${number(game)} din ${number(games)}: ${move}. ${first} joacă împotriva lui ${second}.`,
  won: (winner) => `Câștigă ${winner}.`,
  drawn: "Partida se încheie remiză.",
  paired: (score, bot) => `Din această pereche ${bot} obține ${number(score)} din 2 puncte.`,
  rated: (games) =>
    games
      ? `Cotele după ${counted(games, "partidă", "partide")}.`
      : "Nu există cote înainte de sfârșitul primei perechi.",
  elo: "Puncte Elo",
  rating: (elo, error, percent, games) => `${elo} ± ${error}, ${percent} % din ${number(games)}`,
  ratio: (low, ratio, high) => `H0 la ${low}, raport ${ratio}, H1 la ${high}`,
  columns: ["bot", "partide", "scor", "Elo", "±"],
  walk: "raport",
  acrossTitle: "Perechi de partide",
  upTitle: "Logaritmul raportului de verosimilitate",
};
