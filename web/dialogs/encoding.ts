/** Text files of other programs in any encoding: the engine says which it may be, and browsers know them all. */

import type { Encodings, Remark } from "messages";

/** The text of a file in the first encoding that it can be in, with a remark if that is not certain. */
export function decode(bytes: Uint8Array, { encodings }: Encodings): { text: string; remark: Remark | null } {
  for (const { name, remark = null } of encodings) {
    const text = inEncoding(name, bytes);
    if (text !== undefined) return { text, remark };
  }
  throw new Error("No encoding fits, though the last one takes any bytes.");
}

/** The bytes as the engine takes them: each as a character. */
export const asCharacters = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

/** The text in an encoding, undefined if it is not in it or the encoding is unknown. */
function inEncoding(label: string, bytes: Uint8Array) {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return undefined;
    throw error;
  }
}
