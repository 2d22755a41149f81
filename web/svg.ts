/** Elements of SVG drawings. */

const SVG = "http://www.w3.org/2000/svg";

export function shape<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number> = {},
  ...children: (Element | string)[]
): SVGElementTagNameMap[Name] {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

export const pointsOf = (points: readonly (readonly number[])[]) => points.map((point) => point.join()).join(" ");
