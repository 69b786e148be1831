/** The input and the result of each job of a worker. */
export type Jobs = Record<string, { input: object; result: unknown }>;

export type JobRequest<All extends Jobs> = {
  [Job in keyof All]: { id: number; job: Job } & All[Job]['input'];
}[keyof All];

export type JobResponse<All extends Jobs> =
  | { id: 0; kind: 'ready' }
  /** A share of the job or a number of its parts, as its caller knows. */
  | { id: number; kind: 'progress'; done: number }
  | { id: number; kind: 'done'; result: All[keyof All]['result'] }
  | { id: number; kind: 'failed'; reason: string };

/** The part of the Worker interface that the client uses. */
export type WorkerPort<All extends Jobs> = {
  postMessage: (request: JobRequest<All>) => void;
  addEventListener: {
    (kind: 'message', listener: (event: { data: JobResponse<All> }) => void): void;
    (kind: 'error', listener: () => void): void;
  };
  terminate: () => void;
};

type JobOptions = {
  onProgress?: (done: number) => void;
  /** Aborting rejects the job and terminates the worker, since a busy worker cannot receive messages. */
  signal?: AbortSignal;
};

/** Runs a job in the worker. The first request starts the worker. */
export type RequestJob<All extends Jobs> = <Job extends keyof All>(
  job: Job,
  input: All[Job]['input'],
  options?: JobOptions,
) => Promise<All[Job]['result']>;

type ClientOptions = {
  /** Whether the worker can go on after a job failed for this reason, as after a file that cannot be read. */
  isIntactAfter: (reason: string) => boolean;
  /** Called when the worker is terminated after a failure. */
  onStop?: () => void;
};

type PendingJob<All extends Jobs> = {
  request: JobRequest<All>;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
  onProgress: (done: number) => void;
};

/** The time limit for loading a script, including the worker's own. */
const startTimeoutMs = 5_000;

/** The longest time without a message while a job runs. The largest logo takes a third of it on a slow machine. */
const silenceTimeoutMs = 60_000;

/** Its message is the error code of an unreadable file, or a text for the log. */
export class WorkerFailure extends Error {}

/** The caller has aborted the job. */
export class WorkerCancelled extends WorkerFailure {}

export function createWorkerClient<All extends Jobs>(
  start: () => WorkerPort<All>,
  { isIntactAfter, onStop = () => undefined }: ClientOptions,
): RequestJob<All> {
  const pending = new Map<number, PendingJob<All>>();
  let port: WorkerPort<All> | null = null;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let isReady = false;
  let lastId = 0;

  function startPort(): WorkerPort<All> {
    const started = start();
    port = started;
    isReady = false;
    startTimeout(startTimeoutMs, 'The worker did not start in time');
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

  function handleResponse(response: JobResponse<All>): void {
    clearTimeout(timeout);
    isReady = true;
    const job = pending.get(response.id);
    if (job && response.kind === 'progress') job.onProgress(response.done);
    if (job && response.kind === 'done') {
      pending.delete(response.id);
      job.resolve(response.result as never);
    }
    if (job && response.kind === 'failed') {
      pending.delete(response.id);
      job.reject(new WorkerFailure(response.reason));
      // After a failure of a script, for example, only a new worker loads it again.
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
    stopPort();
    const jobs = [...pending.values()];
    pending.clear();
    onStop();
    for (const { reject } of jobs) reject(new WorkerFailure(reason));
  }

  /** Sends the other pending jobs to a new worker. */
  function cancel(id: number): void {
    const job = pending.get(id);
    if (!job) return;
    pending.delete(id);
    job.reject(new WorkerCancelled('Cancelled'));
    stopPort();
    if (pending.size === 0) return;
    const newPort = startPort();
    for (const { request } of pending.values()) newPort.postMessage(request);
  }

  return (job, input, { onProgress = () => undefined, signal } = {}) => {
    if (signal?.aborted) return Promise.reject(new WorkerCancelled('Cancelled'));
    const worker = port ?? startPort();
    lastId += 1;
    const id = lastId;
    const request = { id, job, ...input } as JobRequest<All>;
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
  };
}
