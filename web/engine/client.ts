/** The client of the engine's worker: requests matched with answers by id, progress, and a watchdog. A worker that
 * dies, hangs or never gets ready is replaced once; if the next one fails before any work, the engine has failed until
 * `start` is called again. */

import type { Fault, Infos, Requests, Results } from "messages";
import { isLike, isObject, parseJson } from "../model/likeness.ts";

export interface EngineWorker {
  terminate(): void;
  sync: { call(text: string): Promise<string>; progress?: (text: string) => void };
}

/** Loads the runtime files and creates workers; onLost: a worker was lost; fits: whether a value has the shape
 * that an op needs, for workers that run code from anywhere. */
export interface Boot {
  load(progress: (done: number, total: number) => void): Promise<void>;
  create(created: (worker: EngineWorker) => void): Promise<EngineWorker>;
  onLost(): void;
  fits?(kind: MessageKind, op: string, value: unknown): boolean;
}

/** What answers a request, and what is sent meanwhile. */
export type MessageKind = "result" | "info";

export interface EngineListener {
  loading(done: number, total: number): void;
  starting(): void;
  ready(): void;
  replaced(): void;
  failed(error: unknown): void;
}

type Pending = { resolve(result: any): void; reject(error: Error): void; inform(info: any): void; op: string };

/** Time limits in milliseconds: the silence of a running request, the answer to a ping, the start of a worker. On a
 * slow device, a worker may well be silent for ten seconds. */
const LIMITS = { silence: 5_000, ping: 10_000, start: 180_000 };

/** Requests that do not count as work: their answers only show that the worker is alive. */
const PREPARATION = new Set(["position", "ping", "stop"]);

export class EngineError extends Error {
  type: string;
  field: string;
  id: string;
  values: Record<string, any>;
  quote: string;

  constructor({ type, field, message, id = "", values = {}, quote = "" }: Fault) {
    super(message);
    this.name = "EngineError";
    this.type = type;
    this.field = field;
    this.id = id;
    this.values = values;
    this.quote = quote;
  }
}

export class EngineLost extends Error {
  constructor() {
    super("The engine's worker was lost before it answered.");
    this.name = "EngineLost";
  }
}

/** Ignore the loss of a worker, which its engine replaces or gives up; throw any other error. */
export function unlessLost(error: unknown) {
  if (!(error instanceof EngineLost)) throw error;
}

/** The start of further workers: the first one has loaded the files. */
export const further = (boot: Boot): Boot => ({
  load: async () => {},
  create: (created) => boot.create(created),
  onLost: () => boot.onLost(),
  ...(boot.fits ? { fits: boot.fits } : {}),
});

/** The content of a message, which may be anything if a bot of the person's own has sent it. */
function contentOf(text: unknown): any {
  const content = typeof text === "string" ? parseJson(text) : null;
  return isObject(content) ? content : {};
}

/** Whether a value is a sentence of the engine. */
const isSentence = (value: any) =>
  isLike(value, { message: "" }) &&
  ["string", "undefined"].includes(typeof value.id) &&
  isObject(value.values ?? {}) &&
  Object.values(value.values ?? {}).every(isInserted);

const isInserted = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isInserted) : typeof value === "string" || isSentence(value);

export class Engine {
  #pending: Map<number, Pending> = new Map();
  #worker: EngineWorker | null = null;
  #attempt = 0; // the number of the present worker, which tells messages of earlier ones apart
  #lastId = 0;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #loaded: Promise<void> = Promise.resolve(); // fulfilled when the files are there

  constructor(
    public boot: Boot,
    public listener: Partial<EngineListener>,
  ) {}

  /** Whether a worker is there and has nothing to do. */
  get idle() {
    return this.#worker !== null && this.#pending.size === 0;
  }

  /** Load missing files and start a worker meanwhile; call it again to retry after a failure. */
  async start() {
    this.#failures = 0;
    this.#loaded = this.boot.load((done, total) => this.listener.loading?.(done, total));
    const started = this.#startWorker();
    try {
      await this.#loaded;
    } catch (error) {
      this.close();
      this.listener.failed?.(error);
      return;
    }
    await started;
  }

