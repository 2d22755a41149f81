/** The engines of the lab: the page's own, the workers beside it, and the workshop for the reader's own bots. */

import { isOwn, type Workshop } from "./own/workshop.ts";
import type { Hand, Workers } from "./workers.ts";

export class Engines {
  constructor(
    public page: Hand,
    public workers: Workers,
    public workshop: Workshop,
  ) {}

  /** The engine that can do an experiment. @param line its text */
  async of(line: string) {
    return isOwn(line) ? this.workshop.engine() : this.page;
  }

  /** `count` engines that can do the parts of an experiment. @param line its text */
  async take(line: string, count: number) {
    return isOwn(line) ? this.workshop.take(count) : this.workers.take(count);
  }
}
