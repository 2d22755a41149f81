// @ts-check
/** Romanian texts of the lab, a module of the shape of en.js. */

import { formats } from "../../words/numbers.js";

const { number, figure, megabytes } = formats("ro");

/** What the engine says in the lab, by its English. @type {typeof import("./en.js").names} */
export const names = {
  Bandits: "Bandiți",
  "Which arm to pull next, to regret least in the long run?": "Ce braț trebuie tras acum pentru ca, pe termen lung, regretul să fie minim?",
  "Chance of each arm to pay": "Probabilitatea de plată a fiecărui braț",
  "Pulls in a run": "Trageri într-o rulare",
  Runs: "Rulări",
  "Share of random pulls of epsilon-greedy": "Proporția tragerilor la întâmplare la epsilon-greedy",
  "Strategy of the run that is shown": "Strategia rulării afișate",
  Seed: "Sămânță",

  // Strategies
  ucb1: "UCB1",
  thompson: "Thompson",
  "epsilon-greedy": "epsilon-greedy",
  uniform: "uniform",

  // Columns
  strategy: "strategie",
  pulls: "trageri",
  regret: "regret",
  from: "de la",
  to: "până la",
  "lower bound": "margine inferioară",
  "bound of UCB1": "marginea lui UCB1",
  runs: "rulări",
  arm: "braț",
  chance: "probabilitate",
  mean: "medie",

  // Rooms
  Rooms: "Camere",
  "From which rooms does tree search still choose another move than value iteration?": "Din ce camere alege căutarea în arbore încă altă mutare decât iterarea valorilor?",
  "Rooms a side": "Camere pe latură",
  "Charge in moves": "Încărcare, în mutări",
  "Slips in a hundred moves": "Alunecări la o sută de mutări",
  "Reward of each room, row by row; the usual ones if empty": "Recompensa fiecărei camere, rând cu rând; gol: cele obișnuite",
  "Playouts of tree search": "Simulări ale căutării în arbore",
  "Searches from each room": "Căutări din fiecare cameră",
  playouts: "simulări",
  error: "eroare",
  loss: "pierdere",
  "wrong %": "greșite, %",
  searches: "căutări",
  north: "nord",
  east: "est",
  south: "sud",
  west: "vest",
};

/** What the engine refuses in the lab, by its English. @type {typeof import("./en.js").refusals} */
export const refusals = {
  "Parameter {name!r} of {experiment} is {value!r}: {wrong}": "Parametrul „{name}” al experimentului {experiment} este „{value}”: {wrong}",
  "{title} leaves nothing to choose: expected another experiment.": "La {title} nu este nimic de ales: era așteptat alt experiment.",
  "The text of the experiment has {count} characters: expected {most} at most.": "Textul experimentului are {count} caractere: erau așteptate cel mult {most}.",
  "Unknown experiment {name!r}: expected {known}.": "Experiment necunoscut, „{name}”: era așteptat {known}.",
  "expected a text.": "era așteptat un text.",
  "expected a game record.": "era așteptată notația unei partide.",
  "expected {least} to {most} values.": "erau așteptate între {least} și {most} valori.",
  "{part!r} is not understood: expected name=value.": "„{part}” nu se înțelege: era așteptat nume=valoare.",
  "Unknown parameter {name!r} of {experiment}: expected {known}.": "Experimentul {experiment} nu are parametrul „{name}”: era așteptat {known}.",
  "The parameter {name!r} is given twice: expected it once.": "Parametrul „{name}” apare de două ori: era așteptat o singură dată.",
  "Arm {arm} is not there: expected {least} to {most}.": "Brațul {arm} nu există: era așteptat un număr de la {least} la {most}.",
  "{count} rewards for {rooms} rooms: expected one for each room.": "Sunt {count} recompense pentru {rooms} camere: era așteptată câte una de cameră.",
  "{count} rooms with a reward: expected 1 to {most}.": "Camere cu recompensă: {count}; erau așteptate între 1 și {most}.",
};

