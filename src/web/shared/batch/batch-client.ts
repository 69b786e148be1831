import { createWorkerClient, type WorkerPort } from '../worker/worker-client.ts';
import type { BatchJobs } from './batch-messages.ts';

export function createBatchClient(start: () => WorkerPort<BatchJobs>) {
  return createWorkerClient(start, { isIntactAfter: (reason) => reason.startsWith('LIST_') });
}

/** Runs a job in the page's only worker for lists and many cards. */
export const runBatchJob = createBatchClient(
  (): WorkerPort<BatchJobs> => new Worker(new URL('./batch-worker.ts', import.meta.url), { type: 'module' }),
);
