import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standardShop } from '../print/print-choice.ts';
import type { JobRequest, JobResponse, WorkerPort } from '../worker/worker-client.ts';
import { createBatchClient } from './batch-client.ts';
import type { BatchJobs } from './batch-messages.ts';

/** A client whose workers do only what the test calls. */
function clientWithFakeWorkers() {
  const workers: ReturnType<typeof fakeWorker>[] = [];
  const runBatchJob = createBatchClient(() => {
    const worker = fakeWorker();
    workers.push(worker);
    return worker.port;
  });
  return { runBatchJob, workers };
}

function fakeWorker() {
  const requests: JobRequest<BatchJobs>[] = [];
  let onMessage = (_event: { data: JobResponse<BatchJobs> }) => {};
  const terminate = vi.fn();
  const port: WorkerPort<BatchJobs> = {
    postMessage: (request) => void requests.push(request),
    addEventListener: (kind: 'message' | 'error', listener: typeof onMessage) => {
      if (kind === 'message') onMessage = listener;
    },
    terminate,
  };
  const respond = (response: JobResponse<BatchJobs>) => onMessage({ data: response });
  return { port, requests, terminate, respond };
}

const noCards = { cards: [], shop: standardShop };
const list = { source: 'Meno', choice: {}, shown: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a job whose signal is aborted before never runs', async () => {
  const { runBatchJob, workers } = clientWithFakeWorkers();
  await expect(runBatchJob('read', list, { signal: AbortSignal.abort() })).rejects.toThrow('Cancelled');
  expect(workers).toHaveLength(0);
});

test('a job that is aborted while it runs ends its worker, and what that worker still sends is ignored', async () => {
  const { runBatchJob, workers } = clientWithFakeWorkers();
  const abort = new AbortController();
  const older = runBatchJob('checkCards', noCards, { signal: abort.signal });
  abort.abort();
  await expect(older).rejects.toThrow('Cancelled');
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  const newer = runBatchJob('checkCards', noCards);
  workers[0]?.respond({ id: 2, kind: 'done', result: [[{ kind: 'branch' }]] });
  workers[1]?.respond({ id: 2, kind: 'done', result: [] });
  await expect(newer).resolves.toEqual([]);
});

test('aborting a job that is done leaves the worker to the next one', async () => {
  const { runBatchJob, workers } = clientWithFakeWorkers();
  const abort = new AbortController();
  const done = runBatchJob('checkCards', noCards, { signal: abort.signal });
  workers[0]?.respond({ id: 1, kind: 'done', result: [] });
  await done;
  const next = runBatchJob('checkCards', noCards);
  abort.abort();
  workers[0]?.respond({ id: 2, kind: 'done', result: [] });
  await expect(next).resolves.toEqual([]);
  expect(workers).toHaveLength(1);
});

test('a worker that does not start, or falls silent, fails its jobs; the next job gets a new one', async () => {
  const { runBatchJob, workers } = clientWithFakeWorkers();
  const unstarted = expect(runBatchJob('read', list)).rejects.toThrow('did not start in time');
  await vi.advanceTimersByTimeAsync(5_000);
  await unstarted;
  const silent = expect(runBatchJob('read', list)).rejects.toThrow('did not respond');
  workers[1]?.respond({ id: 0, kind: 'ready' });
  await vi.advanceTimersByTimeAsync(60_000);
  await silent;
  for (const { terminate } of workers) expect(terminate).toHaveBeenCalledOnce();
  expect(workers).toHaveLength(2);
});

test('a list that cannot be read leaves the worker as it is', async () => {
  const { runBatchJob, workers } = clientWithFakeWorkers();
  const refused = expect(runBatchJob('read', list)).rejects.toThrow('LIST_EMPTY');
  workers[0]?.respond({ id: 1, kind: 'failed', reason: 'LIST_EMPTY' });
  await refused;
  void runBatchJob('read', list).catch(() => undefined);
  expect(workers).toHaveLength(1);
  expect(workers[0]?.requests).toHaveLength(2);
});