/** @type {typeof import("./en.js").texts} */
export const texts = {
  again: "Ia de la capăt",
  asTable: "Același lucru ca tabel",
  axes: "Scară",
  back: "Înapoi",
  benches: "Bancuri de probă",
  broken: "Linkul care nu poate fi citit",
  cancel: "Anulează",
  command: "Comanda care face același lucru",
  covered: "Alege mai sus o predicție, iar rezultatul apare aici.",
  csv: "Descarcă în CSV",
  defaults: "Valori inițiale",
  dismiss: "Închide",
  experiment: "Experimentul",
  explanation: "Explicație",
  first: "La început",
  goOn: "Continuă",
  hand: "Alege tu",
  handTable: "Starea rulării tale",
  lab: "Laboratorul Wye",
  last: "La sfârșit",
  link: "Link la acest experiment",
  on: "Înainte",
  player: "Înregistrare",
  position: "Poziția în înregistrare",
  prediction: "Predicția ta",
  pseudocode: "Pseudocod",
  repeat: "Cum îl repeți",
  replay: "Pas cu pas",
  result: "Rezultatul",
  resultTable: "Rezultat",
  retry: "Încearcă din nou",
  run: "Rulează",
  sceneTable: "Starea la acest pas",
  seen: "Ce ar fi trebuit să vezi",
  svg: "Descarcă în SVG",
  toBoard: "Joacă pe tablă",
  unit: "Avansează cu",
};

