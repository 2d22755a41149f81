// @ts-check
/** Romanian, a module of the shape of en.js. */

import { capitalised, formats } from "../formats.js";

const { number, decimal, megabytes, percent, date } = formats("ro");
const plural = new Intl.PluralRules("ro");

/** A number and what it counts: from 20 on Romanian puts "de" between them. @param {number} count @param {string} one @param {string} many */
function counted(count, one, many) {
  const category = plural.select(count);
  return `${number(count)} ${category === "one" ? one : category === "few" ? many : `de ${many}`}`;
}

/** What the engine says, by its English. @type {typeof import("./en.js").names} */
export const names = {
  // Games, players and goals
  "Tic-tac-toe": "X și 0",
  "Random-turn Y": "Y cu rândul la întâmplare",
  "Random-turn Hex": "Hex cu rândul la întâmplare",
  black: "negru",
  white: "alb",
  swap: "schimbă",
  heads: "cap",
  tails: "pajură",
  "Connect all three sides with one chain of your stones.": "Leagă toate cele trei laturi cu un singur lanț de pietre.",
  "Take the last token.": "Ia ultima fisă.",
  "Get three marks in a line.": "Pune trei semne în linie.",

  // Forms of games
  Moves: "Mutări",
  "HexWorld link": "Link HexWorld",

  // Options
  "Pie rule": "Regula plăcintei",
  "After the first stone the second player may take it over.": "După prima piatră, al doilea jucător o poate prelua.",
  "Swap sides": "Schimb de laturi",
  "The stone taken over stays, and the players trade sides.": "Piatra preluată rămâne pe loc, iar jucătorii își schimbă laturile.",
  "Largest take": "Cel mult odată",
  "How many tokens may be taken at once.": "Câte fise se pot lua odată.",

  // Bots
  "Tree search over millions of random games a second. The strongest.": "Căutare în arbore peste milioane de partide aleatoare pe secundă. Cel mai puternic.",
  "A tree of bandits, each leaf judged by random games.": "Un arbore de „bandiți”; fiecare frunză e judecată prin partide aleatoare.",
  "UCT whose moves share what they learn.": "UCT ale cărui mutări împart ce învață.",
  "MCTS with chance": "MCTS cu hazard",
  "UCT for games in which dice are thrown.": "UCT pentru jocuri în care se aruncă zaruri.",
  Heuristic: "Euristic",
  "Tree search that knows shortest paths, bridges and groups.": "Căutare în arbore care știe drumuri minime, punți și grupuri.",
  "Alpha-beta": "Alfa-beta",
  "Looks ahead and leaves out what cannot matter.": "Privește înainte și lasă deoparte ce nu poate conta.",
  "Looks ahead at every move.": "Privește înainte la fiecare mutare.",
  "Takes its opponent for a random player.": "Își ia adversarul drept un jucător la întâmplare.",
  "Looks ahead, and averages over what chance may do.": "Privește înainte și face media peste ce poate aduce hazardul.",
  "One bandit, whose arms are the legal moves.": "Un singur „bandit”, ale cărui brațe sunt mutările permise.",
  "Flat Monte Carlo": "Monte Carlo plat",
  "Plays the same number of random games after every move.": "Joacă același număr de partide aleatoare după fiecare mutare.",
  Random: "La întâmplare",
  "Any legal move.": "Orice mutare permisă.",

  // Settings
  "Descents that run together": "Coborâri simultane",
  "Words of 64 playouts in each leaf": "Cuvinte de 64 de partide la întâmplare în fiecare frunză",
  "Visits over the root of the cells at which a move's own results weigh as all moves as first":
    "Vizite, împărțite la rădăcina din numărul celulelor, la care rezultatele proprii ale unei mutări cântăresc cât cele ale tuturor luate ca prima",
  "Deviation of the noise on a move's score, times the roots of visits + rave and of the cells":
    "Abaterea zgomotului din scorul unei mutări, ori rădăcinile din vizite + rave și din numărul celulelor",
  "Largest tree in MiB; when it is full, new leaves are not remembered": "Arborele cel mai mare, în MiB; când e plin, frunzele noi nu se mai țin minte",
  "Playouts draw neighbouring cells against each other": "Partidele la întâmplare împart celulele vecine una împotriva alteia",
  "Weight of what is learnt about a move's surroundings": "Ponderea a ceea ce s-a învățat despre împrejurimile unei mutări",
  "Handicap: how far the values of the moves are misjudged in the end": "Handicap: cât de greșit sunt judecate la sfârșit mutările",
  "Exploration: Cp in Q/N + 2 Cp sqrt(ln N(parent) / N)": "Explorare: Cp din Q/N + 2 Cp sqrt(ln N(părinte) / N)",
  "Exploration: Cp in Q/N + 2 Cp sqrt(ln N(all) / N)": "Explorare: Cp din Q/N + 2 Cp sqrt(ln N(toate) / N)",
  Exploration: "Explorare",
  "Playouts in an iteration": "Partide aleatoare pe iterație",
  "Largest tree in nodes; when it is full, it grows no more": "Arborele cel mai mare, în noduri; când e plin, nu mai crește",
  "Playouts of a move at which all moves as first still weigh half, in sqrt(k / (3 N + k))":
    "Partide ale unei mutări la care toate mutările luate ca prima cântăresc încă jumătate, în sqrt(k / (3 N + k))",
  "Weight of shortest paths to victory, either player's": "Ponderea drumurilor minime spre victorie, ale ambilor jucători",
  "Weight of two-distances to victory, either player's": "Ponderea distanțelor duble spre victorie, ale ambilor jucători",
  "Weight of bridges to own stones and sides": "Ponderea punților spre pietrele și laturile proprii",
  "Weight of the centre": "Ponderea centrului",
  "Weight of joining groups": "Ponderea unirii grupurilor",
  "Weight of empty cells around": "Ponderea celulelor goale din jur",
  "Weight of nearness to the sides to be joined": "Ponderea apropierii de laturile de unit",
  "Weight of the promise of a move until it is visited more often": "Ponderea promisiunii unei mutări până e vizitată mai des",
  "Moves in the tree at a node, squared, for each of its visits": "Mutări din arbore la un nod, la pătrat, pentru fiecare vizită",
  "Random cells of which a playout takes the most promising": "Celule la întâmplare din care o partidă o ia pe cea mai promițătoare",
  "Moves of a playout, times the size of the board": "Mutări ale unei partide aleatoare, ori mărimea tablei",
  "Moves to look ahead at most": "Cel mult atâtea mutări înainte",
  "Moves to look ahead at most, the throws of chance not counted": "Cel mult atâtea mutări înainte, fără aruncările hazardului",
};

