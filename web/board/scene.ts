/** The scene: a plain description of all that a board shows, and the only thing `Board` draws from. It is made from a
 * position and an overlay, so that the game and every lesson can show a board of their own. Nothing here touches the
 * document, knows a rule or keeps state; texts are passed in. */

import type { Layout, Mark, Snapshot, Takeover } from "messages";
import { stepsAlong, touched } from "./chain.ts";

/** What a board shows of a position. */
export type Setup = Pick<Snapshot, "record" | "players" | "to_move" | "sides" | "cells" | "numbers" | "winning_cells"> &
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
  looks?: Map<string, Look>; // the candidates, by move
  shares?: Map<string, number>; // the share of the visits of each move
  owners?: number[]; // for each cell, the chance that player 1 owns it at the end; shown in place of the visits
  line?: Map<string, Step>; // the variation shown, by cell
  /** A move that was a mistake, and how bad it was. */
  slip?: { move: string; grade: "inaccuracy" | "mistake" | "blunder" } | null;
  hinted?: Set<string>; // the cells of a hint
  pointed?: boolean; // whether the hint names the move itself, not an area around it
  carriers?: Map<string, number>; // by cell, the player whose connection needs it
  marks?: Mark[]; // what people have put on the position
  chosen?: boolean; // whether any cell can be chosen, to be marked or set up, and none is played
  coin?: Coin; // the coin beside the board
}

/** The value of a move for its player, exact and estimated: 1 a win, 0.5 a draw, 0 a loss. */
type Worth = { exact?: number; estimate?: number };

/** A candidate: its rank (1 is the best), the win rate of its player, and whether it has too few visits to be
 * trusted; a rank of 0: it is a move without rank; favour: the number is not a win rate but a network's share for the
 * move. */
export type Look = { order: number; chance: number; faded: boolean; favour?: boolean };

/** A move of a variation: its number from 1, and its player. */
export type Step = { number: number; player: number };

/** The player for whom it has fallen, 0 if there is none, and the number of its tosses so far. */
export type Coin = { player: number; toss: number };

/** What one cell shows. */
export interface Cell {
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
  lit: number; // the steps along the winning chain that lead to it, from 0
  number: number; // the number of the move that placed its stone, 0 if not shown
  exact: string; // the exact value of the move here, empty if not shown
  estimate: string; // the estimated value of the move here, empty if not shown
  chance: string; // the win rate of a candidate in per cent, or the number of the move in the variation shown
  order: number; // its rank among the candidates from 1, 0 if it is none
  faded: boolean; // whether the candidate has too few visits to be trusted
  line: number; // the player who moves here in the variation shown, 0 for none
  slip: "" | "inaccuracy" | "mistake" | "blunder"; // the grade of the mistake that was made here
  carrier: number; // the player whose connection needs it, 0 for none
  hint: "" | "area" | "move"; // whether it lies in the area of a hint, or is the move itself
  shaded: boolean; // whether people have shaded it
  tagged: boolean; // whether it has a label, which takes the place of other texts
  shade: Shade | null; // its shading
}

/** The colour of a cell: that of the best candidate, of any other move, or of its likely owner; strength: from 0 to
 * 1. */
type Shade = { kind: "most" | "some" | "owned-1" | "owned-2"; strength: number };

/** A mark by the indexes of its cells; to: -1 if it is on one cell alone; stone: the player whose stone it lies on, 0
 * for none. */
export type Drawn = { kind: Mark["kind"]; cell: number; to: number; text: string; stone: number };

/** All that a board shows. */
export interface Scene {
  record: string; // identifies the position
  layout: Layout; // its geometry
  cells: Cell[]; // in the layout's order
  sides: number[]; // for each side of the layout, the player who owns it, 0 for nobody
  reached: number[]; // for each side, the player whose newest chain touches it, 0 for nobody
  mover: number; // the player to move, 0 if the game is over
  busy: boolean; // whether another position is being opened, so that the board is dimmed
  won: boolean; // whether a chain has won, so that all other stones fade
  passed: Takeover | null; // the stone that the last move has taken over
  coin: Coin; // the coin beside the board
  marks: Drawn[]; // those over its cells
  again: string; // added to the label of a cell that waits for a second tap; empty where one tap plays
}

/** A language. */
export type Words = Pick<import("../lang/fluent.ts").Words, "say" | "local">;

/** What a value is for the player to move, and its sign on the board. */
const worth = (value: number) => (value > 0.5 ? "win" : value < 0.5 ? "loss" : "draw");
const SIGNS = { win: "+", loss: "−", draw: "=" };

/** The strength of the shading of a cell whose owner is certain; less certain ones follow by the square root, so that
 * small leads are seen. */
const CERTAIN = 0.75;

/** The scene of a position with an overlay. */
export function sceneOf(
  { snapshot, layout }: { snapshot: Setup; layout: Layout },
  overlay: Overlay,
  words: Words,
): Scene {
  const most = Math.max(...(overlay.shares?.values() ?? []), 0.01);
  const playable = new Set(overlay.playable);
  const won = snapshot.winning_cells;
  const latest = snapshot.last?.cells ?? [];
  const { learner } = overlay;
  const newest = learner && latest.some((cell) => Number(snapshot.cells[cell]) !== learner) ? [] : latest;
  const lit = won.length ? stepsAlong(layout, won, snapshot.sides, Number(snapshot.cells[won[0] ?? 0])) : new Map();
  return {
    record: snapshot.record,
    layout,
    cells: layout.cells.map(({ name }, index) => {
      const known = { name, index, snapshot, overlay };
      const cell = {
        ...contentOf(known),
        lit: lit.get(index) ?? 0,
        ...choiceOf(known, playable),
        ...marksOn(known),
        ...adviceOf(known, words),
        shade: shadeOf(known, most),
      };
      return { ...cell, label: labelOf(cell, known, words) };
    }),
    sides: snapshot.sides,
    reached: touched(layout, snapshot.cells, won.length ? won : newest, snapshot.sides),
    mover: snapshot.to_move,
    busy: overlay.busy ?? false,
    won: won.length > 0,
    passed: snapshot.last?.takeover ?? null,
    coin: overlay.coin ?? { player: 0, toss: 0 },
    marks: drawnOf(snapshot, layout, overlay.marks ?? []),
    again: overlay.confirm ? words.say("proposed") : "",
  };
}

