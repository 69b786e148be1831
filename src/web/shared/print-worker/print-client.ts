import { createStore, type Readable } from '#editor/store.ts';
import { scriptTimeout } from '../loading/with-timeout.ts';
import type { JobInput, JobRequest, JobResponse, JobResult, PrintJob, Progress } from './print-messages.ts';

/** The part of the Worker interface that the client uses. */
export type WorkerPort = {
  postMessage: (request: JobRequest) => void;
  addEventListener: {
    (kind: 'message', listener: (event: { data: JobResponse }) => void): void;
    (kind: 'error', listener: () => void): void;
  };
  terminate: () => void;
};

type JobOptions = {
  onProgress?: Progress;
  /** Aborting rejects the job and terminates the worker, since a busy worker cannot receive messages. */
  signal?: AbortSignal;
};

type PrintClient = {
  /** Runs a job in the worker. The first request starts the worker. */
  request: <Job extends PrintJob>(
    job: Job,
    input: JobInput<Job>,
    options?: JobOptions,
  ) => Promise<JobResult<Job>>;
  /** Whether what prints was requested. */
  isStarted: Readable<boolean>;
};

type PendingJob = {
  request: JobRequest;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
  onProgress: Progress;
};

/** The time limit for loading a script, including the worker's own. */
const startTimeoutMs = 5_000;

/** The longest time without a message while a job runs. The largest logo takes a third of it on a slow machine. */
const silenceTimeoutMs = 60_000;

/** These jobs need no press profile. */
const jobsWithoutPress: readonly PrintJob[] = [
  'inspectLogo',
  'drawLogo',
  'readList',
  'sharedSizes',
  'addToArchive',
];

/** Its message is the error code of an unreadable file, or a text for the log. */
export class WorkerFailure extends Error {
  get code(): string {
    return this.message;
  }
}

/** The caller has aborted the job. */
export class WorkerCancelled extends WorkerFailure {}

/** The worker can go on after a file that cannot be read. After a script that did not load, for example, it cannot. */
function isIntactAfter(reason: string): boolean {
  return reason.startsWith('LOGO_') || reason.startsWith('LIST_');
}

export function createPrintClient(start: () => WorkerPort): PrintClient {
  const isStarted = createStore(false);
  const pending = new Map<number, PendingJob>();
  let port: WorkerPort | null = null;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let isReady = false;
  let hasRestarted = false;
  let lastId = 0;

  function startPort(): WorkerPort {
    const started = start();
    port = started;
    isReady = false;
    clearTimeout(timeout);
    timeout = setTimeout(() => restartOrReject('The worker did not start in time'), startTimeoutMs);
    // Messages of a terminated worker are ignored.
    started.addEventListener('message', ({ data }) => {
      if (port === started) handleResponse(data);
    });
    started.addEventListener('error', () => {
      if (port === started) stopAndRejectAll('The worker failed');
    });
    return started;
  }

  function startTimeout(milliseconds: number, reason: string): void {
    clearTimeout(timeout);
    timeout = setTimeout(() => stopAndRejectAll(reason), milliseconds);
  }

  function handleResponse(response: JobResponse): void {
    clearTimeout(timeout);
    isReady = true;
    if (response.kind === 'failed' && response.reason.includes(scriptTimeout)) {
      restartOrReject(response.reason);
      return;
    }
    if (response.kind === 'done') hasRestarted = false;
    const job = pending.get(response.id);
    if (job && response.kind === 'progress') job.onProgress(response.done);
    if (job && response.kind === 'done') {
      pending.delete(response.id);
      job.resolve(response.result as never);
    }
    if (job && response.kind === 'failed') {
      pending.delete(response.id);
      job.reject(new WorkerFailure(response.reason));
      if (!isIntactAfter(response.reason)) stopAndRejectAll(response.reason);
    }
    resetSilenceTimeout();
  }

  function resetSilenceTimeout(): void {
    if (isReady && pending.size > 0) startTimeout(silenceTimeoutMs, 'The worker did not respond');
  }

  function stopPort(): void {
    clearTimeout(timeout);
    port?.terminate();
    port = null;
  }

  function stopAndRejectAll(reason: string): void {
    hasRestarted = false;
    stopPort();
    const jobs = [...pending.values()];
    pending.clear();
    isStarted.set(false);
    for (const { reject } of jobs) reject(new WorkerFailure(reason));
  }

  /** A script that a line has lost is asked for once more, by a new worker. */
  function restartOrReject(reason: string): void {
    if (hasRestarted) {
      stopAndRejectAll(reason);
      return;
    }
    hasRestarted = true;
    stopPort();
    restartPort();
  }

  /** Sends the pending jobs to a new worker. */
  function restartPort(): void {
    if (pending.size === 0) return;
    const newPort = startPort();
    for (const { request } of pending.values()) newPort.postMessage(request);
  }

  function cancel(id: number): void {
    const job = pending.get(id);
    if (!job) return;
    pending.delete(id);
    job.reject(new WorkerCancelled('Cancelled'));
    stopPort();
    restartPort();
  }

  return {
    isStarted,
    request(job, input, { onProgress = () => undefined, signal } = {}) {
      if (signal?.aborted) return Promise.reject(new WorkerCancelled('Cancelled'));
      if (!jobsWithoutPress.includes(job)) isStarted.set(true);
      const worker = port ?? startPort();
      lastId += 1;
      const id = lastId;
      const request = { id, job, input } as JobRequest;
      return new Promise((resolve, reject) => {
        const onAbort = () => cancel(id);
        const onEnd = () => signal?.removeEventListener('abort', onAbort);
        pending.set(id, {
          request,
          resolve: (result) => {
            onEnd();
            resolve(result);
          },
          reject: (error) => {
            onEnd();
            reject(error);
          },
          onProgress,
        });
        signal?.addEventListener('abort', onAbort, { once: true });
        resetSilenceTimeout();
        worker.postMessage(request);
      });
    },
  };
}

/** The client of the page's only print worker. */
export const printer = createPrintClient(
  (): WorkerPort => new Worker(new URL('./print-worker.ts', import.meta.url), { type: 'module' }),
);

export const requestPrint = printer.request;
