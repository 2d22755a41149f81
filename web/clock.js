// @ts-check
/**
 * The clocks of a game: one plain object, and pure functions on it. They take the time as an argument, in milliseconds of a
 * clock that never goes back.
 */

/**
 * @typedef {{minutes: number, increment: number}} Control  minutes: what each player has, 0 if there is no clock; increment:
 *   seconds that a move earns
 * @typedef {{left: number[], increment: number, running: number, since: number}} Clock  left: milliseconds of player 1 and 2
 *   at the time `since`; increment: milliseconds that a move earns; running: whose clock runs, 0 if nobody's does
 */

/** What may be chosen for a game: minutes, and seconds a move. */
export const MINUTES = [0, 1, 3, 5, 10, 15, 30, 60];
export const INCREMENTS = [0, 2, 5, 10];
/** @type {Readonly<Control>} */
export const NO_CLOCK = { minutes: 0, increment: 0 };

/** Milliseconds at which a player is told how little is left. */
export const MARKS = [10_000, 30_000];

/** Own moves for which the time must do at least, the share of an increment, and of all that is left, that one may take. */
const [MOVES, EARNED, MOST] = [10, 0.8, 0.25];
/** Milliseconds in which any bot finds some move. */
const LEAST = 20;

/** The clock of a new game, if it has one. @param {Control} control @returns {Clock | null} */
export const wound = ({ minutes, increment }) =>
  minutes ? { left: [minutes * 60_000, minutes * 60_000], increment: increment * 1_000, running: 0, since: 0 } : null;

/** Milliseconds that a player has left. @param {Clock} clock @param {number} player @param {number} now */
export const remaining = ({ left, running, since }, player, now) =>
  Math.max(0, (left[player - 1] ?? 0) - (running === player ? now - since : 0));

/** The clock as it runs for a player, or for nobody (0). @param {Clock} clock @param {number} player @param {number} now @returns {Clock} */
export function runningFor(clock, player, now) {
  if (clock.running === player) return clock;
  return { ...clock, left: [1, 2].map((one) => remaining(clock, one, now)), running: player, since: now };
}

/** The clock stopped by a player who has moved. @param {Clock} clock @param {number} player @param {number} now @returns {Clock} */
export function pressed(clock, player, now) {
  const { left, ...stopped } = runningFor(clock, 0, now);
  return { ...stopped, left: left.map((rest, index) => (index === player - 1 ? rest + clock.increment : rest)) };
}

/** The player whose time is over, or 0. @param {Clock} clock @param {number} now */
export const flagged = (clock, now) => (clock.running && remaining(clock, clock.running, now) === 0 ? clock.running : 0);

/**
 * Seconds that a bot may think about a move, so that its time does for the game.
 * @param {Clock} clock @param {number} player @param {number} now @param {number} moves of its own that may be to come
 */
export function allowance(clock, player, now, moves) {
  const left = remaining(clock, player, now);
  const share = left / Math.max(MOVES, moves) + EARNED * clock.increment;
  return Math.max(LEAST, Math.min(share, MOST * left)) / 1_000;
}

/** The smallest of the marks that so many milliseconds have come down to, if any. @param {number} left */
export const mark = (left) => MARKS.find((one) => left <= one) ?? null;

/** What a clock's face shows of so many milliseconds: minutes and seconds, in the end tenths of them, none of them begun. @param {number} left */
export function face(left) {
  const [least = 0] = MARKS;
  const tenths = Math.ceil(left / 100);
  if (left < least) return { minutes: 0, seconds: tenths / 10, exact: true };
  const seconds = Math.ceil(left / 1_000);
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60, exact: false };
}
