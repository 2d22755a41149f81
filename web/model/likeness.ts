/** Whether values from outside have the types that the page needs. */

/** The value that a text of JSON tells, null if there is no such text. */
export function parsed(text: string | null): any {
  try {
    return JSON.parse(text ?? "null");
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The model of an object in which every value is like the model's, whatever the keys are. */
export class Table {
  constructor(public value: unknown) {}
}

export const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value has the types of a model: each key of an object as in the model, each item of an array as the
 * model's first, one of a set; null stands for anything. */
export function alike(value: any, model: any): boolean {
  if (model === null) return true;
  if (model instanceof Set) return model.has(value);
  if (model instanceof Table) return isObject(value) && Object.values(value).every((one) => alike(one, model.value));
  if (Array.isArray(model)) return Array.isArray(value) && value.every((item) => alike(item, model[0] ?? null));
  if (typeof model === "object")
    return isObject(value) && Object.keys(model).every((key) => alike(value[key], model[key]));
  return typeof value === typeof model && (typeof value !== "number" || Number.isFinite(value));
}

/** Whether a value is null or has the types of a model. */
export const orNull = (value: unknown, model: unknown) => value === null || alike(value, model);

/** Whether a value is a moment, in milliseconds since 1970, that a date can tell. */
export const isMoment = (value: unknown) => typeof value === "number" && Math.abs(value) <= 8.64e15;

/** Whether a value is a pair of these. */
export const isPair = (value: any, model: unknown) => alike(value, [model]) && value.length === 2;
