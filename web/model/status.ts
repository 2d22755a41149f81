/** The sentences of the status region: the last move first, then the turn or the outcome. */

import type { Snapshot } from "messages";
import { capitalise, joinSentences, type Words } from "../lang/fluent.ts";
import { findGame } from "./catalogue.ts";
import { goal } from "./goal.ts";
import { subject } from "./names.ts";
import * as queries from "./queries.ts";
import type { State } from "./state.ts";
import { FORFEITS } from "./tree.ts";

export function status(words: Words, state: State) {
  const { say } = words;
  if (state.opening && state.engine.phase === "failed") return say("not-started");
  if (state.opening)
    return state.opening.kind === "link"
      ? say("opening-link", { friend: Boolean(state.opening.friend) })
      : say("opening-new");
  const end = outcome(words, state);
  const untold = queries.owesResult(state) && !state.over ? say("friend-to-tell") : "";
  const wanted = queries.workersFor(state);
  const { missing } = state.pool;
  const fewer = missing ? say("fewer-workers", { running: wanted - missing, wanted }) : "";
  const apart = state.watching || queries.isFriendToMove(state);
  const alone = apart || FORFEITS.some((reason) => reason === state.snapshot.outcome?.reason);
  return joinSentences(alone ? "" : news(words, state), end ?? turn(words, state), untold, fewer);
}

function news(words: Words, state: State) {
  const { say, moveWord } = words;
  const { snapshot } = state;
  const { last, to_move } = snapshot;
  const thrown = throwOf(snapshot);
  const self = queries.person(state) === to_move;
  const chance =
    thrown === null
      ? ""
      : say("chance", { self, result: moveWord(thrown), player: queries.playerName(state, to_move) });
  const played = !last ? "" : goesOn(state) ? say("same-turn", last) : moveSentence(words, state, last);
  return joinSentences(played, last?.traded ? goal(words, state) : "", chance);
}

function moveSentence(
  words: Words,
  state: State,
  { move, player, cells, traded, takeover }: NonNullable<Snapshot["last"]>,
) {
  const { say, moveWord } = words;
  const { self, title: name } = subject(words, state, player);
  const person = { self, name };
  if (takesTokens(state)) return say("takes", { ...person, count: cells.length });
  const moved = takeover && takeover.source !== takeover.target;
  const cell = (moved && state.layout.cells[takeover.target]?.name) || "";
  const kind = traded ? "traded" : cell ? "moved" : "taken";
  return words.has(`verbs-${move}`)
    ? say(`verbs-${move}`, { ...person, owner: queries.playerName(state, player), cell, kind })
    : say("plays", { ...person, move: moveWord(move) });
}

const takesTokens = ({ describe, snapshot }: State) => findGame(describe, snapshot.game).tokens;

/** Whether a person places another stone in the same turn. */
const goesOn = (state: State) =>
  state.snapshot.left < state.snapshot.turn && state.snapshot.ply > 0 && queries.canPersonMove(state);

/** The chance move that has just decided who moves, null if there is none. */
function throwOf({ steps, to_move }: Snapshot) {
  const latest = steps.at(-1);
  return latest?.kind === "chance" && to_move ? latest.move : null;
}

function outcome(words: Words, state: State) {
  const { say, reasonWord } = words;
  const { snapshot } = state;
  if (!snapshot.outcome) return null;
  const { winner, reason } = snapshot.outcome;
  if (winner === 0) return say("draw");
  const [won, lost] = [subject(words, state, winner), subject(words, state, 3 - winner)];
  return say("outcome", {
    winner: won.title,
    winnerSelf: won.self,
    loser: lost.title,
    loserSelf: lost.self,
    title: reasonWord(snapshot.game, snapshot.outcome),
    reason,
  });
}

function turn(words: Words, state: State) {
  const { say, moveWord } = words;
  const ready = state.engine.phase === "ready";
  if (queries.botToMove(state)) {
    const { title } = subject(words, state, state.snapshot.to_move);
    if (state.paused && !state.thinking)
      return queries.isBotGame(state) ? say("is-paused", { title }) : say("is-waiting", { title });
    if (state.judging) return state.judging.slow ? say("is-judged") : "";
    return ready ? say("is-thinking", { title }) : say("will-move", { title });
  }
  if (state.pending.length && !ready)
    return say("kept", { moves: state.pending.join(", "), count: state.pending.length });
  if (queries.isFriendToMove(state))
    return state.sent === state.snapshot.record ? say("friend-sent") : say("friend-to-move");
  if (state.watching) return say("watching-told");
  const player = queries.playerName(state, state.snapshot.to_move);
  const thrown = throwOf(state.snapshot) !== null; // a sentence about a chance move has already named the player
  const offers = queries
    .actions(state)
    .map((name) => say("or-move", { move: capitalise(moveWord(name)) }))
    .join(" ");
  const told = thrown || (goesOn(state) && state.snapshot.last);
  const mover = told
    ? ""
    : queries.person(state)
      ? say("your-move", { kind: offers ? "offers" : takesTokens(state) ? "plain" : "player", player, offers })
      : say("to-move", { kind: offers ? "offers" : "plain", player, offers });
  const { left = 1, turn = 1, ply, takes } = state.snapshot;
  return joinSentences(
    mover,
    left > 1 || turn > 1 ? say("stones-left", { left, begun: left < turn && ply > 0 }) : "",
    takesTokens(state) ? say("may-take", { most: Math.max(...Object.values(takes).map(({ length }) => length)) }) : "",
  );
}

/** The place or, of the game, the status in a few words, for the title of the page. */
export function headline(words: Words, state: State) {
  const { place } = state;
  if (place !== "play") return words.say(place === "setup" ? "set-up-position" : `place-${place}`);
  const news =
    queries.person(state) && !state.opening && state.snapshot.to_move === queries.person(state)
      ? words.say("your-turn")
      : status(words, { ...state, snapshot: { ...state.snapshot, last: null, steps: [] } });
  return news.replace(/\.$/, "");
}

export function gameTitle({ say }: Words, { describe, snapshot }: Pick<State, "describe" | "snapshot">) {
  const game = findGame(describe, snapshot.game);
  const { min, max } = game.sizes;
  const options = game.options.flatMap(({ name, title }) => {
    const chosen = snapshot.options[name];
    return chosen === true ? [title] : chosen ? [`${title} ${chosen}`] : [];
  });
  const title = min < max ? say("game-of-size", { title: game.title, size: snapshot.size }) : game.title;
  return [title, ...options.map((name) => name.toLowerCase())].join(" · ");
}

export function sides(words: Words, state: State): [string, string] {
  const title = (player: number) => subject(words, state, player).title;
  const bot = queries.opponent(state);
  if (bot) return [words.say("you"), bot.title];
  return queries.isByLink(state) ? [words.say("you"), words.say("friend")] : [title(1), title(2)];
}
