/** What each item of a list has under a name. */
export const pluck = (items, name) => items.map((item) => item[name]);
