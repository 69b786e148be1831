import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { apiVersion, type KeyScope, keyScopes, keysMax } from '#domain/account/api-keys.ts';
import { dayMs } from '#domain/days.ts';
import { uuidv7 } from '../../database/ids.ts';
import { createRateLimits } from '../../security/rate-limits.ts';
import { expiredRows } from '../../store/operations/delete-expired.ts';
import { setMember } from '../../store/testing/companies.ts';
import { accountDeletions } from '../../store/users/account-deletions.ts';
import { aCard } from '../../testing/a-card.ts';
import { aCompany } from '../../testing/a-company.ts';
import { aKey, withKey } from '../../testing/a-key.ts';
import { reply, startApi, testPassword, unlimited } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { logLines } from '../../testing/log-lines.ts';
import { addLink } from '../../testing/mail-links.ts';

const { lines, logStream } = logLines();
const api = await startApi({ limits: unlimited, logStream });
afterAll(() => api.close());

const premium = () => api.signedIn({ role: 'premium', cardLimit: 50 });
const program = async (scopes: readonly KeyScope[] = keyScopes) => {
  const owner = await premium();
  const { id, key } = await aKey(owner, scopes);
  return { owner, id, key, caller: withKey(api, key) };
};
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

test('a key reads, makes, changes and deletes the cards of its account, and no others', async () => {
  const { owner, caller } = await program();
  const made = await caller.call('saveCard', { body: aCard({ name: 'By a program' }) });
  expect(made.statusCode).toBe(201);
  const { id } = made.json();
  expect((await owner.call('listCards')).json()).toMatchObject([{ id, name: 'By a program' }]);
  expect((await caller.call('listCards')).json()).toMatchObject([{ id }]);
  expect((await caller.call('changeCard', { params: { id }, body: { name: 'Renamed' } })).statusCode).toBe(
    200,
  );
  const stranger = await program();
  for (const response of [
    await stranger.caller.call('readCard', { params: { id } }),
    await stranger.caller.call('changeCard', { params: { id }, body: { name: 'Taken' } }),
    await stranger.caller.call('deleteCard', { params: { id } }),
  ])
    expect(response.statusCode).toBe(404);
  expect((await caller.call('deleteCard', { params: { id } })).statusCode).toBe(204);
});

test('a key is shown once: later only its start is known, and nothing stored opens anything', async () => {
  const owner = await premium();
  const { id, key, start } = await aKey(owner, ['cards:read']);
  expect(key).toMatch(/^viz_[\w-]{43}$/);
  expect(key.startsWith(start)).toBe(true);
  const listed = await owner.call('listKeys');
  expect(listed.json()).toMatchObject([
    { id, name: 'HR system', start, scopes: ['cards:read'], madeBy: owner.user.username, lastUsedAt: null },
  ]);
  expect(listed.body).not.toContain(key);
  const { rows } = await api.db.execute(sql`SELECT * FROM api_keys WHERE id = ${id}`);
  expect(JSON.stringify(rows)).not.toContain(key.slice(8));
});

test('making a key needs the password again', async () => {
  const owner = await premium();
  const body = { name: 'HR system', scopes: ['cards:read' as const] };
  expect(await reply(owner.call('createKey', { body: { ...body, password: 'not it' } }))).toMatchObject([
    403,
    { code: 'WRONG_PASSWORD' },
  ]);
  expect((await owner.post('/api/keys', body)).statusCode).toBe(400);
  expect(
    (await owner.call('createKey', { body: { ...body, scopes: [], password: testPassword } })).statusCode,
  ).toBe(400);
  const invented = { ...body, scopes: ['admin:write'], password: testPassword };
  expect((await owner.post('/api/keys', invented)).statusCode).toBe(400);
  expect((await owner.call('listKeys')).json()).toEqual([]);
});

