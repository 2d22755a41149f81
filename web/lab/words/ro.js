/** Romanian texts of the lab, a module of the shape of en.js. */

import { formats } from "../../words/numbers.js";
import { texts as places } from "../../words/ro/places.js";
import * as bandits from "./ro/bandits.js";
import * as chance from "./ro/chance.js";
import * as convergence from "./ro/convergence.js";
import * as glance from "./ro/glance.js";
import * as minimax from "./ro/minimax.js";
import * as rave from "./ro/rave.js";
import * as reduction from "./ro/reduction.js";
import * as own from "./ro/own.js";
import * as rooms from "./ro/rooms.js";
import * as sequential from "./ro/sequential.js";
import * as sweep from "./ro/sweep.js";
import * as tournament from "./ro/tournament.js";
import * as uct from "./ro/uct.js";
import * as walks from "./ro/walks.js";

const { number, figure, megabytes } = formats("ro");

/** What the engine says in the lab, by its English. @type {typeof import("./en.js").names} */
export const names = {
  "Playouts per iteration": "Simulări pe iterație",
  Runs: "Rulări",
  Seed: "Sămânță",
  from: "de la",
  to: "până la",
  runs: "rulări",
  chance: "probabilitate",
  mean: "medie",
  playouts: "simulări",
  error: "eroare",
  "+-": "±",
  searches: "căutări",
  Position: "Poziție",
  bot: "bot",
  value: "valoare",
  exact: "exact",
  moves: "mutări",
  move: "mutare",
  depth: "adâncime",
  leaves: "frunze",
  nodes: "noduri",
  "share %": "proporție, %",
  chosen: "aleasă",
  Playouts: "Simulări",
  visits: "vizite",
  bonus: "bonus",
  pairs: "perechi",
  "Flat Monte Carlo for Y": "Monte Carlo plat pentru Y",
  Game: "Joc",
  "Random stones at the start of each game": "Pietre la întâmplare la începutul fiecărei partide",
  first: "primul",
  second: "al doilea",
  "s/game": "s/partidă",
  games: "partide",
  game: "partidă",
  score: "scor",
  record: "notație",
  ...minimax.names,
  ...chance.names,
  ...bandits.names,
  ...uct.names,
  ...rave.names,
  ...convergence.names,
  ...sweep.names,
  ...tournament.names,
  ...sequential.names,
  ...rooms.names,
  ...reduction.names,
  ...glance.names,
};

