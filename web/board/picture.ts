/** A drawing as a picture of its own, in the colours in which it is shown. */

/** The width of a cell, in pixels. */
const SCALE = 40;
/** Pixels of the bitmap per pixel of the drawing, so that it stays sharp when enlarged. */
const DENSITY = 2;

/** The properties that a style sheet may set on a shape, with their initial values. */
const SHAPE: Record<string, string> = {
  fill: "rgb(0, 0, 0)",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-dasharray": "none",
  "stroke-dashoffset": "0px",
  opacity: "1",
  transform: "none",
};
const TEXT: Record<string, string> = {
  "font-family": "",
  "font-size": "",
  "font-weight": "400",
  "text-anchor": "start",
  "dominant-baseline": "auto",
  ...SHAPE,
};
const GROUP: Record<string, string> = { opacity: "1", transform: "none" };
const STYLES: Record<string, Record<string, string>> = {
  circle: SHAPE,
  path: SHAPE,
  polygon: SHAPE,
  polyline: SHAPE,
  rect: SHAPE,
  text: TEXT,
  g: GROUP,
  stop: { "stop-color": "" },
};

/** A board, or another drawing with its own pixels for a unit, as SVG. */
export function svg(board: SVGSVGElement, scale = SCALE) {
  const [, , width = 1, height = 1] = (board.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const picture = document.implementation.createDocument(board.namespaceURI, "svg");
  const root = picture.documentElement;
  const size = {
    viewBox: `0 0 ${width} ${height}`,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
  for (const [name, value] of Object.entries(size)) root.setAttribute(name, String(value));
  const ground = picture.createElementNS(board.namespaceURI, "rect");
  const fill = getComputedStyle(document.documentElement).backgroundColor;
  for (const [name, value] of Object.entries({ width, height, fill })) ground.setAttribute(name, String(value));
  root.append(ground, ...[...board.children].flatMap(painted));
  return new XMLSerializer().serializeToString(picture);
}

/** The drawing as a PNG. Rejects if it is too large for the browser. */
export async function png(board: SVGSVGElement, scale = SCALE) {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg(board, scale)], { type: "image/svg+xml" }));
  try {
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width * DENSITY, image.height * DENSITY];
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture is too large for this browser."))));
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A copy of a node with its computed style as attributes, without invisible nodes and attributes that only the page
 * needs. */
function painted(node: Element) {
  const style = getComputedStyle(node);
  const seen = style.visibility !== "hidden" && (style.fill !== "none" || style.stroke !== "none");
  if (!seen || (node.localName === "text" && !node.textContent)) return [];
  const copy = node.cloneNode(false) as Element;
  for (const { name } of [...node.attributes]) {
    if (/^(class|role|tabindex|aria-.*)$/.test(name)) copy.removeAttribute(name);
  }
  for (const [name, usual] of Object.entries(STYLES[node.localName] ?? {})) {
    const value = style.getPropertyValue(name);
    if (value !== usual) copy.setAttribute(name, value.replaceAll('"', "'"));
  }
  if (node.localName === "text") copy.textContent = node.textContent;
  else copy.append(...[...node.children].flatMap(painted));
  return node.localName === "g" && !copy.hasChildNodes() ? [] : [copy];
}