/** All that describes one cell. */
type Known = { name: string; index: number; snapshot: Setup; overlay: Overlay };

/** The stone and the marks on a cell. */
function contentOf({ name, index, snapshot, overlay }: Known) {
  const stone = Number(snapshot.cells[index]);
  return {
    stone,
    pending: overlay.pending?.get(name) ?? 0,
    token: (!overlay.tokens ? "" : stone ? "taken" : "token") as Cell["token"],
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
const drawnOf = ({ cells }: Setup, layout: Layout, marks: Mark[]): Drawn[] =>
  marks.flatMap(({ kind, cell: name, to = "", text = "" }) => {
    const [cell, end] = [name, to].map((one) => layout.cells.findIndex((place) => place.name === one));
    if (kind === "shade" || cell === undefined || cell < 0 || end === undefined) return [];
    return [{ kind, cell, to: end, text, stone: Number(cells[cell]) }];
  });

/** What a mark is called. */
function calledMark({ kind, to, text }: Mark, say: Words["say"]) {
  if (text) return text;
  return to ? say("marked-way", { way: say(`marks-${kind}`), cell: to }) : say(`marks-${kind}`);
}

/** What a cell says about the move there. A variation is shown on empty cells only. */
function adviceOf({ name, index, snapshot, overlay }: Known, { say }: Words) {
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
    hint: (!overlay.hinted?.has(name) ? "" : overlay.pointed ? "move" : "area") as Cell["hint"],
  };
}

/** The shading of a cell: by its likely owner if the overlay has owners, otherwise by its share of the visits. @param
 * most the largest share */
function shadeOf({ name, index, snapshot, overlay }: Known, most: number): Shade | null {
  const owned = snapshot.cells[index] === "0" ? overlay.owners?.[index] : undefined;
  if (owned !== undefined && owned !== 0.5) {
    return {
      kind: owned < 0.5 ? "owned-2" : "owned-1",
      strength: rounded(CERTAIN * Math.sqrt(Math.abs(owned - 0.5) * 2)),
    };
  }
  const strength = rounded((overlay.shares?.get(name) ?? 0) / most);
  return strength ? { kind: overlay.looks?.get(name)?.order === 1 ? "most" : "some", strength } : null;
}

/** In hundredths, so that nothing is redrawn for a difference that the eye cannot see. */
const rounded = (strength: number) => Math.round(100 * strength) / 100;

/** What a screen reader says of a candidate. */
function advised({ order, chance, favour }: Look, say: Words["say"]) {
  const share = say("percent", { share: chance });
  if (favour) return say("favoured", { choice: say("choice", { order }), share });
  return order ? `${say("choice", { order })}, ${share}` : say("win-rate", { share });
}

/** What a screen reader says of a cell: name and content first. */
function labelOf(
  {
    stone,
    token,
    pending,
    last,
    winning,
    number,
    hint,
    offered,
    takes,
    slip,
    line,
    chance,
    carrier,
  }: Omit<Cell, "label">,
  { name, index, snapshot, overlay }: Known,
  { say, local }: Words,
) {
  const called = (player: number) => local(snapshot.players[player - 1] ?? "");
  const { exact, estimate } = overlay.worths?.get(name) ?? {};
  const look = overlay.looks?.get(name);
  const owned = stone ? undefined : overlay.owners?.[index];
  const marks = overlay.marks?.filter(({ cell }) => cell === name).map((mark) => calledMark(mark, say)) ?? [];
  const label = [
    name,
    token === "taken"
      ? say("taken", { player: called(stone) })
      : token
        ? say("token")
        : stone
          ? called(stone)
          : say("empty"),
    takes.length ? say("takes-label", { count: takes.length }) : "",
    pending ? say("pending-cell") : "",
    last ? say("last-move-told") : "",
    offered ? say("take-over") : "",
    winning ? say("winning") : "",
    number ? say("move-number", { number }) : "",
    exact === undefined ? "" : say("exact-label", { word: say(`exact-${worth(exact)}`) }),
    estimate === undefined ? "" : say("estimate-label", { share: say("percent", { share: estimate }) }),
    look ? advised(look, say) : "",
    slip ? say(`grades-${slip}`, { count: 1 }) : "",
    line ? say("move-number", { number: Number(chance) }) : "",
    carrier ? say("carrier-cell", { player: called(carrier) }) : "",
    owned === undefined
      ? ""
      : say("will-own", {
          player: called(owned < 0.5 ? 2 : 1),
          share: say("percent", { share: Math.max(owned, 1 - owned) }),
        }),
    hint ? (hint === "move" ? say("hint-move") : say("hint-area")) : "",
    marks.length ? say("marked", { marks: marks.join(", ") }) : "",
  ];
  return label.filter(Boolean).join(", ");
}