/** What the engine refuses, by its English. @type {typeof import("./en.js").refusals} */
export const refusals = {
  // Games and their settings
  "Unknown game {game!r}: expected {known}.": "Joc necunoscut, „{game}”: era așteptat {known}.",
  "Size {size} is not a size of {title}: expected {smallest} to {largest}.": "{title} nu are mărimea {size}: era așteptată una de la {smallest} la {largest}.",
  "Unknown option {name!r} of {title}: expected none.": "{title} nu are opțiunea „{name}”: nu era așteptată niciuna.",
  "Unknown option {name!r} of {title}: expected {known}.": "{title} nu are opțiunea „{name}”: era așteptată {known}.",
  "Option {name!r} of {title} is {choice}: {wrong}": "Opțiunea „{name}” din {title} este {choice}: {wrong}",
  "expected on or off.": "era așteptat da sau nu.",
  "expected {least} to {most}.": "era așteptat un număr de la {least} la {most}.",
  "expected a number from {least} to {most}.": "era așteptat un număr de la {least} la {most}.",
  "expected a whole number from {least} to {most}.": "era așteptat un număr întreg de la {least} la {most}.",
  "{title} is no game for two: expected {known}.": "{title} nu este un joc pentru doi: era așteptat {known}.",
  "{title} is too large for exact values: expected {known}.": "{title} este prea mare pentru valori exacte: era așteptat {known}.",
  "{title} with {empty} empty cells is too large to be solved: expected {most} at most.":
    "{title} cu atâtea celule goale ({empty}) este prea mare ca să fie rezolvat: erau așteptate cel mult {most}.",
  "This is too large to be solved: expected at most {largest} positions to look into.":
    "Este prea mare ca să fie rezolvat: erau așteptate cel mult {largest} poziții de cercetat.",

  // Moves
  "{move!r} is not a move: expected a cell from {first} to {last}.": "„{move}” nu este o mutare: era așteptată o celulă de la {first} la {last}.",
  "{move!r} is not a move: expected one of {known}.": "„{move}” nu este o mutare: era așteptată una dintre {known}.",
  "{move!r} is not a move: expected {kind}, the swap of this game.": "„{move}” nu este o mutare: era așteptat {kind}, schimbul acestei partide.",
  "{move!r} cannot be played here: expected one of {count} legal moves.": "„{move}” nu se poate juca aici: era așteptată una dintre mutările permise ({count}).",
  "{move!r} is out of turn: expected a move of the other player.": "„{move}” nu e la rând: era așteptată o mutare a celuilalt jucător.",
  "The game is over: expected no further move.": "Partida s-a terminat: nu mai era așteptată nicio mutare.",
  "The game is over: expected a position with a move to make.": "Partida s-a terminat: era așteptată o poziție în care se poate muta.",
  "There is nothing to take back: expected a position after some move.": "Nu e nimic de retras: era așteptată o poziție de după o mutare.",

  // Bots
  "Unknown bot {bot!r}: expected {known}.": "Bot necunoscut, „{bot}”: era așteptat {known}.",
  "The bot {bot!r} does not play {title}: expected one that does.": "Botul „{bot}” nu joacă {title}: era așteptat unul care joacă.",
  "Unknown setting {name!r} of {bot}: expected no settings.": "{bot} nu are reglajul „{name}”: nu era așteptat niciunul.",
  "Unknown setting {name!r} of {bot}: expected {names}.": "{bot} nu are reglajul „{name}”: era așteptat {names}.",
  "Setting {name!r} of {bot} is {value}: {wrong}": "Reglajul „{name}” al lui {bot} este {value}: {wrong}",
  "The setting {setting!r} is not understood: expected name=number.": "Reglajul „{setting}” nu se înțelege: era așteptat nume=număr.",
  "A budget is either seconds or playouts: expected exactly one of them.":
    "Cât poate gândi un bot se dă în secunde sau în partide aleatoare: era așteptată una dintre ele.",
  "A budget of {seconds} seconds: expected more than 0 and at most 86400.": "Secunde de gândire: {seconds}; erau așteptate mai mult de 0 și cel mult 86400.",
  "A budget of {playouts} playouts: expected 1 to {most}.": "Partide aleatoare de gândire: {playouts}; erau așteptate de la 1 la {most}.",
  "{title} has no levels: expected a bot by its name.": "{title} nu are niveluri: era așteptat numele unui bot.",
  "Level {number}: expected 1 to {count}.": "Nivelul {number}: era așteptat unul de la 1 la {count}.",
  "The levels of {game} {size}: expected 1 to {count} in turn.": "Nivelurile din {game} {size}: erau așteptate de la 1 la {count}, în ordine.",
  "{count} processes: expected 1 to {most}.": "Procese: {count}; erau așteptate de la 1 la {most}.",
  "The bot {bot!r} thinks in one process: expected one of {known}.": "Botul „{bot}” gândește într-un singur proces: era așteptat unul dintre {known}.",
  "A bot in several processes plays in one of several jobs: expected one job alone.":
    "Un bot în mai multe procese joacă într-una din mai multe sarcini: era așteptată o singură sarcină.",
  "The arms pay with chances {chances}: expected at least one, each 0 to 1.":
    "Brațele plătesc cu probabilitățile {chances}: era așteptată cel puțin una, fiecare de la 0 la 1.",
  "{steps} steps in {runs} runs: expected at least one of each.": "Pași: {steps}, serii: {runs}; era așteptată cel puțin una din fiecare.",
  "The engine is thinking already: expected a stop first.": "Motorul gândește deja: era așteptată mai întâi oprirea lui.",
  "The game has gone on: expected it to wait for the answer.": "Partida a mers mai departe: era așteptat să aștepte răspunsul.",
  "The request is for ply {ply}: expected ply {present}, where the game is now.":
    "Cererea este pentru mutarea {ply}: era așteptată {present}, la care se află partida.",
  "The root tells of moves that are not legal: expected that of the same position.":
    "Rădăcina vorbește de mutări care nu sunt permise: era așteptată cea a aceleiași poziții.",

  // Games as text
  "{form}: {wrong}": "{form}: {wrong}",
  "{form}, line {line}, column {column}: {wrong}": "{form}, rândul {line}, coloana {column}: {wrong}",
  "The text is empty: expected a game.": "Textul este gol: era așteptată o partidă.",
  "The text has {count} characters: expected {most} at most.": "Textul este prea lung ({count}): erau așteptate cel mult {most} caractere.",
  "The record has {count} characters: expected {most} at most.": "Partida este prea lungă ({count}): erau așteptate cel mult {most} caractere.",
  "{text!r} is not a game record: expected a form like 'y11-pie:f6.swap.c4'.": "„{text}” nu este o partidă: era așteptat ceva ca „y11-pie:f6.swap.c4”.",
  "The record begins with {head!r}. {wrong}": "Partida începe cu „{head}”. {wrong}",
  "Move {number} of the record cannot be played. {wrong}": "Mutarea {number} a partidei nu se poate juca. {wrong}",
  "found {sign!r}, expected a move.": "este „{sign}”, era așteptată o mutare.",
  "found {sign!r}, expected {expected}.": "este „{sign}”, era așteptat {expected}.",
  "the text ends, expected {expected}.": "textul se termină, era așteptat {expected}.",

  // HexWorld
  "expected the size of the board, as in '#11,a1b2'.": "era așteptată mărimea tablei, ca în „#11,a1b2”.",
  "the board has two sizes: expected a board with as many rows as columns.":
    "tabla are două mărimi: era așteptată una cu tot atâtea rânduri câte coloane.",
  "found {sign!r}, expected ',' before the moves.": "este „{sign}”, era așteptat „,” înaintea mutărilor.",
  "found {sign!r}, expected a move like 'c4' or ':s'.": "este „{sign}”, era așteptată o mutare ca „c4” sau „:s”.",
  "':p' passes: expected a game without passes.": "„:p” trece peste rând: era așteptată o partidă în care nu se trece.",

  // SGF
  "the first node has no GM: expected GM[11] for Hex or GM[Y].": "primului nod îi lipsește GM: era așteptat GM[11] pentru Hex sau GM[Y].",
  "the first node has no SZ: expected SZ and the size.": "primului nod îi lipsește SZ: era așteptat SZ și mărimea.",
  "GM[{kind}] is another game: expected GM[11] for Hex or GM[Y].": "GM[{kind}] este alt joc: era așteptat GM[11] pentru Hex sau GM[Y].",
  "SZ[{size}] is no size: expected a whole number.": "SZ[{size}] nu este o mărime: era așteptat un număr întreg.",
  "expected a value in brackets for property {name}.": "era așteptată o valoare în paranteze drepte pentru proprietatea {name}.",
  "property {name} stands twice in one node: expected it once.": "proprietatea {name} stă de două ori într-un nod: era așteptată o dată.",
  "a position is set up after the start: expected a game from its start.": "o poziție este așezată după început: era așteptată o partidă de la început.",
  "{ones} black and {twos} white stones are set up: expected as many of both where Black is to move, and one more black one where White is.":
    "pietre așezate: negre, {ones}; albe, {twos}. Erau așteptate tot atâtea dacă mută negrul și una neagră în plus dacă mută albul.",
  "property {name} has {value!r}: expected cells from {first} to {last}, each of them once.":
    "proprietatea {name} are „{value}”: erau așteptate celule de la {first} la {last}, fiecare o singură dată.",
  "PL[{value}] is no player: expected PL[B] or PL[W].": "PL[{value}] nu este un jucător: era așteptat PL[B] sau PL[W].",
  "{title} cannot be written as SGF: expected {known}.": "{title} nu se poate scrie ca SGF: era așteptat {known}.",

  // YEN
  "this is no JSON: expected one object.": "acesta nu este JSON: era așteptat un obiect.",
  "the text is too deep or its numbers too long: expected one object.": "textul este prea adânc sau numerele lui prea lungi: era așteptat un obiect.",
  "the text is no object: expected one with size, turn, players and layout.":
    "textul nu este un obiect: era așteptat unul cu size, turn, players și layout.",
  "{name} is missing: expected size, turn, players and layout.": "lipsește {name}: erau așteptate size, turn, players și layout.",
  "size is {found}: expected an integer.": "size este {found}: era așteptat un număr întreg.",
  "turn is {found}: expected 0 or 1.": "turn este {found}: era așteptat 0 sau 1.",
  "players is {found}: expected two different letters.": "players este {found}: erau așteptate două litere diferite.",
  "layout is {found}: expected text.": "layout este {found}: era așteptat text.",
  "the layout has {count} rows: expected {size}, separated by '/'.": "rândurile din layout sunt {count}: erau așteptate {size}, despărțite prin „/”.",
  "row {number} of the layout has {count} cells: expected {number}.": "celulele din rândul {number} al layout sunt {count}: erau așteptate {number}.",
  "the layout has {sign!r} at {cell}: expected '{first}', '{second}' or '{empty}'.":
    "layout are „{sign}” la {cell}: era așteptat „{first}”, „{second}” sau „{empty}”.",
  "there are {ones} and {twos} stones, and turn is {turn}: expected as many of both where turn is 0, and one more of the first where it is 1.":
    "pietrele sunt {ones} și {twos}, iar turn este {turn}: erau așteptate tot atâtea dacă turn este 0 și una în plus la primul dacă este 1.",
  "the game was over before the last stone: expected a position of a game.":
    "partida se terminase înaintea ultimei pietre: era așteptată o poziție dintr-o partidă.",
};

