/** The scene: a plain description of all that a board shows, made from a position and an overlay, so that the game and
 * every lesson can have a board. Nothing here touches the document or knows a rule. */

import type { Layout, Mark, Snapshot, Takeover } from "messages";
import { sidesTouched, stepsAlong } from "./chain.ts";

export type BoardPosition = Pick<
  Snapshot,
  "record" | "players" | "to_move" | "sides" | "cells" | "numbers" | "winning_cells"
> &
  Partial<Pick<Snapshot, "takeover" | "takes">> & { last: { cells: number[]; takeover?: Takeover | null } | null };

/** What a board shows on top of a position; every part is optional. */
export interface Overlay {
  playable?: Iterable<string>; // the cells that may be played
  learner?: number; // the player who looks for a move: no chain of the other one lights its sides
  tokens?: boolean; // whether an empty cell holds a token that a move takes
  busy?: boolean; // whether another position is being opened, so that the board is dimmed
  numbers?: boolean; // whether stones show the numbers of their moves
  confirm?: boolean; // whether a tap on a cell only proposes it, and a second one plays it
  pending?: Map<string, number>; // by cell, the player of each stone shown before the engine has answered
  worths?: Map<string, Worth>; // the known values of moves, by move
  looks?: Map<string, CandidateLook>; // the candidates, by move
  shares?: Map<string, number>; // the share of the visits of each move
  owners?: number[]; // for each cell, the chance that player 1 owns it at the end; shown in place of the visits
  line?: Map<string, Step>; // the variation shown, by cell
  /** A move that was a mistake, and how bad it was. */
  slip?: { move: string; grade: "inaccuracy" | "mistake" | "blunder" | "moment" } | null;
  hinted?: Set<string>; // the cells of a hint
  pointed?: boolean; // whether the hint names the move itself, not an area around it
  carriers?: Map<string, number>; // by cell, the player whose connection needs it
  marks?: (Mark | LossMark)[]; // what people have put on the position, and what the moves on it lost
  chosen?: boolean; // whether any cell can be chosen, to be marked or set up, and none is played
  coin?: Coin; // the coin beside the board
}

/** A dot on the stone of a mistake; text: its grade. */
export type LossMark = { kind: "loss"; cell: string; to?: undefined; text: "inaccuracy" | "mistake" | "blunder" };

/** The value of a move for its player, exact and estimated: 1 a win, 0.5 a draw, 0 a loss. */
type Worth = { exact?: number; estimate?: number };

/** A candidate: its rank (1 is the best, 0 for none) and win rate; faded: it has too few visits to be trusted; favour:
 * the number is a network's share; tinted: the win rate is shown by the colour of the cell, and written where the
 * person points. */
export type CandidateLook = { order: number; chance: number; faded: boolean; favour?: boolean; tinted?: boolean };

/** A move of a variation: its number from 1, and its player. */
export type Step = { number: number; player: number };

/** The player for whom it has fallen, 0 if there is none, and the number of its tosses so far. */
export type Coin = { player: number; toss: number };

export interface BoardCell {
  label: string; // what a screen reader says of it
  stone: number; // the player whose stone is on it, 0 for none
  pending: number; // the player whose stone is shown before the engine has answered, 0 for none
  token: "" | "token" | "taken"; // whether it holds a token, or held one that was taken
  legal: boolean; // whether it may be played
  move: string; // the move by which the person chooses it, empty if there is none
  offered: boolean; // whether its stone may be taken over
  takes: number[]; // the cells of the tokens that the move takes
  last: boolean; // whether the last move was made here
  winning: boolean; // whether it belongs to the winning chain
  lit: number; // how far along the winning chain it lies, from 0 to 1
  number: number; // the number of the move that placed its stone, 0 if not shown
  exact: string; // the exact value of the move here, empty if not shown
  estimate: string; // the estimated value of the move here, empty if not shown
  chance: string; // the win rate of a candidate in per cent, or the number of the move in the variation shown
  order: number; // its rank among the candidates from 1, 0 if it is none
  faded: boolean; // whether the candidate has too few visits to be trusted
  line: number; // the player who moves here in the variation shown, 0 for none
  slip: "" | "inaccuracy" | "mistake" | "blunder" | "moment"; // the grade of the mistake that was made here
  carrier: number; // the player whose connection needs it, 0 for none
  hint: "" | "area" | "move"; // whether it lies in the area of a hint, or is the move itself
  shaded: boolean; // whether people have shaded it
  tagged: boolean; // whether it has a label, which takes the place of other texts
  shade: Shade | null; // its shading
}

/** The colour of a cell, as the best candidate's, any other move's, its likely owner's or by the value of a move;
 * strength: from 0 to 1; of a value, 0 is weak and 1 strong. */
type Shade = { kind: "most" | "some" | "owned-1" | "owned-2" | "value"; strength: number };

/** A mark by the indexes of its cells; to: -1 for a single cell; stone: the player of the stone under it, or 0. */
export type BoardMark = { kind: Mark["kind"] | "loss"; cell: number; to: number; text: string; stone: number };

