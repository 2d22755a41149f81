/** Elements of SVG drawings. */

const SVG = "http://www.w3.org/2000/svg";

/** An SVG element with these attributes and children.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name @param {Record<string, string | number>} [attributes] @param {(Element | string)[]} children
 * @returns {SVGElementTagNameMap[Name]} */
export function shape(name, attributes = {}, ...children) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

/** Points as an attribute of a shape. @param {readonly (readonly number[])[]} points */
export const pointsOf = (points) => points.map((point) => point.join()).join(" ");
