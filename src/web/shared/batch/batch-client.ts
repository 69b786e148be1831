import type { BatchJob, BatchJobs, BatchResponse } from './batch-messages.ts';

/** Its message is the code of a list that cannot be read, or a text for the log. */
export class BatchFailure extends Error {}

type Options = { onProgress?: (done: number) => void; signal?: AbortSignal };

let idle: Worker | null = null;

/** Runs a job in a worker. Aborting ends the worker, since a busy one cannot receive messages. */
export function runBatchJob<Job extends BatchJob>(
  job: Job,
  input: BatchJobs[Job]['input'],
  { onProgress, signal }: Options = {},
): Promise<BatchJobs[Job]['result']> {
  const worker = idle ?? new Worker(new URL('./batch-worker.ts', import.meta.url), { type: 'module' });
  idle = null;
  return new Promise((resolve, reject) => {
    function fail(reason: string): void {
      worker.terminate();
      reject(new BatchFailure(reason));
    }
    const onAbort = () => fail('CANCELLED');
    signal?.addEventListener('abort', onAbort);
    worker.onerror = () => fail('The import worker failed');
    worker.onmessage = ({ data }: MessageEvent<BatchResponse>) => {
      if (data.kind === 'progress') onProgress?.(data.done);
      if (data.kind === 'failed') fail(data.reason);
      if (data.kind !== 'done') return;
      // The worker may have the next job when the signal is aborted.
      signal?.removeEventListener('abort', onAbort);
      // A worker that has loaded its engines serves the next job.
      if (idle) worker.terminate();
      else idle = worker;
      resolve(data.result);
    };
    worker.postMessage({ job, ...input });
  });
}
