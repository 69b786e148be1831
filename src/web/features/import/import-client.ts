import type { ImportJob, ImportJobs, ImportResponse } from './import-messages.ts';

/** Its message is the code of a list that cannot be read, or a text for the log. */
export class ImportFailure extends Error {}

type Options = { onProgress?: (done: number) => void; signal?: AbortSignal };

let idle: Worker | null = null;

/** Runs a job in a worker. Aborting ends the worker, since a busy one cannot receive messages. */
export function runImportJob<Job extends ImportJob>(
  job: Job,
  input: ImportJobs[Job]['input'],
  { onProgress, signal }: Options = {},
): Promise<ImportJobs[Job]['result']> {
  const worker = idle ?? new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  idle = null;
  return new Promise((resolve, reject) => {
    function fail(reason: string): void {
      worker.terminate();
      reject(new ImportFailure(reason));
    }
    signal?.addEventListener('abort', () => fail('CANCELLED'), { once: true });
    worker.onerror = () => fail('The import worker failed');
    worker.onmessage = ({ data }: MessageEvent<ImportResponse>) => {
      if (data.kind === 'progress') onProgress?.(data.done);
      if (data.kind === 'failed') fail(data.reason);
      if (data.kind !== 'done') return;
      // A worker that has loaded its engines serves the next job.
      if (idle) worker.terminate();
      else idle = worker;
      resolve(data.result);
    };
    worker.postMessage({ job, ...input });
  });
}
