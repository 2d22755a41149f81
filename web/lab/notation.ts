/** Values of parameters as the reader writes them, with the decimal sign of the language, and as texts of experiments
 * have them. In lists a semicolon stands between numbers whose decimal sign is a comma. */

import type { Parameter } from "messages";
import type { Experiment } from "messages/lab";
import { number } from "../lang/texts.ts";

const NUMBER = /^-?\d*\.?\d+$/;

/** The decimal sign of the language. */
const sign = () => number(0.5).charAt(1);

/** A value as the reader sees it. */
export function formatValue({ kind }: Parameter, value: string): string {
  if (sign() === ".") return value;
  if (kind === "float") return value.replace(".", sign());
  const parts = kind === "list" ? value.split(",") : [];
  const fractions = parts.some((part) => part.includes(".")) && parts.every((part) => NUMBER.test(part));
  return fractions ? parts.map((part) => part.replace(".", sign())).join("; ") : value;
}

/** What the reader has written as a value; the engine judges it. */
export function read({ kind }: Parameter, text: string): string {
  const plain = (one: string) => one.trim().replace(/^(-?\d*),(\d+)$/, "$1.$2");
  if (kind === "float") return plain(text);
  return kind === "list" && text.includes(";") ? text.split(";").map(plain).join(",") : text.trim();
}

/** The values of an experiment as the reader sees them. */
export const formOf = ({ parameters }: Experiment, values: Record<string, string>) =>
  Object.fromEntries(parameters.map((one) => [one.name, formatValue(one, values[one.name] ?? String(one.default))]));

/** The text of an experiment with the values of a form: those that differ from their defaults, and the seed. */
export function lineOf({ name, parameters }: Experiment, form: Record<string, string>) {
  const given = parameters.flatMap((one) => {
    const value = read(one, form[one.name] ?? "");
    return value === String(one.default) && one.name !== "seed" ? [] : [`${one.name}=${quote(value)}`];
  });
  return `${name}?${given.join("&")}`;
}

/** What an address may not hold as it is stands with percent signs, as the engine writes it. */
const quote = (value: string) =>
  encodeURIComponent(value)
    .replace(/%(2C|40|3A|3B|3D)/g, decodeURIComponent)
    .replace(/[!']/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`);
