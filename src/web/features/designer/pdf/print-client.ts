import { createStore, type Readable } from '../../../shared/store.ts';
import type { PrintJob, PrintJobs, WorkerRequest, WorkerResponse } from './print-messages.ts';

/** A worker as the client needs it. */
export type PrintPort = {
  postMessage: (asked: WorkerRequest) => void;
  addEventListener: {
    (kind: 'message', listener: (event: { data: WorkerResponse }) => void): void;
    (kind: 'error', listener: () => void): void;
  };
  terminate: () => void;
};

type AskOptions = {
  onProgress?: (share: number) => void;
  /** Aborted, the job is given up, and the worker with it: it would hear of it only when it is done. */
  signal?: AbortSignal;
};

export type PrintClient = {
  /** Asks the print worker, which is started when it is first needed. */
  ask: <Job extends PrintJob>(
    job: Job,
    asked: PrintJobs[Job]['asked'],
    options?: AskOptions,
  ) => Promise<PrintJobs[Job]['answer']>;
  /** Whether the worker runs. */
  isStarted: Readable<boolean>;
};

type Waiting = {
  asked: WorkerRequest;
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  onProgress: (share: number) => void;
};

/** A script must be there within five seconds, the worker's own too. */
const startMs = 5_000;

/** The longest that a worker may be silent over a job; the largest logo takes a third of it on a slow machine. */
const silentMs = 60_000;

/** Why printing failed: the code of a logo that cannot be printed, or words for a log. */
export class PrintFailure extends Error {}

/** The job was given up by who asked for it. */
export class PrintCancelled extends PrintFailure {}

export function createPrintClient(start: () => PrintPort): PrintClient {
  const isStarted = createStore(false);
  const waiting = new Map<number, Waiting>();
  let port: PrintPort | null = null;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let isReady = false;
  let lastId = 0;

  function startPort(): PrintPort {
    const started = start();
    port = started;
    isReady = false;
    isStarted.set(true);
    endIn(startMs, 'The print worker did not start in time');
    // What a worker says after its end concerns nobody.
    started.addEventListener('message', ({ data }) => {
      if (port === started) hear(data);
    });
    started.addEventListener('error', () => {
      if (port === started) end('The print worker failed');
    });
    return started;
  }

  function endIn(milliseconds: number, reason: string): void {
    clearTimeout(watch);
    watch = setTimeout(() => end(reason), milliseconds);
  }

  function hear(told: WorkerResponse): void {
    clearTimeout(watch);
    isReady = true;
    const job = waiting.get(told.id);
    if (job && told.kind === 'progress') job.onProgress(told.share);
    if (job && told.kind === 'done') settle(told.id, () => job.resolve(told.answer as never));
    if (job && told.kind === 'failed') {
      settle(told.id, () => job.reject(new PrintFailure(told.reason)));
      // A logo is at fault by itself; anything else may be a script or a file that did not come, which only a new worker asks for again.
      if (!told.reason.startsWith('LOGO_')) end(told.reason);
    }
    watchForSilence();
  }

  function watchForSilence(): void {
    if (isReady && waiting.size > 0) endIn(silentMs, 'The print worker did not answer');
  }

  function settle(id: number, tell: () => void): void {
    waiting.delete(id);
    tell();
  }

  function stopPort(): void {
    clearTimeout(watch);
    port?.terminate();
    port = null;
  }

  function end(reason: string): void {
    stopPort();
    const jobs = [...waiting.values()];
    waiting.clear();
    isStarted.set(false);
    for (const { reject } of jobs) reject(new PrintFailure(reason));
  }

  /** The others' jobs go to a fresh worker, which also gets ready for the next one. */
  function cancel(id: number): void {
    const job = waiting.get(id);
    if (!job) return;
    settle(id, () => job.reject(new PrintCancelled('Cancelled')));
    stopPort();
    const fresh = startPort();
    for (const { asked } of waiting.values()) fresh.postMessage(asked);
  }

  return {
    isStarted,
    ask(job, asked, { onProgress = () => undefined, signal } = {}) {
      if (signal?.aborted) return Promise.reject(new PrintCancelled('Cancelled'));
      const worker = port ?? startPort();
      lastId += 1;
      const id = lastId;
      const message = { id, job, ...asked } as WorkerRequest;
      return new Promise((resolve, reject) => {
        waiting.set(id, { asked: message, resolve, reject, onProgress });
        signal?.addEventListener('abort', () => cancel(id), { once: true });
        watchForSilence();
        worker.postMessage(message);
      });
    },
  };
}
