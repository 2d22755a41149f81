/** The sentences of the status region: the last move first, then the turn or the outcome. */

import type { Snapshot } from "messages";
import { capitalised, type Words } from "../lang/fluent.ts";
import { gameNamed } from "./catalogue.ts";
import { goal } from "./goal.ts";
import { called } from "./names.ts";
import {
  actions,
  botToMove,
  byLink,
  friendToMove,
  isForfeit,
  opponent,
  person,
  playerName,
  watched,
  workersFor,
} from "./queries.ts";
import type { State } from "./state.ts";

export function status(words: Words, state: State) {
  const { say } = words;
  if (state.opening && state.engine.phase === "failed") return say("engine-absent");
  if (state.opening) return state.opening.kind === "link" ? say("opening-link") : say("opening-new");
  const end = outcome(words, state);
  const wanted = workersFor(state);
  const { missing } = state.pool;
  const fewer = missing ? say("fewer-workers", { running: wanted - missing, wanted }) : "";
  const apart = state.watching || friendToMove(state);
  return [apart || isForfeit(state.snapshot.outcome) ? "" : news(words, state), end ?? turn(words, state), fewer]
    .filter(Boolean)
    .join(" ");
}

function news(words: Words, state: State) {
  const { say, local } = words;
  const { snapshot } = state;
  const { last } = snapshot;
  const thrown = throwOf(snapshot);
  const chance =
    thrown === null ? "" : say("chance", { result: local(thrown), player: playerName(state, snapshot.to_move) });
  return [last ? played(words, state, last) : "", last?.traded ? goal(words, state) : "", chance]
    .filter(Boolean)
    .join(" ");
}

function played(words: Words, state: State, { move, player, cells, traded, takeover }: NonNullable<Snapshot["last"]>) {
  const { say, local } = words;
  const { self, title: name } = called(words, state, player);
  const person = { self, name };
  if (takesTokens(state)) return say("takes", { ...person, count: cells.length });
  const moved = takeover && takeover.source !== takeover.target;
  const cell = (moved && state.layout.cells[takeover.target]?.name) || "";
  const kind = traded ? "traded" : cell ? "moved" : "taken";
  return words.has(`verbs-${move}`)
    ? say(`verbs-${move}`, { ...person, owner: playerName(state, player), cell, kind })
    : say("plays", { ...person, move: local(move) });
}

/** Whether moves take tokens from the board. */
const takesTokens = ({ describe, snapshot }: State) => gameNamed(describe, snapshot.game).tokens;

/** The most tokens that a legal move takes. */
const mostTaken = ({ takes }: Snapshot) => Math.max(...Object.values(takes).map((tokens) => tokens.length));

/** The chance move that has just decided who moves, null if there was none. */
function throwOf({ steps, to_move }: Snapshot) {
  const latest = steps.at(-1);
  return latest?.kind === "chance" && to_move ? latest.move : null;
}

function outcome(words: Words, state: State) {
  const { say, local } = words;
  const { snapshot } = state;
  if (!snapshot.outcome) return null;
  const { winner, reason, title } = snapshot.outcome;
  if (winner === 0) return say("draw");
  const [won, lost] = [called(words, state, winner), called(words, state, 3 - winner)];
  return say("outcome", {
    winner: won.title,
    winnerSelf: won.self,
    loser: lost.title,
    loserSelf: lost.self,
    title: local(title),
    reason,
  });
}

function turn(words: Words, state: State) {
  const { say, local } = words;
  const ready = state.engine.phase === "ready";
  if (botToMove(state)) {
    const { title } = called(words, state, state.snapshot.to_move);
    if (state.paused && !state.thinking)
      return watched(state) ? say("is-paused", { title }) : say("is-waiting", { title });
    return ready ? say("is-thinking", { title }) : say("will-move", { title });
  }
  if (state.pending.length && !ready)
    return say("kept", { moves: state.pending.join(", "), count: state.pending.length });
  if (friendToMove(state)) return state.sent === state.snapshot.record ? say("friend-sent") : say("friend-to-move");
  if (state.watching) return say("watching-told");
  const player = playerName(state, state.snapshot.to_move);
  const thrown = throwOf(state.snapshot) !== null; // a sentence about a chance move has already named the player
  const offers = actions(state)
    .map((name) => say("or-move", { move: capitalised(local(name)) }))
    .join(" ");
  const plain = thrown || takesTokens(state);
  const mover = person(state)
    ? say("your-move", { kind: offers ? "offers" : plain ? "plain" : "player", player, offers })
    : thrown
      ? ""
      : say("to-move", { kind: offers ? "offers" : "plain", player, offers });
  const { left = 1, turn = 1, ply } = state.snapshot;
  return [
    mover,
    left > 1 || turn > 1 ? say("stones-left", { left, begun: left < turn && ply > 0 }) : "",
    takesTokens(state) ? say("may-take", { most: mostTaken(state.snapshot) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What is going on in a few words, for the title of the page. */
export function headline(words: Words, state: State) {
  const news =
    person(state) && !state.opening && state.snapshot.to_move === person(state)
      ? words.say("your-turn")
      : status(words, { ...state, snapshot: { ...state.snapshot, last: null, steps: [] } });
  return news.replace(/\.$/, "");
}

/** The title of the game with its size and options. */
export function gameTitle({ say }: Words, { describe, snapshot }: Pick<State, "describe" | "snapshot">) {
  const game = gameNamed(describe, snapshot.game);
  const { min, max } = game.sizes;
  const options = game.options.flatMap(({ name, title }) => {
    const chosen = snapshot.options[name];
    return chosen === true ? [title] : chosen ? [`${title} ${chosen}`] : [];
  });
  const title = min < max ? say("game-of-size", { title: game.title, size: snapshot.size }) : game.title;
  return [title, ...options.map((name) => name.toLowerCase())].join(" · ");
}

/** Both sides' names for the score. */
export function sides(words: Words, state: State): [string, string] {
  const title = (player: number) => called(words, state, player).title;
  const bot = opponent(state);
  if (bot) return [words.say("you"), bot.title];
  return byLink(state) ? [words.say("you"), words.say("friend")] : [title(1), title(2)];
}
