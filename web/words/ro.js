/** Romanian, a module of the shape of en.js. */

import { capitalised, countedRo as counted, formats } from "./numbers.js";
import * as board from "./ro/board.js";
import * as games from "./ro/games.js";
import * as levels from "./ro/levels.js";
import { texts as places } from "./ro/places.js";
import * as review from "./ro/review.js";
import * as problems from "./ro/problems.js";
import * as room from "./ro/room.js";
import * as start from "./ro/start.js";

const { number, decimal, megabytes, percent } = formats("ro");

/** What the engine says, by its English. @type {typeof import("./en.js").names} */
export const names = {
  ...levels.names,
  // Games, players and goals
  "Tic-tac-toe": "X și 0",
  "Random-turn Y": "Y cu rândul la întâmplare",
  "Random-turn Hex": "Hex cu rândul la întâmplare",
  black: "negru",
  white: "alb",
  swap: "schimbă",
  pass: "trece",
  heads: "cap",
  tails: "pajură",
  "Connect all three sides with one chain of your stones.": "Leagă toate cele trei laturi cu un singur lanț de pietre.",
  "Whoever takes the last token wins.": "Câștigă cine ia ultima fisă.",
  "Get three in a row.": "Pune trei la rând.",

  // Reasons of outcomes
  "three sides connected": "trei laturi legate",
  "two sides connected": "două laturi legate",
  "three in a line": "trei în linie",
  "board full": "tablă plină",
  "last token taken": "ultima fisă luată",
  resignation: "cedare",
  "out of time": "timp expirat",
  forfeit: "descalificare",

  // Formats of games
  Moves: "Mutări",
  "My games": "Partide",
  "HexWorld link": "Link HexWorld",

  // Options
  "Pie rule": "Regula plăcintei",
  "After the first stone the second player may take it over.": "După prima piatră, al doilea jucător o poate prelua.",
  "Swap sides": "Schimb de laturi",
  "The stone that is taken over stays in place, and the players trade sides.":
    "Piatra preluată rămâne pe loc, iar jucătorii își schimbă laturile.",
  "Largest take": "Cel mult odată",
  "The most tokens that a player may take at once.": "Câte fise poate lua un jucător dintr-odată, cel mult.",

  // Bots
  Net: "Rețea",
  "Tree search guided by a small network that has learnt by playing against itself. The strongest.":
    "Căutare în arbore condusă de o mică rețea care a învățat jucând împotriva ei însăși. Cel mai puternic.",
  "Tree search with millions of random games per second.":
    "Căutare în arbore cu milioane de partide aleatoare pe secundă.",
  "Tree search with a bandit at each node and random games at the leaves.":
    "Căutare în arbore cu un bandit în fiecare nod și partide aleatoare în frunze.",
  "UCT that shares what it learns among moves.": "UCT care împarte între mutări ceea ce învață.",
  "MCTS with chance": "MCTS cu hazard",
  "UCT for games with chance.": "UCT pentru jocuri cu hazard.",
  Heuristic: "Euristic",
  "Tree search guided by shortest paths, bridges and groups.":
    "Căutare în arbore ghidată de drumuri minime, punți și grupuri.",
  "Alpha-beta": "Alfa-beta",
  "Looks ahead and cuts branches that cannot matter.": "Calculează înainte și taie ramurile care nu pot conta.",
  "Looks ahead at every move.": "Calculează înainte fiecare mutare.",
  "Assumes that its opponent moves at random.": "Presupune că adversarul mută la întâmplare.",
  "Looks ahead and averages over chance.": "Calculează înainte și face media peste hazard.",
  "One bandit, with the legal moves as its arms.": "Un singur bandit, ale cărui brațe sunt mutările permise.",
  "Flat Monte Carlo": "Monte Carlo plat",
  "Plays the same number of random games after every move.":
    "Joacă același număr de partide aleatoare după fiecare mutare.",
  Random: "La întâmplare",
  "Plays any legal move.": "Face orice mutare permisă.",

  // Settings
  "Descents per batch": "Coborâri pe lot",
  "Words of 64 playouts per leaf": "Cuvinte de 64 de simulări pe frunză",
  "RAVE weight: visits / sqrt(cells) at which a move's own results equal AMAF":
    "Pondere RAVE: vizite / sqrt(celule) la care rezultatele proprii ale unei mutări egalează AMAF",
  "Noise on a move's score: its standard deviation * sqrt(visits + RAVE weight) * sqrt(cells)":
    "Zgomot în scorul unei mutări: abaterea standard * sqrt(vizite + ponderea RAVE) * sqrt(celule)",
  "Positions that the network judges at a time": "Poziții pe care rețeaua le judecă deodată",
  "Exploration: c in Q + c * prior * sqrt(all visits) / (1 + visits)":
    "Explorare: c în Q + c * prior * sqrt(toate vizitele) / (1 + vizite)",
  "First-play urgency: by how much less than its position a move is worth that was never tried":
    "Urgența primei vizite: cu cât valorează mai puțin decât poziția ei o mutare care nu a fost încercată niciodată",
  "Largest tree in MiB; a full tree drops the nodes with the fewest visits":
    "Mărimea maximă a arborelui în MiB; plin, renunță la nodurile cu cele mai puține vizite",
  "Playouts with replies: whoever loses one half of a link gets the other":
    "Simulări cu răspunsuri: cine pierde o jumătate dintr-o legătură o primește pe cealaltă",
  "Weight of what the patterns on the board say of who wins":
    "Ponderea a ceea ce spun tiparele de pe tablă despre cine câștigă",
  "Weight of the learned patterns around a move": "Ponderea tiparelor învățate din jurul unei mutări",
  "Handicap: size of the errors in judging the moves before one is chosen":
    "Handicap: mărimea erorilor la evaluarea mutărilor înainte de alegere",
  "Exploration: Cp in Q/N + 2 Cp sqrt(ln N(parent) / N)": "Explorare: Cp din Q/N + 2 Cp sqrt(ln N(părinte) / N)",
  "Exploration: Cp in Q/N + 2 Cp sqrt(ln N(all) / N)": "Explorare: Cp din Q/N + 2 Cp sqrt(ln N(toate) / N)",
  Exploration: "Explorare",
  "Playouts per iteration (0: as many as the game plays at once)": "Simulări pe iterație (0: câte joacă jocul deodată)",
  "Largest tree in nodes; a full tree grows no further": "Mărimea maximă a arborelui în noduri; plin, nu mai crește",
  "RAVE weight: playouts k of a move at which AMAF still counts for half, in sqrt(k / (3 N + k))":
    "Pondere RAVE: simulări k ale unei mutări la care AMAF mai contează jumătate, în sqrt(k / (3 N + k))",
  "Weight of both players' shortest paths": "Ponderea drumurilor minime ale ambilor jucători",
  "Weight of both players' two-distances": "Ponderea distanțelor duble ale ambilor jucători",
  "Weight of bridges to one's own stones and sides": "Ponderea punților spre pietrele și laturile proprii",
  "Weight of nearness to the centre": "Ponderea apropierii de centru",
  "Weight of connecting chains": "Ponderea legării lanțurilor",
  "Weight of empty neighbouring cells": "Ponderea celulelor vecine goale",
  "Weight of nearness to one's own sides": "Ponderea apropierii de laturile proprii",
  "Progressive bias: weight of a move's promise / (visits + 1)":
    "Bias progresiv: ponderea promisiunii unei mutări / (vizite + 1)",
  "Progressive widening: (moves tried)^2 per visit": "Lărgire progresivă: (mutări încercate)^2 pe vizită",
  "Playouts: random cells from which the most promising is played":
    "Simulări: celule aleatoare dintre care se joacă cea mai promițătoare",
  "Playouts: length in moves / size of the board": "Simulări: lungimea în mutări / mărimea tablei",
  "Search depth in moves at most": "Adâncimea maximă a căutării, în mutări",
  "Search depth in moves at most, not counting moves of chance":
    "Adâncimea maximă a căutării, în mutări, fără cele ale hazardului",
  "Shortcuts: winning moves are played at once, and proven results are backed up":
    "Scurtături: mutările câștigătoare se joacă imediat, iar rezultatele demonstrate se retropropagă",
  Expansion: "Expansiune",
  "one child": "un copil",
  "all children": "toți copiii",
  Backpropagation: "Retropropagare",
  "each playout counts as a visit": "fiecare simulare contează ca o vizită",
  "one visit and the sum of its playouts": "o vizită și suma simulărilor sale",
  "one visit and the mean of its playouts": "o vizită și media simulărilor sale",
  "Final move": "Mutarea finală",
  "most visits": "cele mai multe vizite",
  "most visits; of equals the first tried": "cele mai multe vizite; dintre cele egale, prima încercată",
  "highest value": "cea mai mare valoare",
  "highest upper confidence bound": "cea mai mare limită superioară de încredere",
  "Iterative deepening: one move deeper each time": "Adâncire iterativă: de fiecare dată cu o mutare mai mult",
  "Quiet positions: looks beyond the depth while a move changes the evaluation by more than this":
    "Poziții liniștite: caută dincolo de adâncime cât timp o mutare schimbă evaluarea cu mai mult de atât",
  "Order of moves": "Ordinea mutărilor",
  natural: "naturală",
  random: "aleatorie",
  "history heuristic": "euristica istoricului",
  "best first": "întâi cea mai bună",
  "worst first": "întâi cea mai slabă",
};

