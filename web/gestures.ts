/** What hands do without meaning it, on both pages: they slip while they click, click twice, and hold keys down. */

import { needsKey } from "./keys.ts";

const CONTROLS = "a, button, summary, label, input, select, textarea, [role=gridcell], [role=treeitem]";

/** Where a held key would act again and again, which nobody means: by key. */
const HELD = { Enter: "a, button, summary, input, [role]", " ": "[role=gridcell]" };

/** The control that an event is about, if it is about one. */
function controlOf({ target }: Event): Element | null {
  const found = target instanceof Element ? target.closest(CONTROLS) : null;
  return found instanceof HTMLLabelElement ? found.control : found;
}

/** Whether the control with the focus needs a key for itself. */
export function isNeeded(event: KeyboardEvent, key: string) {
  const control = controlOf(event);
  if (!control) return false;
  const type = control instanceof HTMLInputElement ? control.type : null;
  return needsKey({ tag: control.localName, type, role: control.getAttribute("role") }, key);
}

const WAITING = ".proposed"; // what a first click has made wait for a second one

/** What a control says that a click on it will do. */
const meaningOf = (control: Element | null) =>
  control &&
  [
    ...["aria-label", "aria-pressed", "aria-expanded"].map((name) => control.getAttribute(name)),
    control.localName === "summary" && control.parentElement?.hasAttribute("open"),
    control.textContent,
  ].join();

/** How soon a second click follows the first of a double click, in milliseconds; some browsers count slower ones. */
const DOUBLE = 500;

/** A control that was clicked, as it was then; time: of the hand, however late the page comes to it. */
type Hit = { control: Element | null; meaning: string | null; time: number };

/** Whether a control is what was hit. */
const isMeant = (control: Element | null, hit: Hit) => control === hit.control && meaningOf(control) === hit.meaning;

const refuse = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Keep slips of the hand without effect. */
export function steady() {
  // A link that is moved by some pixels is clicked, not dragged.
  document.addEventListener("dragstart", (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest("a, button, summary, img, svg")) event.preventDefault();
  });
  // The second click of a double click was meant for what the first one has hit, as it was then, or waits for it.
  let first: Hit = { control: null, meaning: null, time: -Infinity };
  document.addEventListener(
    "click",
    (event) => {
      const control = controlOf(event);
      if (event.detail === 1 || event.timeStamp > first.time + DOUBLE)
        first = { control, meaning: meaningOf(control), time: event.timeStamp };
      else if (event.detail > 1 && !control?.matches(WAITING) && !isMeant(control, first)) refuse(event);
    },
    { capture: true },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      const held = event.repeat && (event.key === "Enter" || event.key === " ") ? HELD[event.key] : null;
      if (held && controlOf(event)?.matches(held)) refuse(event);
    },
    { capture: true },
  );
}

/** Take what is dropped on the page, unless it comes from the page itself, as a selected word does. */
export function acceptDrops(take: (event: DragEvent) => void) {
  let own = false;
  document.addEventListener("dragstart", () => (own = true));
  for (const end of ["dragend", "pointerdown"]) document.addEventListener(end, () => (own = false));
  document.addEventListener("dragover", (event) => own || event.preventDefault());
  document.addEventListener("drop", (event) => own || take(event));
}
