import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SavedCard, savedCardSchema } from '#contract/card/saved-card.ts';
import { orientations } from '#domain/card/card.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { sampleFlatCard } from '../../../../tools/print/samples/sample-flat-card.ts';
import { uuidv7 } from '../../database/ids.ts';
import { cardStore } from '../../store/cards/cards.ts';
import { aCard, savedCard } from '../../testing/a-card.ts';
import { type ApiUnderTest, startApi } from '../../testing/api-under-test.ts';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const path = '/api/business-cards';
const premium = () => api.signedIn({ role: 'premium', cardLimit: 50 });
const notFound = { code: 'CARD_NOT_FOUND', message: 'Business card not found' };

test('a premium user saves a card, and the response has integers for the logo', async () => {
  const caller = await premium();
  const response = await caller.post(path, aCard({ logoSize: '35', logoX: -7, logoY: '0' }));
  expect(response.statusCode).toBe(201);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  const card = response.json<SavedCard>();
  expect(card).toMatchObject({ logoSize: 35, logoX: -7, logoY: 0, version: 1, logoUrl: null });
  expect(savedCardSchema.parse(card)).toEqual(card);
  expect((await caller.get(`${path}/${card.id}`)).json()).toEqual(card);
  expect((await caller.get(path)).json()).toEqual([card]);
  expect((await caller.call('currentUser')).json()).toMatchObject({ cardCount: 1 });
});

test.each(orientations)('every field of a card is returned as saved (%s)', async (orientation) => {
  const caller = await premium();
  const sent = { ...everyField, orientation };
  const { id } = await savedCard(caller, sent);
  const card = (await caller.get(`${path}/${id}`)).json<SavedCard>();
  expect(card).toEqual({
    ...sent,
    id,
    logoUrl: null,
    version: 1,
    createdAt: card.createdAt,
    updatedAt: card.updatedAt,
  });
});

/** Each field has a different value. */
const everyField = {
  name: 'Alpha',
  companyName: 'Atelier Lumen',
  website: 'lumen.example',
  fullName: 'Elena Marek',
  position: 'Architect',
  phone: '+421 900 123 456',
  email: 'elena@lumen.example',
  url: 'lumen.example/elena',
  backgroundColor: '#123456',
  layout: 'split',
  companyFont: 'Inter',
  dataFont: 'Arial',
  nameFont: 'Helvetica',
  companyNameFont: 'Times New Roman',
  websiteFont: 'Georgia',
  positionFont: 'Roboto',
  phoneFont: 'Open Sans',
  emailFont: 'Lato',
  urlFont: 'Montserrat',
  companyNameColor: '#ff0000',
  websiteColor: '#ff0001',
  fullNameColor: '#ff0002',
  positionColor: '#ff0003',
  phoneColor: '#ff0004',
  emailColor: '#ff0005',
  urlColor: '#ff0006',
  logoSize: 33,
  logoX: 7,
  logoY: -4,
} as const;

test('a free user cannot save or duplicate, but can read existing cards', async () => {
  const caller = await premium();
  const { id } = await savedCard(caller);
  await api.db.execute(
    sql`UPDATE accounts SET role = 'free', card_limit = 1 WHERE id = ${caller.user.accountId}`,
  );
  const saving = await caller.post(path, aCard());
  expect(saving.statusCode).toBe(403);
  expect(saving.json()).toEqual({ code: 'FREE_CANNOT_SAVE', message: 'Free users cannot save cards' });
  const duplicating = await caller.post(`${path}/${id}/duplicate`);
  expect(duplicating.json()).toMatchObject({ code: 'FREE_CANNOT_DUPLICATE' });
  expect((await caller.get(path)).json()).toHaveLength(1);
});

test('at the limit saving, copying and restoring are refused; below it one card is accepted', async () => {
  const caller = await api.signedIn({ role: 'admin', cardLimit: 2 });
  const first = await savedCard(caller);
  await caller.delete(`${path}/${first.id}`);
  await savedCard(caller);
  const second = await savedCard(caller);
  const exceeded = { code: 'CARD_LIMIT_EXCEEDED', message: 'Card limit exceeded' };
  const refused = [
    await caller.post(path, aCard()),
    await caller.post(`${path}/${second.id}/duplicate`),
    await caller.post(`${path}/${first.id}/restore`),
  ];
  for (const response of refused) expect([response.statusCode, response.json()]).toEqual([403, exceeded]);
  await caller.delete(`${path}/${second.id}`);
  expect((await caller.post(`${path}/${first.id}/restore`)).statusCode).toBe(200);
});

