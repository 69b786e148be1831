import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maxUsageEvents, type UsageEvent } from '#domain/metrics/usage-events.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { createEventQueue, isCountingAllowed } = await (async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  return import('./send-usage-events.ts');
})();

const made: UsageEvent = { kind: 'fileMade', value: 'clean' };

test('events of five seconds are sent together', () => {
  const sent: string[] = [];
  const { add } = createEventQueue((body) => sent.push(body));
  add([made]);
  add([made]);
  vi.advanceTimersByTime(4999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([JSON.stringify({ events: [made, made] })]);
});

test('a look is counted once for each page that is loaded, a file each time', () => {
  const sent: string[] = [];
  const { add, flush } = createEventQueue((body) => sent.push(body));
  const ridge: UsageEvent = { kind: 'lookChosen', value: 'ridge' };
  add([ridge, made, ridge]);
  flush();
  add([ridge, made]);
  flush();
  expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([
    { events: [ridge, made] },
    { events: [made] },
  ]);
});

test('no request has more events than the server accepts', () => {
  const sent: string[] = [];
  const { add, flush } = createEventQueue((body) => sent.push(body));
  add(Array.from({ length: maxUsageEvents * 2 + 1 }, () => made));
  flush();
  expect(sent).toHaveLength(3);
});

const site = '{"isMailOn":true,"isUseCounted":true}';

test.each([
  ['neither setting nor browser objects', site, {}, true],
  ['Do Not Track', site, { doNotTrack: '1' }, false],
  ['Global Privacy Control', site, { globalPrivacyControl: true }, false],
  ['the setting of the operator', '{"isUseCounted":false}', {}, false],
  ['a page without settings', '{}', {}, false],
] as const)('with %s, sending is allowed or not', (_, settings, privacy, isAllowed) => {
  expect(isCountingAllowed(settings, privacy)).toBe(isAllowed);
});
