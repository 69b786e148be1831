import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearActiveAccount,
  membershipEnded,
  openAccount,
  restoreActiveAccount,
  setActiveAccount,
} from './active-account.ts';
import { request } from './request.ts';

const elena = 'elena';
const studio = { userId: elena, companyId: 'studio' };
const refused = { code: 'NOT_A_MEMBER', message: 'You cannot act for this company' };

const aStorage = () => {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
};
/** Each test has a device and a tab; a new tab has another storage. */
const openTab = () => vi.stubGlobal('sessionStorage', aStorage());
const answer = vi.fn(async (..._request: Parameters<typeof fetch>) => Response.json({}));
const assign = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
  openTab();
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('location', { assign, reload, pathname: '/account', search: '' });
  vi.stubGlobal('fetch', answer);
  answer.mockClear();
});
afterEach(() => {
  clearActiveAccount();
  membershipEnded.set(null);
  vi.unstubAllGlobals();
});

const sentAccount = () => new Headers(answer.mock.lastCall?.[1]?.headers).get('x-vizitka-account');

test('a loaded page keeps its account; the next page of the tab acts for the chosen one', async () => {
  openAccount(studio, '/list');
  await request('listCards');
  expect(sentAccount()).toBeNull();
  expect(assign).toHaveBeenCalledWith('/list');
  restoreActiveAccount();
  await request('listCards');
  expect(sentAccount()).toBe('studio');
});

test('a section of the same page is loaded again, too', () => {
  openAccount(null, '/account#company');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a call about the person has no account', async () => {
  openAccount(studio, '/list');
  restoreActiveAccount();
  await request('listSessions');
  expect(sentAccount()).toBeNull();
});

test('a refused membership is told once, and only to a tab that acts for a company', async () => {
  answer.mockImplementation(async () => Response.json(refused, { status: 403 }));
  await expect(request('listCards')).rejects.toThrow('NOT_A_MEMBER');
  expect(membershipEnded.get()).toBeNull();
  openAccount(studio, '/list');
  restoreActiveAccount();
  await expect(request('listCards')).rejects.toThrow('NOT_A_MEMBER');
  expect(membershipEnded.get()).toBe('NOT_A_MEMBER');
  answer.mockImplementation(async () => Response.json({}));
});

test('a new tab starts with the last choice on the device, and keeps it whatever another tab chooses', async () => {
  openAccount(studio, '/list');
  openTab();
  restoreActiveAccount();
  await request('listCards');
  expect(sentAccount()).toBe('studio');
  const thisTab = sessionStorage;
  openTab();
  openAccount(null, '/list');
  vi.stubGlobal('sessionStorage', thisTab);
  restoreActiveAccount();
  await request('listCards');
  expect(sentAccount()).toBe('studio');
  openTab();
  restoreActiveAccount();
  await request('listCards');
  expect(sentAccount()).toBeNull();
});

test('the own account that a tab has chosen stays when another tab chooses a company', async () => {
  openAccount(null, '/list');
  const thisTab = sessionStorage;
  openTab();
  openAccount(studio, '/list');
  vi.stubGlobal('sessionStorage', thisTab);
  restoreActiveAccount();
  await request('listCards');
  expect(sentAccount()).toBeNull();
});

test('a sign-in opens its account at once; the end of the session forgets it', async () => {
  setActiveAccount(studio);
  await request('listCards');
  expect(sentAccount()).toBe('studio');
  clearActiveAccount();
  restoreActiveAccount();
  await request('listCards');
  expect(sentAccount()).toBeNull();
});