/** @type {typeof import("./en.js").texts} */
export const texts = {
  board: "Tablă",
  broken: "Textul care nu s-a putut citi",
  budget: "Botul se gândește",
  cancel: "Anulează",
  controls: "Comenzi",
  copy: "Copiază",
  dismiss: "Închide",
  game: "Joc",
  keepPlaying: "Joacă mai departe",
  licences: "Licențe",
  newGame: "Partidă nouă",
  opponent: "Adversar",
  playNow: "Mută acum",
  resetScore: "Șterge scorul",
  resign: "Cedează",
  resignQuestion: "Cedezi această partidă?",
  retry: "Încearcă din nou",
  seat: "Cine începe",
  settings: "Setările botului",
  size: "Mărime",
  start: "Începe",
  studying: "Valori exacte",
  undo: "Înapoi",
  workers: "Procese",

  // Two bots
  watching: "Joacă doi boți",
  step: "O mutare",
  pace: "Viteză",

  // Clocks
  clock: "Ceas",
  increment: "Adaos la mutare",

  // Settings
  preferences: "Preferințe",
  language: "Limbă",
  theme: "Aspect",
  themeSystem: "Ca sistemul",
  themeLight: "Luminos",
  themeDark: "Întunecat",
  colours: "Tablă",
  wood: "Lemn",
  slate: "Ardezie",
  meadow: "Pajiște",
  turn: "Rotirea tablei acestui joc",
  mirrored: "În oglindă",
  contrast: "Contrast mare",
  patterns: "Modele pe pietre",
  coordinates: "Coordonate",
  numbers: "Numerele mutărilor",
  confirm: "A doua atingere confirmă mutarea",
  sound: "Sunet",
  close: "Închide",

  // Keys
  move: "Mutare",
  play: "Mută",
  keys: "Taste",
  singleKeys: "Tastele simple lucrează în afara tablei",

  // Analysis
  alarm: "Avertizează-mă la o mutare care pierde mult",
  analyse: "Analizează",
  analysis: "Analiză",
  balance: "Șanse",
  candidates: "Candidate",
  hint: "Indiciu",
  shade: "Umbrirea arată",
  survey: "Analizează toate mutările",
  surveyStop: "Oprește",

  // Moves and records
  comment: "Comentariu la această poziție",
  delete: "Șterge",
  done: "Gata",
  download: "Descarcă",
  exportAll: "Descarcă toate într-un fișier",
  file: "Sau un fișier",
  firstMove: "Prima poziție",
  importAll: "Adaugă partidele dintr-un asemenea fișier",
  lastMove: "Ultima poziție",
  library: "Partidele mele",
  moves: "Mutări",
  name: "Numele acestei partide",
  nextMove: "Mutarea următoare",
  notes: "Comentariu și variante",
  open: "Deschide",
  openGame: "Deschide o partidă",
  pasted: "O partidă ca text, în oricare din formele obișnuite, sau un link",
  previousMove: "Mutarea precedentă",
  rename: "Redenumește",
  promote: "Fă din aceasta linia principală",
  prune: "Șterge de aici",
  save: "Salvează",
  saveGame: "Salvează această partidă",
  sure: "Șterge cu adevărat",

  // First steps and about
  lessons: "Primii pași",
  searchOn: "Caută mai departe",
  visits: "Încercată",
  won: "Câștigate",
  back: "Înapoi",
  next: "Înainte",
  about: "Despre",
  aboutText: "Wye este software liber sub licența MIT. Pagina încarcă o dată un motor în Python; apoi totul rulează în propriul tău browser, fără rețea, și nimic din ce faci nu iese din el.",
  strength: "Cât de puternice sunt nivelurile",
  strengthText: "Puncte Elo peste primul nivel, cu intervalul de 95 %: cu 200 de puncte mai mult se câștigă trei partide din patru, cu 400 zece din unsprezece.",

  // Versions and storage
  updateWaits: "O versiune nouă a acestei pagini e gata. Partida ta se păstrează.",
  updateNow: "Actualizează",
  updateLater: "Mai târziu",
  forget: "Șterge datele",
  forgetQuestion: "Ștergi tot ce păstrează acest browser?",
  forgetText: "Se pierd partida, scorul, preferințele și fișierele pentru jocul fără rețea. Apoi pagina se încarcă din nou din rețea.",
  keep: "Păstrează",
};