test('a revoked key fails with its next request; nobody revokes the key of another account', async () => {
  const { owner, id, caller } = await program();
  const stranger = await premium();
  expect(await reply(stranger.call('revokeKey', { params: { id } }))).toMatchObject([
    404,
    { code: 'KEY_NOT_FOUND' },
  ]);
  expect((await caller.call('listCards')).statusCode).toBe(200);
  expect((await owner.call('revokeKey', { params: { id } })).statusCode).toBe(200);
  expect(await reply(caller.call('listCards'))).toMatchObject([401, { code: 'KEY_INVALID' }]);
  expect((await owner.call('revokeKey', { params: { id } })).statusCode).toBe(404);
});

test('an account has at most twenty keys, also if many are made at once', async () => {
  const owner = await premium();
  const statuses: number[] = [];
  for (let round = 0; round < 5; round += 1)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 5 }, async (_, at) => {
          const body = {
            name: `Key ${round} ${at}`,
            scopes: ['cards:read' as const],
            password: testPassword,
          };
          return (await owner.call('createKey', { body })).statusCode;
        }),
      )),
    );
  expect(statuses.filter((status) => status === 201)).toHaveLength(keysMax);
  expect(statuses.filter((status) => status === 403)).toHaveLength(25 - keysMax);
});

/** Every call with every scope: a key makes the calls that name its scope, and no other. */
const cells = (Object.keys(endpoints) as EndpointName[]).flatMap((call) =>
  keyScopes.map((scope) => ({ call, scope })),
);

