/** Helpers with which the views find, make, write and hide elements of the page. */

/** The element of this id.
 * @template {Element} [T=HTMLElement] @param {string} id @param {new () => T} [type] @returns {T} */
export function find(id, type) {
  const found = document.getElementById(id);
  const wanted = type ?? HTMLElement;
  if (!(found instanceof wanted)) throw new Error(`The page has no ${wanted.name} "${id}".`);
  return /** @type {T} */ (/** @type {Element} */ (found));
}

export const button = (/** @type {string} */ id) => find(id, HTMLButtonElement);
export const select = (/** @type {string} */ id) => find(id, HTMLSelectElement);

/** A new element with these properties and children.
 * @template {keyof HTMLElementTagNameMap} Name @param {Name} name
 * @param {Partial<HTMLElementTagNameMap[Name]>} [properties]
 * @param {(Node | string)[]} children @returns {HTMLElementTagNameMap[Name]} */
export function element(name, properties = {}, ...children) {
  const node = document.createElement(name);
  Object.assign(node, properties).append(...children);
  return node;
}

/** A new button.
 * @param {Partial<HTMLButtonElement>} properties @param {() => void} act @param {(Node | string)[]} children */
export function newButton(properties, act, ...children) {
  const node = element("button", { type: "button", ...properties }, ...children);
  node.addEventListener("click", act);
  return node;
}

/** Write the texts of elements that name theirs by data-text, data-label or data-tip. */
export function translate(/** @type {import("./lang/fluent.js").Words["say"]} */ say) {
  const attributes = new Map([
    ["text", null],
    ["label", "aria-label"],
    ["tip", "title"],
  ]);
  for (const [name, attribute] of attributes) {
    for (const node of document.querySelectorAll(`[data-${name}]`)) {
      const text = say(/** @type {import("texts").Id} */ (node.getAttribute(`data-${name}`)));
      if (attribute) node.setAttribute(attribute, text);
      else node.textContent = text;
    }
  }
}

/** An element, or that of an id. @typedef {HTMLElement | string} Place */

const at = (/** @type {Place} */ place) => (typeof place === "string" ? find(place) : place);

/** @typedef {HTMLInputElement | HTMLSelectElement} Control */

/** The controls among these. @param {ParentNode} place @param {string} selector */
export const controls = (place, selector) => /** @type {Control[]} */ ([...place.querySelectorAll(selector)]);

/** The value of a control: whether a box is checked, a number, or a word. @param {Control} control */
export function getValue(control) {
  if (control instanceof HTMLSelectElement) return control.value;
  return control.type === "checkbox" ? control.checked : control.valueAsNumber;
}

/** @param {Control} control @param {unknown} value */
export function setValue(control, value) {
  if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = value === true;
  else control.value = String(value);
}

/** Set text only if it differs, so that a live region does not repeat it. @param {Place} place @param {string} text */
export function write(place, text) {
  const node = at(place);
  if (node.textContent !== text) node.textContent = text;
}

export const show = (/** @type {Place} */ place, /** @type {boolean} */ shown) => {
  at(place).hidden = !shown;
};

/** Fill a table; the first cell of a row is its heading.
 * @param {HTMLTableElement} table @param {string[]} columns @param {(string | Node)[][]} rows */
export function tabulate(table, columns, rows) {
  const head = element("tr", {}, ...columns.map((text) => element("th", { scope: "col" }, text)));
  const body = rows.map(([first = "", ...rest]) =>
    element("tr", {}, element("th", { scope: "row" }, first), ...rest.map((cell) => element("td", {}, cell))),
  );
  table.replaceChildren(element("thead", {}, head), element("tbody", {}, ...body));
}
