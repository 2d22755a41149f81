// @ts-check
/** Short words for what the views do with the page's elements. */

/** @template {HTMLElement} T @param {string} id @param {new () => T} type @returns {T} */
export function find(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${type.name} "${id}".`);
  return found;
}

export const button = (/** @type {string} */ id) => find(id, HTMLButtonElement);
export const select = (/** @type {string} */ id) => find(id, HTMLSelectElement);

/** Set text only where it differs: a live region would speak it again. @param {HTMLElement} node @param {string} text */
export function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** @param {HTMLElement} node @param {boolean} shown */
export const show = (node, shown) => {
  node.hidden = !shown;
};
