import { afterEach, expect, test, vi } from 'vitest';
import { clientErrorOf, createReporter, isIgnored, reportUncaughtErrors } from './report-error.ts';

afterEach(() => void vi.unstubAllGlobals());

test('an error is told by its class and its place in our code, without its words', () => {
  const error = new TypeError('Elena is not a function');
  error.stack =
    'TypeError: Elena is not a function\n    at Xe (https://cards.example/assets/start-1a.js:2:345)';
  expect(clientErrorOf(error, '/list')).toEqual({
    name: 'TypeError',
    at: 'start-1a.js:2:345',
    page: '/list',
  });
});

test('what is no error, or none of our code, is told as such', () => {
  expect(clientErrorOf('Elena', '/')).toEqual({ name: 'other', at: 'other', page: '/' });
});

test('what was thrown without a stack is told by the place that the browser names', () => {
  const place = 'https://cards.example/assets/start-1a.js:2:345';
  expect(clientErrorOf('Elena', '/', place).at).toBe('start-1a.js:2:345');
});

test('an error is told once, and a page tells no more than ten', () => {
  const send = vi.fn();
  const report = createReporter(send);
  for (let column = 1; column <= 30; column += 1) {
    const error = { name: 'TypeError', at: `start.js:1:${column}`, page: '/' };
    report(error);
    report(error);
  }
  expect(send).toHaveBeenCalledTimes(10);
});

test.each([
  'Script error.',
  'ResizeObserver loop completed with undelivered notifications.',
  'ResizeObserver loop limit exceeded',
  new TypeError('Failed to fetch dynamically imported module: https://cards.example/assets/list-1a.js'),
  new TypeError('error loading dynamically imported module'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/list-1a.css'),
  new DOMException('Transition was skipped', 'AbortError'),
])('%s is no fault of our code', (thrown) => {
  expect(isIgnored(thrown)).toBe(true);
});

test('errors and rejections that nobody caught are told, without their words, and noise is not', () => {
  const [page, fetch] = [new EventTarget(), vi.fn(async () => undefined)];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { pathname: '/list' });
  vi.stubGlobal('fetch', fetch);
  reportUncaughtErrors();
  const happen = (kind: string, facts: object) => page.dispatchEvent(Object.assign(new Event(kind), facts));
  happen('error', { error: null, message: 'Script error.', filename: '', lineno: 0, colno: 0 });
  expect(fetch).not.toHaveBeenCalled();
  const place = { filename: 'https://cards.example/assets/start-1a.js', lineno: 2, colno: 345 };
  happen('error', { error: null, message: 'Uncaught Elena', ...place });
  happen('unhandledrejection', { reason: new RangeError('Elena') });
  const told = fetch.mock.calls.map((call: unknown[]) => call[1]);
  expect(told).toMatchObject([
    { method: 'POST', body: '{"name":"other","at":"start-1a.js:2:345","page":"/list"}' },
    { method: 'POST', body: '{"name":"RangeError","at":"other","page":"/list"}' },
  ]);
});
