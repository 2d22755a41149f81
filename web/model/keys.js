// @ts-check
/** What a key press means, on keyboards of any script, and which keys a control needs for itself. */

/** What is read of a KeyboardEvent.
 * @typedef {Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing"> &
 *   {keyCode?: number, getModifierState?: (key: string) => boolean}} Press */

const LATIN = /^[ -~]$/;
/** What a method that composes characters tells instead of the key. */
const COMPOSED = 229;

/** The name of a key press as shortcuts have it: `ArrowLeft`, `n`, `?`, `Ctrl+Shift+Z`. It is "" where the key belongs
 * to an input method, to AltGr or to Alt. A key that has no Latin sign is named by the place of its key.
 * @param {Press} press */
export function keyOf(press) {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (press.isComposing || press.keyCode === COMPOSED || altKey || press.getModifierState?.("AltGraph")) return "";
  const name = [...key].length > 1 || LATIN.test(key) ? key : placed(code, shiftKey);
  if (!name || !(ctrlKey || metaKey)) return name;
  return `Ctrl+${shiftKey ? "Shift+" : ""}${name.toUpperCase()}`;
}

/** The sign of a place on the keyboard of the United States. @param {string} code @param {boolean} shift */
function placed(code, shift) {
  const letter = /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase();
  if (code === "Slash") return shift ? "?" : "/";
  return letter ?? "";
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"];
/** The keys that a control needs, by its tag and type; null for all of them.
 * @type {Record<string, string[] | null>} */
const NEEDED = {
  a: ["Enter"],
  button: ["Enter", " "],
  summary: ["Enter", " "],
  checkbox: [" "],
  radio: [...ARROWS, " "],
  range: ARROWS,
  file: ["Enter", " "],
  select: null,
  textarea: null,
  input: null,
};

/** Whether a control needs a key for itself. @param {string} tag @param {string} type @param {string} key as of keyOf */
export function needs(tag, type, key) {
  const kind = tag === "input" && type in NEEDED ? type : tag;
  const needed = kind in NEEDED ? NEEDED[kind] : [];
  return !needed || needed.includes(key);
}