export interface BoardScene {
  record: string; // identifies the position
  layout: Layout; // its geometry
  cells: BoardCell[]; // in the layout's order
  sides: number[]; // for each side of the layout, the player who owns it, 0 for nobody
  reached: number[]; // for each side, the player whose newest chain touches it, 0 for nobody
  mover: number; // the player to move, 0 if the game is over
  busy: boolean; // whether another position is being opened, so that the board is dimmed
  won: boolean; // whether a chain has won, so that all other stones fade
  passed: Takeover | null; // the stone that the last move has taken over
  coin: Coin; // the coin beside the board
  marks: BoardMark[]; // those over its cells
  again: string; // added to the label of a cell that waits for a second tap; empty where one tap plays
}

type BoardWords = Pick<import("../lang/fluent.ts").Words, "say" | "playerWord">;

/** What a value is for the player to move, and its sign on the board. */
const worth = (value: number) => (value > 0.5 ? "win" : value < 0.5 ? "loss" : "draw");
const SIGNS = { win: "+", loss: "−", draw: "=" };

/** The shading of a cell with a certain owner; less certain ones follow by the square root, to show small leads. */
const CERTAIN = 0.75;

export function boardScene(
  { snapshot, layout }: { snapshot: BoardPosition; layout: Layout },
  overlay: Overlay,
  words: BoardWords,
): BoardScene {
  const most = Math.max(...(overlay.shares?.values() ?? []), 0.01);
  const playable = new Set(overlay.playable);
  const won = snapshot.winning_cells;
  const latest = snapshot.last?.cells ?? [];
  const { learner } = overlay;
  const newest = learner && latest.some((cell) => Number(snapshot.cells[cell]) !== learner) ? [] : latest;
  const lit = won.length ? stepsAlong(layout, won, snapshot.sides, Number(snapshot.cells[won[0] ?? 0])) : new Map();
  const farthest = Math.max(...lit.values(), 1);
  return {
    record: snapshot.record,
    layout,
    cells: layout.cells.map(({ name }, index) => {
      const known = { name, index, snapshot, overlay };
      const cell = {
        ...contentOf(known),
        lit: (lit.get(index) ?? 0) / farthest,
        ...choiceOf(known, playable),
        ...marksOn(known),
        ...adviceOf(known, words),
        shade: shadeOf(known, most),
      };
      return { ...cell, label: labelOf(cell, known, words) };
    }),
    sides: snapshot.sides,
    reached: sidesTouched(layout, snapshot.cells, won.length ? won : newest, snapshot.sides),
    mover: snapshot.to_move,
    busy: overlay.busy ?? false,
    won: won.length > 0,
    passed: snapshot.last?.takeover ?? null,
    coin: overlay.coin ?? { player: 0, toss: 0 },
    marks: drawnOf(snapshot, layout, overlay.marks ?? []),
    again: overlay.confirm ? words.say("proposed") : "",
  };
}

type Known = { name: string; index: number; snapshot: BoardPosition; overlay: Overlay };

function contentOf({ name, index, snapshot, overlay }: Known) {
  const stone = Number(snapshot.cells[index]);
  return {
    stone,
    pending: overlay.pending?.get(name) ?? 0,
    token: (!overlay.tokens ? "" : stone ? "taken" : "token") as BoardCell["token"],
    last: snapshot.last?.cells.includes(index) ?? false,
    winning: snapshot.winning_cells.includes(index),
    number: overlay.numbers ? (snapshot.numbers[index] ?? 0) : 0,
  };
}

/** The move by which a cell is chosen: its own, or one that takes over its stone. */
function choiceOf({ name, index, snapshot, overlay }: Known, playable: Set<string>) {
  if (overlay.chosen) return { legal: false, offered: false, move: name, takes: [] };
  const legal = playable.has(name);
  const { takeover } = snapshot;
  const offered = takeover?.source === index && playable.has(takeover.move);
  return {
    legal,
    offered,
    move: legal ? name : offered ? takeover.move : "",
    takes: (legal && snapshot.takes?.[name]) || [],
  };
}

/** What people have put on a cell itself. */
function marksOn({ name, overlay }: Known) {
  const kinds = overlay.marks?.flatMap(({ kind, cell }) => (cell === name ? [kind] : [])) ?? [];
  return { shaded: kinds.includes("shade"), tagged: kinds.includes("label") };
}

/** The marks over the cells. */
const drawnOf = ({ cells }: BoardPosition, layout: Layout, marks: (Mark | LossMark)[]): BoardMark[] =>
  marks.flatMap(({ kind, cell: name, to = "", text = "" }) => {
    const [cell, end] = [name, to].map((one) => layout.cells.findIndex((place) => place.name === one));
    if (kind === "shade" || cell === undefined || cell < 0 || end === undefined) return [];
    return [{ kind, cell, to: end, text, stone: Number(cells[cell]) }];
  });

