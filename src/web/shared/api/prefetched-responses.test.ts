import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from './request.ts';

const userPath = '/api/auth/user';
const early = { username: 'early' };
const late = { username: 'late' };

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(late)),
  );
  globalThis.prefetchedResponses = new Map([[userPath, Promise.resolve(Response.json(early))]]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.prefetchedResponses = undefined;
});

test('the answer to what the document asked for is used once', async () => {
  expect(await request('currentUser')).toEqual(early);
  expect(fetch).not.toHaveBeenCalled();
  expect(await request('currentUser')).toEqual(late);
});

test('other calls do not use it', async () => {
  expect(await request('listDesigns')).toEqual(late);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('after a change it is not used', async () => {
  await request('logout');
  expect(await request('currentUser')).toEqual(late);
});

test('a failed one is asked for again', async () => {
  globalThis.prefetchedResponses?.set(userPath, Promise.reject(new TypeError('offline')));
  expect(await request('currentUser')).toEqual(late);
});
