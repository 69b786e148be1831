import { runInNewContext } from 'node:vm';
import type { HTTPMethods } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { keyScopes } from '#domain/account/api-keys.ts';
import texts from '#messages/en/developers.ts';
import { savedCard } from '../../testing/a-card.ts';
import { aDesign } from '../../testing/a-design.ts';
import { aKey } from '../../testing/a-key.ts';
import { startApi, testOrigin } from '../../testing/api-under-test.ts';

const api = await startApi({ environment: { FILES_BY_KEY: 'on' } });
afterAll(() => api.close());

type Sent = { method?: string; headers: Record<string, string>; body?: string };

const unescaped = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** The examples of the page in a language, as they are shown. */
async function examples(language: 'curl' | 'ts'): Promise<string[]> {
  const page = await api.visitor().get('/developers');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const pattern = new RegExp(`data-language="${language}".*?<code>([\\s\\S]*?)</code>`, 'g');
  return Array.from(page.body.matchAll(pattern), ([, code = '']) => unescaped(code));
}

/** An account with a key, and the ids that the examples need. */
async function aProgram() {
  const owner = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
  const { id: designId } = await aDesign(owner);
  const { key } = await aKey(owner, keyScopes);
  const idFor = async (path: string): Promise<string> => {
    if (path.includes('/designs/')) return designId;
    const { id } = await savedCard(owner);
    if (!path.includes('/orders/')) return id;
    const order = await owner.post('/api/orders', { lines: [{ cardId: id, quantity: 100 }] });
    return order.json<{ id: string }>().id;
  };
  return { key, idFor };
}

const keyCalls = Object.values(calls).filter((call) => 'scope' in call).length;

test('the English reference says about a call what OpenAPI says', () => {
  for (const name of Object.keys(texts.calls) as Array<keyof typeof texts.calls>)
    expect(texts.calls[name].text).toBe(calls[name].summary);
});

test('the reference for programs has every call of a key and no other, and every command works', async () => {
  const { key, idFor } = await aProgram();
  const commands = await examples('curl');
  expect(commands).toHaveLength(keyCalls);
  for (const command of commands) {
    const [, method, path = ''] = /^curl -X (\w+) (\S+)/.exec(command) ?? [];
    const body = /-d '(.*)'$/.exec(command)?.[1];
    const response = await api.app.inject({
      method: method as HTTPMethods,
      url: path.replace(testOrigin, '').replace('$ID', await idFor(path)),
      headers: {
        authorization: `Bearer ${key}`,
        ...(command.includes('Idempotency-Key') && { 'idempotency-key': crypto.randomUUID() }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { payload: body }),
    });
    expect([command, response.statusCode < 300, response.body]).toEqual([command, true, response.body]);
  }
});

test('every example in TypeScript works', async () => {
  const { key, idFor } = await aProgram();
  const codes = await examples('ts');
  expect(codes).toHaveLength(keyCalls);
  for (const code of codes) {
    let status = 0;
    const send = async (url: string, { method = 'GET', headers, body }: Sent) => {
      const payload = body === undefined ? {} : { payload: body };
      const response = await api.app.inject({
        method,
        url: url.replace(testOrigin, ''),
        headers,
        ...payload,
      });
      status = response.statusCode;
      return { json: async () => response.json<unknown>(), bytes: async () => response.rawPayload };
    };
    const context = { fetch: send, id: await idFor(code), process: { env: { KEY: key } }, crypto };
    await runInNewContext(`(async () => {${code}})()`, context);
    expect([code, status < 300]).toEqual([code, true]);
  }
});

test('the reference is in Slovak for whoever prefers it, with the same calls', async () => {
  const visit = (url: string, language = '') =>
    api.visitor().get(url, { headers: { 'accept-language': language } });
  const preferred = await visit('/developers', 'sk-SK,sk;q=0.9');
  expect(preferred.headers.vary).toBe('accept-encoding, accept-language, cookie');
  expect(preferred.body).toContain('<html lang="sk">');
  expect((await visit('/developers?language=sk')).body).toBe(preferred.body);
  const english = await visit('/developers?language=en', 'sk');
  expect(english.body).toContain('<html lang="en">');
  const count = (body: string) => body.split('class="call"').length - 1;
  expect([count(preferred.body), count(english.body)]).toEqual([keyCalls, keyCalls]);
});

test('the script for lists of people can be downloaded', async () => {
  const response = await api.visitor().get('/developers/keep-people.mjs');
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
  expect(response.body).toContain('idempotency-key');
});
