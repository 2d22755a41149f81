/** A drawing as a picture of its own, in the colours in which it is shown. */

const SCALE = 40; // the width of a cell, in pixels
const POSTER = 480; // the least width of a poster, in pixels
const DENSITY = 2; // pixels of the bitmap per pixel of the drawing, so that it stays sharp when enlarged

/** The properties that a style sheet may set on a shape, with their initial values. */
const GROUP = { opacity: "1", transform: "none" };
const SHAPE = {
  ...{ fill: "rgb(0, 0, 0)", "fill-opacity": "1", stroke: "none", "stroke-width": "1px", "stroke-linecap": "butt" },
  ...{ "stroke-linejoin": "miter", "stroke-dasharray": "none", "stroke-dashoffset": "0px", ...GROUP },
};
const FONT = { "font-family": "", "font-size": "", "font-weight": "400" };
const TEXT = { ...FONT, "text-anchor": "start", "dominant-baseline": "auto", ...SHAPE };
const STYLES: Record<string, Record<string, string>> = {
  ...{ circle: SHAPE, path: SHAPE, polygon: SHAPE, polyline: SHAPE, rect: SHAPE },
  ...{ text: TEXT, g: GROUP, stop: { "stop-color": "" } },
};

/** A board, or another drawing with its own pixels for a unit, as SVG. */
export function toSvg(board: SVGSVGElement, scale = SCALE) {
  const [, , width = 1, height = 1] = (board.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const picture = document.implementation.createDocument(board.namespaceURI, "svg");
  const root = picture.documentElement;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  for (const [name, value] of Object.entries({ viewBox: `0 0 ${width} ${height}`, ...size }))
    root.setAttribute(name, String(value));
  const ground = picture.createElementNS(board.namespaceURI, "rect");
  const fill = getComputedStyle(document.documentElement).backgroundColor;
  for (const [name, value] of Object.entries({ width, height, fill })) ground.setAttribute(name, String(value));
  root.append(ground, ...[...board.children].flatMap(copyPainted));
  return new XMLSerializer().serializeToString(picture);
}

/** Drawings with their scales, one below the other, as SVG. */
export function toSheet(drawings: [SVGSVGElement, number?][]) {
  const pictures = drawings.map(([drawing, scale]) => toSvg(drawing, scale));
  const sizes = pictures.map((one) => (/ width="(\d+)" height="(\d+)"/.exec(one) ?? []).slice(1).map(Number));
  let height = 0;
  const placed = pictures.map((one, number) => {
    const y = height;
    height += sizes[number]?.[1] ?? 0;
    return `<svg y="${y}">${one}</svg>`;
  });
  const width = Math.max(0, ...sizes.map(([width = 0]) => width));
  const fill = getComputedStyle(document.documentElement).backgroundColor;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${fill}"/>${placed.join("")}</svg>`;
}

/** The drawing as a PNG. Rejects if it is too large for the browser. */
export const toPng = (board: SVGSVGElement) => paint(toSvg(board));

/** A board above another small drawing with a line of text, as a PNG. */
export function toPoster(board: SVGSVGElement, badge: string, text: string) {
  const [drawing, root] = [toSvg(board), getComputedStyle(document.documentElement)];
  const [, width = 0, height = 0] = (/ width="(\d+)" height="(\d+)"/.exec(drawing) ?? []).map(Number);
  const whole = Math.max(width, POSTER);
  const line = new XMLSerializer().serializeToString(document.createTextNode(text));
  return paint(`<svg xmlns="${board.namespaceURI}" width="${whole}" height="${height + 96}">
    <rect width="100%" height="100%" fill="${root.backgroundColor}"/>
    <svg x="${(whole - width) / 2}" width="${width}" height="${height}">${drawing}</svg>
    <svg x="16" y="${height + 12}" width="64" height="64">${badge}</svg>
    <text x="96" y="${height + 51}" fill="${root.color}" font-family="sans-serif" font-size="18">${line}</text>
  </svg>`);
}

/** A drawing given as SVG, as a PNG. Rejects if it is too large for the browser. */
export async function paint(drawing: string) {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
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

/** A copy of a node with its computed style as attributes, without what is invisible or only for the page. */
function copyPainted(node: Element) {
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
  else copy.append(...[...node.children].flatMap(copyPainted));
  return node.localName === "g" && !copy.hasChildNodes() ? [] : [copy];
}
