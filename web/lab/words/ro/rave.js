/** Romanian texts of the bench rave, a module of the shape of ../en/rave.js. */

import { countedRo as counted, formats } from "../../../words/numbers.js";

const { number } = formats("ro");

/** What the engine says, by its English. @type {Record<string, string>} */
export const names = {
  "Which cells does AMAF judge wrongly, and when do their own results take over?":
    "Ce celule judecă AMAF greșit și când preiau conducerea rezultatele proprii?",
  "AMAF finds a winning move early": "AMAF găsește devreme o mutare câștigătoare",
  "The same without AMAF": "La fel, fără AMAF",
  "AMAF hides the only winning move": "AMAF ascunde singura mutare câștigătoare",
  "The same, and AMAF never gives way": "La fel, iar AMAF nu cedează niciodată",
  "Exact values beside the estimates": "Valori exacte lângă estimări",
  "by own": "după cele proprii",
  "by own: exact": "exact, după cele proprii",
  "by AMAF": "după AMAF",
  "by AMAF: exact": "exact, după AMAF",
  "chosen: exact": "exact la cea aleasă",
  "own order %": "ordinea celor proprii, %",
  "AMAF order %": "ordinea AMAF, %",
  leaders: "favorite",
  own: "propriu",
  amaf: "AMAF",
  weight: "ponderea AMAF",
  mixed: "amestec",
};

