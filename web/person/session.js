/** The session that survives a reload: game, settings and score in this browser's storage, and the game's record in the
 * address. */

import { positions } from "../model/analysis.js";
import { addressOf, readAddress } from "../model/address.js";
import { addressed } from "../model/places.js";
import { fresh, identified, link, opened } from "../model/state.js";
import { LASTING, analysesIn, gameIn, lasting } from "../model/stored.js";
import { newId } from "./archive.js";
import { keep, stored } from "./storage.js";
import { strings } from "../words/strings.js";

/** @import { Catalogue, Diagram } from "messages" */
/** @import { State } from "../model/state.js" */

export const KEY = "wye";
const ANALYSES = "wye-studies";

/** The least milliseconds between two changes of the address: browsers refuse frequent ones. */
const ADDRESS_PAUSE = 300;

/** The address to write and the game that it is of, what the address was when the page last looked, and whether the
 * pause after the last change still lasts. */
const address = { text: "", game: "", seen: "", waits: false };

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
  history.replaceState({ game: address.game }, "", `#${address.text}`);
  seeAddress();
  address.waits = true;
  setTimeout(() => {
    address.waits = false;
    writeAddress();
  }, ADDRESS_PAUSE);
}

/** Store the state if it has changed, and write the record into the address.
 * @param {State} state @param {State} previous @returns {boolean} false if there was no room for it */
export function save(state, previous) {
  if (state.opening || LASTING.every((key) => state[key] === previous[key])) return true;
  // A fresh board needs no address of its own.
  address.text = state.snapshot.ply > 0 || linked() ? addressOf(state) : "";
  address.game = state.id;
  writeAddress();
  return keep(KEY, JSON.stringify(lasting(state)));
}

/** Store the analyses of the positions of the line shown. @param {State} state */
export function saveAnalyses(state) {
  const known = positions(state).flatMap((record) =>
    state.analyses[record] ? [[record, state.analyses[record]]] : [],
  );
  keep(ANALYSES, JSON.stringify(Object.fromEntries(known)));
}

/** The id of the game for which the page itself wrote what the address holds, "" if somebody else did. */
export const writtenFor = () => {
  const id = history.state?.game;
  return typeof id === "string" ? id : "";
};

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

/** The initial state: the stored one or that of a first visit, opening what the address tells if that is another game.
 * The stored game stays until the engine has opened the other one.
 * @param {Catalogue} describe @param {Diagram} start @returns {State} */
export function restore(describe, start) {
  seeAddress();
  const text = stored(KEY);
  const first = fresh(describe, start);
  const left = identified(text === null ? first : restored(text, first), newId, Date.now());
  const told = linked();
  const { record, friend } = readAddress(told);
  const own = writtenFor();
  // The stored game may be ahead of its address, which is written less often.
  if (!told || told === addressOf(left) || (!friend && record === left.snapshot.record) || (own && own === left.id))
    return left;
  const asked = link(left, record, friend, own);
  return asked.opening && record === start.snapshot.record && !friend ? opened(asked, asked.opening, start) : asked;
}

/** The stored game with its analyses, or the first one with the text that cannot be read. */
function restored(/** @type {string} */ text, /** @type {State} */ first) {
  const found = gameIn(text, first);
  return found
    ? { ...found, analyses: analysesIn(stored(ANALYSES)) }
    : { ...first, problem: { text: strings.broken("stored"), broken: text } };
}
