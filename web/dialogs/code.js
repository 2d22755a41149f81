/** The code of a link, which a phone scans: a QR code by the library lean-qr, which is loaded when the first one is
 * drawn. */

import { shape } from "../svg.js";

/** The quiet zone around a code, in its modules: the standard asks for four. */
const MARGIN = 4;

export async function drawCode(/** @type {SVGSVGElement} */ svg, /** @type {string} */ text) {
  const { generate } = await import("lean-qr/nano");
  const code = generate(text);
  const side = Array.from({ length: code.size }, (_, index) => index);
  const dark = side.flatMap((y) => side.flatMap((x) => (code.get(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])));
  const whole = code.size + 2 * MARGIN;
  svg.setAttribute("viewBox", `${-MARGIN} ${-MARGIN} ${whole} ${whole}`);
  svg.replaceChildren(
    shape("rect", { x: -MARGIN, y: -MARGIN, width: whole, height: whole, fill: "#fff" }),
    shape("path", { d: dark.join(""), fill: "#000" }),
  );
}
