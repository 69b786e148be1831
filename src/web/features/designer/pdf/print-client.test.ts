import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPrintClient, PrintCancelled, PrintFailure, type PrintPort } from './print-client.ts';
import type { WorkerRequest, WorkerResponse } from './print-messages.ts';
import { withTimeout } from './with-timeout.ts';

/** A worker whose every move the test decides. */
function forcedWorker() {
  const asked: WorkerRequest[] = [];
  const heard: { message: (event: { data: WorkerResponse }) => void; error: () => void } = {
    message: () => undefined,
    error: () => undefined,
  };
  let isEnded = false;
  const port: PrintPort = {
    postMessage: (message) => void asked.push(message),
    addEventListener: (kind: 'message' | 'error', listener: (event: { data: WorkerResponse }) => void) =>
      void Object.assign(heard, { [kind]: listener }),
    terminate: () => {
      isEnded = true;
    },
  };
  return {
    port,
    asked,
    isEnded: () => isEnded,
    say: (told: WorkerResponse) => heard.message({ data: told }),
    fail: () => heard.error(),
  };
}

function clientOfForcedWorkers() {
  const workers: ReturnType<typeof forcedWorker>[] = [];
  const client = createPrintClient(() => {
    const worker = forcedWorker();
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

const prepare = { faces: [] };
const card = { card: { design: {}, logo: null, pixels: null } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a job is asked, its progress told and its answer handed over', async () => {
  const { client, worker } = clientOfForcedWorkers();
  const onProgress = vi.fn();
  const answer = client.ask('fixAll', card, { onProgress });
  worker(0).say({ id: 0, kind: 'ready' });
  worker(0).say({ id: 1, kind: 'progress', share: 0.5 });
  worker(0).say({ id: 1, kind: 'done', answer: { logoX: 1 } });
  await expect(answer).resolves.toEqual({ logoX: 1 });
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.5);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(client.isStarted.get()).toBe(true);
});

test('a worker whose script never comes fails after five seconds, and the next try starts another', async () => {
  const { client, workers, worker } = clientOfForcedWorkers();
  const answer = expect(client.ask('prepare', prepare)).rejects.toThrow('did not start in time');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(client.isStarted.get()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await answer;
  expect(worker(0).isEnded()).toBe(true);
  const again = client.ask('prepare', prepare);
  expect(workers).toHaveLength(2);
  worker(1).say({ id: 2, kind: 'done', answer: null });
  await expect(again).resolves.toBeNull();
});

test('a worker that starts and then never answers is ended after a minute of silence', async () => {
  const { client, worker } = clientOfForcedWorkers();
  const first = client.ask('prepare', prepare);
  worker(0).say({ id: 1, kind: 'done', answer: null });
  await first;
  await vi.advanceTimersByTimeAsync(600_000);
  const answer = expect(client.ask('prepare', prepare)).rejects.toThrow('did not answer');
  await vi.advanceTimersByTimeAsync(59_000);
  worker(0).say({ id: 2, kind: 'progress', share: 0.2 });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(worker(0).isEnded()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await answer;
  expect(worker(0).isEnded()).toBe(true);
  expect(client.isStarted.get()).toBe(false);
});

test('a worker whose helper hangs is ended after five seconds; the next job gets a fresh one, and its late answer is heard by nobody', async () => {
  const { client, workers, worker } = clientOfForcedWorkers();
  const answer = expect(client.ask('prepare', prepare)).rejects.toThrow('did not arrive in time');
  worker(0).say({ id: 0, kind: 'ready' });
  // As the worker itself does with its helpers.
  const working = withTimeout(new Promise(() => undefined)).catch((error: unknown) =>
    worker(0).say({ id: 1, kind: 'failed', reason: String(error) }),
  );
  await vi.advanceTimersByTimeAsync(4_999);
  expect(worker(0).isEnded()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all([working, answer]);
  expect(worker(0).isEnded()).toBe(true);

  const onProgress = vi.fn();
  const again = client.ask('prepare', prepare, { onProgress });
  expect(workers).toHaveLength(2);
  worker(0).say({ id: 2, kind: 'progress', share: 1 });
  worker(0).say({ id: 2, kind: 'failed', reason: 'late' });
  expect(onProgress).not.toHaveBeenCalled();
  expect(worker(1).isEnded()).toBe(false);
  worker(1).say({ id: 2, kind: 'done', answer: null });
  await expect(again).resolves.toBeNull();
});

test('a worker whose script fails to load fails every job at once', async () => {
  const { client, worker } = clientOfForcedWorkers();
  const answers = Promise.allSettled([client.ask('prepare', prepare), client.ask('fixAll', card)]);
  worker(0).fail();
  for (const answer of await answers) {
    expect(answer.status === 'rejected' && answer.reason instanceof PrintFailure).toBe(true);
  }
  expect(client.isStarted.get()).toBe(false);
});

test('a worker that throws is ended, unless a logo alone is at fault', async () => {
  const { client, worker } = clientOfForcedWorkers();
  const logo = client.ask('fixAll', card);
  worker(0).say({ id: 1, kind: 'failed', reason: 'LOGO_UNREADABLE' });
  await expect(logo).rejects.toThrow('LOGO_UNREADABLE');
  expect(worker(0).isEnded()).toBe(false);
  const [broken, beside] = [client.ask('fixAll', card), client.ask('prepare', prepare)];
  worker(0).say({ id: 2, kind: 'failed', reason: 'out of memory' });
  await expect(broken).rejects.toThrow('out of memory');
  await expect(beside).rejects.toThrow('out of memory');
  expect(worker(0).isEnded()).toBe(true);
});

test('a job that is cancelled ends its worker; the jobs beside it go on in a fresh one', async () => {
  const { client, worker } = clientOfForcedWorkers();
  const stop = new AbortController();
  const [cancelled, beside] = [
    client.ask('fixAll', card, { signal: stop.signal }),
    client.ask('prepare', prepare),
  ];
  stop.abort();
  await expect(cancelled).rejects.toThrow(PrintCancelled);
  expect(worker(0).isEnded()).toBe(true);
  expect(worker(1).asked.map(({ id, job }) => [id, job])).toEqual([[2, 'prepare']]);
  worker(1).say({ id: 2, kind: 'done', answer: null });
  await expect(beside).resolves.toBeNull();
});

test('an answer after the cancel is heard by nobody, and the fresh worker goes on', async () => {
  const { client, worker } = clientOfForcedWorkers();
  const stop = new AbortController();
  const cancelled = client.ask('fixAll', card, { signal: stop.signal });
  const moved = client.ask('fixAll', card);
  stop.abort();
  await expect(cancelled).rejects.toThrow(PrintCancelled);
  worker(0).say({ id: 1, kind: 'done', answer: {} });
  worker(0).say({ id: 2, kind: 'done', answer: { logoY: 1 } });
  worker(0).fail();
  expect(worker(1).isEnded()).toBe(false);
  worker(1).say({ id: 2, kind: 'done', answer: { logoY: 2 } });
  await expect(moved).resolves.toEqual({ logoY: 2 });
  const next = client.ask('fixAll', card);
  worker(1).say({ id: 3, kind: 'done', answer: { logoY: 3 } });
  await expect(next).resolves.toEqual({ logoY: 3 });
  stop.abort();
  expect(client.isStarted.get()).toBe(true);
});

test('a job that was cancelled before it was asked starts nothing', async () => {
  const { client, workers } = clientOfForcedWorkers();
  await expect(client.ask('prepare', prepare, { signal: AbortSignal.abort() })).rejects.toThrow(
    PrintCancelled,
  );
  expect(workers).toHaveLength(0);
});
