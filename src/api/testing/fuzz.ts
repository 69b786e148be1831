import fc, { type Arbitrary } from 'fast-check';
import { expect } from 'vitest';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import type { ApiServer } from '../app.ts';
import { randomRuns } from './random-runs.ts';

type Options = {
  /** Valid and nearly valid values of fields. */
  form?: Record<string, Arbitrary<unknown>>;
  /** The session cookie of some of the requests. */
  cookie?: string | undefined;
  /** Runs before each request, to restore the state. */
  prepare?: () => Promise<unknown>;
};

const methods = [
  'POST',
  'POST',
  'POST',
  'PUT',
  'PUT',
  'GET',
  'GET',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
] as const;
const types = ['application/json', 'application/json', 'text/plain', 'multipart/form-data', 'image/png', ''];

/** Sends a thousand random requests, some of them nearly valid. No response may be a 5xx, and each must match the contract. */
export async function fuzzCall(
  app: ApiServer,
  path: string,
  { form = {}, cookie, prepare }: Options,
): Promise<void> {
  const anyRequest = fc.record({
    method: fc.constantFrom(...methods),
    suffix: fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      fc.webQueryParameters().map((query) => `?${query}`),
      fc.webPath(),
    ),
    type: fc.constantFrom(...types),
    payload: fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      fc.json().map((text) => Buffer.from(text)),
      fc.record(form, { requiredKeys: [] }).map((fields) => Buffer.from(JSON.stringify(fields))),
    ),
    cookie: fc.oneof(
      ...(cookie ? [{ weight: 8, arbitrary: fc.constant(cookie) }] : []),
      fc.constant(''),
      fc.string().map((text) => `vizitka=${encodeURIComponent(text)}`),
    ),
    key: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, fc.string().map(encodeURIComponent)),
  });
  await fc.assert(
    fc.asyncProperty(anyRequest, async (sent) => {
      const { method, suffix, type, payload, key } = sent;
      await prepare?.();
      const response = await app.inject({
        method,
        url: path + suffix,
        headers: {
          ...(type && { 'content-type': type }),
          ...(sent.cookie && { cookie: sent.cookie }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(method !== 'GET' && method !== 'HEAD' && { payload }),
      });
      expect(response.statusCode).toBeLessThan(500);
      expect(response.body).not.toMatch(/\n\s+at /);
      if (method === 'HEAD') return;
      if (response.statusCode < 400) expectContract(method, path + suffix, bodyOf(response));
      else expect(Object.keys(response.json<object>())).toEqual(expect.arrayContaining(['code', 'message']));
    }),
    { numRuns: randomRuns(1000) },
  );
}

/** Checks a response against the schema of its call. */
function expectContract(method: string, url: string, body: unknown): void {
  const path = url.split('?')[0] ?? '';
  const name = (Object.keys(endpoints) as EndpointName[]).find((call) => {
    const pattern = endpoints[call].path.replaceAll(/:\w+/g, '[^/]+');
    return endpoints[call].method === method && new RegExp(`^${pattern}$`).test(path);
  });
  if (name) endpoints[name].response.parse(body);
}

function bodyOf({ body, headers }: { body: string; headers: { 'content-type'?: unknown } }): unknown {
  if (body === '') return undefined;
  return String(headers['content-type']).startsWith('application/json') ? JSON.parse(body) : body;
}