/** @type {typeof import("./en.js").strings} */
export const strings = {
  number: figure,
  none: "–",

  loading: (done, total) => `Se încarcă Python: ${megabytes(done)} din ${megabytes(total)} MB. Ceea ce vezi este un rezultat păstrat.`,
  starting: "Pornește Python. Ceea ce vezi este un rezultat păstrat.",
  replaced: "Motorul nu a mai răspuns și a fost repornit. Rulează din nou experimentul sau continuă-l.",
  loadFailed: (path, reason) => `Încărcarea a eșuat: ${path} ${reason}.`,
  engineFailed: (reason) => `Motorul a eșuat de două ori la rând: ${reason.trim().split("\n").at(-1)}`,

  progress: (done, of, seconds) => `${of ? `Partea ${number(done)} din ${number(of)}` : "În curs"}${seconds === null ? "" : `, mai sunt circa ${number(Math.ceil(seconds))} s`}`,
  finished: "Rularea s-a încheiat.",
  stopped: (done, of) => `Oprit după partea ${number(done)} din ${number(of)}; rezultatul arată ce s-a terminat.`,
  linked: "Acestea sunt valorile din link. Apasă „Rulează” pentru a repeta experimentul.",
  brokenLink: (reason) => `Acest link nu poate fi citit: ${reason} Iată experimentul cu valorile inițiale; linkul era:`,
  axes: { linear: "liniară", logX: "axa orizontală logaritmică", log: "ambele axe logaritmice" },

  noPrediction: "Fără predicție, doar arată",
  right: "Ai avut dreptate.",
  wrong: "Nu este ce ai prezis.",

  bandits: {
    predict: "Care strategie va avea cel mai mic regret după ultima tragere, în medie pe toate rulările?",
    task: "Iată aceleași brațe într-o ordine necunoscută. Trage de ele și compară regretul tău cu al strategiilor după tot atâtea trageri.",
    legend: "Punct: recompensa medie de până acum. Bară: intervalul ei de încredere, medie ± sqrt(2 ln n / T). Linie întreruptă: probabilitatea adevărată. Săgeata arată brațul care este tras în continuare.",
    plotLegend: "Regretul mediu al fiecărei strategii, cu intervalul de 95 %. Linia întreruptă: c ln n, ritmul sub care nicio strategie nu rămâne pe termen lung (Lai și Robbins).",
    seen: "Alegerea uniformă plătește la fel la fiecare tragere, deci regretul ei este o dreaptă. UCB1 și Thompson se aplatizează: cu tragerile pe scară logaritmică tind spre drepte, pentru că regretul lor crește ca ln n. Epsilon-greedy explorează mereu în același ritm, deci pe termen lung regretul ei este din nou liniar, oricât de bună pare la început. Ritmul liniei întrerupte este valabil doar la limită: după puține trageri o strategie poate fi sub ea.",
    paragraphs: [
      "Un bandit are brațe care plătesc cu probabilități necunoscute. Cine trage mereu de brațul cu cea mai bună medie poate să nu afle niciodată că altul este mai bun; cine le încearcă mereu pe toate plătește pentru asta. Regretul măsoară acest preț: recompensa așteptată dacă s-ar trage mereu de cel mai bun braț, minus cea a tragerilor făcute.",
      "UCB1 adaugă la fiecare medie jumătate din lățimea unui interval de încredere și trage de brațul al cărui capăt superior este cel mai înalt. Un braț este tras pentru că este bun sau pentru că este puțin cunoscut; fiecare tragere îi îngustează intervalul. Eșantionarea Thompson extrage pentru fiecare braț o probabilitate din ceea ce se crede despre el și îl trage pe cel mai bun.",
      "O alegere cere timp și memorie proporționale cu numărul brațelor. Regretul lui UCB1 este cel mult 8 ln n ori suma valorilor 1 / diferență pentru brațele mai slabe, plus o constantă, pentru orice recompense de la 0 la 1. Căutarea în arbore UCT aplică aceeași regulă în fiecare nod.",
    ],
    pseudocode: "trage o dată de fiecare braț\npentru n = numărul brațelor, n + 1, ...:\n    trage de brațul cu cea mai mare valoare medie + sqrt(2 ln n / trageri)\n    actualizează-i tragerile și media",
    sources: [
      "Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).",
      "Tze Leung Lai, Herbert Robbins: Asymptotically efficient adaptive allocation rules (1985).",
      "William R. Thompson: On the likelihood that one unknown probability exceeds another (1933).",
    ],
    why: {
      ucb1: "UCB1 este prudentă: intervalele ei sunt valabile pentru orice recompense de la 0 la 1, așa că trage de brațele mai slabe mai mult decât ar fi nevoie.",
      thompson: "Eșantionarea Thompson explorează de obicei exact cât trebuie; aici întâmplarea sau o rulare scurtă a favorizat altă strategie.",
      "epsilon-greedy": "Epsilon-greedy nu încetează să exploreze: o parte fixă din trageri merge la brațe la întâmplare, oricât de multe știe.",
      uniform: "Alegerea uniformă nu învață nimic din recompense: plătește diferența medie la fiecare tragere.",
    },
    ranking: (told) => `Regretul, de la cel mai mic: ${told.join("; ")}.`,
    stride: (count) => (count === 1 ? "o tragere" : `${number(count)}${count >= 20 ? " de" : ""} trageri`),
    arm: (arm) => `Brațul ${number(arm)}`,
    pullArm: (arm) => `Trage de brațul ${number(arm)}`,
    pulls: "Trageri",
    you: "tu",
    untried: "Încă nu s-a tras de niciun braț.",
    pulled: (count, arm, reward, mean, regret) => `Tragerea ${number(count)}: brațul ${number(arm)} plătește ${number(reward)}; media lui este acum ${mean}. Regretul de până acum: ${regret}.`,
    next: (arm) => `Urmează brațul ${number(arm)}.`,
    acrossTitle: "Trageri",
    upTitle: "Regret",
  },

  rooms: {
    predict: "În câte camere va alege căutarea în arbore, cu toate simulările ei, o mutare care nu este printre cele mai bune în cel puțin o căutare?",
    task: "",
    legend: "Întâi: iterarea valorilor după această trecere. Apoi: căutarea în arbore cu toate simulările, valoarea ei medie și mutarea pe care o alege cel mai des. Cu cât culoarea unei camere este mai intensă, cu atât valoarea ei este mai mare; săgețile sunt mutări; un chenar întrerupt arată o cameră în care căutarea preferă o mutare care nu este printre cele mai bune.",
    plotLegend: "Proporția căutărilor, din toate camerele, care aleg o mutare ce nu este printre cele mai bune.",
    seen: "Trecerea k dă valorile exacte pentru o baterie de k mutări, deci recompensele se întind cu o cameră la fiecare trecere, iar ultima este exactă. Căutarea în arbore nu trece prin toate camerele, dar valorile ei sunt prea mici: fac media și peste propriile mutări de explorare. Mutările ei sunt mai bune decât valorile, iar greșelile rămân acolo unde două mutări valorează aproape la fel.",
    paragraphs: [
      "Un robot umblă prin camere și adună recompense până i se golește bateria. Mișcările lui sunt nesigure: cu o anumită probabilitate alunecă la stânga sau la dreapta direcției sale. Ce mutare este mai bună depinde de ce poate merge rău, deci valorile sunt medii.",
      "Iterarea valorilor începe cu valori 0 și o înlocuiește pe fiecare cu cea mai bună recompensă așteptată a unei mutări plus valoarea de după ea. La fiecare trecere se uită la toate pozițiile: timpul este proporțional cu poziții ori mutări ori rezultate, iar memoria cu pozițiile. Cum fiecare mutare consumă baterie, atâtea treceri câte mutări are bateria dau valori exacte.",
      "Căutarea Monte Carlo în arbore se uită la o singură poziție. Un bandit alege mutările robotului, întâmplarea este trasă la sorți, iar o partidă aleatoare estimează ce urmează. Când numărul simulărilor crește, valorile ei converg la cele exacte; până atunci poartă costul explorării.",
    ],
    pseudocode: "valori = 0 în fiecare poziție\npentru fiecare mutare pe care o permite bateria:\n    pentru fiecare poziție:\n        valoare = maximul peste mutări al sumei, peste rezultate, de\n            probabilitate * (recompensă + valoarea de după)",
    sources: [
      "Richard Bellman: Dynamic Programming (1957).",
      "Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).",
    ],
    why: {
      none: "Acolo unde două mutări valorează aproape la fel, este nevoie de mai multe simulări pentru a le deosebi.",
      few: "Hotărăște diferența dintre cea mai bună mutare și a doua: camerele în care este mică sunt cele grele, iar aici sunt mai multe sau mai puține decât credeai.",
      half: "În cele mai multe camere o mutare este clar cea mai bună, iar căutarea o găsește cu puține simulări.",
      most: "Căutarea nu are nevoie de valori exacte ca să aleagă bine: ajunge ordinea mutărilor, care este clară în cele mai multe camere.",
    },
    options: { none: "în niciuna", few: "în câteva, cel mult un sfert", half: "în mai mult de un sfert, cel mult jumătate", most: "în mai mult de jumătate" },
    wrongRooms: (wrong, all) => `Căutarea în arbore greșește în ${number(wrong)} din ${number(all)} camere.`,
    sweeps: "o trecere",
    iteration: (sweep) => `Iterarea valorilor, trecerea ${number(sweep)}`,
    search: (playouts) => `Căutare în arbore, simulări: ${number(playouts)}`,
    before: "Înainte de prima trecere toate valorile sunt 0.",
    swept: (sweep, change) => `Trecerea ${number(sweep)}: valoarea care s-a schimbat cel mai mult s-a schimbat cu ${change}. Valorile sunt acum exacte pentru o baterie de ${sweep === 1 ? "o mutare" : `${number(sweep)} mutări`}.`,
    acrossTitle: "Simulări",
    upTitle: "Mutări greșite, %",
    wrong: "greșite",
    columns: ["cameră", "valoare", "cele mai bune mutări", "valoarea căutării", "mutarea ei"],
  },
};
