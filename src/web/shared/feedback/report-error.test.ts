import { afterEach, expect, test, vi } from 'vitest';
import { clientErrorOf, createReporter, isIgnored, reportUncaughtErrors } from './report-error.ts';

afterEach(() => void vi.unstubAllGlobals());

test('an error is reported by its class and its position in our code, without its message', () => {
  const error = new TypeError('Elena is not a function');
  error.stack =
    'TypeError: Elena is not a function\n    at Xe (https://cards.example/assets/start-1a.js:2:345)';
  expect(clientErrorOf(error, '/list')).toEqual({
    name: 'TypeError',
    at: 'start-1a.js:2:345',
    page: '/list',
  });
});

test('a value that is not an error, or not from our code, is reported as other', () => {
  expect(clientErrorOf('Elena', '/')).toEqual({ name: 'other', at: 'other', page: '/' });
});

test('a value without a stack is reported with the browser’s position', () => {
  const place = 'https://cards.example/assets/start-1a.js:2:345';
  expect(clientErrorOf('Elena', '/', place).at).toBe('start-1a.js:2:345');
});

test('an error is reported once, and a page sends at most ten reports', () => {
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
])('%s is not a fault of our code', (thrown) => {
  expect(isIgnored(thrown)).toBe(true);
});

test('uncaught errors and rejections are reported without their messages, and ignored ones are not', () => {
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
