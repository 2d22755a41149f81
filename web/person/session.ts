/** The session that survives a reload: game, settings and score in this browser's storage, and the game's record in the
 * address. */

import type { Catalogue, Diagram } from "messages";
import { say } from "../lang/texts.ts";
import { addressOf, passed, readAddress } from "../model/address.ts";
import { positions } from "../model/analysis.ts";
import { parsed } from "../model/likeness.ts";
import { marksOf } from "../model/marks.ts";
import { addressed } from "../model/places.ts";
import { fresh, type State } from "../model/state.ts";
import { identified, link, opened } from "../model/steps.ts";
import { analysesIn, gameIn, inPlace, LASTING, lasting, setupIn } from "../model/stored.ts";
import { newId } from "./archive.ts";
import { keep, stored } from "./storage.ts";

export const KEY = "wye";
const ANALYSES = "wye-studies";
const SETUP = "wye-setup";

/** The least milliseconds between two changes of the address: browsers refuse frequent ones. */
const ADDRESS_PAUSE = 300;

/** What the windows do not share. */
const WINDOW: import("./storage.ts").Store = "sessionStorage";

/** The address to write, the game that it is of, how many moves that game had when the page began to write its
 * addresses, what the address was when the page last looked and when it was left, and whether the pause after the last
 * change still lasts. */
const address = { text: "", game: "", moves: 0, seen: "", left: "", waits: false };

/** Look at the address: from now on it may be replaced. */
export function seeAddress() {
  address.seen = location.hash;
}

/** Write the address of the game, unless another place has it, or the event of a new one, which must not be lost, is on
 * its way. */
export function writeAddress() {
  if (
    address.waits ||
    !address.text ||
    address.text === linked() ||
    (addressed(location.hash)?.name ?? "play") !== "play"
  )
    return;
  if (location.hash !== address.seen) return;
  // The entry of the history keeps whose address it is: going back to it later shows that game as it is by then.
  history.replaceState({ ...history.state, game: address.game }, "", `#${address.text}`);
  seeAddress();
  address.waits = true;
  setTimeout(() => {
    address.waits = false;
    writeAddress();
  }, ADDRESS_PAUSE);
}

/** Store the state if it has changed, and write the record into the address. @returns false if there was no room for
 * it */
export function save(state: State, previous: State): boolean {
  if (state.setup !== previous.setup) keep(SETUP, JSON.stringify(state.setup), WINDOW);
  if (state.opening) address.text = ""; // the address is that of what is on its way
  if (state.opening || (!previous.opening && LASTING.every((key) => state[key] === previous[key]))) return true;
  // A fresh board without marks needs no address of its own.
  address.text = state.snapshot.ply > 0 || marksOf(state.tree).length || linked() ? addressOf(state) : "";
  if (state.id !== address.game) {
    // The positions before that in which the person took over belong to a link, by which they can be taken over again.
    const moves = previous.watching ? state.snapshot.steps.length : 0;
    Object.assign(address, { game: state.id, moves });
  }
  writeAddress();
  const text = JSON.stringify({ ...lasting(state), moves: address.moves, left: address.seen });
  keep(KEY, text, WINDOW);
  return keep(KEY, text);
}

/** Store the analyses of the positions of the line shown. */
export function saveAnalyses(state: State) {
  const known = positions(state).flatMap((record) =>
    state.analyses[record] ? [[record, state.analyses[record]]] : [],
  );
  keep(ANALYSES, JSON.stringify(Object.fromEntries(known)));
}

/** The id of the game for which the page itself wrote this entry of the history, "" if it is a link. */
export const writtenFor = () => {
  const id = history.state?.game;
  return typeof id === "string" ? id : "";
};

/** Whether the address is one of this game, which is then shown as it is by now: the page wrote it, in this entry of
 * the history or in an earlier one, or it tells what is shown. */
export function isOwn(state: State) {
  const told = linked();
  const { record, friend } = readAddress(told);
  if (told === addressOf(state) || writtenFor() === state.id) return true;
  return !friend && (record === state.snapshot.record || passed(state, record, address.moves));
}

/** What the address tells of a game, "" if it names a place. */
export function linked() {
  if (addressed(location.hash)) return "";
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/** The initial state: the stored one or that of a first visit, opening what the address tells if that is another
 * game. The stored game stays until the engine has opened the other one. */
export function restore(describe: Catalogue, start: Diagram): State {
  seeAddress();
  const first = { ...fresh(describe, start), setup: setupIn(stored(SETUP, WINDOW), describe) };
  const left = identified(restored(first), newId, Date.now());
  address.game = left.id;
  const { record, friend } = readAddress(linked());
  // A browser that reloads as the address changes may bring the one before back, and forget whose it was.
  if (!record || isOwn(left) || location.hash === address.left) return left;
  const asked = link(left, record, friend, writtenFor());
  return asked.opening && record === start.snapshot.record && !friend ? opened(asked, asked.opening, start) : asked;
}

/** The game that this window has shown, or else the latest of any window, with its analyses; or the first one with the
 * text that cannot be read. */
function restored(first: State) {
  const [text, own] = [stored(KEY), stored(KEY, WINDOW)];
  const [latest, here] = [gameIn(text, first), gameIn(own, first)];
  const found = here ? inPlace(latest ?? here, here) : latest;
  if (!found)
    return text === null
      ? first
      : { ...first, problem: { text: say("broken-told", { kind: "stored" }), broken: text } };
  const { moves, left } = parsed(here ? own : text);
  Object.assign(address, { moves: Number(moves) || 0, left: here ? left : "" });
  return { ...found, analyses: analysesIn(stored(ANALYSES)) };
}
