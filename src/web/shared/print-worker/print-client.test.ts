import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyCard } from '#domain/card/card.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { standardShop } from '#print/profile/print-shop.ts';
import { scriptTimeout, withTimeout } from '../loading/with-timeout.ts';
import { createPrintClient, WorkerCancelled, WorkerFailure, type WorkerPort } from './print-client.ts';
import type { JobRequest, JobResponse } from './print-messages.ts';

/** A worker that does only what the test calls. */
function fakeWorker() {
  const requests: JobRequest[] = [];
  const listeners: { message: (event: { data: JobResponse }) => void; error: () => void } = {
    message: () => undefined,
    error: () => undefined,
  };
  let isTerminated = false;
  const port: WorkerPort = {
    postMessage: (message) => void requests.push(message),
    addEventListener: (kind: 'message' | 'error', listener: (event: { data: JobResponse }) => void) =>
      void Object.assign(listeners, { [kind]: listener }),
    terminate: () => {
      isTerminated = true;
    },
  };
  return {
    port,
    requests,
    isTerminated: () => isTerminated,
    respond: (response: JobResponse) => listeners.message({ data: response }),
    fail: () => listeners.error(),
  };
}

function clientWithFakeWorkers() {
  const workers: ReturnType<typeof fakeWorker>[] = [];
  const client = createPrintClient(() => {
    const worker = fakeWorker();
    workers.push(worker);
    return worker.port;
  });
  const worker = (index: number) => {
    const found = workers[index];
    if (!found) throw new Error(`Worker ${index} was not started`);
    return found;
  };
  return { client, workers, worker };
}

const prepare = { faces: [], shop: standardShop };
const card = { card: { card: emptyCard, logo: null, pixels: null, picture: null, shop: standardShop } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a request reports its progress and resolves with the result', async () => {
  const { client, worker } = clientWithFakeWorkers();
  const onProgress = vi.fn();
  const result = client.request('fixAll', card, { onProgress });
  worker(0).respond({ id: 0, kind: 'ready' });
  worker(0).respond({ id: 1, kind: 'progress', done: 0.5 });
  worker(0).respond({ id: 1, kind: 'done', result: cardOf({ logoX: 1 }) });
  await expect(result).resolves.toEqual(cardOf({ logoX: 1 }));
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.5);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(client.isStarted.get()).toBe(true);
});

test('a worker whose script never loads is started once more after five seconds, and then fails; the next request starts a new one', async () => {
  const { client, workers, worker } = clientWithFakeWorkers();
  const result = expect(client.request('prepare', prepare)).rejects.toThrow('did not start in time');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(worker(0).isTerminated()).toBe(true);
  expect(worker(1).requests).toEqual(worker(0).requests);
  expect(client.isStarted.get()).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  await result;
  expect(worker(1).isTerminated()).toBe(true);
  const again = client.request('prepare', prepare);
  expect(workers).toHaveLength(3);
  worker(2).respond({ id: 2, kind: 'done', result: null });
  await expect(again).resolves.toBeNull();
});

test('a worker that starts at the second try makes the file', async () => {
  const { client, worker } = clientWithFakeWorkers();
  const result = client.request('prepare', prepare);
  await vi.advanceTimersByTimeAsync(5_000);
  worker(1).respond({ id: 0, kind: 'ready' });
  worker(1).respond({ id: 1, kind: 'done', result: null });
  await expect(result).resolves.toBeNull();
});

