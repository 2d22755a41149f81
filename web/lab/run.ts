/** A run: the parts of an experiment, done by several workers in any order, and what their events say. The same parts
 * give the same result in any worker; a part whose worker is lost is done again by another. */

import type { Result, Selection } from "messages/lab";
import { type Engine, EngineError, EngineLost, unlessLost } from "../engine/client.ts";

/** An experiment, and the parts that are done, as text that only engines read; some may be missing between others. */
export type Work = { chosen: Selection; parts: string[] };

/** `ready` tells whether it can work, once that is known. */
type Worker = Pick<Engine, "request" | "call"> & { ready(): Promise<boolean> };

/** `paused` is called now and then, with all that is done, so that it can be kept. */
export type Listener = { progress(done: number, of: number): void; paused(work: Work): void };

/** The most parts that a worker is given at once: what is lost with it is done again. */
const MOST = 64;
/** Portions for each worker, so that none has to wait long for the last one. */
const PORTIONS = 4;
/** Milliseconds between two looks at what is done. */
const PAUSE = 2_000;

/** How many parts there are before the first one that is missing. */
export function countParts(parts: string[]): number {
  const count = parts.findIndex((part) => !part);
  return count < 0 ? parts.length : count;
}

/** What an engine shows of the parts before the first one that is missing; it takes those that it has not done. */
export async function show(engine: Pick<Engine, "call">, { chosen: { text }, parts }: Work): Promise<Result> {
  const count = countParts(parts);
  const { missing, result } = await engine.call("show", { text, count });
  if (result) return result;
  await take(engine, text, parts, missing);
  const { result: whole } = await engine.call("show", { text, count });
  if (!whole) throw new EngineLost();
  return whole;
}

/** Hand parts over to an engine. */
const take = (engine: Pick<Engine, "call">, text: string, parts: string[], numbers: number[]) =>
  engine.call("take", { text, parts: Object.fromEntries(numbers.map((number) => [number, parts[number] ?? ""])) });

export class Run {
  /** Parts that nobody does yet, ascending. */
  #open: number[] = [];
  /** The request of each worker that works. */
  #requests: Map<Worker, number> = new Map();
  /** Those who wait for a change. */
  #waiting: (() => void)[] = [];
  #halted = false;
  /** The parts that the first worker has not done itself, nor taken. */
  #elsewhere: Set<number> = new Set();
  #looked = performance.now();
  /** What is shown of the first parts, once the question is settled. */
  #end: Result | null = null;

  /** @param work what is done is added to it @param workers the first one shows it */
  constructor(
    public work: Work,
    public workers: Worker[],
    public listener: Listener,
  ) {}

  /** Do what is missing. Returns what is shown of the parts before the first one that is missing.
   * Rejects with EngineError if the engine refuses, and with EngineLost if no worker is left. */
  async go() {
    const { chosen, parts } = this.work;
    this.#open = Array.from({ length: chosen.parts }, (_, number) => number).filter((number) => !parts[number]);
    this.#tell();
    await Promise.all(this.workers.map((worker) => this.#serve(worker)));
    if (this.#open.length && !this.#halted) throw new EngineLost();
    return this.#end ?? (await this.#look());
  }

  /** End the run: what is done stays. */
  stop() {
    this.#halted = true;
    this.#ring();
    for (const [worker, target] of this.#requests) worker.call("stop", { target, how: "cancel" }).catch(unlessLost);
  }

  /** Have a worker do parts until all are done, or until it is lost for good. */
  async #serve(worker: Worker) {
    while (!this.#over()) {
      if (!this.#open.length) {
        await this.#news(); // others work, and may leave parts behind
        continue;
      }
      const state = await Promise.race([worker.ready().then((able) => (able ? "able" : "lost")), this.#news()]);
      if (state === "lost") return;
      if (state === "able" && this.#open.length && !this.#halted) await this.#work(worker);
    }
  }

  /** Have a worker do one portion. */
  async #work(worker: Worker) {
    const portion = this.#portion();
    const [first = 0] = portion;
    let done = 0;
    const heard = ({ parts }: { parts: string[] }) => {
      for (const part of parts) {
        if (worker !== this.workers[0]) this.#elsewhere.add(first + done);
        this.work.parts[first + done++] = part;
      }
      this.#tell();
    };
    try {
      const asked = { text: this.work.chosen.text, first, count: portion.length };
      const { id, answer } = worker.request("do", asked, heard);
      this.#requests.set(worker, id);
      heard(await answer);
    } catch (error) {
      if (error instanceof EngineError) this.stop();
      unlessLost(error);
    } finally {
      this.#requests.delete(worker);
      this.#open = [...portion.slice(done), ...this.#open].sort((one, other) => one - other);
      this.#ring();
    }
    await this.#pause();
  }

  #over() {
    return this.#halted || (!this.#open.length && !this.#requests.size);
  }

  /** Wait until something has changed. */
  #news(): Promise<""> {
    return new Promise((resolve) => this.#waiting.push(() => resolve("")));
  }

  #ring() {
    for (const told of this.#waiting.splice(0)) told();
  }

  /** Consecutive parts for one worker. */
  #portion(): number[] {
    const size = Math.max(1, Math.min(MOST, Math.ceil(this.#open.length / (PORTIONS * this.workers.length))));
    const [first = 0] = this.#open;
    const length = this.#open.slice(0, size).findIndex((number, place) => number !== first + place);
    return this.#open.splice(0, length < 0 ? size : length);
  }

  #tell() {
    this.listener.progress(this.work.parts.filter(Boolean).length, this.work.chosen.parts);
  }

  /** Now and then, hand over what is done, and see whether it settles the question. */
  async #pause() {
    if (this.#halted || performance.now() - this.#looked < PAUSE) return;
    this.#looked = performance.now();
    this.listener.paused(this.work);
    if (!this.work.chosen.decides) return;
    const result = await this.#look().catch(unlessLost);
    if (!result?.ended || this.#halted) return;
    this.#end = result;
    this.stop();
  }

  /** What is shown of the first parts. */
  async #look() {
    const [first] = this.workers;
    if (!first || !(await first.ready())) throw new EngineLost();
    const { chosen, parts } = this.work;
    const elsewhere = [...this.#elsewhere];
    // What it knows of an earlier run of the same experiment may have been done by a bot that has changed since.
    if (elsewhere.length) await take(first, chosen.text, parts, elsewhere);
    for (const number of elsewhere) this.#elsewhere.delete(number);
    return show(first, this.work);
  }
}
