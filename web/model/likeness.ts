/** Whether values from outside have the types that the page needs. */

/** The value of a JSON text, null if it is none. */
export function parseJson(text: string | null): any {
  try {
    return JSON.parse(text ?? "null");
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The model of an object whose values are all like `value`, whatever the keys. */
export class Dictionary {
  constructor(public value: unknown) {}
}

export const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value has the types of a model: each key of an object, each item of an array as the model's first, one of
 * a set; null in a model allows anything. */
export function isLike(value: any, model: any): boolean {
  if (model === null) return true;
  if (model instanceof Set) return model.has(value);
  if (model instanceof Dictionary)
    return isObject(value) && Object.values(value).every((one) => isLike(one, model.value));
  if (Array.isArray(model)) return Array.isArray(value) && value.every((item) => isLike(item, model[0] ?? null));
  if (typeof model === "object")
    return isObject(value) && Object.keys(model).every((key) => isLike(value[key], model[key]));
  return typeof value === typeof model && (typeof value !== "number" || Number.isFinite(value));
}

/** The value of a stored JSON text if it is like a model, the usual one otherwise. */
export function readLike<Value>(text: string | null, model: unknown, usual: Value): Value {
  const found = parseJson(text);
  return isLike(found, model) ? found : usual;
}

export const isNullOr = (value: unknown, model: unknown) => value === null || isLike(value, model);

/** Whether a value is milliseconds since 1970 that a Date can hold. */
export const isMoment = (value: unknown) => typeof value === "number" && Math.abs(value) <= 8.64e15;

export const isPair = (value: any, model: unknown) => isLike(value, [model]) && value.length === 2;
