/** Romanian texts of the bench of the reader's own bots. */

import { countedRo as counted, formats } from "../../../words/numbers.js";

const { number, figure } = formats("ro");

/** @type {typeof import("../en/own.js").strings} */ export const strings = {
  texts: {
    title: "Botul tău",
    question: "Poți scrie un bot care îi învinge pe cei ai motorului?",
    write: "Scrie-l",
    kept: "Boții tăi",
    name: "Numele fișierului",
    source: "Cod Python",
    keys: "Tab indentează, Shift+Tab anulează indentarea. Pentru a ieși din editor cu tastatura, apasă Escape, apoi Tab.",
    foreign:
      "Acest bot vine dintr-un link sau dintr-un fișier. Citește-l întâi: nimic din el nu se execută și nu se păstrează până când îl verifici, joci cu el sau îl păstrezi.",
    keep: "Păstrează-l",
    check: "Verifică",
    stop: "Oprește",
    open: "Deschide un fișier",
    save: "Salvează ca fișier",
    remove: "Șterge",
    printed: "Textul afișat de boții tăi",
    link: "Link care arată acest bot altora",
    command: "Fișierul salvat, în linia de comandă",
    against: "Joacă împotriva lui",
    game: "Joc",
    opponent: "Adversar",
    side: "Botul tău mută",
    first: "primul",
    second: "al doilea",
    playouts: "Simulări pe mutare",
    play: "Începe partida",
    board: "Tablă",
    measured: "Măsoară-l",
    measure:
      "În experimente, un bot al tău poartă numele fișierului său, cu setări și buget ca oricare altul: my_bot.py@500.",
    tournament: "Botul tău într-un turneu",
    sweep: "Botul tău într-o baleiere",
    explanation: "Explicație",
  },
  template: `def search(state, dice, playouts):
    """Joacă partide aleatoare după fiecare mutare și o preferă pe cea care câștigă cel mai des."""
    moves = state.legal()
    wins = [0.0] * len(moves)
    for games in range(1, playouts // len(moves) + 2):
        for i, move in enumerate(moves):
            score = state.play(move).playouts(1, dice)  # 1: a câștigat jucătorul 1, 0: jucătorul 2
            wins[i] += score if state.to_move == 1 else 1 - score
        best = max(range(len(moves)), key=wins.__getitem__)
        yield moves[best], wins[best] / games  # cea mai bună mutare de până acum și cât de des câștigă
`,
  fresh: "unul nou, din șablon",
  you: "tu",
  starting: "Pornește un Python separat pentru boții tăi.",
  checking: "Botul tău joacă două partide împotriva lui însuși.",
  playing: "Partida este în desfășurare.",
  stopped: "Oprit.",
  checked: (seconds, settings) =>
    `Nicio greșeală: botul tău a jucat două partide împotriva lui însuși și aceeași sămânță a dat aceeași partidă. O mutare cu 100 de simulări durează ${figure(1000 * seconds)} ms. ${settings.length ? `Setări: ${settings.join(", ")}.` : "Nu are setări."}`,
  lost: "Firul de execuție al botului tău nu a mai răspuns și a fost repornit: caută un pas care durează foarte mult sau cere foarte multă memorie.",
  full: "Acest browser nu mai are loc, așa că botul se păstrează doar până părăsești pagina: salvează-l ca fișier.",
  brokenLink: "Acest link nu arată niciun bot: erau așteptate numele unui fișier și codul lui.",
  goTo: (line) => `Mergi la linia ${number(line)}`,
  seat: (colour, name) => `${name} (${colour})`,
  wins: (seat, reason) => `Câștigă ${seat}: ${reason}.`,
  draw: "Remiză.",
  stoppedGame: (moves) => `Partida a fost oprită după ${counted(moves, "mutare", "mutări")}.`,
  yourMove: (colour) => `Tu muți cu ${colour}: alege o celulă.`,
  thinks: (seat) => `${seat} se gândește.`,
  paragraphs: [
    "Un bot este un generator numit search. Primește o poziție, zaruri (dice) și un număr de simulări. Produce cu yield o mutare cu valoarea ei, apoi poate produce mutări mai bune de câte ori vrea; motorul o joacă pe ultima. Toate căutările motorului funcționează așa: apelantul se poate opri oricând, deci nicio căutare nu trebuie să se uite la ceas. Șablonul este Monte Carlo plat: o mutare cere un timp proporțional cu simulările ori lungimea unei partide și memorie pentru un număr la fiecare mutare permisă. Cu mai multe simulări, valorile lui converg, dar la șansa de câștig dacă ambele părți joacă la întâmplare, deci favorita lui nu este neapărat cea mai bună mutare.",
    "O poziție nu se schimbă niciodată: state.legal() dă mutările, care sunt numere; state.play(move) întoarce poziția de după o mutare; state.to_move este jucătorul la mutare (1 sau 2); state.outcome este None până la sfârșitul partidei, iar atunci state.outcome.score(1) este 1, 0,5 sau 0. state.playouts(count, dice) joacă partide aleatoare și întoarce scorul lor total pentru jucătorul 1. state.cells conține pietrele, câte un octet pentru fiecare celulă: 0 dacă este goală, altfel numărul jucătorului.",
    "Valoarea pe care o produci este șansa de câștig, de la 0 la 1, a jucătorului la mutare, după acea mutare. Simulările dau scorul jucătorului 1, așa că botul trebuie să ia 1 minus scorul când la mutare este jucătorul 2. Perspectiva greșită este cea mai frecventă greșeală: un asemenea bot joacă bine ca jucătorul 1 și își ajută adversarul ca jucătorul 2.",
    "Ia toate numerele aleatoare din dice: dice.below(n) este un întreg de la 0 la n - 1, iar dice.share() un număr de la 0 la 1. Atunci aceeași sămânță dă din nou aceeași partidă, aici și în linia de comandă, astfel încât un rezultat poate fi repetat și o greșeală poate fi găsită. Modulul random ar da de fiecare dată altă partidă.",
    "Parametrii în plus ai lui search care au ca valoare implicită un număr sau un comutator sunt setări: cu def search(state, dice, playouts, c=1.4), my_bot.py(c=0.5) este alt bot, iar o baleiere poate varia c. Variabilele din afara lui search, de exemplu un arbore, se păstrează pe durata unei partide.",
    "O mutare poate dura cinci secunde. Boții tăi rulează într-un fir de execuție fără acces la rețea sau la datele salvate. Dacă un bot dă o eroare sau nu se termină, mesajul indică linia.",
  ],
  sources: [
    "Bruce Abramson: Expected-outcome: a general model of static evaluation (1990), ideea șablonului.",
    "Cameron Browne și alții: A survey of Monte Carlo tree search methods (2012), ce se mai poate încerca.",
  ],
};
