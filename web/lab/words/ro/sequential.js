/** Romanian texts of the bench sequential, a module of the shape of ../en/sequential.js. */

import { countedRo as counted, formats } from "../../../words/numbers.js";

const { number } = formats("ro");

const ori = (/** @type {number} */ count) => (count === 1 ? "o dată" : `de ${counted(count, "ori", "ori")}`);

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  "Sequential test": "Test secvențial",
  "How often does a sequential test of two equal bots end with the wrong verdict?":
    "Cât de des se încheie un test secvențial a doi boți egali cu verdictul greșit?",
  "True difference of the bots in Elo points": "Diferența adevărată dintre boți, în puncte Elo",
  "Share of drawn games": "Proporția remizelor",
  "Elo points of H0": "Puncte Elo la H0",
  Tests: "Teste",
  "Pairs of games after which a test is given up": "Perechi de partide după care se renunță la un test",

  // Columns and verdicts
  "ratio at": "raport la",
  tests: "teste",
  "%": "%",
  "promised %": "promis, %",
  none: "niciunul",
  "pairs from": "perechi, de la",
  "pairs to": "perechi, până la",
  H0: "H0",
  H1: "H1",
  lengths: "lungimi",
};

/** @type {typeof import("../en/sequential.js").strings} */ export const strings = {
  predict: "În câte dintre teste va fi greșit verdictul?",
  task: "",
  legend:
    "Fiecare linie este drumul unui test: logaritmul raportului de verosimilitate dintre H1 și H0 după fiecare pereche de partide. La pragul de sus testul acceptă H1, la cel de jos H0. Linia groasă este ultimul test, cele subțiri sunt teste anterioare.",
  plotLegend:
    "Erori: proporția testelor cu verdict greșit, cu intervalul ei de 95 %; linie întreruptă: cât se promite cel mult. Lungimi: numărul testelor după câte perechi de partide au cerut.",
  seen: "Aproape toate testele a doi boți egali acceptă H0, iar 4,5 % din 200 acceptă H1, deși este adevărată H0. Promisiunea este pe termen lung: cu pragurile lui Wald verdictele greșite sunt cel mult alfa / (1 − beta), aici 5,3 %. Un eșantion de 200 de teste poate avea mai multe: cu semințele 2 până la 4 ies 6, 5,5 și 8 %, cu intervale care coboară toate sub 5,3 %. Din 10.000 de teste au fost greșite 4,6 % (4,2 până la 5,0 %). Cele mai multe se încheie după 50 până la 200 de perechi, câteva cer peste 500: lungimea nu se poate spune dinainte. Un drum se poate apropia de pragul greșit și se poate întoarce, deci unul care nu s-a încheiat nu dovedește nimic.",
  paragraphs: [
    "Aici nu joacă niciun bot: rezultatele partidelor sunt trase la sorți pentru doi boți a căror diferență în puncte Elo este cunoscută. Astfel se vede ceea ce un experimentator nu vede niciodată: ce verdicte sunt greșite și dacă testul își ține promisiunea.",
    "Testul întreabă dacă primul bot este mai puternic cu punctele din H1 sau doar cu cele din H0. După fiecare pereche de partide calculează logaritmul raportului de verosimilitate: de câte ori mai verosimile sunt scorurile de până acum după H1 decât după H0. Joacă mai departe cât timp acest raport rămâne între două praguri, care depind doar de ratele de eroare alfa și beta (Wald). Dintre toate testele cu aceste rate, el cere în medie cele mai puține partide, fie că este adevărată exact H0, fie H1 (Wald și Wolfowitz).",
    "Nu se știe dinainte cât de des se încheie perechile 2 : 0, 1 : 1 sau altfel. De aceea testul ia, pentru H0 și pentru H1, distribuția cu scorul așteptat al acelei ipoteze care face scorurile observate cele mai verosimile (Van den Bergh). Limita lui Wald pentru verdictele greșite este strictă dacă distribuțiile se cunosc dinainte, deci aici doar aproximativă.",
    "Dacă adevărul se află între H0 și H1, niciun verdict nu este greșit, iar testele durează cel mai mult. Cine s-ar opri la primul scor bun, și nu la un prag, ar greși mult mai des decât spune alfa, fiindcă un mers aleator fără tendință atinge cândva orice valoare. Testul ține câte un număr pentru fiecare dintre cele cinci scoruri posibile ale unei perechi, deci aproape nu cere timp și memorie pe lângă partide.",
  ],
  pseudocode:
    "scoruri = niciunul\npână când se renunță la test:\n    joacă două partide, culori schimbate\n    adaugă scorul lor\n    raport = ln(verosimilitate, H1 / H0)\n    dacă raport >= ln((1 - beta) / alfa):\n        acceptă H1\n    dacă raport <= ln(beta / (1 - alfa)):\n        acceptă H0",
  sources: [
    "Abraham Wald: Sequential tests of statistical hypotheses (1945).",
    "Abraham Wald, Jacob Wolfowitz: Optimum character of the sequential probability ratio test (1948).",
    "Michel Van den Bergh: A practical introduction to the GSPRT (2020).",
  ],
  why: {
    rare: "Pragurile sunt aproape atât de apropiate cât permite promisiunea. Erori mai rare ar cere praguri mai îndepărtate, deci mai multe partide.",
    promised:
      "Proporția promisă este valabilă pe termen lung și dacă H0 sau H1 este adevărată exact; la puține teste, cu alte rate de eroare sau cu un adevăr dincolo de H0 și H1 ies altele.",
    often:
      "Întâmplarea împinge multe drumuri spre pragul greșit, dar puține îl ating: acolo scorurile trebuie să fie de vreo 20 de ori mai verosimile după ipoteza greșită.",
    coin: "Verdictul nu este dat cu banul: fiecare pereche adaugă dovezi, iar testul continuă până când sunt destule.",
  },
  options: {
    rare: "în mai puțin de 2 %",
    promised: "în 2 până la 8 %",
    often: "în 8 până la 25 %",
    coin: "în 25 % sau mai mult",
  },
  views: { errors: "Erori", lengths: "Lungimi" },
  stride: (count) => (count === 1 ? "un test" : counted(count, "test", "teste")),
  before: "Încă nu s-a făcut niciun test.",
  ended: (test, pairs, ratio, verdict) =>
    `Testul ${number(test)}: ${verdict ? `acceptă ${verdict}` : "se renunță"} după ${counted(pairs, "pereche", "perechi")} de partide, la raportul ${ratio}.`,
  counted: (low, high, none) =>
    `Până acum H0 ${ori(low)}, H1 ${ori(high)}${none ? `, fără verdict ${ori(none)}` : ""}.`,
  ratio: (low, ratio, high) => `H0 la ${low}, raport ${ratio}, H1 la ${high}`,
  erred: (wrong, tests, share, from, to, promised) =>
    `Verdicte greșite: ${number(wrong)} din ${number(tests)}, adică ${share} %, cu un interval de 95 % de la ${from} la ${to} %; se promit cel mult ${promised} %.`,
  kept: "Rezultatul este în acord cu promisiunea.",
  broken: "Este mai mult decât se promite.",
  neither: "Adevărul se află între H0 și H1, deci niciun verdict nu este greșit.",
  accepted: (verdict) => `${verdict} acceptată`,
  givenUp: "abandonate",
  tested: (share, tests) => `${share} % (${number(tests)})`,
  share: "Proporția testelor, %",
  tests: "Teste",
  acrossTitle: "Perechi de partide",
  upTitle: "Logaritmul raportului de verosimilitate",
};