test('an owner, an id or a count in the body is ignored', async () => {
  const caller = await premium();
  const stranger = await premium();
  const body = { userId: stranger.user.id, id: uuidv7(), version: 9, cardCount: -5 };
  const { id, version } = await savedCard(caller, body as object);
  expect([id === body.id, version]).toEqual([false, 1]);
  const response = await caller.put(`${path}/${id}`, { name: 'Mine', ...body, version: 1 });
  expect(response.statusCode).toBe(200);
  expect((await stranger.get(path)).json()).toEqual([]);
  expect((await caller.get(`${path}/${id}`)).json()).toMatchObject({ name: 'Mine', version: 2 });
});

test.each([
  [{ name: ' ' }, { name: 'CARD_NAME_REQUIRED' }],
  [
    { companyName: '', fullName: '' },
    { companyName: 'COMPANY_NAME_REQUIRED', fullName: 'FULL_NAME_REQUIRED' },
  ],
  [{ email: 'elena@' }, { email: 'INVALID_EMAIL' }],
  [{ backgroundColor: 'red;background:url(x)' }, { backgroundColor: 'INVALID_COLOUR' }],
  [{ logoSize: '401' }, { logoSize: 'OUT_OF_RANGE' }],
])('saving %j is refused with the invalid fields', async (wrong, fields) => {
  const response = await (await premium()).post(path, aCard(wrong));
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { code: 'INVALID_REQUEST', message: 'The request is not valid', fields },
  ]);
});

test('a null character and half an emoji are removed before storing', async () => {
  const card = await savedCard(await premium(), { name: 'A\u0000B', position: 'x\ud83dy' });
  expect([card.name, card.position]).toEqual(['AB', 'xy']);
});

describe('changing', () => {
  test('a full update replaces the card and removes fields that it omits', async () => {
    const caller = await premium();
    const { id } = await savedCard(caller);
    const edit = { name: 'New', companyName: 'Kvety', fullName: 'Eva', logoSize: '12' };
    const changed = (await caller.put(`${path}/${id}`, edit)).json<SavedCard>();
    expect(changed).toMatchObject({ ...edit, logoSize: 12, version: 2 });
    expect(changed.phone).toBeUndefined();
  });

  test('an update with only a name renames the card and keeps the design; an empty name is refused', async () => {
    const caller = await premium();
    const { updatedAt: _, ...card } = await savedCard(caller);
    const renamed = await caller.put(`${path}/${card.id}`, { name: ' Renamed ' });
    expect(renamed.json()).toMatchObject({ ...card, name: 'Renamed', version: 2 });
    expect((await caller.put(`${path}/${card.id}`, { name: ' ' })).statusCode).toBe(400);
    expect((await caller.put(`${path}/${card.id}`, {})).statusCode).toBe(400);
  });

  test('an invalid field beside a name is refused and does not rename', async () => {
    const caller = await premium();
    const card = await savedCard(caller);
    const response = await caller.put(`${path}/${card.id}`, aCard({ name: 'Renamed', email: 'elena@' }));
    expect(response.json()).toMatchObject({ fields: { email: 'INVALID_EMAIL' } });
    expect((await caller.get(`${path}/${card.id}`)).json()).toEqual(card);
  });

  test('an outdated version is refused with the current card; without a version the last update wins', async () => {
    const caller = await premium();
    const { id, version } = await savedCard(caller);
    const otherSave = await caller.put(`${path}/${id}`, { name: 'Theirs', version });
    const mine = await caller.put(`${path}/${id}`, { name: 'Mine', version });
    expect([mine.statusCode, mine.json()]).toEqual([
      409,
      {
        code: 'CARD_CHANGED',
        message: 'The card was changed elsewhere. Reload the page.',
        current: otherSave.json<SavedCard>(),
      },
    ]);
    expect((await caller.put(`${path}/${id}`, { name: 'Mine' })).json()).toMatchObject({ version: 3 });
  });

  test('of twenty concurrent updates of one version, one succeeds', async () => {
    const caller = await premium();
    const { id, version } = await savedCard(caller);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        caller.put(`${path}/${id}`, { name: `Name ${index}`, version }),
      ),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array<number>(19).fill(409)]);
  });
});

test('a copy has the same design, a name marked as a copy, and is listed first', async () => {
  const caller = await premium();
  const card = await savedCard(caller, { name: 'x'.repeat(200) });
  const copy = (await caller.post(`${path}/${card.id}/duplicate`)).json<SavedCard>();
  const { id: _id, name: _name, createdAt: _created, updatedAt: _updated, ...design } = card;
  expect(copy).toMatchObject({ ...design, name: `${'x'.repeat(193)} (copy)` });
  const listed = (await caller.get(path)).json<SavedCard[]>();
  expect(listed.map(({ id }) => id)).toEqual([copy.id, card.id]);
});

