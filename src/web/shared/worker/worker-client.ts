import { createStore, type Readable } from '../../../shared/store.ts';
import type { PrintJob, PrintJobs, WorkerRequest, WorkerResponse } from './print-messages.ts';

/** The part of the Worker interface that the client uses. */
export type PrintPort = {
  postMessage: (request: WorkerRequest) => void;
  addEventListener: {
    (kind: 'message', listener: (event: { data: WorkerResponse }) => void): void;
    (kind: 'error', listener: () => void): void;
  };
  terminate: () => void;
};

type PrintRequestOptions = {
  onProgress?: (share: number) => void;
  /** Aborting rejects the job and terminates the worker, since a busy worker cannot receive messages. */
  signal?: AbortSignal;
};

export type PrintClient = {
  /** Runs a job in the print worker. The first request starts the worker. */
  request: <Job extends PrintJob>(
    job: Job,
    input: PrintJobs[Job]['input'],
    options?: PrintRequestOptions,
  ) => Promise<PrintJobs[Job]['result']>;
  /** Whether what prints was requested. Reading a logo needs none of it. */
  isStarted: Readable<boolean>;
};

type PendingJob = {
  request: WorkerRequest;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
  onProgress: (share: number) => void;
};

/** The time limit for loading a script, including the worker's own. */
const startTimeoutMs = 5_000;

/** The longest time without a message while a job runs. The largest logo takes a third of it on a slow machine. */
const silenceTimeoutMs = 60_000;

/** Its message is the error code of an unprintable logo, or a text for the log. */
export class PrintFailure extends Error {}

/** The caller has aborted the job. */
export class PrintCancelled extends PrintFailure {}

export function createPrintClient(start: () => PrintPort): PrintClient {
  const isStarted = createStore(false);
  const pending = new Map<number, PendingJob>();
  let port: PrintPort | null = null;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let isReady = false;
  let lastId = 0;

  function startPort(): PrintPort {
    const started = start();
    port = started;
    isReady = false;
    startTimeout(startTimeoutMs, 'The print worker did not start in time');
    // Messages of a terminated worker are ignored.
    started.addEventListener('message', ({ data }) => {
      if (port === started) handleResponse(data);
    });
    started.addEventListener('error', () => {
      if (port === started) stopAndRejectAll('The print worker failed');
    });
    return started;
  }

  function startTimeout(milliseconds: number, reason: string): void {
    clearTimeout(timeout);
    timeout = setTimeout(() => stopAndRejectAll(reason), milliseconds);
  }

  function handleResponse(response: WorkerResponse): void {
    clearTimeout(timeout);
    isReady = true;
    const job = pending.get(response.id);
    if (job && response.kind === 'progress') job.onProgress(response.share);
    if (job && response.kind === 'done') {
      pending.delete(response.id);
      job.resolve(response.result as never);
    }
    if (job && response.kind === 'failed') {
      pending.delete(response.id);
      job.reject(new PrintFailure(response.reason));
      // An unprintable logo leaves the worker intact. After any other failure, for example of a script, only a new worker loads it again.
      if (!response.reason.startsWith('LOGO_')) stopAndRejectAll(response.reason);
    }
    resetSilenceTimeout();
  }

  function resetSilenceTimeout(): void {
    if (isReady && pending.size > 0) startTimeout(silenceTimeoutMs, 'The print worker did not respond');
  }

  function stopPort(): void {
    clearTimeout(timeout);
    port?.terminate();
    port = null;
  }

  function stopAndRejectAll(reason: string): void {
    stopPort();
    const jobs = [...pending.values()];
    pending.clear();
    isStarted.set(false);
    for (const { reject } of jobs) reject(new PrintFailure(reason));
  }

  /** Sends the other pending jobs to a new worker. */
  function cancel(id: number): void {
    const job = pending.get(id);
    if (!job) return;
    pending.delete(id);
    job.reject(new PrintCancelled('Cancelled'));
    stopPort();
    const newPort = startPort();
    for (const { request } of pending.values()) newPort.postMessage(request);
  }

  return {
    isStarted,
    request(job, input, { onProgress = () => undefined, signal } = {}) {
      if (signal?.aborted) return Promise.reject(new PrintCancelled('Cancelled'));
      const worker = port ?? startPort();
      if (job !== 'inspectLogo') isStarted.set(true);
      lastId += 1;
      const id = lastId;
      const request = { id, job, ...input } as WorkerRequest;
      return new Promise((resolve, reject) => {
        pending.set(id, { request, resolve, reject, onProgress });
        signal?.addEventListener('abort', () => cancel(id), { once: true });
        resetSilenceTimeout();
        worker.postMessage(request);
      });
    },
  };
}