/** What the engine refuses in the lab, by its English. @type {typeof import("./en.js").refusals} */
export const refusals = {
  "Parameter {name!r} of {experiment} is {value!r}: {wrong}":
    "Parametrul „{name}” al experimentului {experiment} este „{value}”: {wrong}",
  "{title} leaves nothing to choose: expected another experiment.":
    "La {title} nu este nimic de ales: era așteptat alt experiment.",
  "The text of the experiment has {count} characters: expected {most} at most.":
    "Textul experimentului este prea lung ({count}): erau așteptate cel mult {most}.",
  "Unknown experiment {name!r}: expected {known}.": "Experiment necunoscut, „{name}”: era așteptat {known}.",
  "expected a game record.": "era așteptată notația unei partide.",
  "The name {file!r} is no name for a bot: expected letters, digits, _ and -, with .py at the end.":
    "„{file}” nu poate fi numele unui bot: erau așteptate litere, cifre, _ și -, cu .py la sfârșit.",
  "{file}, line {line}: the same seed led to another game: expected all random numbers from dice.":
    "{file}, linia {line}: aceeași sămânță a dus la altă partidă: era așteptat ca toate numerele aleatoare să vină din dice.",
  "The parameter {name!r} is given twice: expected it once.":
    "Parametrul „{name}” apare de două ori: era așteptat o singură dată.",
  "Arm {arm} is not there: expected {least} to {most}.":
    "Brațul {arm} nu există: era așteptat un număr de la {least} la {most}.",
  "{count} rewards for {rooms} rooms: expected one for each room.":
    "Recompense: {count}, camere: {rooms}; era așteptată câte una de cameră.",
  "{count} rooms with a reward: expected 1 to {most}.":
    "Camere cu recompensă: {count}; erau așteptate între 1 și {most}.",
  "Both axes are {name!r}: expected two different ones.": "Ambele axe sunt „{name}”: erau așteptate două diferite.",
  "The axis {text!r} is not understood: expected different values, as sims=1,2,4.":
    "Axa „{text}” nu se înțelege: erau așteptate valori diferite, ca sims=1,2,4.",
  "{axis} is {value!r}: expected whole numbers of 1 or more.":
    "{axis} este „{value}”: erau așteptate numere întregi de la 1 în sus.",
  "{count} points: expected {most} at most.": "Puncte: {count}; erau așteptate cel mult {most}.",
  "{title} is for one player alone: expected a game of two.":
    "{title} este pentru un singur jucător: era așteptat un joc de doi.",
  "{count} processes for {bot!r}: expected one here.": "Procese pentru „{bot}”: {count}; aici era așteptat unul.",
  "{what}: {value}, expected {least} to {most}.": "{what}: {value}, era așteptat un număr de la {least} la {most}.",
  "A sequential test with {count} bots: expected a match of 2.":
    "Boți într-un test secvențial: {count}; era așteptat un meci de 2.",
  "A difference of {difference} Elo with {draws} of the games drawn: expected fewer draws.":
    "Diferența este de {difference} Elo, iar proporția remizelor de {draws}: erau așteptate mai puține remize.",
  "{count} entrant: expected 2 at least.": "Participanți: {count}; erau așteptați cel puțin 2.",
  "{name!r} is named twice: expected entrants that differ, as in 'flat@100'.":
    "„{name}” apare de două ori: erau așteptați participanți diferiți, ca „flat@100”.",
  "SPRT from {elo0} to {elo1} Elo: expected -1000 <= elo0 < elo1 <= 1000.":
    "SPRT de la {elo0} la {elo1} Elo: era așteptat -1000 <= elo0 < elo1 <= 1000.",
  "SPRT with {name} {value}: expected more than 0 and less than 0.5.":
    "SPRT cu {name} {value}: era așteptat mai mult de 0 și mai puțin de 0,5.",
  "The game begins after {count} moves: expected none.": "Mutări înaintea partidei: {count}; nu era așteptată niciuna.",
  "Chance is to move: expected a position in which a player is.":
    "Urmează hazardul: era așteptată o poziție în care urmează un jucător.",
  "A tree of {branching} moves at each node, {depth} deep: expected 1 to {widest} moves, depth 1 to {deepest} and at most {most} leaves.":
    "Mutări în fiecare nod al arborelui: {branching}; adâncimea: {depth}. Erau așteptate 1 până la {widest} mutări, adâncimea 1 până la {deepest} și cel mult {most} frunze.",
  "The tree has {count} leaves: expected {wanted} values, each 0 to 1.":
    "Frunzele arborelui: {count}; erau așteptate {wanted} valori, fiecare de la 0 la 1.",
  "The movers are {movers}: expected players 1 and 2, or {chance} for chance.":
    "Mută {movers}: erau așteptați jucătorii 1 și 2, sau {chance} pentru hazard.",
  "Minimax knows no chance: expected a position of two players without chance.":
    "Minimax nu cunoaște hazardul: era așteptată o poziție a doi jucători, fără hazard.",
  "The evaluation that ignores who moves belongs to Nim: expected one of its positions.":
    "Evaluarea care nu ține seama de cine mută este a jocului Nim: era așteptată una dintre pozițiile lui.",
  "Chance is added here: expected a position of two players without chance.":
    "Hazardul se adaugă aici: era așteptată o poziție a doi jucători, fără hazard.",
  "The tree is too large: expected {most} nodes at most.":
    "Arborele este prea mare: erau așteptate cel mult {most} noduri.",
  "{playouts} playouts here may have {count} moves: expected {most} at most.":
    "Mutări posibile aici (simulări: {playouts}): {count}; erau așteptate cel mult {most}.",
  "A move wins at once: expected a position that is searched.":
    "O mutare câștigă imediat: era așteptată o poziție în care trebuie căutat.",
};

