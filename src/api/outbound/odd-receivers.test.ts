import { describe, expect, test } from 'vitest';
import { type OddityName, oddityNames, startOddReceiver } from '../testing/odd-receivers.ts';
import { guardedFetch } from './guarded-fetch.ts';

const timeoutMs = 400;
/** Of a busy machine. */
const slackMs = 2000;

async function tried(name: OddityName, scheme: 'http' | 'https', ignoreBody: boolean) {
  const receiver = await startOddReceiver(name);
  const started = performance.now();
  const init = { method: 'POST', body: '{}' };
  const outcome = await guardedFetch(`${scheme}://${receiver.host}/`, init, {
    allowLoopback: true,
    timeoutMs,
    ignoreBody,
  }).then(
    ({ status }) => status,
    () => 'rejected' as const,
  );
  const tookMs = performance.now() - started;
  await receiver.untilClosed();
  receiver.close();
  return { outcome, tookMs, requests: receiver.requests() };
}

describe.concurrent.each(oddityNames)('a receiver that answers with %s', (name) => {
  test.each([
    ['http', 'body', false],
    ['http', 'status', true],
    ['https', 'status', true],
  ] as const)(
    'ends a request by %s for the %s in time and keeps no connection',
    async (scheme, _, isBodyIgnored) => {
      const { outcome, tookMs, requests } = await tried(name, scheme, isBodyIgnored);
      expect(tookMs).toBeLessThan(timeoutMs + slackMs);
      expect(requests).toBe(1);
      if (scheme === 'https') expect(outcome).toBe('rejected');
    },
    10_000,
  );
});

test.each(['another protocol', 'a reset', 'an end'] as const)(
  'a request that is ended by %s does not wait for its time',
  async (name) => {
    const { outcome, tookMs } = await tried(name, 'http', true);
    expect(outcome).toBe('rejected');
    expect(tookMs).toBeLessThan(timeoutMs);
  },
);