/** @type {typeof import("../en/rave.js").strings} */ export const strings = {
  predict:
    "După toate simulările, care pune pe primul loc una dintre cele mai bune mutări: rezultatele proprii sau AMAF?",
  task: "",
  legend:
    "Numere: șansa de câștig, în procente, a jucătorului la mutare; întâi după simulările care încep cu mutarea (rezultate proprii), apoi după toate simulările în care jucătorul o face cândva (AMAF), apoi după amândouă, amestecate după pondere. Inel continuu: una dintre cele mai bune mutări după valorile exacte. Inel întrerupt: o mutare care nu este printre cele mai bune, dar are o valoare mai mare decât toate acestea. Inel interior: mutarea aleasă de căutare.",
  plotLegend:
    "Estimările mutării pe care o alege căutarea la sfârșit, în funcție de simulări. Ponderea este cea a AMAF. Linie întreruptă: valoarea exactă.",
  seen: "După zece simulări, cele mai multe mutări nu au niciun rezultat propriu, iar o singură simulare pierdută nu spune nimic, dar AMAF are deja o valoare pentru fiecare celulă. De aceea căutarea încearcă din nou o mutare bună chiar dacă prima ei simulare a fost pierdută. Mai târziu AMAF induce în eroare: când jucătorul face cea mai bună mutare în cele mai multe simulări, orice altă celulă pare bună, fiindcă de obicei o ocupă după ea. Cea mai mare valoare AMAF aparține atunci adesea unei celule bune mai târziu, dar nu acum. Până atunci ponderea a trecut la rezultatele proprii. Dacă k este uriaș, AMAF nu cedează niciodată, iar căutarea poate rămâne la o mutare pierzătoare.",
  paragraphs: [
    "O simulare încearcă o singură mutare din rădăcină, dar în ea jucătorul face multe mutări. „Toate mutările ca prima” (AMAF, all moves as first) numără simularea pentru fiecare dintre ele, ca și cum acea mutare ar fi fost făcută prima. În Hex și în Y ordinea mutărilor contează adesea puțin, așa că o sută de simulări spun ceva despre fiecare celulă.",
    "Ordinea contează totuși când o mutare este bună numai acum sau numai după alta. AMAF nu deosebește aceste cazuri, oricâte simulări ar fi: are o varianță mică, dar o eroare sistematică ce nu dispare. Rezultatele proprii ale unei mutări nu au această eroare, dar cer multe vizite. RAVE le amestecă și dă valorii AMAF ponderea sqrt(k / (3 N + k)), unde N este numărul de vizite ale mutării. După k vizite amândouă au aceeași pondere.",
    "O iterație constă dintr-o coborâre, o simulare și actualizarea tuturor mutărilor în fiecare nod de pe drum, deci timpul ei este O(adâncime · celule). Fiecare nod în care se caută mai departe ține numărători pentru toate mutările sale, deci n noduri cer memorie O(n · celule), mai mult decât UCT. Când N crește, ponderea AMAF tinde la 0, așa că valoarea unei mutări vizitate iar și iar vine din rezultatele proprii, ca la UCT. Dar RAVE nu găsește sigur cea mai bună mutare: una pe care AMAF o judecă greșit ca slabă poate rămâne nevizitată, iar atunci niciun rezultat propriu nu poate corecta AMAF.",
  ],
  pseudocode:
    "fiecare mutare: o simulare imaginară\nrepetă:\n  coboară după amestec + bonus\n  partidă aleatoare din frunză\n  pentru fiecare poziție de pe drum:\n    propriu: rezultatul mutării de acolo\n    AMAF: al tuturor mutărilor de acolo\n  pondere = sqrt(k / (3 vizite + k))\n  amestec = (1 - pondere) * propriu\n          + pondere * AMAF\njoacă mutarea cea mai vizitată",
  sources: [
    "Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).",
    "Sylvain Gelly, David Silver: Monte-Carlo tree search and rapid action value estimation in computer Go (2011).",
    "Bernd Brügmann: Monte Carlo Go (1993), care a introdus AMAF.",
  ],
  why: {
    own: "Aici și AMAF pune pe primul loc una dintre cele mai bune mutări, sau cel mai mare rezultat propriu vine din câteva simulări norocoase și aparține unei mutări care nu este printre cele mai bune.",
    amaf: "Aici și rezultatele proprii pun pe primul loc una dintre cele mai bune mutări, sau AMAF greșește: judecă o celulă după simulări în care alte mutări au venit înainte, așa că favorita lui poate fi bună mai târziu, dar slabă acum.",
    both: "Cele două greșesc diferit, rezultatele proprii din întâmplare, iar AMAF din cauza erorii sistematice, așa că nu trebuie să cadă de acord asupra uneia dintre cele mai bune mutări.",
    neither:
      "După atâtea simulări, cel puțin una dintre cele două a găsit una dintre cele mai bune mutări: rezultatele proprii, dacă a fost vizitată des; AMAF, dacă ordinea mutărilor contează puțin.",
  },
  options: {
    own: "numai rezultatele proprii",
    amaf: "numai AMAF",
    both: "și unele, și celălalt",
    neither: "nici unele, nici celălalt",
  },
  named: (own, isOwn, amaf, isAmaf, chosen, isChosen) => {
    const is = (/** @type {boolean} */ best) =>
      best ? "una dintre cele mai bune mutări" : "care nu este printre cele mai bune";
    return `Cel mai mare rezultat propriu îl are ${own}, ${is(isOwn)}; cea mai mare valoare AMAF o are ${amaf}, ${is(isAmaf)}. Căutarea alege ${chosen}, ${is(isChosen)}.`;
  },
  unit: "o privire asupra căutării",
  titles: { own: "Rezultate proprii", amaf: "AMAF", mixed: "Amândouă, după pondere" },
  rings: { best: "una dintre cele mai bune", misled: "înșală", picked: "aleasă" },
  series: { own: "proprii", amaf: "AMAF", mixed: "amândouă", weight: "pondere", exact: "exact" },
  columns: ["mutare", "vizite", "propriu", "AMAF", "ponderea AMAF", "amestec", "exact"],
  before: "Înainte de prima simulare nu se știe nimic despre vreo mutare.",
  look: (step, playouts, chosen, own, amaf) =>
    `Pasul ${number(step)}: după ${counted(playouts, "simulare", "simulări")} căutarea alege ${chosen}. Rezultatele proprii pun pe primul loc ${own}, AMAF pune ${amaf}.`,
  misled: (moves) => `AMAF induce în eroare: pune ${moves} deasupra tuturor celor mai bune mutări.`,
  lost: (move) => `${move}: s-a demonstrat că pierde, deci nu mai are valoare`,
  untried: (none) => `rezultat propriu: ${none}`,
  acrossTitle: "Simulări",
  upTitle: "Șansa de câștig și ponderea",
};