/** What the engine refuses, by its English. @type {typeof import("./en.js").refusals} */
export const refusals = {
  // Games and their settings
  "Unknown game {game!r}: expected {known}.": "Joc necunoscut, „{game}”: era așteptat {known}.",
  "Size {size} is not a size of {title}: expected {smallest} to {largest}.":
    "{title} nu are mărimea {size}: era așteptată una de la {smallest} la {largest}.",
  "{owner} has no {name!r}: expected none.": "{owner} nu are „{name}”: nu era așteptat nimic.",
  "{owner} has no {name!r}: expected {known}.": "{owner} nu are „{name}”: era așteptat {known}.",
  "{part!r} is not understood: expected name=value.": "„{part}” nu se înțelege: era așteptat nume=valoare.",
  "Option {name!r} of {title} is {value}: {wrong}": "Opțiunea „{name}” din {title} este {value}: {wrong}",
  "expected a text.": "era așteptat un text.",
  "expected {least} to {most} values.": "erau așteptate între {least} și {most} valori.",
  "expected on or off.": "era așteptat da sau nu.",
  "expected {known}.": "era așteptat {known}.",
  "expected a number from {least} to {most}.": "era așteptat un număr de la {least} la {most}.",
  "expected a whole number from {least} to {most}.": "era așteptat un număr întreg de la {least} la {most}.",
  "{title} is no game for two: expected {known}.": "{title} nu este un joc pentru doi: era așteptat {known}.",
  "{title} has no network: expected {known}.": "{title} nu are rețea: era așteptat {known}.",
  "{title} is not decided by Y: expected Y or Hex.": "{title} nu se decide ca Y: era așteptat Y sau Hex.",
  "{title} is too large for exact values: expected {known}.":
    "{title} este prea mare pentru valori exacte: era așteptat {known}.",
  "{title} with {empty} empty cells is too large to be solved: expected {most} at most.":
    "{title} cu atâtea celule goale ({empty}) este prea mare ca să fie rezolvat: erau așteptate cel mult {most}.",
  "This is too large to be solved: expected at most {largest} positions to examine.":
    "Este prea mare ca să fie rezolvat: erau așteptate cel mult {largest} poziții de examinat.",

  // Moves
  "{move!r} is not a move: expected a cell from {first} to {last}.":
    "„{move}” nu este o mutare: era așteptată o celulă de la {first} la {last}.",
  "{move!r} is not a move: expected {known}.": "„{move}” nu este o mutare: era așteptată {known}.",
  "{move!r} is not a move: expected {kind}, the swap of this game.":
    "„{move}” nu este o mutare: era așteptat {kind}, schimbul acestei partide.",
  "{move!r} cannot be played here: expected one of {count} legal moves.":
    "„{move}” nu se poate juca aici: era așteptată una dintre mutările permise ({count}).",
  "In {title} nobody can pass: expected a move.":
    "La {title} nimeni nu poate trece peste rând: era așteptată o mutare.",
  "Both players have passed: expected a move.": "Ambii jucători au trecut peste rând: era așteptată o mutare.",
  "The game is over: expected no further move.": "Partida s-a terminat: nu mai era așteptată nicio mutare.",
  "The game is over: expected a position with a move to make.":
    "Partida s-a terminat: era așteptată o poziție în care se poate muta.",
  "There is nothing to take back: expected a position after some move.":
    "Nu există nicio mutare de retras: era așteptată o poziție de după o mutare.",

  // Bots
  "Unknown bot {bot!r}: expected {known}.": "Bot necunoscut, „{bot}”: era așteptat {known}.",
  "The bot {bot!r} does not play {title}: expected one that does.":
    "Botul „{bot}” nu joacă {title}: era așteptat unul care joacă.",
  "Setting {name!r} of {bot} is {value}: {wrong}": "Setarea „{name}” a lui {bot} este {value}: {wrong}",
  "Invalid budget {text!r}: expected playouts as 500 or seconds as 0.5s.":
    "Buget nevalid, „{text}”: erau așteptate simulări, ca 500, sau secunde, ca 0.5s.",
  "Invalid bot {text!r}: expected a form like wye, wye@0.5s or wye*2@0.5s.":
    "Bot nevalid, „{text}”: era așteptat ceva ca wye, wye@0.5s sau wye*2@0.5s.",
  "A budget is either seconds or playouts: expected exactly one of them.":
    "Bugetul unui bot este în secunde sau în simulări: era așteptat exact unul dintre ele.",
  "A budget of {seconds} seconds: {wrong}": "Un buget de {seconds} secunde: {wrong}",
  "A budget of {playouts} playouts: {wrong}": "Un buget de {playouts} simulări: {wrong}",
  "{title} has no levels: expected a bot by its name.": "{title} nu are niveluri: era așteptat numele unui bot.",
  "There is no bot in the file {bot!r}: expected a file that can be read.":
    "În fișierul „{bot}” nu este niciun bot: era așteptat un fișier care poate fi citit.",
  "{file}, line {line}: the file is no text: expected UTF-8, or the encoding that its first lines name.":
    "{file}, linia {line}: fișierul nu este text: era așteptat UTF-8 sau codificarea pe care o numesc primele lui rânduri.",
  "{file}, line {line}: the file has {count} characters: expected {most} at most.":
    "{file}, linia {line}: fișierul are {count} caractere: erau așteptate cel mult {most}.",
  "{file}, line {line}: this is not Python ({reason}): expected valid code.":
    "{file}, linia {line}: acesta nu este Python ({reason}): era așteptat cod valid.",
  "{file}, line {line}: there is no search that yields: expected def search(state, dice, playouts) with a yield in it.":
    "{file}, linia {line}: nu există un search care produce mutări: era așteptat def search(state, dice, playouts) cu un yield.",
  "{file}, line {line}: search({given}) cannot be called: expected def search(state, dice, playouts), where further parameters have defaults.":
    "{file}, linia {line}: search({given}) nu poate fi apelat: era așteptat def search(state, dice, playouts), cu valori implicite pentru ceilalți parametri.",
  "{file}, line {line}: search has ended without a move: expected a yield before its end.":
    "{file}, linia {line}: search s-a terminat fără mutare: era așteptat un yield înainte de sfârșit.",
  "{file}, line {line}: yield {said} names no move with its value: expected one of state.legal() and a number from 0 to 1.":
    "{file}, linia {line}: yield {said} nu dă o mutare cu valoarea ei: erau așteptate una din state.legal() și un număr de la 0 la 1.",
  "{file}, line {line}: the time is over: expected a move within {seconds} seconds.":
    "{file}, linia {line}: timpul s-a terminat: era așteptată o mutare în {seconds} secunde.",
  "{file}, line {line}: functions call each other too deeply: expected a recursion that ends.":
    "{file}, linia {line}: funcțiile se apelează una pe alta de prea multe ori: era așteptată o recursie care se termină.",
  "{file}, line {line}: {kind} ({reason}): expected code that raises nothing.":
    "{file}, linia {line}: {kind} ({reason}): era așteptat cod care nu ridică nicio excepție.",
  "{file}, line {line}: {wrong}": "{file}, linia {line}: {wrong}",
  "Level {number}: expected 1 to {count}.": "Nivelul {number}: era așteptat unul de la 1 la {count}.",
  "The levels of {game} {size}: expected 1 to {count} in turn.":
    "Nivelurile din {game} {size}: erau așteptate de la 1 la {count}, în ordine.",
  "{count} processes: expected 1 to {most}.": "Procese: {count}; erau așteptate de la 1 la {most}.",
  "The bot {bot!r} cannot use several processes: expected {known}.":
    "Botul „{bot}” nu poate folosi mai multe procese: era așteptat {known}.",
  "The engine is thinking already: expected a stop first.":
    "Motorul gândește deja: era așteptată mai întâi oprirea lui.",
  "The root tells of moves that are not legal: expected that of the same position.":
    "Rădăcina vorbește de mutări care nu sunt permise: era așteptată cea a aceleiași poziții.",

  // Games as text
  "{form}, line {line}, column {column}: {wrong}": "{form}, rândul {line}, coloana {column}: {wrong}",
  "The text is empty: expected a game.": "Textul este gol: era așteptată o partidă.",
  "The text has {count} characters: expected {most} at most.":
    "Textul este prea lung ({count}): erau așteptate cel mult {most} caractere.",
  "The record has {count} characters: expected {most} at most.":
    "Partida este prea lungă ({count}): erau așteptate cel mult {most} caractere.",
  "{text!r} is not a game record: expected something like 'y11-pie:f6.swap.c4'.":
    "„{text}” nu este o partidă: era așteptat ceva ca „y11-pie:f6.swap.c4”.",
  "The record begins with {head!r}. {wrong}": "Partida începe cu „{head}”. {wrong}",
  "Move {number} of the record cannot be played. {wrong}": "Mutarea {number} a partidei nu se poate juca. {wrong}",
  "found {sign!r}, expected a move.": "s-a găsit „{sign}”, era așteptată o mutare.",
  "found {sign!r}, expected {expected}.": "s-a găsit „{sign}”, era așteptat {expected}.",
  "the text ends, expected {expected}.": "textul se termină, era așteptat {expected}.",

  "The list tells only who won: a resignation is assumed.":
    "Lista spune doar cine a câștigat: se presupune că celălalt a cedat.",
  "There are no moves in this link: expected one of this page or of HexWorld, SGF, or the moves themselves.":
    "În acest link nu sunt mutări: era așteptat unul al acestei pagini sau al HexWorld, SGF sau mutările însele.",
  "The result {said!r} was left out.": "Rezultatul „{said}” a fost omis.",
  "found number {found}, expected {number}.": "s-a găsit numărul {found}, era așteptat {number}.",
  "two moves of one colour in a row: expected a pass between them.":
    "două mutări la rând ale unei culori: era așteptată o trecere între ele.",
  "found no move, expected one at least.": "nu s-a găsit nicio mutare, era așteptată cel puțin una.",
  "{form}, game {number}: {wrong}": "{form}, partida {number}: {wrong}",
  "expected a game as My games keeps it.": "era așteptată o partidă așa cum o păstrează Partide.",
  "There is no game in this file: expected one at least.":
    "În acest fișier nu este nicio partidă: era așteptată cel puțin una.",
  "this is no game of Hex: expected one.": "aceasta nu este o partidă de Hex: era așteptată una.",

  // HexWorld
  "expected the size of the board, as in '#11,a1b2'.": "era așteptată mărimea tablei, ca în „#11,a1b2”.",
  "the board has two sizes: expected a board with as many rows as columns.":
    "tabla are două mărimi: era așteptată una cu tot atâtea rânduri câte coloane.",
  "found {sign!r}, expected ',' before the moves.": "s-a găsit „{sign}”, era așteptat „,” înaintea mutărilor.",
  "found {sign!r}, expected a move like 'c4' or ':s'.": "s-a găsit „{sign}”, era așteptată o mutare ca „c4” sau „:s”.",

  "{file} holds no levels: expected a new file, or one with levels.":
    "{file} nu conține niveluri: era așteptat un fișier nou sau unul cu niveluri.",
  "{file} holds no first stones: expected a new file, or one with some.":
    "{file} nu conține prime pietre: era așteptat un fișier nou sau unul cu câteva.",

  // SGF
  "the first node has no GM: expected GM[11] for Hex or GM[Y].":
    "primului nod îi lipsește GM: era așteptat GM[11] pentru Hex sau GM[Y].",
  "the first node has no SZ: expected SZ and the size.": "primului nod îi lipsește SZ: era așteptat SZ și mărimea.",
  "GM[{kind}] is another game: expected GM[11] for Hex or GM[Y].":
    "GM[{kind}] este alt joc: era așteptat GM[11] pentru Hex sau GM[Y].",
  "SZ[{size}] is not a size: expected a whole number.": "SZ[{size}] nu este o mărime: era așteptat un număr întreg.",
  "expected a value in brackets for property {name}.":
    "era așteptată o valoare în paranteze drepte pentru proprietatea {name}.",
  "property {name} occurs twice in one node: expected it once.":
    "proprietatea {name} apare de două ori într-un nod: era așteptată o dată.",
  "stones are taken away after the start: expected stones that are added.":
    "sunt luate pietre după început: erau așteptate pietre care se adaugă.",
  "property {name} has {value!r}: expected cells from {first} to {last}, each once.":
    "proprietatea {name} are „{value}”: erau așteptate celule de la {first} la {last}, fiecare o singură dată.",
  "{title} is assumed.": "Se presupune {title}.",
  "Size {size} is assumed.": "Se presupune mărimea {size}.",
  "Games of other kinds were skipped: {count}.": "Partide de alte jocuri omise: {count}.",
  "Properties without a value were left out: {count}.": "Proprietăți fără valoare omise: {count}.",
  "Values of PL that are no player were left out: {count}.": "Valori PL care nu sunt un jucător omise: {count}.",
  "Moves after the end of the game were left out: {count}.": "Mutări de după sfârșitul partidei omise: {count}.",
  "{title} cannot be written as SGF: expected {known}.": "{title} nu se poate scrie ca SGF: era așteptat {known}.",

  // YEN
  "this is not JSON: expected one object.": "acesta nu este JSON: era așteptat un obiect.",
  "the text is nested too deeply or a number is too long: expected one object.":
    "textul este imbricat prea adânc sau un număr este prea lung: era așteptat un obiect.",
  "this is not an object: expected one with size, turn, players and layout.":
    "acesta nu este un obiect: era așteptat unul cu size, turn, players și layout.",
  "{name} is missing: expected size, turn, players and layout.":
    "lipsește {name}: erau așteptate size, turn, players și layout.",
  "size is {found}: expected an integer.": "size este {found}: era așteptat un număr întreg.",
  "turn is {found}: expected 0 or 1.": "turn este {found}: era așteptat 0 sau 1.",
  "players is {found}: expected two different letters.": "players este {found}: erau așteptate două litere diferite.",
  "layout is {found}: expected text.": "layout este {found}: era așteptat text.",
  "the layout has {count} rows: expected {size}, separated by '/'.":
    "rândurile din layout sunt {count}: erau așteptate {size}, despărțite prin „/”.",
  "row {number} of the layout has {count} cells: expected {number}.":
    "celulele din rândul {number} al layout sunt {count}: erau așteptate {number}.",
  "the layout has {sign!r} at {cell}: expected '{first}', '{second}' or '{empty}'.":
    "layout are „{sign}” la {cell}: era așteptat „{first}”, „{second}” sau „{empty}”.",
  "the game was over before the last stone: expected a position that can occur in a game.":
    "partida se terminase înaintea ultimei pietre: era așteptată o poziție care poate apărea într-o partidă.",
};

