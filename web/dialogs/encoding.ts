/** Files of other programs, in whatever encoding they are: Python in the browser lacks most, the browser none. */

const NAMED = /CA\s*\[([\w.:-]{1,40})\]/;
const MARKED = /^(?:(\xff\xfe)|\xfe\xff)/;

/** The text of a file: in the encoding that its first bytes or CA of SGF tell, else in UTF-8 or, as old files are, in
 * Latin-1. */
export function decoded(bytes: Uint8Array) {
  const latin = new TextDecoder("latin1").decode(bytes);
  const mark = MARKED.exec(latin);
  const named = mark ? `utf-16${mark[1] ? "le" : "be"}` : NAMED.exec(latin)?.[1];
  return (named && inEncoding(named, bytes)) ?? inEncoding("utf-8", bytes) ?? latin;
}

/** The text in that encoding, undefined if it is not in it or there is none of that name. */
function inEncoding(label: string, bytes: Uint8Array) {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return undefined;
    throw error;
  }
}
