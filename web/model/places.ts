/** The places of the page, and the addresses that name them. */

/** By name; each has a section of the page, and all but the first an address of its own. */
export const PLACES = ["play", "home", "learn", "problems", "setup", "games"] as const;

export type PlaceName = (typeof PLACES)[number];

/** The place in an address and what follows its "/"; null for a record, which has a ":". @param hash from its "#" on */
export function parsePlace(hash: string): { name: PlaceName; rest: string } | null {
  const [, asked = "", rest = ""] = /^#([a-z]+)(?:\/(.*))?$/.exec(hash) ?? [];
  const name = PLACES.find((one) => one === asked);
  return name ? { name, rest } : null;
}
