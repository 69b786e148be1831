import type { CardLook } from '#domain/card/look/card-look.ts';
import type { LookFit } from '#layout/looks/look-fit.ts';
import type {
  DrawnSide,
  FirstCard,
  FirstLook,
  FitJob,
  FitResponse,
  PageRequest,
  ThumbnailJob,
  ThumbnailResponse,
  VariationJob,
  VariationResponse,
  WorkerResponse,
} from './thumbnail-messages.ts';

/** The part of the Worker interface that the queue uses. */
export type ThumbnailPort = {
  postMessage: (request: PageRequest) => void;
  addEventListener: (kind: 'message', listener: (event: { data: WorkerResponse }) => void) => void;
};

/** The worker that the gallery's document has started, and what it has sent so far. */
type FirstLooks = { worker: ThumbnailPort; card: FirstCard | null; looks: readonly FirstLook[] };

declare global {
  /** Set in index.html. */
  var firstLooks: FirstLooks | undefined;
}

/** Gets a drawn side, or null if it cannot be drawn. */
type Listener = (side: DrawnSide | null) => void;

type Waiting = { key: string; job: ThumbnailJob; listeners: Set<Listener>; isOnScreen: boolean };

/** How many sides the worker has at a time: their fonts load together. */
const maxInWorker = 12;

/** How many looks the worker varies at a time: the pictures of the first are drawn before the last is varied. */
const maxVaried = 2;

/** How many drawn sides are kept: more than both sides of all looks. */
const maxKept = 192;

export type ThumbnailQueue = {
  /** The drawn side if it is kept. */
  kept: (key: string) => DrawnSide | undefined;
  /**
   * Draws a side: those on the screen first, then in the order of the calls. The returned function ends the interest in it.
   */
  draw: (key: string, job: ThumbnailJob, listener: Listener, isOnScreen?: boolean) => () => void;
  /** Starts the worker before there is something to draw. */
  prepare: () => void;
  /** The first good variation of a look, or null. */
  findVariation: (job: VariationJob) => Promise<CardLook | null>;
  /** How well a card fits its look; null if that could not be measured. */
  measureFit: (job: FitJob) => Promise<LookFit | null>;
};

type VariationWaiting = { job: VariationJob; resolve: (variation: CardLook | null) => void };

/**
 * Draws thumbnails and tries variations in a worker, which the first one starts, and keeps the drawings that were used last.
 * `first` is a worker that draws already, and what it has drawn.
 */
export function createThumbnailQueue(
  start: () => ThumbnailPort,
  first?: Omit<FirstLooks, 'card'>,
): ThumbnailQueue {
  const drawn = new Map<string, DrawnSide>();
  const waiting = new Map<string, Waiting>();
  const inWorker = new Map<number, Waiting>();
  const variationsWaiting: VariationWaiting[] = [];
  const variationsInWorker = new Map<number, VariationWaiting>();
  const fitsInWorker = new Map<number, (fit: LookFit | null) => void>();
  let port: ThumbnailPort | null = null;
  let lastId = 0;

  function prepare(): ThumbnailPort {
    if (port) return port;
    port = first?.worker ?? start();
    port.addEventListener('message', ({ data }) => {
      if ('side' in data) finish(data);
      else if ('variation' in data) finishVariation(data);
      else if ('fit' in data) finishFit(data);
      else if ('firstLook' in data) keepFirst(data.firstLook);
    });
    return port;
  }

  function sendNext(): void {
    for (const next of [...waiting.values()].sort(onScreenFirst)) {
      if (inWorker.size >= maxInWorker) return;
      waiting.delete(next.key);
      lastId += 1;
      inWorker.set(lastId, next);
      prepare().postMessage({ id: lastId, job: next.job });
    }
  }

  function finish({ id, side }: ThumbnailResponse): void {
    const job = inWorker.get(id);
    inWorker.delete(id);
    if (job && side) keep(job.key, side);
    for (const listener of job?.listeners ?? []) listener(side);
    sendNext();
  }

  function varyNext(): void {
    while (variationsInWorker.size < maxVaried) {
      const next = variationsWaiting.shift();
      if (!next) return;
      lastId += 1;
      variationsInWorker.set(lastId, next);
      prepare().postMessage({ id: lastId, job: next.job });
    }
  }

  function finishVariation({ id, variation }: VariationResponse): void {
    variationsInWorker.get(id)?.resolve(variation);
    variationsInWorker.delete(id);
    varyNext();
  }

  function finishFit({ id, fit }: FitResponse): void {
    fitsInWorker.get(id)?.(fit);
    fitsInWorker.delete(id);
  }

  function keep(key: string, side: DrawnSide): void {
    drawn.delete(key);
    drawn.set(key, side);
    const [oldest] = drawn.keys();
    if (drawn.size > maxKept && oldest !== undefined) drawn.delete(oldest);
  }

  function keepFirst({ key, side }: FirstLook): void {
    keep(key, side);
  }

  function jobFor(key: string, job: ThumbnailJob, isOnScreen: boolean): Waiting {
    const sent = [...inWorker.values()].find((other) => other.key === key);
    const present = sent ?? waiting.get(key) ?? { key, job, listeners: new Set<Listener>(), isOnScreen };
    present.isOnScreen ||= isOnScreen;
    if (!sent) waiting.set(key, present);
    return present;
  }

  if (first) prepare();
  for (const look of first?.looks ?? []) keepFirst(look);

  return {
    kept(key) {
      const side = drawn.get(key);
      if (side) keep(key, side);
      return side;
    },
    prepare: () => void prepare(),
    draw(key, job, listener, isOnScreen = true) {
      const requested = jobFor(key, job, isOnScreen);
      requested.listeners.add(listener);
      sendNext();
      return () => {
        requested.listeners.delete(listener);
        if (requested.listeners.size === 0) waiting.delete(key);
      };
    },
    findVariation(job) {
      return new Promise((resolve) => {
        variationsWaiting.push({ job, resolve });
        varyNext();
      });
    },
    measureFit(job) {
      return new Promise((resolve) => {
        lastId += 1;
        fitsInWorker.set(lastId, resolve);
        prepare().postMessage({ id: lastId, measured: job });
      });
    },
  };
}

function onScreenFirst(one: Waiting, other: Waiting): number {
  return Number(other.isOnScreen) - Number(one.isOnScreen);
}

/** The queue of the page. */
export const thumbnailQueue = createThumbnailQueue(
  (): ThumbnailPort => new Worker(new URL('./thumbnail-worker.ts', import.meta.url), { type: 'module' }),
  globalThis.firstLooks,
);