test('a worker that starts and then never responds is terminated after a minute', async () => {
  const { client, worker } = clientWithFakeWorkers();
  const first = client.request('prepare', prepare);
  worker(0).respond({ id: 1, kind: 'done', result: null });
  await first;
  await vi.advanceTimersByTimeAsync(600_000);
  const result = expect(client.request('prepare', prepare)).rejects.toThrow('did not respond');
  await vi.advanceTimersByTimeAsync(59_000);
  worker(0).respond({ id: 2, kind: 'progress', done: 0.2 });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(worker(0).isTerminated()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await result;
  expect(worker(0).isTerminated()).toBe(true);
  expect(client.isStarted.get()).toBe(false);
});

test('a worker whose script hangs is replaced once after five seconds and then fails; late responses are ignored', async () => {
  const { client, workers, worker } = clientWithFakeWorkers();
  const onProgress = vi.fn();
  const result = expect(client.request('prepare', prepare, { onProgress })).rejects.toThrow(
    'did not load in time',
  );
  for (const index of [0, 1]) {
    worker(index).respond({ id: 0, kind: 'ready' });
    // The worker loads its scripts with the same time limit.
    const working = withTimeout(new Promise(() => undefined)).catch((error: unknown) =>
      worker(index).respond({ id: 1, kind: 'failed', reason: String(error) }),
    );
    await vi.advanceTimersByTimeAsync(4_999);
    expect(worker(index).isTerminated()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await working;
    expect(worker(index).isTerminated()).toBe(true);
  }
  await result;

  const again = client.request('prepare', prepare, { onProgress });
  expect(workers).toHaveLength(3);
  worker(0).respond({ id: 2, kind: 'progress', done: 1 });
  worker(0).respond({ id: 2, kind: 'failed', reason: 'late' });
  expect(onProgress).not.toHaveBeenCalled();
  expect(worker(2).isTerminated()).toBe(false);
  worker(2).respond({ id: 2, kind: 'done', result: null });
  await expect(again).resolves.toBeNull();
});

test('a worker whose script fails to load fails every job at once', async () => {
  const { client, worker } = clientWithFakeWorkers();
  const results = Promise.allSettled([client.request('prepare', prepare), client.request('fixAll', card)]);
  worker(0).fail();
  for (const result of await results) {
    expect(result.status === 'rejected' && result.reason instanceof WorkerFailure).toBe(true);
  }
  expect(client.isStarted.get()).toBe(false);
});

test.each(['LOGO_UNREADABLE', 'LIST_EMPTY'])(
  'a file that cannot be read, as with %s, leaves the worker as it is',
  async (reason) => {
    const { client, workers, worker } = clientWithFakeWorkers();
    const refused = client.request('fixAll', card);
    worker(0).respond({ id: 1, kind: 'failed', reason });
    await expect(refused).rejects.toThrow(reason);
    void client.request('fixAll', card).catch(() => undefined);
    expect(workers).toHaveLength(1);
    expect(worker(0).requests).toHaveLength(2);
  },
);

test('a worker that fails is terminated with all its jobs', async () => {
  const { client, worker } = clientWithFakeWorkers();
  const [broken, beside] = [client.request('fixAll', card), client.request('prepare', prepare)];
  worker(0).respond({ id: 1, kind: 'failed', reason: 'out of memory' });
  await expect(broken).rejects.toThrow('out of memory');
  await expect(beside).rejects.toThrow('out of memory');
  expect(worker(0).isTerminated()).toBe(true);
});

test('cancelling a job terminates its worker; other jobs continue in a new one', async () => {
  const { client, worker } = clientWithFakeWorkers();
  const abort = new AbortController();
  const [cancelled, beside] = [
    client.request('fixAll', card, { signal: abort.signal }),
    client.request('prepare', prepare),
  ];
  abort.abort();
  await expect(cancelled).rejects.toThrow(WorkerCancelled);
  expect(worker(0).isTerminated()).toBe(true);
  expect(worker(1).requests.map(({ id, job }) => [id, job])).toEqual([[2, 'prepare']]);
  worker(1).respond({ id: 2, kind: 'done', result: null });
  await expect(beside).resolves.toBeNull();
});

test('responses after a cancel are ignored, and the new worker continues', async () => {
  const { client, worker } = clientWithFakeWorkers();
  const abort = new AbortController();
  const cancelled = client.request('fixAll', card, { signal: abort.signal });
  const moved = client.request('fixAll', card);
  abort.abort();
  await expect(cancelled).rejects.toThrow(WorkerCancelled);
  worker(0).respond({ id: 1, kind: 'done', result: emptyCard });
  worker(0).respond({ id: 2, kind: 'done', result: cardOf({ logoY: 1 }) });
  worker(0).fail();
  expect(worker(1).isTerminated()).toBe(false);
  worker(1).respond({ id: 2, kind: 'done', result: cardOf({ logoY: 2 }) });
  await expect(moved).resolves.toEqual(cardOf({ logoY: 2 }));
  const next = client.request('fixAll', card);
  worker(1).respond({ id: 3, kind: 'done', result: cardOf({ logoY: 3 }) });
  await expect(next).resolves.toEqual(cardOf({ logoY: 3 }));
  abort.abort();
  expect(client.isStarted.get()).toBe(true);
});

test('aborting a job that is done leaves the worker to the next one', async () => {
  const { client, workers, worker } = clientWithFakeWorkers();
  const abort = new AbortController();
  const done = client.request('prepare', prepare, { signal: abort.signal });
  worker(0).respond({ id: 1, kind: 'done', result: null });
  await done;
  const next = client.request('prepare', prepare);
  abort.abort();
  worker(0).respond({ id: 2, kind: 'done', result: null });
  await expect(next).resolves.toBeNull();
  expect(workers).toHaveLength(1);
});

test('a request that is already cancelled starts no worker', async () => {
  const { client, workers } = clientWithFakeWorkers();
  await expect(client.request('prepare', prepare, { signal: AbortSignal.abort() })).rejects.toThrow(
    WorkerCancelled,
  );
  expect(workers).toHaveLength(0);
});

test('reading a logo or a list does not count as printing: with data saver, the print check waits', () => {
  const { client } = clientWithFakeWorkers();
  void client.request('inspectLogo', { logo: new Blob() }).catch(() => undefined);
  void client.request('readList', { source: 'Name', choice: {}, shown: [] }).catch(() => undefined);
  expect(client.isStarted.get()).toBe(false);
  void client.request('prepare', prepare).catch(() => undefined);
  expect(client.isStarted.get()).toBe(true);
});

/** What a worker does over a line that stalls: it starts or not, works for some seconds, and then says this or nothing. */
const aWorker = fc.record({
  starts: fc.boolean(),
  worksFor: fc.integer({ min: 0, max: 30 }),
  end: fc.constantFrom('nothing', 'script', 'file' as const),
});

test('of 500 ways to a file over a line that stalls anywhere, each ends within its limit, with a file or a failure', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(aWorker, aWorker), async (plans) => {
      const { client, workers } = clientWithFakeWorkers();
      const began = Date.now();
      let end = '';
      const file = client.request('prepare', prepare).then(
        () => (end = 'file'),
        (error: unknown) => (end = error instanceof WorkerFailure ? error.message : 'unknown'),
      );
      const ages = [0, 0];
      while (end === '' && Date.now() - began < 300_000) {
        const at = workers.length - 1;
        const plan = plans[at];
        const age = (ages[at] ?? 0) + 1;
        ages[at] = age;
        const respond = workers[at]?.respond;
        if (plan?.starts && age === 1) respond?.({ id: 0, kind: 'ready' });
        if (plan?.starts && age <= plan.worksFor) respond?.({ id: 1, kind: 'progress', done: age / 30 });
        if (plan?.starts && age > plan.worksFor && plan.end === 'script')
          respond?.({ id: 1, kind: 'failed', reason: scriptTimeout });
        if (plan?.starts && age > plan.worksFor && plan.end === 'file')
          respond?.({ id: 1, kind: 'done', result: null });
        await vi.advanceTimersByTimeAsync(1_000);
      }
      await file;
      expect(end).toMatch(/^file$|in time|did not respond/);
      // Each of two workers works for 30 s at most; the longest silence is a minute.
      expect(Date.now() - began).toBeLessThanOrEqual(130_000);
      expect(vi.getTimerCount()).toBe(0);
    }),
    { numRuns: 500, seed: 26 },
  );
});