export const { colours } = board;

/** @type {typeof import("./en.js").texts} */ export const texts = {
  ...games.texts,
  ...places,
  ...board.texts,
  ...review.texts,
  ...problems.texts,
  ...room.texts,
  ...start.texts,
  board: "Tablă",
  broken: "Text care nu poate fi citit",
  budget: "Botul se gândește",
  cancel: "Anulează",
  controls: "Comenzi",
  copy: "Copiază",
  dismiss: "Închide",
  game: "Joc",
  licences: "Licențe",
  newGame: "Partidă nouă",
  opponent: "Adversar",
  pause: "Pauză",
  resetScore: "Șterge scorul",
  resign: "Cedează",
  resignQuestion: "Cedezi această partidă?",
  retry: "Încearcă din nou",
  seat: "Culoarea ta",
  settings: "Setările botului",
  size: "Mărime",
  start: "Începe",
  studying: "Arată valorile exacte",
  ponder: "Gândește la rândul meu",
  undo: "Retrage",
  workers: "Fire de execuție",

  // Two bots
  watching: "Doi boți",
  step: "O mutare",
  pace: "Pe mutare",

  // Clocks
  clock: "Ceas",
  increment: "Increment pe mutare",

  // Settings
  preferences: "Preferințe",
  language: "Limbă",
  theme: "Aspect",
  themeSystem: "Sistem",
  themeLight: "Luminos",
  themeDark: "Întunecat",
  colours: "Tema tablei",
  wood: "Lemn",
  slate: "Ardezie",
  meadow: "Pajiște",
  turn: "Rotire",
  mirrored: "În oglindă",
  contrast: "Contrast ridicat",
  patterns: "Modele pe pietre",
  coordinates: "Coordonate",
  numbers: "Numerele mutărilor",
  confirm: "Atinge de două ori pentru a muta",
  sound: "Sunet",
  close: "Închide",

  // Keys
  move: "Mutare",
  play: "Mută",
  keys: "Scurtături",
  singleKeys: "Activează scurtăturile cu o singură tastă",

  // Analysis
  alarm: "Avertizează-mă la greșeli grave",
  analyse: "Analiză",
  analysis: "Analiză",
  balance: "Șanse de câștig",
  candidates: "Mutări candidate",
  hint: "Indiciu",
  shade: "Umbrire",
  survey: "Revizuiește partida",
  surveyStop: "Oprește",

  // Moves and records
  comment: "Comentariu la această poziție",
  delete: "Șterge",
  done: "Gata",
  download: "Descarcă",
  exportAll: "Descarcă toate partidele",
  file: "Sau un fișier",
  firstMove: "Prima poziție",
  import: "Importă",
  importAll: "Adaugă partide dintr-un fișier descărcat",
  importGame: "Importă o partidă",
  lastMove: "Ultima poziție",
  moves: "Mutări",
  nextMove: "Mutarea următoare",
  notes: "Comentarii și variante",
  open: "Deschide",
  pasted: "SGF, link HexWorld sau mutări",
  previousMove: "Mutarea precedentă",
  rename: "Redenumește",
  promote: "Transformă în linie principală",
  prune: "Șterge de aici",
  seeUct: "Vezi cum gândește UCT în această poziție",
  share: "Distribuie",
  shareGame: "Distribuie această partidă",
  sure: "Șterge definitiv",

  // First steps and about
  about: "Despre",
  aboutText:
    "Wye este software liber sub licența MIT. Încarcă o singură dată un motor în Python; apoi totul rulează în browserul tău, chiar și offline, și nimic din ce faci nu iese din el.",
  strength: "Puterea nivelurilor",
  strengthText:
    "Puncte Elo peste nivelul 1, cu intervale de încredere de 95 %. Cu un avans de 200 de puncte se câștigă trei partide din patru, cu 400 zece din unsprezece.",

  // Versions and storage
  updateWaits: "O versiune nouă a acestei pagini e gata. Partida ta e salvată.",
  updateNow: "Actualizează",
  updateLater: "Mai târziu",
  forget: "Șterge toate datele",
  forgetQuestion: "Ștergi tot ce este salvat?",
  forgetText:
    "Se va șterge tot ce păstrează acest browser pentru pagină: partidele tale, scorul, preferințele, analizele, progresul la probleme, rulările din laborator, boții tăi și fișierele pentru jocul offline. Apoi pagina se încarcă din nou din rețea.",
};

