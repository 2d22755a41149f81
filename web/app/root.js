/** The elements of a page's own markup, into which views are drawn. */

/** @template {Element} T @param {string} id @param {new () => T} type @returns {T} */
export function root(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${type.name} "${id}".`);
  return found;
}
