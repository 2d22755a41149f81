/** Ratings by Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system", 2013, whose letters stand in the comments).
 * Each call of `rate` is a rating period. */

/** Rating and its standard deviation, in points as Elo counts them; volatility: how much the strength may change. */
export type Rating = { rating: number; deviation: number; volatility: number };

const SCALE = 173.7178; // points per unit of the computation
const [TAU, PRECISION] = [0.5, 1e-6]; // how much the volatility may change, and how exactly it is found

export const newRating = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 });

/** A rating after some games. @param games each with the opponent's rating, and the score: 1, 0.5 for a draw, or 0 */
export function rate(player: Rating, games: [opponent: Rating, score: number][]): Rating {
  let [information, surprise] = [0, 0]; // 1 / v and delta / v
  for (const [opponent, score] of games) {
    const weight = 1 / Math.sqrt(1 + 3 * (opponent.deviation / SCALE / Math.PI) ** 2); // g
    const expected = 1 / (1 + Math.exp((-weight * (player.rating - opponent.rating)) / SCALE)); // E
    information += weight ** 2 * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const variance = (player.deviation / SCALE) ** 2; // phi²
  const volatility = volatilityAfter(player.volatility, variance, 1 / information, surprise / information);
  const after = 1 / (1 / (variance + volatility ** 2) + information);
  return { rating: player.rating + SCALE * after * surprise, deviation: SCALE * Math.sqrt(after), volatility };
}

/** The zero of the paper's function f, by the Illinois algorithm. @param error v @param gain delta */
function volatilityAfter(volatility: number, variance: number, error: number, gain: number) {
  const start = Math.log(volatility ** 2); // a
  const slope = (x: number) => {
    const spread = variance + error + Math.exp(x);
    return (Math.exp(x) * (gain ** 2 - spread)) / (2 * spread ** 2) - (x - start) / TAU ** 2;
  };
  let [one, other] = [start, Math.log(gain ** 2 - variance - error)]; // A and B
  if (!(other > -Infinity)) for (other = start - TAU; slope(other) < 0; ) other -= TAU;
  let [atOne, atOther] = [slope(one), slope(other)];
  while (Math.abs(other - one) > PRECISION) {
    const next = one + ((one - other) * atOne) / (atOther - atOne);
    const atNext = slope(next);
    if (atNext * atOther <= 0) [one, atOne] = [other, atOther];
    else atOne /= 2;
    [other, atOther] = [next, atNext];
  }
  return Math.exp(one / 2);
}