/** @type {typeof import("./en.js").strings} */ export const strings = {
  ...board.strings,
  ...games.strings,
  ...levels.strings,
  ...review.strings,
  ...problems.strings,
  ...room.strings,
  ...start.strings,
  you: "Tu",
  twoPeople: "Doi jucători la această tablă",
  random: "La întâmplare",
  botFor: (player) => `Botul care joacă cu ${player}`,

  empty: "goală",
  pendingCell: "în așteptare",
  lastMove: "ultima mutare",
  winning: "câștigătoare",
  proposed: "atinge din nou pentru a muta",
  moveNumber: (number) => `mutarea ${number}`,
  token: "fisă",
  taken: (player) => `luată de ${player}`,
  exact: (value) => (value > 0.5 ? "câștigă" : value < 0.5 ? "pierde" : "remiză"),
  exactSign: (value) => (value > 0.5 ? "+" : value < 0.5 ? "−" : "="),
  percent,
  exactLabel: (word) => `valoare exactă: ${word}`,
  estimateLabel: (share) => `estimare: ${share}`,

  opening: { link: "Se deschide poziția din link.", new: "Se pregătește o partidă nouă." },
  plays: (name, move) => (name.self ? `Muți ${move}.` : `${name.title} mută ${move}.`),
  chance: (result, player) => `${capitalised(result)}: ${player} la mutare.`,
  draw: "Remiză.",
  isThinking: (title) => `${title} se gândește.`,
  isWaiting: (title) => `${title} e în pauză.`,
  isPaused: (title) => `Pauză. La mutare: ${title}.`,
  willMove: (title) => `${title} mută când motorul e gata.`,
  kept: (moves) =>
    `${moves.length === 1 ? `Mutarea ta ${moves.join()} e reținută` : `Mutările tale ${moves.join(", ")} sunt reținute`}; motorul încă se încarcă.`,
  outcome(winner, loser, title, reason) {
    const wins = winner.self ? "Ai câștigat" : `${winner.title} câștigă`;
    if (reason === "resign") return `${wins}: ${loser.self ? "ai cedat" : `${loser.title} a cedat`}.`;
    if (reason === "time") return `${wins}: ${loser.self ? "ți-a expirat timpul" : `${loser.title} nu mai are timp`}.`;
    if (reason === "fault") return `${wins}: descalificare${loser.self ? "" : ` (${loser.title})`}.`;
    return `${wins}: ${title}.`;
  },

  forfeits: {
    resign: (player) => `${capitalised(player)} cedează`,
    time: (player) => `Timp expirat: ${player}`,
    fault: (player) => `Descalificare: ${player}`,
  },

  // Clocks
  minutes: (minutes) => (minutes ? counted(minutes, "minut", "minute") : "Fără"),
  increment: (seconds) => (seconds ? counted(seconds, "secundă", "secunde") : "Fără"),
  clockOf: (player, runs) => `Ceas: ${player}${runs ? ", merge" : ""}`,
  clockFace: ({ minutes, seconds, exact }) =>
    exact ? decimal(seconds) : `${minutes}:${String(seconds).padStart(2, "0")}`,
  timeLeft: (player, seconds) =>
    `${player.self ? "Mai ai" : `${player.title} mai are`} ${counted(seconds, "secundă", "secunde")}.`,

  effort: (seconds, playouts, workers) =>
    `${decimal(seconds)} s · ${counted(playouts, "simulare", "simulări")}${workers > 1 ? ` · ${counted(workers, "fir", "fire")}` : ""}`,
  letMove: (title) => `Să mute ${title}`,
  resume: "Continuă",
  pace: (seconds) => (seconds ? `${number(seconds)} s` : "Maximă"),
  thinksFor: (title) => `${title} se gândește`,
  loadingBytes: (done, total) => `Se încarcă: ${megabytes(done)} din ${megabytes(total)} MB`,
  startingPython: "Pornește motorul",
  startingWorkers: "pornește …",

  shades: { visits: "Vizite", owners: "Control", glance: "Rețea, dintr-o privire", none: "Fără" },
  choice: (order) => (order === 1 ? "prima alegere" : `a ${order}-a alegere`),
  favoured: (choice, share) => `${choice} a rețelei, ${share}`,
  glance: (move, share, player, chance) =>
    `Dintr-o privire, rețeaua preferă ${move} (${share}); șanse de câștig: ${player} ${chance}. Număr: partea din preferința ei, în %. Bara arată căutarea.`,
  glanceSwap: "Rețeaua nu ține seama de schimb.",
  favours: (player, share) => `${player} ${share}`,
  willOwn: (player, share) => `revine jucătorului ${player} în ${share} din simulări`,
  hintArea: "indiciu: în această zonă",
  hintMove: "indiciu",
  legend: (move, chance, playouts) =>
    `Cea mai bună: ${move}, câștigă ${chance}. Numerele șterse sunt nesigure. ${counted(playouts, "simulare", "simulări")}.`,
  legendNone: "Analiza începe la rândul tău.",
  legendPaused: "Analiza începe când partida e în pauză.",
  legendOver: "Partida s-a terminat.",
  surveyed: (done, total) => `${number(done)} din ${counted(total, "poziție", "poziții")}`,
  curve: (player, chances) =>
    `Șansele de câștig pentru ${player} după fiecare mutare: ${chances.map((one) => one ?? "–").join(", ")}`,
  alarm: (cost) => `Mutarea ți-a redus șansele de câștig cu circa ${cost}.`,
  hintWaits: "Se caută un indiciu …",
  hintTold: (move) => `Indiciu: ${move}.`,
  hintSomewhere: "Indiciu: o mutare bună se află în zona marcată.",

  moveText: (number, move) => (number ? `${number} ${move}` : move),
  commentSign: " …",
  moveLabel: (text, player, comment) => [text, player || "hazard", comment].filter(Boolean).join(", "),

  drawing: "Imagine (SVG)",
  bitmap: "Imagine (PNG)",
  copied: (title) => `${title}: copiat.`,
  downloaded: (title) => `${title}: descărcat.`,
  notCopied: "Browserul blochează copierea. Descarcă în schimb.",
  copyByHand:
    "Acest browser nu lasă pagina să copieze. Textul este selectat: copiază-l cu Ctrl+C sau printr-o apăsare lungă.",
  saveByHand: "Dacă acest browser nu salvează niciun fișier, copiază textul: este selectat.",
  notReady: "Motorul nu e încă gata. Încearcă din nou într-o clipă.",
  severalGames: (count) => `Textul conține ${counted(count, "partidă", "partide")}. Pe care vrei să o deschizi?`,
  gameChoice: (order, name, title, moves) =>
    `${name ? `${order}. ${name}` : `Partida ${order}`} (${title}, ${counted(moves, "mutare", "mutări")})`,
  setUp: "Textul descrie o poziție fără istoricul ei. Mutările care duc aici la ea sunt inventate.",
  games: (count) => counted(count, "partidă", "partide"),
  keptGame: (name) => `${name}: salvată în acest browser.`,
  renamed: (name) => `${name}: redenumită.`,
  deleted: (name) => `${name}: ștearsă.`,
  noLibrary: "Acest fișier nu conține partide salvate: era așteptat unul de la „Descarcă toate partidele”.",
  libraryFault: (reason) => `${reason} Partida curentă și cele salvate au rămas neschimbate.`,

  tossed: "Înaintea fiecărei mutări, o monedă hotărăște cine o face.",
  goals: {
    upright: "Negrul leagă sus cu jos, albul stânga cu dreapta.",
    level: "Albul leagă sus cu jos, negrul stânga cu dreapta.",
    falling:
      "Negrul leagă latura din stânga sus cu cea din dreapta jos, albul pe cea din dreapta sus cu cea din stânga jos.",
    rising:
      "Albul leagă latura din stânga sus cu cea din dreapta jos, negrul pe cea din dreapta sus cu cea din stânga jos.",
  },
  gameTitle: (title, size, options) =>
    [size === null ? title : `${title}, mărimea ${size}`, ...options.map((name) => name.toLowerCase())].join(" · "),
  budgetKinds: { seconds: "Timp pe mutare", playouts: "Simulări pe mutare" },
  budget: (budget) =>
    "seconds" in budget
      ? counted(budget.seconds, "secundă", "secunde")
      : counted(budget.playouts, "simulare", "simulări"),
  score: (first, wins, losses, second, draws) =>
    [`${first} ${wins}`, `${second} ${losses}`, ...(draws ? [strings.draws(draws)] : [])].join(", "),
  draws: (count) => counted(count, "remiză", "remize"),
  bounds: (least, most) => `de la ${number(least)} la ${number(most)}`,

  // First steps and about
  searched: (playouts) => `După ${counted(playouts, "partidă la întâmplare", "partide la întâmplare")}:`,
  count: number,
  version: (version) => `Versiunea ${version}`,
  unmeasured: "Nivelurile nu au fost încă măsurate.",
  elo: (points, error) => `${number(points)}${error ? ` ± ${number(error)}` : ""}`,
  ofSize: (size) => `mărimea ${size}`,

  // Keys
  keys: [
    ["← ↑ → ↓", "pe tablă: din celulă în celulă; în rest: prin partidă și variantele ei"],
    ["Home End", "pe tablă: la capetele rândului; în rest: la începutul și la sfârșitul partidei"],
    ["PageUp PageDown", "mutarea precedentă, mutarea următoare"],
    ["Enter Spațiu", "pe tablă: mută în celulă"],
    ["Spațiu", "în rest: pornește sau oprește analiza"],
    ["Ctrl+Z Ctrl+Y", "retrage mutarea, refă mutarea"],
    ["H N F", "indiciu, partidă nouă, rotirea tablei"],
    ["/", "scrie o mutare, de pildă a1"],
    ["?", "arată această listă"],
    ["Esc", "închide fereastra, oprește analiza"],
    ["Tab", "la comanda următoare"],
  ],
  unplayable: (text) => `„${text}” nu se poate muta acum.`,

  // Settings
  turn: (degrees, shape) =>
    `${degrees}°${shape ? ` · ${{ flat: "paralelogram", wide: "romb lat", tall: "romb înalt" }[shape]}` : ""}`,

  loadFailed: (path, reason) => `Încărcarea a eșuat: ${path} ${reason}. Partida începe după încărcare.`,
  /** What the engine cannot start without. */
  denied: {
    storage:
      "Motorul nu poate porni: acest browser nu lasă pagina să salveze date. Permite acest lucru pentru site sau deschide pagina într-o filă proprie și încearcă din nou.",
    python:
      "Motorul nu poate porni: acest browser nu are WebAssembly sau are unul vechi. Folosește o versiune actuală de Firefox, Chrome, Edge sau Safari și dezactivează modul lui de blocare sau cel mai strict pentru acest site.",
  },
  unreachable: "nu a putut fi găsit",
  answered: (status) => `a returnat starea ${status}`,
  damaged: "a sosit deteriorat",
  broken: (kind) =>
    kind === "link"
      ? "Acest link nu conține o partidă care poate fi citită. Partida ta este neschimbată. Textul linkului:"
      : "Partida salvată în acest browser nu poate fi citită. Iată o tablă nouă; textul salvat era:",
  notKept:
    "Acest browser nu păstrează nimic pentru această pagină sau nu mai are loc pentru ea. Joacă mai departe, dar e posibil ca următoarea vizită să nu găsească această partidă; folosește „Distribuie” pentru a păstra o copie.",
  otherWindow:
    "Pagina e deschisă și în altă fereastră. Poți juca în amândouă; vizita următoare continuă partida cu cea mai recentă mutare.",
  slept: "Dispozitivul a fost în repaus o vreme. Între timp, ceasurile partidei au stat pe loc.",
  replaced: "Motorul nu mai răspundea și a fost repornit. Partida ta continuă.",
  fewerWorkers: (running, wanted) =>
    `Au pornit doar ${running} din ${counted(wanted, "fir de execuție", "fire de execuție")}.`,
  engineFailed: (reason) =>
    `Motorul a eșuat de două ori la rând: ${reason.trim().split("\n").at(-1)} Partida ta e salvată.`,
  engineError: (message) => `Motorul a refuzat: ${message}`,
};
