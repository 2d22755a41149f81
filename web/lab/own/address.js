/** Names of bots, and the addresses that show one: `own?file=my_bot.py&source=...`, with the source in percent
 * signs. */

/** @typedef {{file: string, text: string}} Bot  a bot: the name of its file, and its source */

/** What the address of the reader's own bots begins with. */
export const OWN = "own";

const NAME = /^[A-Za-z0-9_-]{1,60}\.py$/;

/** The name that a bot can have and that is most like this one. @param {string} text the name of a file */
export function nameOf(text) {
  const plain = text
    .trim()
    .replace(/\.py$/i, "")
    .normalize("NFD")
    .replace(/[^\w\s-]/g, "")
    .replace(/\s+/g, "_")
    .slice(0, 60);
  return `${plain || "my_bot"}.py`;
}

/** The name, or with a number if there is one like it. @param {string} file @param {Iterable<string>} taken */
export function freeName(file, taken) {
  const others = new Set(taken);
  const stem = file.replace(/\.py$/, "").slice(0, 56);
  let free = file;
  for (let number = 2; others.has(free); number += 1) free = `${stem}-${number}.py`;
  return free;
}

export const addressOf = (/** @type {Bot} */ { file, text }) => `own?file=${file}&source=${encodeURIComponent(text)}`;

/** The bot that an address shows; undefined if it shows none, null if it cannot be read. */
export function botIn(/** @type {string} */ address) {
  const [, query] = /^own\?(.*)$/s.exec(address) ?? [];
  if (query === undefined) return undefined;
  const parts = /^file=([^&]*)&source=([^&]*)$/.exec(query);
  try {
    const [file = "", text = ""] = parts?.slice(1).map(decodeURIComponent) ?? [];
    return NAME.test(file) ? { file, text } : null;
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** The files of bots that the text of an experiment names. @param {string} line @returns {string[]} */
export const filesIn = (line) => line.match(/[\w-]+\.py\b/g) ?? [];
