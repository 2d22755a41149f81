/** The clocks of a game: one plain object, and pure functions on it. The time is an argument, in milliseconds of a
 * monotonic clock. */

/** Minutes: for each player, 0 for no clock; increment: seconds added for each move. */
export type Control = { minutes: number; increment: number };

/** Left: milliseconds of player 1 and 2 at the time `since`; increment: milliseconds added for each move; running:
 * the player whose clock runs, 0 for none. */
export type Clock = { left: number[]; increment: number; running: number; since: number };

/** The choices for a game: minutes for each player, and seconds added for each move. */
export const MINUTES = [0, 1, 3, 5, 10, 15, 30, 60];
export const INCREMENTS = [0, 2, 5, 10];
export const NO_CLOCK: Readonly<Control> = { minutes: 0, increment: 0 };

/** Milliseconds left at which a player is warned. */
export const MARKS = [10_000, 30_000];

/** Milliseconds without a look at a running clock, which is looked at many times a second: the device must have slept.
 * */
export const SLEEP = 45_000;

/** The time of the last look, and for how long the device has slept so far: a game's clock stands still then, in
 * whatever way the browser counts it. */
type Waking = { seen: number; slept: number };

/** What is known after a look. */
export const looked = ({ seen, slept }: Waking, now: number): Waking => ({
  seen: now,
  slept: now - seen > SLEEP ? slept + now - seen : slept,
});

/** The clock of a new game, if it has one. */
export const wound = ({ minutes, increment }: Control): Clock | null =>
  minutes ? { left: [minutes * 60_000, minutes * 60_000], increment: increment * 1_000, running: 0, since: 0 } : null;

/** Milliseconds that a player has left. */
export const remaining = ({ left, running, since }: Clock, player: number, now: number) =>
  Math.max(0, (left[player - 1] ?? 0) - (running === player ? now - since : 0));

/** The clock running for a player, or stopped (0). */
export function runningFor(clock: Clock, player: number, now: number): Clock {
  if (clock.running === player) return clock;
  return { ...clock, left: [1, 2].map((one) => remaining(clock, one, now)), running: player, since: now };
}

/** The clock after a player has moved: stopped, with the increment added. */
export function pressed(clock: Clock, player: number, now: number): Clock {
  const { left, ...stopped } = runningFor(clock, 0, now);
  return { ...stopped, left: left.map((rest, index) => (index === player - 1 ? rest + clock.increment : rest)) };
}

/** The player whose time has run out, or 0. */
export const flagged = (clock: Clock, now: number) =>
  clock.running && remaining(clock, clock.running, now) === 0 ? clock.running : 0;

/** The lowest mark that the time left has reached, null if none. @param left milliseconds */
export const mark = (left: number) => MARKS.find((one) => left <= one) ?? null;

/** What a clock shows: minutes and seconds, rounded up; at the end, tenths of a second. @param left milliseconds */
export function face(left: number) {
  const [least = 0] = MARKS;
  const tenths = Math.ceil(left / 100);
  if (left < least) return { minutes: 0, seconds: tenths / 10, exact: true };
  const seconds = Math.ceil(left / 1_000);
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60, exact: false };
}
