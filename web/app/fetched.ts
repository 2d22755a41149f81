/** Files of the site that are read when a place is opened. */

import { address } from "../engine/files.ts";

/** The value in a JSON file of the site, or null if it cannot be loaded now. */
export async function fetched(path: string): Promise<any> {
  try {
    const answer = await fetch(address(path));
    return answer.ok ? await answer.json() : null;
  } catch (error) {
    if (error instanceof TypeError) return null; // no network
    throw error;
  }
}
