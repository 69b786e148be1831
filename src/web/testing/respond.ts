import { vi } from 'vitest';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { signedInCookie } from '#contract/signed-in.ts';
import { setCookie } from '../shared/api/cookies.ts';

type Response = { status?: number; json: unknown; headers?: Record<string, string> };

/** Answers calls such as `POST /api/auth/login`; any other call of the API fails as without a connection. Returns the list of calls. */
export function respond(responses: Record<string, Response>): string[] {
  const calls: string[] = [];
  const load = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith('/api/')) return load(input, init);
    const call = `${init?.method ?? 'GET'} ${address}`;
    calls.push(call);
    const found = responses[call];
    if (!found) return Promise.reject(new TypeError(`${call} has no response`));
    const { json, status = 200, headers = {} } = found;
    return Promise.resolve(globalThis.Response.json(json, { status, headers }));
  });
  return calls;
}

/** The body of the last call of the API. */
export function lastBody(): unknown {
  const { body } = vi.mocked(globalThis.fetch).mock.lastCall?.[1] ?? {};
  return typeof body === 'string' ? JSON.parse(body) : body;
}

const mira: CurrentUser = {
  id: '0192f0c1-6f1e-7b2c-9d3e-4f5a6b7c8d9e',
  username: 'mira.dolina',
  email: 'mira@kvasok.sk',
  role: 'premium',
  cardLimit: 50,
  cardCount: 12,
  isAdmin: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  isImpersonating: false,
  language: null,
  deletesAt: null,
  isEmailVerified: true,
} as CurrentUser;

/** A person on a paid plan. */
export const aUser = (facts: Partial<CurrentUser> = {}): CurrentUser => ({ ...mira, ...facts });

/** Answers for a user without a company. The next test begins as a visitor again. */
export function respondTo(user: CurrentUser, responses: Record<string, Response> = {}): string[] {
  setCookie(signedInCookie, '1');
  return respond({ 'GET /api/auth/user': { json: user }, 'GET /api/companies': { json: [] }, ...responses });
}