test.each(cells)('$call by a key for $scope', async ({ call, scope }) => {
  const caller = await programFor(scope);
  const { method, path } = endpoints[call];
  const url = path.replace(':page', 'terms').replaceAll(/:\w+/g, uuidv7());
  const response = await api.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${caller.key}`, cookie: caller.owner.cookie() ?? '' },
  });
  const { scope: needed }: Endpoint = endpoints[call];
  if (needed === scope) expect([401, 403]).not.toContain(response.statusCode);
  else expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([403, 'KEY_SCOPE']);
});

const programs = new Map<KeyScope, ReturnType<typeof program>>();

/** One program for each scope. The cookie of its owner, who may do more, goes with every request. */
function programFor(scope: KeyScope) {
  const found = programs.get(scope) ?? program([scope]);
  programs.set(scope, found);
  return found;
}

test.each([
  'viz_',
  'viz_unknown',
  `viz_${'A'.repeat(43)}`,
  `viz_${'é'.repeat(43)}`,
  `viz_${'x'.repeat(5000)}`,
])('the key %j opens nothing, although a session is open', async (key) => {
  const owner = await premium();
  const response = await owner.call('listCards', { headers: { authorization: `Bearer ${key}` } });
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([401, 'KEY_INVALID']);
});

test('a key acts for its company only, and stops while who holds it is blocked', async () => {
  const { owner, manager } = await aCompany(api);
  const [byOwner, byManager] = [await aKey(owner, keyScopes), await aKey(manager, keyScopes)];
  const made = await withKey(api, byManager.key).call('saveCard', {
    body: aCard({ name: 'Of the company' }),
  });
  expect(made.statusCode).toBe(201);
  expect((await owner.call('listCards')).json()).toMatchObject([{ name: 'Of the company' }]);
  expect((await owner.call('listKeys')).json()).toHaveLength(2);
  expect(await logOf(owner)).toContainEqual(['key_made', 'HR system']);
  await api.db.execute(sql`UPDATE users SET blocked_at = now() WHERE id = ${owner.user.id}`);
  expect((await cardsBy(byOwner)).statusCode).toBe(401);
  expect((await cardsBy(byManager)).statusCode).toBe(200);
});

const cardsBy = ({ key }: { key: string }) => withKey(api, key).call('listCards');
const logOf = async (owner: Caller) => {
  const entries = (await owner.call('listCompanyLog')).json<
    { action: string; details: { name?: string } }[]
  >();
  return entries.map(({ action, details }) => [action, details.name]);
};
const makersIn = async (owner: Caller) => (await owner.call('listKeys')).json().map(({ madeBy }) => madeBy);

test('a key of a company goes on when its maker leaves, with who made it, and the log names it', async () => {
  const { id, owner, manager } = await aCompany(api);
  const made = await aKey(manager, keyScopes);
  const own = api.visitor();
  own.setCookie(manager.cookie() ?? '');
  expect((await own.call('leaveCompany', { params: { id } })).statusCode).toBe(204);
  expect((await cardsBy(made)).statusCode).toBe(200);
  expect(await makersIn(owner)).toEqual([manager.user.username]);
  expect(await logOf(owner)).toContainEqual(['key_kept', 'HR system']);
  expect((await owner.call('revokeKey', { params: { id: made.id } })).statusCode).toBe(200);
  expect((await cardsBy(made)).statusCode).toBe(401);
});

test('a key of a company goes on when the account of its maker is deleted', async () => {
  const { owner, manager } = await aCompany(api);
  const made = await aKey(manager, keyScopes);
  const own = api.visitor();
  own.setCookie(manager.cookie() ?? '');
  await own.call('deleteAccount', { body: { password: testPassword } });
  expect((await cardsBy(made)).statusCode).toBe(200);
  await accountDeletions(api.db).runDue(new Date(Date.now() + 31 * dayMs), {
    requestId: 'job',
    address: null,
  });
  expect((await cardsBy(made)).statusCode).toBe(200);
  expect(await makersIn(owner)).toEqual([null]);
});

test('the keys of a removed member are revoked, also for a new invitation', async () => {
  const { id, owner, manager } = await aCompany(api);
  const [made, ownersKey] = [await aKey(manager, keyScopes), await aKey(owner, keyScopes)];
  await owner.call('removeMember', { params: { id: manager.user.id } });
  expect((await cardsBy(made)).statusCode).toBe(401);
  expect(await logOf(owner)).toContainEqual(['key_revoked', 'HR system']);
  await setMember(api.db, id, manager.user.id, 'manager');
  expect((await cardsBy(made)).statusCode).toBe(401);
  expect((await cardsBy(ownersKey)).statusCode).toBe(200);
});

test('an owner keeps the keys of a removed member if they choose to, and they stay when both are gone', async () => {
  const { id, owner, manager } = await aCompany(api);
  const made = await aKey(manager, keyScopes);
  await owner.call('removeMember', { params: { id: manager.user.id }, query: { keys: 'keep' } });
  expect((await cardsBy(made)).statusCode).toBe(200);
  expect(await makersIn(owner)).toEqual([manager.user.username]);
  const second = await api.signedIn();
  await setMember(api.db, id, second.user.id, 'owner');
  const own = api.visitor();
  own.setCookie(owner.cookie() ?? '');
  await own.call('leaveCompany', { params: { id } });
  expect((await cardsBy(made)).statusCode).toBe(200);
});

test('a key that release 1.0.0 left behind does not work again after a new invitation', async () => {
  const { id, manager } = await aCompany(api);
  const made = await aKey(manager, keyScopes);
  // That release ended the membership alone.
  await setMember(api.db, id, manager.user.id, null);
  expect((await cardsBy(made)).statusCode).toBe(401);
  await setMember(api.db, id, manager.user.id, 'owner');
  expect((await cardsBy(made)).statusCode).toBe(401);
});

test('a key does not outlive the wish to delete the account', async () => {
  const { owner, caller } = await program();
  expect((await owner.call('deleteAccount', { body: { password: testPassword } })).statusCode).toBe(200);
  expect((await caller.call('listCards')).statusCode).toBe(401);
});

test('a company without a plan is read by its keys, which can be revoked but not made', async () => {
  const { id: companyId, owner } = await aCompany(api);
  const { id, key } = await aKey(owner, keyScopes);
  await api.db.execute(sql`UPDATE accounts SET role = 'free' WHERE id = ${companyId}`);
  expect((await withKey(api, key).call('listCards')).statusCode).toBe(200);
  expect((await withKey(api, key).call('saveCard', { body: aCard() })).statusCode).toBe(403);
  const body = { name: 'Another', scopes: ['cards:read' as const], password: testPassword };
  expect(await reply(owner.call('createKey', { body }))).toMatchObject([403, { code: 'COMPANY_NEEDS_PLAN' }]);
  expect((await owner.call('revokeKey', { params: { id } })).statusCode).toBe(200);
});

test('the key of an admin has no right of an admin', async () => {
  const admin = await api.signedIn({ role: 'admin', isAdmin: true, cardLimit: 50 });
  const { key } = await aKey(admin, keyScopes);
  expect(await reply(withKey(api, key).call('listUsers'))).toMatchObject([403, { code: 'KEY_SCOPE' }]);
  expect((await withKey(api, key).call('listCards')).statusCode).toBe(200);
});

test('a write sent again with its Idempotency-Key has one effect and the same response', async () => {
  const { owner, caller } = await program();
  const send = () => caller.call('saveCard', { body: aCard(), ...keyed('create-1') });
  const first = await send();
  const again = await send();
  expect([again.statusCode, again.body]).toEqual([201, first.body]);
  expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([
    undefined,
    'true',
  ]);
  expect((await owner.call('listCards')).json()).toHaveLength(1);
  const other = await caller.call('saveCard', { body: aCard({ name: 'Another' }), ...keyed('create-1') });
  expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'IDEMPOTENCY_KEY_USED']);
  const { id } = first.json();
  const remove = () => caller.call('deleteCard', { params: { id }, ...keyed('delete-1') });
  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 204]);
  expect((await caller.call('deleteCard', { params: { id }, ...keyed('delete-2') })).statusCode).toBe(404);
});

test('of many at once with one Idempotency-Key one is done; the others wait or get its response', async () => {
  const { owner, caller } = await program();
  const id = (await caller.call('saveCard', { body: aCard() })).json().id;
  const statuses = await Promise.all(
    Array.from(
      { length: 8 },
      async () => (await caller.call('deleteCard', { params: { id }, ...keyed('once') })).statusCode,
    ),
  );
  expect(statuses.filter((status) => status === 204).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status !== 204 && status !== 409)).toEqual([]);
  expect((await owner.call('listBin')).json()).toHaveLength(1);
});

test('a refused write is not remembered, and one of a killed node can be sent again after two minutes', async () => {
  const { id: keyId, caller } = await program();
  const cardId = uuidv7();
  const remove = () => caller.call('deleteCard', { params: { id: cardId }, ...keyed('later') });
  expect((await remove()).statusCode).toBe(404);
  expect((await remove()).statusCode).toBe(404);
  const send = () => caller.call('saveCard', { body: aCard(), ...keyed('killed') });
  const { id } = (await send()).json();
  const age = (minutes: number) =>
    api.db.execute(sql`UPDATE api_key_requests SET status = NULL, response = NULL,
      created_at = now() - ${minutes} * interval '1 minute' WHERE key_id = ${keyId}`);
  await age(1);
  const running = await send();
  expect([running.statusCode, running.headers['retry-after']]).toEqual([409, '1']);
  await age(3);
  // The card was saved before: it is the same one.
  expect((await send()).json()).toMatchObject({ id });
});

test('what was remembered is deleted after a day', async () => {
  const { id: keyId, caller } = await program();
  await caller.call('saveCard', { body: aCard(), ...keyed('old') });
  await expiredRows(api.db).clearRequestKeys(new Date(Date.now() + 1000));
  const { rowCount } = await api.db.execute(sql`SELECT FROM api_key_requests WHERE key_id = ${keyId}`);
  expect(rowCount).toBe(0);
});

test('a program gets problem details with code and message, and the version of the API', async () => {
  const { caller } = await program();
  const missing = await caller.call('readCard', { params: { id: uuidv7() } });
  expect(missing.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'vizitka-version': apiVersion,
  });
  expect(missing.json()).toEqual({
    type: 'urn:vizitka:CARD_NOT_FOUND',
    title: 'Business card not found',
    status: 404,
    code: 'CARD_NOT_FOUND',
    message: 'Business card not found',
  });
  const version = (name: string) => caller.call('listCards', { headers: { 'vizitka-version': name } });
  expect((await version(apiVersion)).statusCode).toBe(200);
  expect(await reply(version('1999-01-01'))).toMatchObject([400, { code: 'VERSION_UNKNOWN' }]);
});

test('when a key was used is known to the minute, and written at most once in it', async () => {
  const { owner, id, caller } = await program();
  const written = async () => {
    const { rows } = await api.db.execute<{ xmin: string; at: string | null }>(
      sql`SELECT xmin::text, last_used_at::text AS at FROM api_keys WHERE id = ${id}`,
    );
    return rows[0];
  };
  await caller.call('listCards');
  const first = await written();
  expect(first?.at).not.toBeNull();
  await caller.call('listCards');
  expect(await written()).toEqual(first);
  expect((await owner.call('listKeys')).json()[0]?.lastUsedAt).not.toBeNull();
});

test('undoing a change of the address revokes the keys that were made since, and no older one', async () => {
  const { owner, id, caller } = await program();
  await api.db.execute(sql`UPDATE api_keys SET created_at = now() - interval '3 days' WHERE id = ${id}`);
  const thief = await aKey(owner, keyScopes);
  const { token } = await addLink(api.db, 'undo_email_change', owner.user);
  expect((await api.visitor().call('undoEmailChange', { body: { token } })).statusCode).toBe(200);
  expect((await withKey(api, thief.key).call('listCards')).statusCode).toBe(401);
  expect((await caller.call('listCards')).statusCode).toBe(200);
});

test('a flood of guesses and a flood of requests are refused', async () => {
  const limited = await startApi();
  try {
    const owner = await limited.signedIn({ role: 'premium', cardLimit: 50 });
    const { key } = await aKey(owner, ['cards:read']);
    const statusOf = async (token: string) => (await withKey(limited, token).call('listCards')).statusCode;
    for (let sent = 0; sent < 600; sent += 1) expect(await statusOf(key)).toBe(200);
    expect(await statusOf(key)).toBe(429);
    // The person goes on.
    expect((await owner.call('listCards')).statusCode).toBe(200);
    for (let guess = 0; guess < 100; guess += 1) expect(await statusOf(`viz_${guess}`)).toBe(401);
    expect(await statusOf('viz_again')).toBe(429);
  } finally {
    await limited.close();
  }
});

test('no key is in the log of all that', async () => {
  const { caller, key } = await program();
  await caller.post('/api/business-cards', { name: key });
  await caller.call('listCards', { query: { before: key } });
  expect(lines.length).toBeGreaterThan(cells.length);
  expect(lines.filter((line) => /viz_[\w-]/.test(line))).toEqual([]);
});

test('the saves of all keys of an account count together, apart from those of its people', async () => {
  const limited = await startApi({
    limits: createRateLimits(undefined, () => undefined, { savesByUser: 3 }),
  });
  try {
    const owner = await limited.signedIn({ role: 'premium', cardLimit: 50 });
    const keys = [await aKey(owner, ['cards:write']), await aKey(owner, ['cards:write'])];
    const save = async (caller: Caller) => (await caller.call('saveCard', { body: aCard() })).statusCode;
    const [first, second] = keys.map(({ key }) => withKey(limited, key)) as [Caller, Caller];
    expect([await save(first), await save(second), await save(first)]).toEqual([201, 201, 201]);
    expect([await save(first), await save(second)]).toEqual([429, 429]);
    expect(await save(owner)).toBe(201);
  } finally {
    await limited.close();
  }
});
