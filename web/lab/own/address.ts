/** Names of bots, and the addresses that show one: `own?file=my_bot.py&source=...`, the source in percent signs. */

/** A bot: the name of its file, and its source. */
export type Bot = { file: string; text: string };

/** What the address of the reader's own bots begins with. */
export const OWN = "own";

const NAME = /^[A-Za-z0-9_-]{1,60}\.py$/;

/** The name that a bot can have and that is most like this one. @param text the name of a file */
export function nameOf(text: string) {
  const plain = text
    .trim()
    .replace(/\.py$/i, "")
    .normalize("NFD")
    .replace(/[^\w\s-]/g, "")
    .replace(/\s+/g, "_")
    .slice(0, 60);
  return `${plain || "my_bot"}.py`;
}

/** The name, or with a number if there is one like it. */
export function freeName(file: string, taken: Iterable<string>) {
  const others = new Set(taken);
  const stem = file.replace(/\.py$/, "").slice(0, 56);
  let free = file;
  for (let number = 2; others.has(free); number += 1) free = `${stem}-${number}.py`;
  return free;
}

export const addressOf = ({ file, text }: Bot) => `own?file=${file}&source=${encodeURIComponent(text)}`;

/** The address that shows the task with a name. */
export const taskAddress = (name: string) => `${OWN}?task=${name}`;

/** The bot that an address shows; undefined if it shows none, null if it cannot be read. */
export function botIn(address: string) {
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

/** The files of bots that the text of an experiment names. */
export const filesIn = (line: string): string[] => line.match(/[\w-]+\.py\b/g) ?? [];
