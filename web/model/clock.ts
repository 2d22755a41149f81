/** The clocks of a game as a plain object. `now` is in milliseconds of a monotonic clock. */

/** Minutes: for each player, 0 for no clock; increment: seconds added for each move. */
export type Control = { minutes: number; increment: number };

/** Left: milliseconds of each player at the time `since`; increment: milliseconds a move; running: the player, or 0. */
export type Clock = { left: number[]; increment: number; running: number; since: number };

/** The choices for a game: minutes for each player, and seconds added for each move. */
export const MINUTES = [0, 1, 3, 5, 10, 15, 30, 60];
export const INCREMENTS = [0, 2, 5, 10];
export const NO_CLOCK: Readonly<Control> = { minutes: 0, increment: 0 };

const MARKS = [10_000, 30_000]; // milliseconds left at which a player is warned

/** A gap between two looks at a running clock that shows that the device has slept, in milliseconds. */
export const SLEEP = 45_000;

/** The time of the last look, and how long the device has slept: the clock stands still then in every browser. */
type Waking = { seen: number; slept: number };

export const lookAtClock = ({ seen, slept }: Waking, now: number): Waking => ({
  seen: now,
  slept: now - seen > SLEEP ? slept + now - seen : slept,
});

export const newClock = ({ minutes, increment }: Control): Clock | null =>
  minutes ? { left: [minutes * 60_000, minutes * 60_000], increment: increment * 1_000, running: 0, since: 0 } : null;

export const remaining = ({ left, running, since }: Clock, player: number, now: number) =>
  Math.max(0, (left[player - 1] ?? 0) - (running === player ? now - since : 0));

/** The clock running for a player, or stopped (0). */
export function runClock(clock: Clock, player: number, now: number): Clock {
  if (clock.running === player) return clock;
  return { ...clock, left: [1, 2].map((one) => remaining(clock, one, now)), running: player, since: now };
}

/** The clock after a player has moved: stopped, with the increment added. */
export function pressClock(clock: Clock, player: number, now: number): Clock {
  const { left, ...stopped } = runClock(clock, 0, now);
  return { ...stopped, left: left.map((rest, index) => (index === player - 1 ? rest + clock.increment : rest)) };
}

/** The player whose time has run out, or 0. */
export const playerOutOfTime = (clock: Clock, now: number) =>
  clock.running && remaining(clock, clock.running, now) === 0 ? clock.running : 0;

/** The lowest warning mark that the time left has reached, null if none. */
export const warningMark = (left: number) => MARKS.find((one) => left <= one) ?? null;

/** What a clock shows: minutes and seconds, rounded up; near the end, tenths of a second. @param left milliseconds */
export function clockFace(left: number) {
  const [least = 0] = MARKS;
  const tenths = Math.ceil(left / 100);
  if (left < least) return { minutes: 0, seconds: tenths / 10, exact: true };
  const seconds = Math.ceil(left / 1_000);
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60, exact: false };
}
