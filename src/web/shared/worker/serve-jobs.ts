import type { JobRequest, JobResponse, Jobs } from './worker-client.ts';

/** Runs the jobs that the client of this worker requests. */
export function serveJobs<All extends Jobs>(
  run: (request: JobRequest<All>, onProgress: (done: number) => void) => Promise<All[keyof All]['result']>,
): void {
  const respond = (response: JobResponse<All>) => postMessage(response);

  async function handleRequest(request: JobRequest<All>): Promise<void> {
    const { id } = request;
    try {
      const result = await run(request, (done) => respond({ id, kind: 'progress', done }));
      respond({ id, kind: 'done', result });
    } catch (error) {
      respond({ id, kind: 'failed', reason: reasonOf(error) });
    }
  }

  addEventListener('message', ({ data }: MessageEvent<JobRequest<All>>) => void handleRequest(data));
  respond({ id: 0, kind: 'ready' });
}

/** The code of a file that cannot be read or printed, else the message of the error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
