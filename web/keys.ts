/** What a key press means, on keyboards of any script, and which keys a control needs for itself. */

/** What is read of a KeyboardEvent. */
type Press = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing"> & {
  keyCode?: number;
  getModifierState?: (key: string) => boolean;
};

const LATIN = /^(?:[ -~]|\p{Script=Latin})$/u;
const COMPOSED = 229; // what a method that composes characters tells instead of the key

/** The name of a key press in shortcuts: `ArrowLeft`, `n`, `N` with Shift, `?`, `Ctrl+Shift+Z`. It is "" for keys of
 * input methods, AltGr or Alt. A key without a Latin sign is named by its place. */
export function keyOf(press: Press) {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (press.isComposing || press.keyCode === COMPOSED || altKey || press.getModifierState?.("AltGraph")) return "";
  if ([...key].length > 1) return ctrlKey || metaKey ? `Ctrl+${key}` : key;
  const sign = LATIN.test(key) ? key : signAt(code, shiftKey);
  if (sign && (ctrlKey || metaKey)) return `Ctrl+${shiftKey ? "Shift+" : ""}${sign.toUpperCase()}`;
  return shiftKey ? sign.toUpperCase() : sign.toLowerCase(); // whatever Caps Lock does
}

/** The sign of a place on the keyboard of the United States, "" for places that no shortcut has. */
function signAt(code: string, shift: boolean) {
  if (code === "Slash") return shift ? "?" : "/";
  return /^Key(.)$/.exec(code)?.[1] ?? "";
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"];
/** The keys that a control needs, by its role, the type of its field, or its tag; null for all of them. */
const NEEDED: Record<string, string[] | null> = {
  a: ["Enter"],
  button: ["Enter", " "],
  summary: ["Enter", " "],
  gridcell: ["Enter", " "],
  checkbox: [" "],
  radio: [...ARROWS, " "],
  range: ARROWS,
  file: ["Enter", " "],
  select: null,
  textarea: null,
  input: null,
};

/** Whether a control needs a key for itself. @param key as of keyOf */
export function needsKey(
  { tag, type, role }: { tag: string; type?: string | null; role?: string | null },
  key: string,
) {
  const kind = [role, tag === "input" ? type : null, tag].find((name) => name && name in NEEDED);
  const needed = kind ? NEEDED[kind] : [];
  return !needed || needed.includes(key);
}
