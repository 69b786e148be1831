import type { WorkerPort } from '../../../shared/worker/worker-client.ts';
import { createPrintClient } from './print-client.ts';
import type { PrintJobs } from './print-messages.ts';

/** The client of the page's only print worker. */
export const printer = createPrintClient(
  (): WorkerPort<PrintJobs> => new Worker(new URL('./print-worker.ts', import.meta.url), { type: 'module' }),
);

export const requestPrint = printer.request;
