/** Python source in an editor: its lines and their indentation. Positions count characters from 0, lines count from
 * 1. */

/** One step of indentation. */
const STEP = "    ";

/** How many lines there are. */
export const count = (text: string) => text.split("\n").length;

/** Where a line begins and ends; the last line if there are fewer. */
export function rangeOf(text: string, line: number): [number, number] {
  const lines = text.split("\n");
  const number = Math.min(line, lines.length) - 1;
  const start = lines.slice(0, number).reduce((sum, one) => sum + one.length + 1, 0);
  return [start, start + (lines[number]?.length ?? 0)];
}

/** The spaces with which a line begins that is opened at a position: those of the line before, and a step more after
 * a colon. */
export function indentation(text: string, at: number) {
  const before = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  const spaces = /^ */.exec(before)?.[0] ?? "";
  return /:\s*(#.*)?$/.test(before) ? spaces + STEP : spaces;
}

/** The spaces that lead from a position to the next step of indentation. */
export function toNextStep(text: string, at: number) {
  const column = at - text.lastIndexOf("\n", at - 1) - 1;
  return STEP.slice(column % STEP.length);
}

/** The lines that a selection touches, with one step of indentation more or less. @returns the lines in place of what
 * lies between start and end */
export function shifted(
  text: string,
  from: number,
  to: number,
  back: boolean,
): { start: number; end: number; lines: string } {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const last = text.indexOf("\n", to > from ? to - 1 : to);
  const end = last < 0 ? text.length : last;
  const lines = text.slice(start, end).split("\n");
  return {
    start,
    end,
    lines: lines.map((line) => (back ? line.replace(/^ {1,4}/, "") : line && STEP + line)).join("\n"),
  };
}
