// @ts-check
/** Romanian texts of the bench rave, a module of the shape of ../en/rave.js. */

import { formats } from "../../../words/numbers.js";

const { number } = formats("ro");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  "Which cells does AMAF judge wrongly, and when do their own results take over?": "Ce celule judecă greșit AMAF și când preiau conducerea rezultatele proprii?",
  "AMAF finds a winning move early": "AMAF găsește devreme o mutare câștigătoare",
  "The same without AMAF": "La fel, fără AMAF",
  "AMAF hides the only winning move": "AMAF ascunde singura mutare câștigătoare",
  "The same, and AMAF never gives way": "La fel, iar AMAF nu cedează niciodată",
  "Exact values beside the estimates": "Valori exacte lângă estimări",
  "by own": "după cele proprii",
  "by own: exact": "exact, după cele proprii",
  "by AMAF": "după AMAF",
  "by AMAF: exact": "exact, după AMAF",
  chosen: "aleasă",
  "chosen: exact": "exact la cea aleasă",
  "own order %": "ordinea celor proprii, %",
  "AMAF order %": "ordinea AMAF, %",
  Playouts: "Simulări",
  Position: "Poziție",
  leaders: "favorite",
  move: "mutare",
  visits: "vizite",
  own: "propriu",
  amaf: "AMAF",
  weight: "ponderea AMAF",
  mixed: "amestec",
  bonus: "explorare",
  exact: "exact",
};

/** @type {typeof import("../en/rave.js").strings} */
export const strings = {
  predict: "La sfârșit, care dintre cele două valori este maximă la una dintre cele mai bune mutări: rezultatul propriu sau valoarea AMAF?",
  task: "",
  legend: "Numere: șansa de câștig, în procente, a celui care mută; întâi după simulările care încep cu mutarea (rezultate proprii), apoi după toate simulările în care o face cândva (AMAF), apoi după amândouă. Inel continuu: una dintre cele mai bune mutări după valorile exacte. Inel întrerupt: o mutare care nu este printre cele mai bune, dar are o valoare mai mare decât toate acestea. Inel interior: mutarea aleasă de căutare.",
  plotLegend: "Ce se știe despre mutarea aleasă la sfârșit. Ponderea este cea a AMAF; linia întreruptă fără interval este valoarea exactă.",
  seen: "După zece simulări, cele mai multe mutări nu au niciun rezultat propriu, iar o singură simulare pierdută nu spune nimic, dar AMAF are deja o părere despre fiecare celulă. De aceea o mutare bună care a avut ghinion este încercată din nou. Mai târziu AMAF induce în eroare: când cele mai multe simulări încep cu cea mai bună mutare, orice altă celulă pare bună, fiindcă de obicei este ocupată după ea. Valoarea cea mai mare aparține atunci unei celule bune mai târziu, nu acum. Ponderea trece la timp la rezultatele proprii; dacă k este uriaș, AMAF nu cedează niciodată și căutarea poate rămâne la o mutare pierzătoare.",
  paragraphs: [
    "O simulare vorbește despre o singură mutare a rădăcinii, dar în ea jucătorul face multe mutări. „Toate mutările ca prima” (AMAF) o numără pentru fiecare dintre ele, ca și cum ar fi fost făcută prima. În Hex și în Y ordinea mutărilor contează adesea puțin, așa că o sută de simulări spun ceva despre fiecare celulă.",
    "Ordinea contează când o mutare este bună numai acum sau numai după alta. AMAF nu deosebește aceste cazuri, oricâte simulări ar fi: are varianță mică și o deplasare care nu dispare. Rezultatele proprii nu au această deplasare, dar cer multe vizite. RAVE le amestecă: ponderea AMAF este sqrt(k / (3 N + k)), unde N este numărul de vizite, iar k vizitele la care amândouă cântăresc la fel.",
    "O iterație costă o coborâre, o simulare și actualizarea tuturor mutărilor de pe drum: timp O(adâncime · celule) și încă două numărători pe mutare și nod în memorie. Când N crește, ponderea tinde la 0, așa că o mutare vizitată iar și iar ajunge la valoarea proprie. Numai explorarea sau AMAF scapă o mutare de uitare: rezultatele proprii din puține vizite sunt noroc.",
  ],
  pseudocode: "fiecare mutare: o simulare imaginară\nrepetă:\n  coboară după amestec + explorare\n  partidă aleatoare din frunză\n  pentru fiecare poziție de pe drum:\n    propriu: rezultatul mutării de acolo\n    AMAF: al tuturor mutărilor de acolo\n  pondere = sqrt(k / (3 vizite + k))\n  amestec = (1 - pondere) * propriu\n          + pondere * AMAF\njoacă mutarea cea mai vizitată",
  sources: [
    "Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).",
    "Sylvain Gelly, David Silver: Monte-Carlo tree search and rapid action value estimation in computer Go (2011).",
    "Bernd Brügmann: Monte Carlo Go (1993), care a introdus AMAF.",
  ],
  why: {
    own: "Fie AMAF indică și el una dintre cele mai bune mutări, fie rezultatul propriu cel mai mare vine din puține simulări și este noroc.",
    amaf: "AMAF judecă o celulă după simulări în care alte mutări au fost făcute înainte; favorita lui poate fi bună mai târziu și proastă acum, sau rezultatele proprii pot indica și ele una dintre cele mai bune.",
    both: "Cele două greșesc diferit, rezultatele proprii din întâmplare, iar AMAF din cauza deplasării, așa că nu trebuie să cadă de acord asupra uneia dintre cele mai bune mutări.",
    neither: "După destule simulări cel puțin una a aflat: rezultatele proprii unde o mutare a fost vizitată des, AMAF unde ordinea contează puțin.",
  },
  options: { own: "numai rezultatul propriu", amaf: "numai AMAF", both: "amândouă", neither: "niciuna" },
  named: (own, isOwn, amaf, isAmaf, chosen, isChosen) => {
    const is = (/** @type {boolean} */ best) => (best ? "una dintre cele mai bune mutări" : "care nu este printre cele mai bune");
    return `Cel mai mare rezultat propriu îl are ${own}, ${is(isOwn)}; cea mai mare valoare AMAF o are ${amaf}, ${is(isAmaf)}. Căutarea alege ${chosen}, ${is(isChosen)}.`;
  },
  unit: "privire asupra căutării",
  titles: { own: "Rezultate proprii", amaf: "AMAF", mixed: "Amândouă, după pondere" },
  rings: { best: "una dintre cele mai bune", misled: "înșală", picked: "aleasă" },
  series: { own: "proprii", amaf: "AMAF", mixed: "amândouă", weight: "pondere", exact: "exact" },
  columns: ["mutare", "vizite", "propriu", "AMAF", "ponderea AMAF", "amestec", "exact"],
  before: "Înainte de prima simulare nu se știe nimic despre nicio mutare.",
  look: (step, playouts, chosen, own, amaf) => `Pasul ${number(step)}: după ${number(playouts)} simulări căutarea alege ${chosen}. Rezultatele proprii pun pe primul loc ${own}, AMAF pune ${amaf}.`,
  misled: (moves) => `AMAF induce în eroare: pune ${moves} deasupra tuturor celor mai bune mutări.`,
  lost: (move) => `${move}: s-a demonstrat că pierde, deci nu mai are valoare`,
  untried: (none) => `rezultat propriu: ${none}`,
  acrossTitle: "Simulări",
  upTitle: "Șansa de câștig și ponderea",
};