/** @type {typeof import("./en.js").texts} */ export const texts = {
  ...places,
  again: "Ia de la capăt",
  asTable: "Același lucru ca tabel",
  axes: "Scară",
  back: "Înapoi",
  benches: "Bancuri de probă",
  broken: "Link care nu poate fi citit",
  cancel: "Anulează",
  command: "Comanda care face același lucru",
  covered: "Alege mai sus o predicție, iar rezultatul apare aici.",
  csv: "Descarcă în CSV",
  defaults: "Valori inițiale",
  dismiss: "Închide",
  earlierRun: "Suprapune o rulare anterioară",
  experiment: "Experimentul",
  explanation: "Explicație",
  first: "La început",
  formula: "Formulă",
  games: "Descarcă partidele în SGF",
  goOn: "Continuă",
  hand: "Alege tu",
  handTable: "Starea rulării tale",
  lab: "Laboratorul Wye",
  last: "La sfârșit",
  lastRuns: "Ultimele rulări",
  link: "Link la acest experiment",
  on: "Înainte",
  pause: "Pauză",
  play: "Redă",
  player: "Înregistrare",
  position: "Poziția în înregistrare",
  prediction: "Predicția ta",
  preset: "Presetare",
  pseudocode: "Pseudocod",
  quiz: "Marchează retezările",
  quizTell: "Spune-mi ce este corect",
  quizTree: "Arborele problemei",
  repeat: "Cum îl repeți",
  replay: "Pas cu pas",
  result: "Rezultatul",
  resultTable: "Rezultat",
  retry: "Încearcă din nou",
  run: "Rulează",
  sceneBoard: "Tablă",
  sceneTable: "Starea la acest pas",
  seen: "Ce ar fi trebuit să vezi",
  shown: "Se arată",
  svg: "Descarcă în SVG",
  unit: "Avansează cu",
  unrepeatable: "Bugetele în secunde depind de calculator: aceste numere nu vor ieși din nou la fel.",
  workers: "Fire de execuție",
};

/** @type {typeof import("./en.js").strings} */ export const strings = {
  number: figure,
  none: "–",
  timed: (column) => `${column} (nerepetabil)`,
  earlier: (name) => `${name}, anterior`,
  more: (count) => `încă ${number(count)}`,

  loading: (done, total) =>
    `Se încarcă Python: ${megabytes(done)} din ${megabytes(total)} MB. Ceea ce vezi este un rezultat păstrat.`,
  starting: "Pornește Python. Ceea ce vezi este un rezultat păstrat.",
  replaced: "Motorul nu a mai răspuns și a fost repornit. Rulează din nou experimentul sau continuă-l.",
  loadFailed: (path, reason) => `Încărcarea a eșuat: ${path} ${reason}.`,
  engineFailed: (reason) => `Motorul a eșuat de două ori la rând: ${reason.trim().split("\n").at(-1)}`,

  progress: (done, of, seconds) =>
    `${of ? `Partea ${number(done)} din ${number(of)}` : "În curs"}${seconds === null ? "" : `, mai sunt circa ${number(Math.ceil(seconds))} s`}`,
  finished: "Rularea s-a încheiat.",
  stopped: (done, of) => `Oprit după partea ${number(done)} din ${number(of)}; rezultatul arată ce s-a terminat.`,
  full: "Browserul nu mai are loc să păstreze această rulare: ea continuă, dar o reîncărcare a paginii ar pierde-o.",
  linked: "Acestea sunt valorile din link. Apasă „Rulează” pentru a repeta experimentul.",
  brokenLink: (reason) => `Acest link nu poate fi citit: ${reason} Iată experimentul cu valorile inițiale; linkul era:`,
  axes: {
    linear: "liniară",
    logX: "axa orizontală logaritmică",
    logY: "axa verticală logaritmică",
    log: "ambele axe logaritmice",
  },

  ownValues: "Valori proprii",
  noPrediction: "Fără predicție, doar arată",
  right: "Ai avut dreptate.",
  wrong: "Nu este ce ai prezis.",

  minimax: minimax.strings,
  chance: chance.strings,
  bandits: bandits.strings,
  uct: uct.strings,
  rave: rave.strings,
  convergence: convergence.strings,
  sweep: sweep.strings,
  tournament: tournament.strings,
  sequential: sequential.strings,
  own: own.strings,
  rooms: rooms.strings,
  reduction: reduction.strings,
  glance: glance.strings,
  walks: walks.strings,
};