/** @type {typeof import("./en.js").strings} */
export const strings = {
  you: "Tu",
  twoPeople: "Doi oameni la această tablă",
  random: "La întâmplare",
  nobody: "Nimeni: joacă doi boți",
  botFor: (player) => `Botul care joacă cu ${player}`,
  starts: (player, seat) => (seat === 1 ? `Începi tu (${player})` : `Răspunzi tu (${player})`),

  empty: "goală",
  pendingCell: "în așteptare",
  lastMove: "ultima mutare",
  winning: "câștigătoare",
  proposed: "atinge din nou pentru a muta",
  moveNumber: (number) => `mutarea ${number}`,
  token: "fisă",
  taken: (player) => `luată de ${player}`,
  exact: (value) => (value > 0.5 ? "câștig" : value < 0.5 ? "pierde" : "remiză"),
  exactSign: (value) => (value > 0.5 ? "+" : value < 0.5 ? "−" : "="),
  percent,
  exactLabel: (word) => `valoare exactă: ${word}`,
  estimateLabel: (share) => `estimare: ${share}`,

  opening: { link: "Se deschide poziția din link.", new: "Se pregătește partida nouă." },
  seated: (title, player) => `${title} (${player})`,
  plays: (name, move) => (name.self ? `Muți ${move}.` : `${name.title} mută ${move}.`),
  chance: (result) => `Hazardul spune ${result}.`,
  draw: "Remiză.",
  yourMove: (player) => `E rândul tău: ${player}.`,
  toMove: (player) => `${capitalised(player)} la mutare.`,
  offer: (actions) => `Pune o piatră sau alege ${actions.map((name) => `„${name}”`).join(" sau ")}.`,
  isThinking: (title) => `${title} se gândește.`,
  isWaiting: (title) => `${title} așteaptă să fie lăsat să mute.`,
  isPaused: (title) => `Pauză. Urmează ${title}.`,
  willMove: (title) => `${title} mută când Python e gata.`,
  kept: (moves) => `Se păstrează până când Python e gata: ${moves.join(", ")}.`,
  outcome(winner, loser, player, reason) {
    const wins = winner.self ? "Ai câștigat" : `${winner.title} câștigă`;
    if (reason === "resign") return `${wins}: ${loser.self ? "ai cedat" : `${loser.title} a cedat`}.`;
    if (reason === "time") return `${wins}: ${loser.self ? "ți-a expirat timpul" : `${loser.title} nu mai are timp`}.`;
    const how = /** @type {Record<string, string>} */ ({
      chain: `: lanțul e complet (${player}).`,
      line: `: linia e completă (${player}).`,
      last: `: ultima fisă e luată (${player}).`,
    });
    return wins + (how[reason] ?? ".");
  },

  // Clocks
  minutes: (minutes) => (minutes ? counted(minutes, "minut", "minute") : "Fără"),
  increment: (seconds) => (seconds ? counted(seconds, "secundă", "secunde") : "Nimic"),
  clockOf: (player, runs) => `Ceas: ${player}${runs ? ", merge" : ""}`,
  clockFace: ({ minutes, seconds, exact }) => (exact ? decimal(seconds) : `${minutes}:${String(seconds).padStart(2, "0")}`),
  timeLeft: (player, seconds) => `${player.self ? "Mai ai" : `${player.title} mai are`} ${counted(seconds, "secundă", "secunde")}.`,

  effort: (seconds, playouts, workers) =>
    `${decimal(seconds)} s · ${counted(playouts, "partidă aleatoare", "partide aleatoare")}${workers > 1 ? ` · ${counted(workers, "proces", "procese")}` : ""}`,
  letMove: (title) => `Lasă ${title} să mute`,
  pause: "Pauză",
  goOn: "Continuă",
  pace: (seconds) => (seconds ? `Cel puțin ${number(seconds)} s pe mutare` : "Cât de repede joacă"),
  thinksFor: (title) => `${title} se gândește`,
  ponders: (title) => `${title} se gândește și la rândul tău`,
  loadingBytes: (done, total) => `Se încarcă: ${megabytes(done)} din ${megabytes(total)} MB`,
  startingPython: "Pornește Python",
  startingWorkers: "pornește",

  levels: "Niveluri",
  others: "Altele",
  level: (level) => `Nivelul ${level}`,
  levelOf: (level, count) => `Nivelul ${level} din ${count}`,
  suitable: (title) => `După rezultatele tale ți s-ar potrivi mai bine: ${title}.`,
  standing({ summary, sizes, elo, error }) {
    if (elo === null) return `${summary} · nemăsurat la această mărime, reglat ${sizes.length > 1 ? "între mărimile" : "ca la mărimea"} ${sizes.join(" și ")}`;
    return `${summary} · Elo ${elo}${error ? ` ± ${error}` : ""} peste primul nivel`;
  },

  shades: { visits: "unde s-a uitat căutarea", owners: "a cui va fi fiecare celulă", none: "nimic" },
  choice: (order) => (order === 1 ? "prima alegere" : `a ${order}-a alegere`),
  favours: (player, share) => `${player} ${share}`,
  willOwn: (player, share) => `revine jucătorului ${player} în ${share} din partidele aleatoare`,
  hintArea: "indiciu: undeva pe aici",
  hintMove: "indiciu",
  legend: (move, chance, share, playouts) =>
    `Cu albastru e mutarea cea mai bună, ${move}: căutarea s-a întors la ea cel mai des, în ${share} din vizite, și câștigă ${chance}. La cele portocalii s-a uitat mai puțin, la cele palide abia: dacă acolo câștigă mai mult, se bizuie pe mai puțin. ${counted(playouts, "partidă aleatoare", "partide aleatoare")}.`,
  legendNone: "Căutarea începe când îți vine rândul.",
  legendPaused: "Căutarea începe când partida e în pauză.",
  legendOver: "Partida s-a terminat.",
  surveyed: (done, total) => `${number(done)} din ${counted(total, "poziție", "poziții")}`,
  curve: (player, chances) => `Șansele pentru ${player} după fiecare mutare: ${chances.map((one) => one ?? "–").join(", ")}`,
  mistake: (ply, move, cost) => `${ply}. ${move}: −${cost}`,
  alarm: (cost) => `Mutarea te-a costat cam ${cost} din șanse. Ia-o înapoi sau lasă partida să continue.`,
  hintWaits: "Se caută un indiciu …",
  hintTold: (move) => `Indiciu: ${move}.`,
  hintSomewhere: "Indiciu: o mutare bună se află în zona marcată.",

  moveText: (ply, move) => `${ply} ${move}`,
  commentSign: " …",
  moveLabel: (text, player, comment) => [text, player || "hazard", comment].filter(Boolean).join(", "),

  link: "Link către această poziție",
  drawing: "Imagine (SVG)",
  bitmap: "Imagine (PNG)",
  copied: (title) => `${title}: copiat.`,
  downloaded: (title) => `${title}: descărcat.`,
  notCopied: "Browserul nu lasă pagina să copieze. Descarcă în schimb.",
  notReady: "Python nu e încă gata. Încearcă din nou într-o clipă.",
  severalGames: (count) => `Textul conține ${counted(count, "partidă", "partide")}. Care să se deschidă?`,
  gameChoice: (order, name, title, moves) => `${name ? `${order}. ${name}` : `Partida ${order}`} (${title}, ${counted(moves, "mutare", "mutări")})`,
  setUp: "Textul conține o poziție, nu și cum s-a ajuns la ea. Mutările care duc aici la ea sunt născocite.",
  games: (count) => counted(count, "partidă", "partide"),
  keptGame: (name) => `${name}: păstrată în acest browser.`,
  renamed: (name) => `${name}: redenumită.`,
  deleted: (name) => `${name}: ștearsă.`,
  saved: (when, bots) => [date(when), ...bots].join(" · "),
  noLibrary: "Acest fișier nu conține partide ale acestei pagini: se aștepta unul făcut cu „Descarcă toate într-un fișier”.",
  libraryFault: (reason) => `${reason} Partida de pe tablă și cele păstrate dinainte sunt cum erau.`,

  goals: {
    upright: "Negrul leagă sus cu jos, albul stânga cu dreapta.",
    level: "Albul leagă sus cu jos, negrul stânga cu dreapta.",
    falling: "Negrul leagă latura din stânga sus cu cea din dreapta jos, albul pe cea din dreapta sus cu cea din stânga jos.",
    rising: "Albul leagă latura din stânga sus cu cea din dreapta jos, negrul pe cea din dreapta sus cu cea din stânga jos.",
  },
  gameTitle: (title, size, options) => [size === null ? title : `${title}, mărimea ${size}`, ...options.map((name) => name.toLowerCase())].join(" · "),
  budgetKinds: { seconds: "Timp pe mutare", playouts: "Partide aleatoare pe mutare" },
  budget: (budget) =>
    "seconds" in budget ? counted(budget.seconds, "secundă", "secunde") : counted(budget.playouts, "partidă", "partide"),
  score: (first, wins, losses, second, draws) =>
    [`${first} ${wins}`, `${second} ${losses}`, ...(draws ? [strings.draws(draws)] : [])].join(", "),
  draws: (count) => counted(count, "remiză", "remize"),
  bounds: (least, most) => `de la ${number(least)} la ${number(most)}`,

  // First steps and about
  lessons: {
    chain: {
      title: "Trei laturi",
      text: "Y se joacă pe un triunghi. Doi jucători pun pietre pe rând, iar pietrele nu se mută niciodată. Câștigă cine are primul un singur lanț care atinge toate cele trei laturi; un colț aparține ambelor sale laturi. Negrul e la mutare și poate câștiga imediat. Unde?",
      done: "Un lanț, trei laturi: negrul a câștigat. În Y nu există remiză.",
      again: "Încă nu: așa lanțul nu ajunge la latura de jos. Caută o celulă care le atinge pe amândouă.",
    },
    bridge: {
      title: "Punți",
      text: "Două pietre negre cu două celule goale între ele sunt ca și legate: dacă albul ia o celulă, negrul o ia pe cealaltă. Albul tocmai a intrat la c4. Ce răspunde negrul?",
      done: "Puntea e închisă și pietrele sunt un singur lanț. Jocul bun construiește lanțuri de punți, nu linii pline.",
      again: "Acolo albul ar tăia. Ia cealaltă celulă a punții.",
    },
    edge: {
      title: "Hex",
      text: "Hex se joacă pe un romb: negrul leagă sus cu jos, albul stânga cu dreapta. Punțile ajung și până la margine. Albul a intrat la b4; negrul poate încheia.",
      done: "Sus și jos sunt legate: negrul a câștigat.",
      again: "Nu ajunge: lanțul de sus trebuie să atingă acum rândul de jos.",
    },
    takeover: {
      title: "Schimbul",
      text: "Prima piatră e un avantaj; de aceea există regula plăcintei, ca atunci când unul taie și celălalt alege: în loc să răspundă, al doilea jucător poate prelua prima piatră. Aici negrul a deschis în mijloc. Ce face albul?",
      done: "Corect: mijlocul unei table mici câștigă, deci albul îl ia. Cine deschide ar trebui să aleagă o piatră nici prea bună, nici prea slabă.",
      again: "Poți răspunde, dar cu jocul cel mai bun ar câștiga negrul: alege schimbul.",
    },
    search: {
      title: "Cum gândește botul",
      text: "Căutarea Monte Carlo în arbore repetă patru pași: coboară în arborele mutărilor pe care le știe, după ce a câștigat până acum și ce s-a încercat puțin (selecție); adaugă o poziție (expansiune); joacă de acolo o partidă la întâmplare (simulare); și numără rezultatul la fiecare mutare de pe drum (retropropagare). Las-o să caute din această poziție, tot mai mult: ce câștigă e încercat tot mai des.",
      done: "",
      again: "Această tablă e de privit. Las-o să caute.",
    },
  },
  lessonBoard: "Tabla lecției",
  lessonCount: (step, count) => `Pasul ${number(step)} din ${number(count)}`,
  searched: (playouts) => `După cel mult ${counted(playouts, "partidă aleatoare", "partide aleatoare")}:`,
  count: number,
  version: (version) => `Versiunea ${version}`,
  unmeasured: "Nivelurile nu au fost încă măsurate.",
  elo: (points, error) => `${number(points)}${error ? ` ± ${number(error)}` : ""}`,
  ofSize: (size) => `mărimea ${size}`,

  // Keys
  keys: [
    ["← ↑ → ↓", "pe tablă din celulă în celulă; altundeva prin partidă și între variante"],
    ["Home End", "pe tablă la capetele rândului, altundeva la ale partidei"],
    ["PageUp PageDown", "o mutare înapoi, o mutare înainte"],
    ["Enter Spațiu", "pe tablă: mută în celulă"],
    ["Spațiu", "altundeva: analizează sau nu mai analiza"],
    ["Ctrl+Z Ctrl+Y", "ia înapoi, joacă din nou"],
    ["/", "scrie o mutare, de pildă a1"],
    ["?", "această listă"],
    ["Esc", "închide ce e deschis, oprește analiza"],
    ["Tab", "din comandă în comandă"],
  ],
  unplayable: (text) => `„${text}” nu se poate muta acum.`,

  // Settings
  turn: (degrees, shape) => `${degrees}°${shape ? ` · ${{ flat: "paralelogram", wide: "romb lat", tall: "romb înalt" }[shape]}` : ""}`,

  loadFailed: (path, reason) => `Încărcarea a eșuat: ${path} ${reason}. Partida începe când sosește.`,
  storageDenied: "Python nu poate porni: acest browser nu lasă pagina să păstreze date. Permite-i acestui site și încearcă din nou.",
  unreachable: "nu a putut fi găsit",
  answered: (status) => `a primit răspunsul ${status}`,
  damaged: "a sosit deteriorat",
  broken: (kind) =>
    kind === "link"
      ? "Acest link nu conține nicio partidă care să poată fi citită. Iată o tablă nouă; textul linkului era:"
      : "Partida păstrată în acest browser nu poate fi citită. Iată o tablă nouă; textul păstrat era:",
  notKept: "Browserul nu mai are loc pentru pagină: partida continuă, dar s-ar putea să nu mai fie aici la vizita următoare. Salveaz-o într-un fișier ca să fii sigur.",
  otherWindow: "Pagina e deschisă și în altă fereastră. Se joacă în amândouă; vizita următoare găsește partida în care s-a mutat ultima dată.",
  replaced: "Motorul nu mai răspundea. A fost înlocuit și continuă partida ta.",
  fewerWorkers: (running, wanted) => `Au pornit doar ${running} din ${counted(wanted, "proces", "procese")}.`,
  engineFailed: (reason) => `Motorul a eșuat de două ori la rând: ${reason.trim().split("\n").at(-1)} Partida ta e păstrată.`,
  engineError: (message) => `Motorul a refuzat: ${message}`,
};