test('copies are numbered and named in the user’s language', async () => {
  const caller = await premium();
  const { id } = await savedCard(caller, { name: 'Lumen' });
  const duplicate = async (headers: Record<string, string> = {}) =>
    (await caller.post(`${path}/${id}/duplicate`, {}, { headers })).json<SavedCard>().name;
  expect(await duplicate()).toBe('Lumen (copy)');
  expect(await duplicate()).toBe('Lumen (copy 2)');
  expect(await duplicate({ 'accept-language': 'sk-SK,sk;q=0.9' })).toBe('Lumen (kópia)');
  await caller.call('setLanguage', { body: { language: 'sk' } });
  expect(await duplicate({ 'accept-language': 'en' })).toBe('Lumen (kópia 2)');
});

test('ten concurrent copies have ten different names', async () => {
  const caller = await premium();
  const { id } = await savedCard(caller, { name: 'Lumen' });
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => caller.post(`${path}/${id}/duplicate`)),
  );
  expect(new Set(responses.map((response) => response.json<SavedCard>().name)).size).toBe(10);
});

test('a deleted card is not listed, does not count, and is restored unchanged', async () => {
  const caller = await premium();
  const card = await savedCard(caller);
  expect((await caller.delete(`${path}/${card.id}`)).statusCode).toBe(204);
  expect((await caller.get(`${path}/${card.id}`)).json()).toEqual(notFound);
  expect((await caller.delete(`${path}/${card.id}`)).json()).toEqual(notFound);
  expect((await caller.call('currentUser')).json()).toMatchObject({ cardCount: 0 });
  expect((await caller.post(`${path}/${card.id}/restore`)).json()).toEqual(card);
  expect((await caller.post(`${path}/${card.id}/restore`)).json()).toEqual(notFound);
  expect((await caller.call('currentUser')).json()).toMatchObject({ cardCount: 1 });
});

test('twenty concurrent restores of one card restore and count it once', async () => {
  const caller = await premium();
  const { id } = await savedCard(caller);
  await caller.delete(`${path}/${id}`);
  const responses = await Promise.all(Array.from({ length: 20 }, () => caller.post(`${path}/${id}/restore`)));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await caller.call('currentUser')).json()).toMatchObject({ cardCount: 1 });
});

describe.each([
  ['GET', ''],
  ['PUT', ''],
  ['DELETE', ''],
  ['POST', '/duplicate'],
  ['POST', '/restore'],
] as const)('%s {id}%s', (method, suffix) => {
  const send = (caller: { cookie: () => string | undefined }, id: string) =>
    api.app.inject({
      method,
      url: `${path}/${id}${suffix}`,
      headers: { cookie: caller.cookie() ?? '' },
      ...(method === 'PUT' && { payload: { name: 'Stolen' } }),
    });

  test('another user’s card returns the same 404 as an unknown card, and a visitor gets 401', async () => {
    const owner = await premium();
    const { id } = await savedCard(owner);
    if (suffix === '/restore') await owner.delete(`${path}/${id}`);
    const stranger = await premium();
    for (const response of [await send(stranger, id), await send(stranger, uuidv7())]) {
      expect([response.statusCode, response.json()]).toEqual([404, notFound]);
    }
    expect((await send(api.visitor(), id)).statusCode).toBe(401);
    expect((await send(stranger, 'not-an-id')).statusCode).toBe(400);
  });

  test('an impersonating admin reaches the user’s cards and not their own', async () => {
    const admin = await api.signedIn({ isAdmin: true, role: 'admin', cardLimit: 50 });
    const own = await savedCard(admin);
    const user = await premium();
    const card = await savedCard(user);
    if (suffix === '/restore') await user.delete(`${path}/${card.id}`);
    await api.db.execute(
      sql`UPDATE sessions SET subject_id = ${user.user.id} WHERE actor_id = ${admin.user.id}`,
    );
    expect((await send(admin, own.id)).statusCode).toBe(404);
    expect((await send(admin, card.id)).statusCode).toBeLessThan(300);
  });
});

test('a visitor cannot list or save cards', async () => {
  expect((await api.visitor().get(path)).statusCode).toBe(401);
  expect((await api.visitor().post(path, aCard())).statusCode).toBe(401);
});

