import { createStore, type Readable } from '../../../shared/store.ts';
import {
  createWorkerClient,
  type RequestJob,
  type WorkerPort,
} from '../../../shared/worker/worker-client.ts';
import type { PrintJobs } from './print-messages.ts';

export type PrintClient = {
  request: RequestJob<PrintJobs>;
  /** Whether what prints was requested. Reading a logo needs none of it. */
  isStarted: Readable<boolean>;
};

export function createPrintClient(start: () => WorkerPort<PrintJobs>): PrintClient {
  const isStarted = createStore(false);
  const request = createWorkerClient(start, {
    isIntactAfter: (reason) => reason.startsWith('LOGO_'),
    onStop: () => isStarted.set(false),
  });
  return {
    isStarted,
    request(job, input, options) {
      if (job !== 'inspectLogo' && !options?.signal?.aborted) isStarted.set(true);
      return request(job, input, options);
    },
  };
}
