/** A game that plays itself, stone by stone, until a chain has won; a picture of its end where motion is unwanted. */

import type { Diagram } from "messages";
import { thumbnail } from "../board/thumbnail.ts";
import { isStill } from "../platform.ts";

/** Milliseconds from one stone to the next, and for which the end is shown. */
const [STONE, END] = [550, 3_500];

export class Film {
  svg: SVGSVGElement;
  length: number;

  #step = 0;
  #timer = 0;

  /** @param end the last position of the game */
  constructor(end: Diagram) {
    this.svg = thumbnail(end);
    this.length = Math.max(...end.snapshot.numbers);
    this.#show(isStill() ? this.length : 0);
  }

  run() {
    if (this.#timer || isStill()) return;
    const last = this.#step === this.length;
    this.#timer = setTimeout(
      () => {
        this.#timer = 0;
        this.#show(last ? 0 : this.#step + 1);
        this.run();
      },
      last ? END : STONE,
    );
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  /** @param step the number of stones on the board */
  #show(step: number) {
    this.#step = step;
    for (const stone of this.svg.querySelectorAll("[data-number]")) {
      stone.classList.toggle("absent", Number(stone.getAttribute("data-number")) > step);
    }
    this.svg.classList.toggle("unwon", step < this.length);
  }
}
