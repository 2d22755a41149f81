/** How a language's tables translate what the engine says: pure functions. */

/**
 * @typedef {{message: string, template: string, values: Record<string, Value>}} Refusal  of a request by the engine: its English,
 *   with the template and the values that it is made of
 * @typedef {string | string[] | Refusal} Value  a text, several texts of which one was expected, or another sentence
 */

/** What a table says of a name; nothing of "constructor", which every object has. @template T @param {Record<string, T>} table @param {string} name @returns {T | undefined} */
export const own = (table, name) => (Object.hasOwn(table, name) ? table[name] : undefined);

/** Whether a template quotes a value, in quotation marks or brackets: then it is what somebody has written, and stays so. @param {string} template @param {string} name */
const quotes = (template, name) => template.includes(`{${name}!r}`) || template.includes(`[{${name}}]`);

/**
 * A refusal of the engine in another language; in its own English where that is not translated.
 * @param {Refusal} refused @param {Record<string, string>} templates translated, by the English @param {(text: string) => string} name
 *   translates a word of the engine @param {(texts: string[]) => string} either joins texts of which one was expected @returns {string}
 */
export function translated({ message, template, values }, templates, name, either) {
  const told = (/** @type {string} */ key) => {
    const value = own(values, key) ?? "";
    if (typeof value === "string") return quotes(template, key) ? value : name(value);
    return Array.isArray(value) ? either(value) : translated(value, templates, name, either);
  };
  return own(templates, template)?.replace(/\{(\w+)\}/g, (_, key) => told(key)) ?? message;
}