function calledMark({ kind, to, text }: Mark | LossMark, say: BoardWords["say"]) {
  if (kind === "loss") return say(`grades-${text}`, { count: 1 });
  if (text) return text;
  return to ? say("marked-way", { way: say(`marks-${kind}`), cell: to }) : say(`marks-${kind}`);
}

/** What a cell says about the move there. A variation is shown on empty cells only. */
function adviceOf({ name, index, snapshot, overlay }: Known, { say }: BoardWords) {
  const { exact, estimate } = overlay.worths?.get(name) ?? {};
  const look = overlay.looks?.get(name);
  const free = snapshot.cells[index] === "0" && !overlay.pending?.has(name);
  const step = free ? overlay.line?.get(name) : undefined;
  const slip = overlay.slip?.move === name ? overlay.slip.grade : ("" as const);
  return {
    exact: exact === undefined ? "" : `${SIGNS[worth(exact)]} ${say(`exact-${worth(exact)}`)}`,
    estimate: estimate === undefined ? "" : say("percent", { share: estimate }),
    chance: step
      ? String(step.number)
      : slip
        ? say(`signs-${slip}`)
        : look
          ? String(Math.round(100 * look.chance))
          : "",
    order: look?.order ?? 0,
    faded: look?.faded ?? false,
    line: step?.player ?? 0,
    slip,
    carrier: overlay.carriers?.get(name) ?? 0,
    hint: (!overlay.hinted?.has(name) ? "" : overlay.pointed ? "move" : "area") as BoardCell["hint"],
  };
}

/** The shading of a cell: by value or owner if the overlay has them, else by its share of the visits. @param most the
 * largest share */
function shadeOf({ name, index, snapshot, overlay }: Known, most: number): Shade | null {
  const owned = snapshot.cells[index] === "0" ? overlay.owners?.[index] : undefined;
  if (owned !== undefined && owned !== 0.5) {
    const strength = roundStrength(CERTAIN * Math.sqrt(Math.abs(owned - 0.5) * 2));
    return { kind: owned < 0.5 ? "owned-2" : "owned-1", strength };
  }
  const look = overlay.looks?.get(name);
  if (look?.tinted) return { kind: "value", strength: roundStrength(look.chance) };
  const strength = roundStrength((overlay.shares?.get(name) ?? 0) / most);
  return strength ? { kind: look?.order === 1 ? "most" : "some", strength } : null;
}

/** In hundredths, so that nothing is redrawn for a difference that the eye cannot see. */
const roundStrength = (strength: number) => Math.round(100 * strength) / 100;

function candidateLabel({ order, chance, favour }: CandidateLook, say: BoardWords["say"]) {
  const share = say("percent", { share: chance });
  if (favour) return say("favoured", { choice: say("choice", { order }), share });
  return order ? `${say("choice", { order })}, ${share}` : say("win-rate", { share });
}

/** What a screen reader says of a cell: name and content first. */
function labelOf(
  cell: Omit<BoardCell, "label">,
  { name, index, snapshot, overlay }: Known,
  { say, playerWord }: BoardWords,
) {
  const { stone } = cell;
  const called = (player: number) => playerWord(snapshot.players[player - 1] ?? "");
  const { exact, estimate } = overlay.worths?.get(name) ?? {};
  const look = overlay.looks?.get(name);
  const owned = stone ? undefined : overlay.owners?.[index];
  const marks = overlay.marks?.filter(({ cell }) => cell === name).map((mark) => calledMark(mark, say)) ?? [];
  const label = [
    name,
    cell.token === "taken"
      ? say("taken", { player: called(stone) })
      : cell.token
        ? say("token")
        : stone
          ? called(stone)
          : say("empty"),
    cell.takes.length ? say("takes-label", { count: cell.takes.length }) : "",
    cell.pending ? say("pending-cell") : "",
    cell.last ? say("last-move-told") : "",
    cell.offered ? say("take-over") : "",
    cell.winning ? say("winning") : "",
    cell.number ? say("move-number", { number: cell.number }) : "",
    exact === undefined ? "" : say("exact-label", { word: say(`exact-${worth(exact)}`) }),
    estimate === undefined ? "" : say("estimate-label", { share: say("percent", { share: estimate }) }),
    look ? candidateLabel(look, say) : "",
    cell.slip ? say(`grades-${cell.slip}`, { count: 1 }) : "",
    cell.line ? say("move-number", { number: Number(cell.chance) }) : "",
    cell.carrier ? say("carrier-cell", { player: called(cell.carrier) }) : "",
    owned === undefined
      ? ""
      : say("will-own", {
          player: called(owned < 0.5 ? 2 : 1),
          share: say("percent", { share: Math.max(owned, 1 - owned) }),
        }),
    cell.hint ? (cell.hint === "move" ? say("hint-move") : say("hint-area")) : "",
    marks.length ? say("marked", { marks: marks.join(", ") }) : "",
  ];
  return label.filter(Boolean).join(", ");
}
