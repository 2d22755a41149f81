// @ts-check
/** Helpers with which the views find, write and hide elements of the page. */

/** @template {HTMLElement} T @param {string} id @param {new () => T} type @returns {T} */
export function find(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${type.name} "${id}".`);
  return found;
}

export const button = (/** @type {string} */ id) => find(id, HTMLButtonElement);
export const select = (/** @type {string} */ id) => find(id, HTMLSelectElement);

/** Set text only if it differs, so that a live region does not repeat it.
 * @param {HTMLElement} node @param {string} text */
export function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** @param {HTMLElement} node @param {boolean} shown */
export const show = (node, shown) => {
  node.hidden = !shown;
};

/** Give the person a file. @param {Blob} blob @param {string} name */
export function download(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