describe('an Idempotency-Key', () => {
  const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

  test('creates one card from a save or a copy sent 50 times at once', async () => {
    const caller = await premium();
    const saves = await Promise.all(
      Array.from({ length: 50 }, () => caller.post(path, aCard(), keyed('save-1'))),
    );
    expect(new Set(saves.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const ids = new Set(saves.map((response) => response.json<SavedCard>().id));
    expect(ids.size).toBe(1);
    const [id] = ids;
    const copies = await Promise.all(
      Array.from({ length: 50 }, () => caller.post(`${path}/${id}/duplicate`, undefined, keyed('copy-1'))),
    );
    expect(new Set(copies.map((response) => response.json<SavedCard>().id)).size).toBe(1);
    expect((await caller.get(path)).json()).toHaveLength(2);
  });

  test('returns the created card even when it reached the limit', async () => {
    const caller = await api.signedIn({ role: 'premium', cardLimit: 1 });
    const first = await caller.post(path, aCard(), keyed('last'));
    expect((await caller.post(path, aCard(), keyed('last'))).json()).toEqual(first.json());
    expect((await caller.post(path, aCard(), keyed('next'))).statusCode).toBe(403);
  });

  test('is refused with another request, and is separate for each user', async () => {
    const [caller, stranger] = [await premium(), await premium()];
    await caller.post(path, aCard(), keyed('mine'));
    expect((await caller.post(path, aCard({ name: 'Other' }), keyed('mine'))).statusCode).toBe(400);
    expect((await stranger.post(path, aCard(), keyed('mine'))).statusCode).toBe(201);
    expect((await caller.post(path, aCard(), keyed('x'.repeat(200)))).statusCode).toBe(400);
  });
});

test('500 cards fit in one response under 300 kB, and further cards are on the next page', async () => {
  const caller = await api.signedIn({ role: 'admin', cardLimit: 600 });
  const cards = cardStore(api.db);
  for (let index = 0; index < 510; index += 1) {
    const design = sampleFlatCard(index);
    await cards.save(
      caller.user.accountId,
      { id: uuidv7(), name: design.fullName, card: cardOf(design), logoId: null },
      null,
    );
  }
  const response = await caller.get(path, { headers: { 'accept-encoding': 'gzip' } });
  expect(response.rawPayload.length).toBeLessThan(300_000);
  expect(response.headers['content-encoding']).toBe('gzip');
  const page = JSON.parse(gunzipSync(response.rawPayload).toString()) as SavedCard[];
  expect(page).toHaveLength(500);
  expect(page.map(({ id }) => id)).toEqual(
    page
      .map(({ id }) => id)
      .sort()
      .reverse(),
  );
  const next = /^<(.*)>; rel="next"$/.exec(String(response.headers.link))?.[1] ?? '';
  expect((await caller.get(next)).json()).toHaveLength(10);
});

test('the bin keeps as many cards as the plan allows; the oldest deleted cards are purged', async () => {
  const caller = await api.signedIn({ role: 'premium', cardLimit: 3 });
  const ids: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const { id } = await savedCard(caller, { name: `Card ${index}` });
    ids.push(id);
    expect((await caller.call('deleteCard', { params: { id } })).statusCode).toBe(204);
  }
  const { rows } = await api.db.$client.query<{ id: string }>(
    'SELECT id FROM binned_cards WHERE account_id = $1 ORDER BY deleted_at',
    [caller.user.accountId],
  );
  expect(rows.map(({ id }) => id)).toEqual(ids.slice(2));
  const restored = await Promise.all(ids.map((id) => caller.call('restoreCard', { params: { id } })));
  expect(restored.map(({ statusCode }) => statusCode)).toEqual([404, 404, 200, 200, 200]);
});

test('concurrent deletions do not fill the bin beyond the limit of the plan', async () => {
  const caller = await api.signedIn({ role: 'premium', cardLimit: 20 });
  const cards: SavedCard[] = [];
  while (cards.length < 20) cards.push(await savedCard(caller));
  await api.db.$client.query('UPDATE accounts SET card_limit = 4 WHERE id = $1', [caller.user.accountId]);
  await Promise.all(cards.map(({ id }) => caller.call('deleteCard', { params: { id } })));
  const { rows } = await api.db.$client.query('SELECT FROM binned_cards WHERE account_id = $1', [
    caller.user.accountId,
  ]);
  expect(rows).toHaveLength(4);
});

test('a user is limited to 1,200 saves, copies, changes and restores an hour', async () => {
  const caller = await api.signedIn({ role: 'premium', cardLimit: 5000 });
  const { id } = await savedCard(caller);
  const path = `/api/business-cards/${id}`;
  const calls = [
    () => caller.call('saveCard', { body: aCard() }),
    () => caller.put(path, { name: 'Renamed' }),
    () => caller.post(`${path}/duplicate`),
    () => caller.post(`${path}/restore`),
  ];
  const statuses = new Map<number, number>();
  for (let count = 1; count < 1200; count += 1) {
    const response = await calls[count % calls.length]?.();
    const status = response?.statusCode ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()].sort()).toEqual([200, 201, 404]);
  for (const call of calls) expect((await call()).statusCode).toBe(429);
  // Reads, deletions and other users are not limited.
  expect((await caller.get(path)).statusCode).toBe(200);
  expect((await caller.delete(path)).statusCode).toBe(204);
  await savedCard(await api.signedIn({ role: 'premium', cardLimit: 50 }));
});
