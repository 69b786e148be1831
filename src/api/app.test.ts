import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { createRateLimits } from './security/rate-limits.ts';
import {
  type ApiUnderTest,
  reply,
  startApi,
  testOrigin,
  testPassword,
  unlimited,
} from './testing/api-under-test.ts';
import { occupyPool } from './testing/database-under-test.ts';
import { fuzzCall } from './testing/fuzz.ts';
import { logLines } from './testing/log-lines.ts';

const api = await startApi();
afterAll(() => api.close());

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ 'sec-fetch-site': 'cross-site', origin: testOrigin }],
])('a logout with %j is refused and the session stays valid', async (headers) => {
  const caller = await api.signedIn();
  const response = await caller.call('logout', { headers });
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({ code: 'CROSS_SITE' });
  expect((await caller.call('currentUser')).statusCode).toBe(200);
});

test.each([
  [{ 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ origin: testOrigin }],
  [{}],
])('a logout with %j is accepted', async (headers) => {
  const caller = await api.signedIn();
  expect((await caller.call('logout', { headers })).statusCode).toBe(204);
});

test('scripts and other sites cannot read the session cookie', async () => {
  const { username } = await api.addUser();
  const response = await api.visitor().call('login', { body: { username, password: testPassword } });
  expect(response.headers['set-cookie']).toEqual([
    expect.stringMatching(/^vizitka=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    'vizitka-signed-in=1; Max-Age=2592000; Path=/; SameSite=Lax',
    expect.stringMatching(/^vizitka-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
});

test('over https the cookie is a Secure __Host- cookie', async () => {
  const secure = await startApi({ environment: { PUBLIC_ORIGIN: 'https://localhost' } });
  const { username } = await secure.addUser();
  const response = await secure.visitor().call('login', { body: { username, password: testPassword } });
  expect(response.headers['set-cookie']?.[0]).toMatch(
    /^__Host-vizitka=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  await secure.close();
});

test('every response forbids framing, sniffing and foreign scripts, and sends no referrer', async () => {
  const { headers } = await api.visitor().call('currentUser');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain(
    'frame-src https://js.stripe.com https://hooks.stripe.com',
  );
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  });
  const permissions = String(headers['permissions-policy']);
  for (const feature of ['camera', 'microphone', 'geolocation', 'usb'])
    expect(permissions).toContain(`${feature}=()`);
  expect(permissions).toContain('payment=(self "https://js.stripe.com"');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('the content policy allows the simulator only when payments are simulated', async () => {
  const simulator = 'http://127.0.0.1:4200';
  const simulated = await startApi({
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      PAYMENTS_SIMULATOR_URL: simulator,
    },
  });
  const policyOf = async (of: ApiUnderTest) =>
    (await of.visitor().get('/healthz')).headers['content-security-policy'];
  expect(await policyOf(api)).not.toContain(simulator);
  const policy = await policyOf(simulated);
  expect(policy).toMatch(/script-src [^;]*https:\/\/js.stripe.com http:\/\/127.0.0.1:4200;/);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/api.stripe.com http:\/\/127.0.0.1:4200;/);
  await simulated.close();
});

test('an unknown address returns 404 in the common error format', async () => {
  const response = await api.visitor().get('/api/nothing');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ code: 'NOT_FOUND', message: 'There is nothing at this address' });
});

test('the OpenAPI document describes exactly the registered calls', async () => {
  const document = (await api.visitor().get('/api/openapi.json')).json<{
    openapi: string;
    paths: Record<string, Record<string, unknown>>;
  }>();
  expect(document.openapi).toBe('3.1.0');
  const served = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const contract = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(served.sort()).toEqual(contract.sort());
});

test('the API can be read as a page without a script', async () => {
  const page = await api.visitor().get('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('/api/auth/register');
  expect(page.body).not.toContain('<script');
});

test('the OpenAPI document is built once, sent compressed, and not sent again to a client that has it', async () => {
  const own = await startApi();
  const swagger = vi.spyOn(own.app, 'swagger');
  const getDocument = (headers: Record<string, string>) =>
    own.visitor().get('/api/openapi.json', { headers });
  const [plain, packed] = [await getDocument({}), await getDocument({ 'accept-encoding': 'br, gzip' })];
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  // Refusals are described once. Written out at every call, they had 24 MB and kept a node busy for seconds.
  expect(plain.rawPayload.length).toBeLessThan(2_000_000);
  expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(plain.headers['cache-control']).toBe('public, max-age=300');
  const again = await getDocument({ 'if-none-match': String(plain.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(swagger).toHaveBeenCalledTimes(1);
  await own.visitor().get('/api/docs');
  await own.visitor().get('/api/docs');
  expect(swagger).toHaveBeenCalledTimes(2);
  await own.close();
});

test('no cache stores an API response, including errors', async () => {
  const caller = await api.signedIn({ role: 'premium', cardLimit: 50 });
  const responses = [
    await caller.call('currentUser'),
    await caller.call('listCards'),
    await caller.call('listPayments'),
    await caller.call('listUsers'),
    await api.visitor().call('currentUser'),
    await caller.get('/objects/uploads/019a0000-0000-7000-8000-000000000000'),
    await caller.get('/api/nothing'),
  ];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 403, 401, 404, 404]);
  for (const { headers } of responses) expect(headers['cache-control']).toBe('no-store');
});

test('logging out clears the browser’s cache of this site, and not its storage', async () => {
  const caller = await api.signedIn();
  const response = await caller.call('logout');
  expect(response.headers['clear-site-data']).toBe('"cache"');
  expect((await api.signedIn()).cookie()).toBeDefined();
});

test.each(['/%', '/api/business-cards/%zz', '/api/%c3%28', '/objects/uploads/%E0%A4%A'])(
  'the malformed address %s is refused in the common error format with the headers of every response',
  async (path) => {
    const [refused, served] = [await api.visitor().get(path), await api.visitor().get('/api/nothing')];
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { code: 'INVALID_REQUEST', message: 'The request is not valid' },
    ]);
    const names = (headers: object) => Object.keys(headers).sort();
    expect(names(refused.headers)).toEqual(names(served.headers));
    expect(refused.headers['content-security-policy']).toBe(served.headers['content-security-policy']);
  },
);

test('liveness needs nothing; readiness needs the database with the migrations of this release', async () => {
  expect((await api.visitor().get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await api.visitor().get('/readyz')).json()).toEqual({ status: 'ready' });
});

test('a node whose Redis and mail server are dead stays ready and names both', async () => {
  const limits = createRateLimits('redis://127.0.0.1:1', () => undefined);
  const degraded = await startApi({ limits });
  const caller = await degraded.signedIn();
  await degraded.visitor().call('forgotPassword', { body: { email: caller.user.email } });
  await degraded.db.execute(sql`UPDATE mails SET created_at = now() - interval '11 minutes'`);
  const [status, body] = await reply(degraded.visitor().get('/readyz'));
  expect([status, body]).toEqual([
    200,
    {
      status: 'ready',
      problems: [expect.stringMatching(/^Redis, REDIS_URL,/), expect.stringMatching(/MAIL_URL/)],
    },
  ]);
  await degraded.close();
});

test('a draining node reports it before it stops, and closes each connection after its response', async () => {
  const draining = await startApi();
  void draining.app.startDraining();
  expect(await reply(draining.visitor().get('/readyz'))).toEqual([503, { status: 'draining' }]);
  const served = await draining.visitor().get('/healthz');
  expect([served.statusCode, served.headers.connection]).toEqual([200, 'close']);
  await draining.close();
});

test('without its database the API returns 503 with Retry-After, stays live and is not ready', async () => {
  const cut = await startApi();
  const caller = await cut.signedIn();
  await cut.db.$client.end();
  const response = await caller.call('currentUser');
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1']);
  expect(response.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect((await caller.get('/readyz')).statusCode).toBe(503);
  expect((await caller.get('/healthz')).statusCode).toBe(200);
  await cut.app.close();
});

test('when all connections are in use, a request waits a bounded time and then fails with 503', async () => {
  const narrow = await startApi({ environment: { DATABASE_POOL_MAX: '1' } });
  const caller = await narrow.signedIn();
  const connection = await occupyPool(narrow.db, 200);
  expect((await caller.call('currentUser')).statusCode).toBe(503);
  connection.release();
  expect((await caller.call('currentUser')).statusCode).toBe(200);
  await narrow.close();
});

test('metrics are served to this machine only, or with the token', async () => {
  expect((await api.visitor().get('/metrics')).body).toContain('http_request_duration_seconds');
  const forwarded = await api.visitor().get('/metrics', { headers: { 'x-forwarded-for': '203.0.113.5' } });
  expect(forwarded.statusCode).toBe(404);
  const token = 'a-long-enough-token';
  const guarded = await startApi({ environment: { METRICS_TOKEN: token } });
  expect((await guarded.visitor().get('/metrics')).statusCode).toBe(404);
  const shown = await guarded.visitor().get('/metrics', { headers: { authorization: `Bearer ${token}` } });
  expect(shown.statusCode).toBe(200);
  await guarded.close();
});

test('the log has the user, the request and the status, and none of ten planted secrets', async () => {
  const { lines, logStream } = logLines();
  const watched = await startApi({ logStream });
  const canaries = Array.from({ length: 10 }, (_, index) => `canary-${index}-secret`);
  const [password, wrong, query, header, cookie, field, path, agent, referer, broken] = canaries as [
    string,
    ...string[],
  ];
  const visitor = watched.visitor();
  await visitor.call('register', {
    body: {
      username: 'watched',
      email: 'watched@cards.example',
      password,
      role: field,
    },
  });
  const token = visitor.cookie()?.split('=')[1] ?? 'none';
  await visitor.call('login', { body: { username: 'watched', password: wrong ?? '' } });
  await visitor.call('currentUser', {
    query: { clientSecret: query ?? '' },
    headers: {
      authorization: `Bearer ${header}`,
      'user-agent': agent,
      referer: `https://x.example/?s=${referer}`,
    },
  });
  await watched.visitor().get(`/api/${path}`, { headers: { cookie: `vizitka=${cookie}` } });
  await visitor.send({
    method: 'POST',
    url: '/api/auth/login',
    payload: `{"password": "${broken}`,
    headers: { 'content-type': 'application/json' },
  });
  await watched.db.$client.end();
  await visitor.call('currentUser');
  await watched.app.close();

  const log = lines.join('');
  for (const secret of [...canaries, token]) expect(log).not.toContain(secret);
  const logged = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .find(({ route, status }) => route === '/api/auth/user' && status === 200);
  expect(logged).toMatchObject({ method: 'GET', address: '127.0.0.1' });
  for (const id of ['requestId', 'actor', 'subject']) expect(logged?.[id]).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  '/api/auth/user',
  '/api/auth/login',
  '/api/auth/register',
  '/api/auth/logout',
  '/api/auth/forgot-password',
  '/api/auth/reset-password',
  '/api/auth/verify-email',
  '/api/auth/undo-email-change',
])('random bytes at %s never cause a 5xx and always get a response in the common format', async (path) => {
  const open = await startApi({ limits: unlimited });
  await fuzzCall(open.app, path, {
    form: {
      username: fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 3 }),
        fc.string({ unit: 'binary' }),
        fc.jsonValue(),
      ),
      email: fc.oneof(fc.emailAddress(), fc.jsonValue()),
      password: fc.oneof(fc.string({ minLength: 6 }), fc.string({ unit: 'binary' }), fc.jsonValue()),
      role: fc.jsonValue(),
      token: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
      newPassword: fc.oneof(fc.string({ minLength: 6 }), fc.jsonValue()),
    },
  });
  await open.close();
});

test('security.txt has the configured contact and expires in a year; without a contact it returns 404', async () => {
  const path = '/.well-known/security.txt';
  expect((await api.visitor().get(path)).statusCode).toBe(404);
  const configured = await startApi({
    environment: { SECURITY_CONTACT: 'mailto:security@cards.example' },
    now: () => new Date('2026-11-15T00:00:00Z'),
  });
  const response = await configured.visitor().get(path);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(response.body).toContain(
    'Contact: mailto:security@cards.example\nExpires: 2027-11-15T00:00:00.000Z\n',
  );
  await configured.close();
});
