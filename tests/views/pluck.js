/** What each item of a list has under a name. @template Item @template {keyof Item} Name @param {Item[]} items
 * @param {Name} name */
export const pluck = (items, name) => items.map((item) => item[name]);
