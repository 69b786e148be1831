import { createStore, type Followed } from '../../../shared/store.ts';
import type { PrintJob, PrintJobs, Told } from './print-messages.ts';

type Waiting = {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  onProgress: (share: number) => void;
};

/** A script must be there within five seconds, the worker's own too. */
const startMs = 5_000;

const worker = createStore<Worker | null>(null);
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Why printing failed: the code of a logo that cannot be printed, or words for a log. */
export class PrintFailure extends Error {}

/** Asks the print worker, which is started when it is first needed. */
export function askPrinter<Job extends PrintJob>(
  job: Job,
  asked: PrintJobs[Job]['asked'],
  onProgress: (share: number) => void = () => undefined,
): Promise<PrintJobs[Job]['answer']> {
  const printer = worker.read() ?? startWorker();
  worker.become(printer);
  lastId += 1;
  const id = lastId;
  const answer = new Promise<PrintJobs[Job]['answer']>((resolve, reject) => {
    waiting.set(id, { resolve, reject, onProgress });
  });
  printer.postMessage({ id, job, ...asked });
  return answer;
}

/** The print worker, once somebody has asked for printing. */
export const printer: Followed<Worker | null> = worker;

function startWorker(): Worker {
  const started = new Worker(new URL('./print-worker.ts', import.meta.url), { type: 'module' });
  const late = setTimeout(() => endWorker('The print worker did not start in time'), startMs);
  started.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    clearTimeout(late);
    hear(data);
  });
  started.addEventListener('error', () => endWorker('The print worker did not start'));
  return started;
}

function hear(told: Told): void {
  const job = waiting.get(told.id);
  if (!job || told.kind === 'ready') return;
  if (told.kind === 'progress') {
    job.onProgress(told.share);
    return;
  }
  waiting.delete(told.id);
  if (told.kind === 'done') {
    job.resolve(told.answer as never);
    return;
  }
  job.reject(new PrintFailure(told.reason));
  // A logo is at fault by itself; anything else may be a script or a file that did not come, which only a new worker asks for again.
  if (!told.reason.startsWith('LOGO_')) endWorker(told.reason);
}

function endWorker(reason: string): void {
  worker.read()?.terminate();
  worker.become(null);
  for (const { reject } of waiting.values()) reject(new PrintFailure(reason));
  waiting.clear();
}
