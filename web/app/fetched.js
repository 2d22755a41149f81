/** Files of the site that are read when a place is opened. */

/** What a JSON file holds, or null if it cannot be loaded now. @param {URL} file @returns {Promise<any>} */
export async function fetched(file) {
  try {
    const answer = await fetch(file);
    return answer.ok ? await answer.json() : null;
  } catch (error) {
    if (error instanceof TypeError) return null; // no network
    throw error;
  }
}
