import { withTimeout } from '../loading/with-timeout.ts';
import { prefetchPress } from './press-files.ts';
import type {
  JobHandlers,
  JobRequest,
  JobResponse,
  JobResult,
  PrintJob,
  Progress,
} from './print-messages.ts';

type JobHandler = (input: JobRequest['input'], onProgress: Progress) => Promise<JobResult<PrintJob>>;

let script: Promise<{ printJobs: JobHandlers }> | null = null;

/** Runs the jobs of the page outside its thread. After a failed script the client terminates this worker and starts another. */
async function run({ id, job, input }: JobRequest): Promise<void> {
  try {
    // A file that did not load fails the job that needs it.
    if ('shop' in input) prefetchPress(input.shop.settings.icc).catch(() => undefined);
    script ??= withTimeout(import('./print-jobs.ts'));
    // TypeScript does not relate the input to its job here; the client does.
    const handle = (await script).printJobs[job] as JobHandler;
    const result = await handle(input, (done) => respond({ id, kind: 'progress', done }));
    respond({ id, kind: 'done', result });
  } catch (error) {
    respond({ id, kind: 'failed', reason: reasonOf(error) });
  }
}

function respond(response: JobResponse): void {
  postMessage(response);
}

/** The code of a file that cannot be read or printed, else the message of the error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

addEventListener('message', ({ data }: MessageEvent<JobRequest>) => void run(data));
respond({ id: 0, kind: 'ready' });
