import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { uuidv7 } from './database/ids.ts';
import { createJobQueue } from './store/testing/job-queue.ts';
import { startApi, unlimited } from './testing/api-under-test.ts';
import { callSamples, type Sent } from './testing/call-samples.ts';
import { randomRuns } from './testing/random-runs.ts';

/**
 * Every string of every call of the contract is sent with characters that PostgreSQL cannot store; the short form sends one
 * of them in each string, by turns.
 */

const unstorable = ['\0', '\ud800'];
const sentInEach = randomRuns(unstorable.length, 1);

const api = await startApi({ limits: unlimited });
await createJobQueue(api.db);
const sampleOf = await callSamples(api);
afterAll(() => api.close());

/** The places of strings in a value, as paths. */
function stringPaths(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringPaths(inner, [...path, key]));
}

function stringAt(value: unknown, [key, ...rest]: string[], change: (text: string) => string): unknown {
  if (key === undefined) return change(String(value));
  if (Array.isArray(value))
    return (value as unknown[]).map((inner, at) =>
      String(at) === key ? stringAt(inner, rest, change) : inner,
    );
  const fields = value as Record<string, unknown>;
  return { ...fields, [key]: stringAt(fields[key], rest, change) };
}

type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
};

/** The places of strings in a schema: an item of an array is 0, any key of a record is *. */
function schemaPaths(schema: JsonSchema, path: string[] = []): string[] {
  const { properties = {}, additionalProperties: others, items, anyOf = [], oneOf = [] } = schema;
  return [
    ...(schema.type === 'string' ? [path.join('/')] : []),
    ...Object.entries(properties).flatMap(([key, inner]) => schemaPaths(inner, [...path, key])),
    ...(typeof others === 'object' ? schemaPaths(others, [...path, '*']) : []),
    ...(items ? schemaPaths(items, [...path, '0']) : []),
    ...[...anyOf, ...oneOf].flatMap((inner) => schemaPaths(inner, path)),
  ];
}

const schemaOf = (schema: z.ZodType | undefined): JsonSchema =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : {};

const isSampled = (path: string, sampled: Set<string>) => {
  const pattern = new RegExp(`^${path.replaceAll('*', '[^/]+')}$`);
  return [...sampled].some((other) => pattern.test(other));
};

async function send(name: EndpointName, { caller, id = '', query }: Sent, body?: unknown) {
  const { method, path } = endpoints[name];
  const search = query ? `?${new URLSearchParams(query).toString()}` : '';
  const url = path.replace(/:\w+/, id) + search;
  if (method === 'GET') return caller.get(url);
  if (method === 'DELETE') return caller.delete(url);
  const send = method === 'PUT' ? caller.put : caller.post;
  return send(url, body as object);
}

const names = Object.keys(endpoints) as EndpointName[];

test.each(names)('%s: the sample has every string of the call', async (name) => {
  const call: Endpoint = endpoints[name];
  const { bodies = [], query = {}, id } = await sampleOf(name)();
  const sampled = new Set(bodies.flatMap((body) => stringPaths(body).map((path) => path.join('/'))));
  const missing = schemaPaths(schemaOf(call.body)).filter((path) => !isSampled(path, sampled));
  expect(missing).toEqual([]);
  const asked = schemaPaths(schemaOf(call.query)).filter((path) => !(path in query));
  expect(asked).toEqual([]);
  expect(id !== undefined).toBe(call.params !== undefined);
});

test.each(names)(
  '%s refuses or drops characters that cannot be stored, in any string of it',
  async (name) => {
    const check = async (sent: Sent, body: unknown, what: string) => {
      const response = await send(name, sent, body);
      expect(response.statusCode, what).toBeLessThan(500);
      if (response.statusCode >= 400)
        expect(response.json(), what).toMatchObject({
          code: expect.any(String) as string,
          message: expect.any(String) as string,
        });
    };
    const { bodies = [] } = await sampleOf(name)();
    for (const [at, body] of bodies.entries())
      for (const [turn, path] of stringPaths(body).entries())
        for (let sentNow = 0; sentNow < sentInEach; sentNow += 1) {
          const character = unstorable[(turn + sentNow) % unstorable.length] ?? '';
          const sent = await sampleOf(name)();
          const changed = stringAt(sent.bodies?.[at], path, (text) => `${text}${character}`);
          await check(sent, changed, `${path.join('/')} ${JSON.stringify(character)}`);
        }
    const sent = await sampleOf(name)();
    for (const key of Object.keys(sent.query ?? {}))
      await check({ ...sent, query: { ...sent.query, [key]: '\0' } }, undefined, key);
    // Half of a pair cannot be encoded in an address; this is what a program would write.
    if (sent.id !== undefined)
      for (const written of ['%00', '%ED%A0%80'])
        await check({ ...sent, id: sent.id + written }, sent.bodies?.[0], `path ${written}`);
  },
);

test('neither do addresses outside the contract fail on them', async () => {
  const [user, visitor] = [await api.signedIn(), api.visitor()];
  const report = { name: 'Error\0', at: '\ud800', page: '/\0' };
  const responses = [
    await user.get('/objects/uploads/%00'),
    await visitor.put(`/objects/uploads/${uuidv7()}%00?signature=%00&expires=%00`, {}),
    await visitor.post('/client-errors', report),
    await visitor.get('/%00'),
    await visitor.get('/objects/uploads/%ED%A0%80'),
  ];
  for (const { statusCode } of responses) expect(statusCode).toBeLessThan(500);
});

test('a name is stored without them', async () => {
  const user = await api.signedIn();
  const details = { company: 'Lum\0en \ud800', address: 'Hlavná\udc00 1', country: 'SK', vatId: null };
  await user.call('setBilling', { body: { details } });
  expect((await user.call('readBilling')).json()).toEqual({
    details: { company: 'Lumen', address: 'Hlavná 1', country: 'SK', registrationNumber: null, vatId: null },
  });
});
