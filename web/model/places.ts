/** The places of the page, and the addresses that name them. */

/** By name; each has a section of the page, and all but the first an address of its own. */
export const PLACES = ["play", "home", "learn", "problems", "setup", "games"] as const;

export type PlaceName = (typeof PLACES)[number];

/** The place that an address names, and what follows its name after a "/"; null for any other address: a record
 * always has a ":" in it. @param hash the part of the address from its "#" on */
export function addressed(hash: string): { name: PlaceName; rest: string } | null {
  const [, asked = "", rest = ""] = /^#([a-z]+)(?:\/(.*))?$/.exec(hash) ?? [];
  const name = PLACES.find((one) => one === asked);
  return name ? { name, rest } : null;
}