  /** Send a request. `answer` rejects with EngineError if the engine refuses, with EngineLost if the worker is lost. */
  request<Op extends keyof Requests>(
    op: Op,
    fields: Requests[Op],
    inform: (info: Op extends keyof Infos ? Infos[Op] : never) => void = () => {},
  ): { id: number; answer: Promise<Results[Op]> } {
    const worker = this.#worker;
    const id = ++this.#lastId;
    if (!worker) return { id, answer: Promise.reject(new EngineLost()) };
    const answer = new Promise<Results[Op]>((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, inform, op });
    });
    const attempt = this.#attempt;
    worker.sync.call(JSON.stringify({ id, op, ...fields })).then(
      (text) => this.#settle(attempt, id, text),
      (error) => this.#lose(attempt, error),
    );
    this.#watch();
    return { id, answer };
  }

  /** Terminate the worker; its pending requests reject. */
  close() {
    this.#attempt += 1;
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of pending) reject(new EngineLost());
  }

  call<Op extends keyof Requests>(op: Op, fields: Requests[Op]): Promise<Results[Op]> {
    return this.request(op, fields).answer;
  }

  /** The worker starts while the files arrive; its time begins when they are there. */
  async #startWorker() {
    const attempt = ++this.#attempt;
    let overdue: ReturnType<typeof setTimeout> | undefined;
    const loaded = this.#loaded.then(() => {
      if (attempt !== this.#attempt) return;
      this.listener.starting?.();
      overdue = setTimeout(() => this.#lose(attempt, new Error("The worker did not become ready.")), LIMITS.start);
    });
    try {
      await Promise.all([loaded, this.boot.create((worker) => this.#adopt(worker, attempt))]);
      await this.call("ping", {});
      if (attempt === this.#attempt) this.listener.ready?.();
    } catch (error) {
      // Where a file is missing, `start` tells of that alone.
      await this.#loaded.then(
        () => this.#lose(attempt, error),
        () => {},
      );
    } finally {
      clearTimeout(overdue);
    }
  }

  /** Take over a worker as soon as it exists, or terminate it if its attempt was given up in the meantime. */
  #adopt(worker: EngineWorker, attempt: number) {
    if (attempt !== this.#attempt) {
      worker.terminate();
      return;
    }
    this.#worker = worker;
    worker.sync.progress = (text) => this.#inform(text);
  }

  /** @param text the answer to the request of that id; if it is none, the worker is lost */
  #settle(attempt: number, id: number, text: string) {
    const pending = this.#pending.get(id);
    if (!pending) return;
    const { id: named, result, error } = contentOf(text);
    const isFault = isLike(error, { type: "", field: "" }) && isSentence(error);
    if (named !== id || !(isFault || this.#fits("result", pending.op, result)))
      return this.#lose(attempt, new Error("The worker has answered with what is no answer."));
    this.#pending.delete(id);
    this.#watch();
    if (!PREPARATION.has(pending.op)) this.#failures = 0;
    if (isFault) pending.reject(new EngineError(error));
    else pending.resolve(result);
  }

  /** Hand on what is sent to a request; anything else is dropped. */
  #inform(text: string) {
    const { id, info } = contentOf(text);
    const pending = this.#pending.get(id);
    if (!pending || !this.#fits("info", pending.op, info)) return;
    this.#watch();
    pending.inform(info);
  }

  #fits(kind: MessageKind, op: string, value: unknown) {
    return isObject(value) && (this.boot.fits?.(kind, op, value) ?? true);
  }

  /** Restart the watchdog: a message was sent or received. */
  #watch() {
    clearTimeout(this.#timer);
    const attempt = this.#attempt;
    if (this.#pending.size === 0) return;
    const pinged = [...this.#pending.values()].some(({ op }) => op === "ping");
    this.#timer = pinged
      ? setTimeout(() => this.#lose(attempt, new Error("The worker hangs.")), LIMITS.ping)
      : setTimeout(() => this.call("ping", {}).catch((error) => this.#lose(attempt, error)), LIMITS.silence);
  }

  /** Give up the worker of an attempt. Replace it, unless it was itself a replacement that has done no work. */
  #lose(attempt: number, error: unknown) {
    if (attempt !== this.#attempt) return;
    this.close();
    this.#failures += 1;
    this.boot.onLost();
    if (this.#failures > 1) {
      this.listener.failed?.(error);
      return;
    }
    this.listener.replaced?.();
    this.#startWorker();
  }
}
