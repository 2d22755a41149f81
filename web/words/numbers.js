/** Numbers and dates as a language writes them, and capitals. */

export const capitalised = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);

const romanian = new Intl.PluralRules("ro");

/** A number and what it counts in Romanian: from 20 on "de" stands between them. */
export function countedRo(/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) {
  const category = romanian.select(count);
  return `${new Intl.NumberFormat("ro").format(count)} ${category === "one" ? one : category === "few" ? many : `de ${many}`}`;
}

/** How a language writes numbers and dates. @param {string} language */
export function formats(language) {
  const whole = new Intl.NumberFormat(language);
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const digits = new Intl.NumberFormat(language, { maximumSignificantDigits: 4 });
  const moment = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const hundredths = new Intl.NumberFormat(language, { style: "percent" });
  return {
    number: (/** @type {number} */ value) => whole.format(value),
    /** Rounded to tens. @param {number} value */
    tens: (value) => whole.format(10 * Math.round(value / 10)),
    /** To four significant digits. @param {number} value */
    figure: (value) => digits.format(value),
    decimal: (/** @type {number} */ value) => tenths.format(value),
    megabytes: (/** @type {number} */ bytes) => tenths.format(bytes / 1e6),
    date: (/** @type {Date} */ when) => moment.format(when),
    percent: (/** @type {number} */ share) => hundredths.format(share),
  };
}
