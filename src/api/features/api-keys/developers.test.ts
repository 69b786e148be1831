import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import type { HTTPMethods } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { apiVersion, keyScopes } from '#domain/account/api-keys.ts';
import { languages } from '#domain/account/languages.ts';
import { deliveryTiming, eventTypes, triesMax } from '#domain/webhook/events.ts';
import texts from '#messages/en/developers.ts';
import { fieldsBelow, schemasOf } from '../../http/pages/describe-fields.ts';
import type { OpenApi } from '../../http/pages/docs-page.ts';
import { createJobQueue } from '../../store/testing/job-queue.ts';
import { savedCard } from '../../testing/a-card.ts';
import { aDesign } from '../../testing/a-design.ts';
import { aKey } from '../../testing/a-key.ts';
import { startApi, testOrigin } from '../../testing/api-under-test.ts';
import { eventJobs, type ReceivedEvent, startReceiver } from '../../testing/event-receiver.ts';

const api = await startApi({ environment: { FILES_BY_KEY: 'on' } });
afterAll(() => api.close());

type Sent = { method?: string; headers: Record<string, string>; body?: string };

const unescaped = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** The examples of the page in a language, as they are shown. */
async function examples(language: string): Promise<string[]> {
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
    const order = await owner.call('createOrder', { body: { lines: [{ cardId: id, quantity: 100 }] } });
    return order.json().id;
  };
  return { key, idFor };
}

const keyCalls = Object.values(endpoints).filter((call) => 'scope' in call).length;

