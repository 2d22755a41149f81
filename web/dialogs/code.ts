/** The code of a link, which a phone scans: a QR code by the library lean-qr, which is loaded when the first one is
 * drawn. */

/** The quiet zone around a code, in its modules: the standard asks for four. */
const MARGIN = 4;

/** The code of a text: the box of its drawing and the path of its dark modules. */
export async function codeOf(text: string): Promise<{ box: string; path: string }> {
  const { generate } = await import("lean-qr/nano");
  const code = generate(text);
  const side = Array.from({ length: code.size }, (_, index) => index);
  const dark = side.flatMap((y) => side.flatMap((x) => (code.get(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])));
  const whole = code.size + 2 * MARGIN;
  return { box: `${-MARGIN} ${-MARGIN} ${whole} ${whole}`, path: dark.join("") };
}
