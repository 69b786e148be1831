import type { CDPSession } from '@playwright/test';

type Usage = { usedSize: number };

/** Measures what the scripts of a page and of its workers keep in memory, in bytes. */
export async function heapMeter(cdp: CDPSession): Promise<() => Promise<number>> {
  const workers = new Set<string>();
  const waiting = new Map<number, (result: unknown) => void>();
  let lastId = 0;
  cdp.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.add(sessionId);
  });
  cdp.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId));
  cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id = 0, result } = JSON.parse(message) as { id?: number; result?: unknown };
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });

  async function sendToWorker(sessionId: string, method: string): Promise<unknown> {
    lastId += 1;
    const id = lastId;
    const answer = new Promise<unknown>((resolve) => waiting.set(id, resolve));
    await cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    return answer;
  }

  return async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    let { usedSize } = await cdp.send('Runtime.getHeapUsage');
    for (const worker of workers) {
      await sendToWorker(worker, 'HeapProfiler.collectGarbage');
      usedSize += ((await sendToWorker(worker, 'Runtime.getHeapUsage')) as Usage).usedSize;
    }
    return usedSize;
  };
}