test('the English reference says about a call what OpenAPI says', () => {
  for (const name of Object.keys(texts.calls) as Array<keyof typeof texts.calls>)
    expect(texts.calls[name].text).toBe(endpoints[name].summary);
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

const run = promisify(execFile);

type Signed = Pick<ReceivedEvent, 'headers' | 'body'>;
const shellValues = ({ headers, body }: Signed) => ({
  ID: String(headers['webhook-id']),
  TIMESTAMP: String(headers['webhook-timestamp']),
  BODY: body,
});

/** What the example in TypeScript says of requests, run by Node as it is shown. */
async function verdictsByExample(requests: readonly Signed[], secret: string): Promise<boolean[]> {
  const [example = ''] = await examples('event-ts');
  const folder = await mkdtemp(join(tmpdir(), 'vizitka-example-'));
  try {
    const file = join(folder, 'verify.ts');
    await writeFile(
      file,
      `${example}
const requests = ${JSON.stringify(requests)};
console.log(JSON.stringify(requests.map(({ headers, body }) => isSigned(new Headers(headers), body, '${secret}'))));`,
    );
    return JSON.parse((await run(process.execPath, [file])).stdout) as boolean[];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The header that the example with openssl prints. */
async function signatureByExample(request: Signed, secret: string): Promise<string> {
  const [example = ''] = await examples('event-openssl');
  const env = { PATH: process.env.PATH, SECRET: secret, ...shellValues(request) };
  return (await run('sh', ['-c', example], { env })).stdout.trim();
}

test('the examples of events accept what is delivered, with the former secret too, and nothing that was changed', async () => {
  await createJobQueue(api.db);
  const receiver = await startReceiver();
  const jobs = eventJobs(api.db);
  const owner = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
  const added = await owner.call('addEndpoint', { body: { url: receiver.url, types: [...eventTypes] } });
  const { id, secret } = added.json();
  const sendTest = async () => {
    expect((await owner.call('testEndpoint', { params: { id } })).statusCode).toBeLessThan(300);
    await jobs.deliver();
  };
  await sendTest();
  const renewed = (await owner.call('renewEndpointSecret', { params: { id } })).json();
  await sendTest();
  receiver.close();
  const [first, signedTwice] = receiver.received;
  if (!first || !signedTwice) throw new Error('The events did not arrive');

  const old = {
    ...first.headers,
    'webhook-timestamp': String(Number(first.headers['webhook-timestamp']) - 400),
  };
  const requests = [
    first,
    signedTwice,
    { ...first, body: first.body.replace('test', 'tess') },
    { ...first, headers: { ...first.headers, 'webhook-id': 'another' } },
    { ...first, headers: { ...first.headers, 'webhook-signature': 'v1,AAAA' } },
    { ...first, headers: old },
    { ...first, headers: {} },
  ];
  expect(await verdictsByExample(requests, secret)).toEqual([true, true, false, false, false, false, false]);
  expect(await verdictsByExample([first, signedTwice], renewed.secret)).toEqual([false, true]);
  expect(await signatureByExample(first, secret)).toBe(first.headers['webhook-signature']);
  expect(String(signedTwice.headers['webhook-signature']).split(' ').toSorted()).toEqual(
    [
      await signatureByExample(signedTwice, secret),
      await signatureByExample(signedTwice, renewed.secret),
    ].toSorted(),
  );
});

test('the commands for a receiver send a request that its library accepts', async () => {
  const receiver = await startReceiver();
  const secret = `whsec_${Buffer.from('a secret with a byte of \0 in it').toString('base64')}`;
  const kinds = ['event-values', 'event-openssl', 'event-curl'];
  const commands = await Promise.all(kinds.map(async (kind) => (await examples(kind)).join('\n')));
  const env = { PATH: process.env.PATH, SECRET: secret, RECEIVER: receiver.url };
  await run('sh', ['-c', commands.join('\n')], { env });
  receiver.close();
  const [sent] = receiver.received;
  if (!sent) throw new Error('Nothing arrived');
  expect(new Webhook(secret).verify(sent.body, sent.headers as Record<string, string>)).toMatchObject({
    type: 'test',
  });
  expect(await verdictsByExample([sent], secret)).toEqual([true]);
});

test('the request in the reference has a real signature, and every kind of event is described', async () => {
  const [example = ''] = await examples('event-http');
  const [head = '', body = ''] = example.split('\n\n');
  const headers = Object.fromEntries(
    head
      .split('\n')
      .slice(1)
      .map((line) => line.split(': ')),
  ) as Record<string, string>;
  const { body: page } = await api.visitor().get('/developers');
  const [, secret = ''] = /Signed with <code>(.*?)<\/code>/.exec(page) ?? [];
  expect(await signatureByExample({ headers, body }, secret)).toBe(headers['webhook-signature']);
  for (const type of [...eventTypes, 'test']) expect(page).toContain(`<dt><code>${type}</code></dt>`);
  expect(page).toContain(`<dd>${triesMax}: at once`);
  expect(page).toContain(`2xx within ${deliveryTiming.requestMs / 1000}\u00a0s`);
});

test('every language has the version and the same examples', async () => {
  const [english = ''] = await examples('event-ts');
  for (const language of languages) {
    const { body } = await api.visitor().get(`/developers?language=${language}`);
    expect(body).toContain(`Vizitka-Version: ${apiVersion}`);
    expect(unescaped(body)).toContain(english);
    expect(body).not.toMatch(/(?<!\$)\{\w+\}(?!<\/var>)|undefined/);
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

test('the reference shows the fields within fields: who is sent, in which branch', async () => {
  const { body } = await api.visitor().get('/developers');
  const [, call = ''] =
    /<article aria-labelledby="putPeople"[\s\S]*?<details[\s\S]*?<\/summary>([\s\S]*?)<\/details>/.exec(
      body,
    ) ?? ['', /<article aria-labelledby="putPeople"([\s\S]*?)<\/article>/.exec(body)?.[1]];
  for (const field of ['people', 'externalId', 'texts', 'fullName', 'branch', 'branchId', 'complete'])
    expect(call).toContain(`<code>${field}</code>`);
  expect(call).toContain('The branch, by name or id.');
});

test('every field of a call of keys is described, within others too, and so is every parameter', async () => {
  const { paths = {} } = (await api.visitor().get('/api/openapi.json')).json<OpenApi>();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, operation })),
  );
  const ofKeys = operations.filter(({ operation }) => operation.security?.some((one) => 'key' in one));
  expect(ofKeys.length).toBe(keyCalls);
  const missing = ofKeys.flatMap(({ call, operation }) => [
    ...(operation.parameters ?? [])
      .filter(({ description }) => !description)
      .map(({ name }) => `${call} ${name}`),
    ...schemasOf(operation).flatMap((schema) =>
      fieldsBelow(schema, call).flatMap(({ parent, name, field }) =>
        field.description ? [] : [`${call}: ${parent}.${name}`],
      ),
    ),
  ]);
  expect(missing).toEqual([]);
});
