/** The grades of mistakes. */

/** The least win rate that a move of each grade costs its player, the worst first; smaller losses may be noise. */
export const GRADES = { blunder: 0.4, mistake: 0.2, inaccuracy: 0.1 };

/** A move that seems to cost less than a mistake, but at least this, is searched again. */
export const DOUBT = GRADES.inaccuracy / 2;

/** Moment: the move of a loser without a mistake that lost the most. */
export type Grade = keyof typeof GRADES | "moment";

/** The grade of a move that costs this much, null if it is no mistake. */
export const gradeOf = (cost: number) =>
  (Object.keys(GRADES) as (keyof typeof GRADES)[]).find((grade) => cost >= GRADES[grade]) ?? null;
