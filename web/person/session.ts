/** The session that survives a reload: game, settings and score in storage, the record in the address. */

import type { Diagram } from "messages";
import { say } from "../lang/texts.ts";
import { gameAddress, hasPassed, readAddress } from "../model/address.ts";
import { lineRecords } from "../model/analysis.ts";
import { parseJson } from "../model/likeness.ts";
import { marksOf } from "../model/marks.ts";
import { parsePlace } from "../model/places.ts";
import type { State } from "../model/state.ts";
import { identify, openGame, requestLink } from "../model/steps.ts";
import { analysesIn, gameIn, inPlace, LASTING, lasting, setupIn } from "../model/stored.ts";
import { newId } from "./archive.ts";
import { loadText, storeText } from "./storage.ts";

export const KEY = "wye";
const ANALYSES = "wye-studies";
const SETUP = "wye-setup";

const ADDRESS_PAUSE = 300; // the least milliseconds between two changes of the address: browsers refuse frequent ones

/** The nodes of a tree that takes long to store, and for how many milliseconds its game must rest before it is. */
const [LARGE, REST] = [1_000, 1_000];

/** A game that waits to be stored. */
let waiting: { state: State; failed: () => void; timer: ReturnType<typeof setTimeout> } | null = null;

/** What the windows do not share. */
const WINDOW: import("./storage.ts").StoreName = "sessionStorage";

/** Text: the address to write; game: its id; moves: of the game when the page began to write; seen, left: the address
 * at the last look and on leaving; waits: a change was just made. */
const address = { text: "", game: "", moves: 0, seen: "", left: "", waits: false };

/** Look at the address: from now on it may be replaced. */
export function seeAddress() {
  address.seen = location.hash;
}

/** Write the address of the game, unless another place has it or a new address is about to be read. */
export function writeAddress() {
  const { name } = parsePlace(location.hash) ?? { name: "play" };
  if (name !== "play" || location.hash !== address.seen) return;
  if (address.waits || !address.text || address.text === linkInAddress()) return;
  // The entry of the history keeps whose address it is: going back to it later shows that game as it is by then.
  history.replaceState({ ...history.state, game: address.game }, "", `#${address.text}`);
  seeAddress();
  address.waits = true;
  setTimeout(() => {
    address.waits = false;
    writeAddress();
  }, ADDRESS_PAUSE);
}

/** Store a changed state and its address. @param failed called if there is no room */
export function save(state: State, previous: State, failed: () => void) {
  if (state.setup !== previous.setup) storeText(SETUP, JSON.stringify(state.setup), WINDOW);
  if (state.opening) address.text = ""; // the address is that of what is on its way
  if (state.opening || (!previous.opening && LASTING.every((key) => state[key] === previous[key]))) return;
  // A fresh board without marks needs no address of its own.
  address.text = state.snapshot.ply > 0 || marksOf(state.tree).length || linkInAddress() ? gameAddress(state) : "";
  if (state.id !== address.game) {
    // The positions before that in which the person took over belong to a link, by which they can be taken over again.
    const moves = previous.watching ? state.snapshot.steps.length : 0;
    Object.assign(address, { game: state.id, moves });
  }
  writeAddress();
  clearTimeout(waiting?.timer);
  waiting = { state, failed, timer: setTimeout(flush, REST) };
  if (state.tree.nodes.length <= LARGE) flush();
}

/** Store now what waits to be stored. */
export function flush() {
  if (!waiting) return;
  const { state, failed, timer } = waiting;
  clearTimeout(timer);
  waiting = null;
  const text = JSON.stringify({ ...lasting(state), moves: address.moves, left: address.seen });
  storeText(KEY, text, WINDOW);
  if (!storeText(KEY, text)) failed();
}

/** Store the analyses of the positions of the line shown. */
export function saveAnalyses(state: State) {
  const known = lineRecords(state).flatMap((record) =>
    state.analyses[record] ? [[record, state.analyses[record]]] : [],
  );
  storeText(ANALYSES, JSON.stringify(Object.fromEntries(known)));
}

/** The id of the game that the page itself wrote into this entry of the history, "" for a link. */
export const writtenFor = () => {
  const id = history.state?.game;
  return typeof id === "string" ? id : "";
};

/** Whether the address belongs to this game: the page wrote it, or it names a position of it. */
export function isOwnAddress(state: State) {
  const told = linkInAddress();
  const { record, friend, level } = readAddress(told);
  if (level) return false;
  if (told === gameAddress(state) || writtenFor() === state.id) return true;
  return !friend && (record === state.snapshot.record || hasPassed(state, record, address.moves));
}

/** The game in the address, "" if it names a place. */
export function linkInAddress() {
  if (parsePlace(location.hash)) return "";
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/** The initial state: the stored one or `fresh`, at position `start`. Another game in the address is opened next. */
export function restore(fresh: State, start: Diagram): State {
  seeAddress();
  const first = { ...fresh, setup: setupIn(loadText(SETUP, WINDOW), fresh.describe) };
  const left = identify(restoreGame(first), newId, Date.now());
  address.game = left.id;
  const link = readAddress(linkInAddress());
  const { record, friend } = link;
  // A browser that reloads as the address changes may bring the one before back, and forget whose it was.
  if (!record || isOwnAddress(left) || location.hash === address.left) return left;
  const asked = requestLink(left, link, writtenFor());
  return asked.opening && record === start.snapshot.record && !friend ? openGame(asked, asked.opening, start) : asked;
}

/** The game of this window, else the latest of any, with its analyses; `first` with the text of an unreadable one. */
function restoreGame(first: State) {
  const [text, own] = [loadText(KEY), loadText(KEY, WINDOW)];
  const [latest, here] = [gameIn(text, first), gameIn(own, first)];
  const found = here ? inPlace(latest ?? here, here) : latest;
  if (!found)
    return text === null
      ? first
      : { ...first, problem: { text: say("broken-told", { kind: "stored" }), broken: text } };
  const { moves, left } = parseJson(here ? own : text);
  Object.assign(address, { moves: Number(moves) || 0, left: here ? left : "" });
  return { ...found, analyses: analysesIn(loadText(ANALYSES)) };
}
