import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchBytes } from './fetch-bytes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A download whose every byte the test sends; aborted, it breaks off as a browser's does. */
function forcedDownload() {
  let line: ReadableStreamDefaultController<Uint8Array> | undefined;
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        line = controller;
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body);
  });
  return {
    send: (byte: number) => line?.enqueue(Uint8Array.of(byte)),
    end: () => line?.close(),
  };
}

test('a slow download has no time limit', async () => {
  const { send, end } = forcedDownload();
  const file = fetchBytes('/lcms.wasm');
  for (const byte of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(4_900);
    send(byte);
  }
  await vi.advanceTimersByTimeAsync(4_900);
  end();
  await vi.advanceTimersByTimeAsync(0);
  await expect(file).resolves.toEqual(Uint8Array.of(1, 2, 3));
  expect(vi.getTimerCount()).toBe(0);
});

test('a download that stalls for five seconds is asked for once more, and then fails', async () => {
  const { send } = forcedDownload();
  const file = expect(fetchBytes('/lcms.wasm')).rejects.toThrow('aborted');
  await vi.advanceTimersByTimeAsync(4_000);
  send(1);
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.advanceTimersByTimeAsync(5_000);
  await file;
  expect(vi.getTimerCount()).toBe(0);
});

test('a download that stalled once comes whole by the second request', async () => {
  const { send, end } = forcedDownload();
  const file = fetchBytes('/lcms.wasm');
  await vi.advanceTimersByTimeAsync(1_000);
  send(1);
  await vi.advanceTimersByTimeAsync(5_000);
  send(2);
  end();
  await vi.advanceTimersByTimeAsync(0);
  await expect(file).resolves.toEqual(Uint8Array.of(2));
});

test('a missing file fails at once', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  await expect(fetchBytes('/lcms.wasm')).rejects.toThrow('404 for /lcms.wasm');
  expect(vi.getTimerCount()).toBe(0);
});
