import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { uuidv7 } from '../../../database/ids.ts';
import { aDesign, imported } from '../../../testing/a-design.ts';
import { type ApiUnderTest, startApi } from '../../../testing/api-under-test.ts';
import type { Caller } from '../../../testing/caller.ts';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const company = (cardLimit = 500) => api.signedIn({ role: 'enterprise', cardLimit });
const cards = async (caller: Caller) => (await caller.call('listCards')).json();
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ texts: { fullName: `Person ${index}` } }));
const send = (caller: Caller, { id }: SavedDesign, body: object, key = uuidv7()) =>
  caller.call('importCards', { params: { id }, body, headers: { 'idempotency-key': key } });

test('499 people become 499 cards, each with the locked words of the design', async () => {
  const caller = await company();
  const design = await aDesign(caller);
  const response = await send(caller, design, { create: people(499) });
  expect(response.statusCode).toBe(201);
  const { created } = response.json();
  const list = await cards(caller);
  expect(list).toHaveLength(500);
  expect(list.find(({ id }) => id === created[7])).toMatchObject({
    name: 'Person 7',
    fullName: 'Person 7',
    companyName: design.card.content.companyName,
    designId: design.id,
  });
});

const typeset = {
  arrangement: 1,
  stepScale: 0.88,
  isPaired: false,
  sizes: { fullName: 9, email: 6.5 },
  blocks: { person: { x: 6, y: 25.4, width: 78 } },
};

test('the sizes of a list are saved with it and are on all cards of the design', async () => {
  const caller = await company();
  const design = await aDesign(caller);
  await send(caller, design, { create: people(2) });
  const response = await send(caller, design, {
    create: [{ texts: { fullName: 'Vladimír Československý' } }],
    sizes: { typeset, version: design.version },
  });
  expect(response.statusCode).toBe(201);
  const list = await cards(caller);
  expect(list).toHaveLength(4);
  expect(list.filter((card) => card.typeset?.sizes.email !== 6.5)).toEqual([]);
  const only = await send(caller, design, {
    sizes: { typeset: { ...typeset, sizes: { email: 7 } }, version: design.version + 1 },
  });
  expect([only.statusCode, only.json()]).toEqual([201, { created: [], changed: 0, binned: 0 }]);
  expect((await cards(caller))[0]?.typeset?.sizes).toEqual({ email: 7 });
});

test('a list whose sizes are for an older design, or that is refused, changes no sizes and makes no card', async () => {
  const caller = await company(2);
  const design = await aDesign(caller);
  const sizes = { typeset, version: design.version };
  const tooMany = await send(caller, design, { create: people(2), sizes });
  expect(tooMany.json()).toMatchObject({ code: 'CARD_LIMIT_EXCEEDED' });
  await caller.call('changeDesign', { params: { id: design.id }, body: { name: 'Renamed' } });
  const stale = await send(caller, design, { create: people(1), sizes });
  expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'DESIGN_CHANGED' }]);
  expect((await cards(caller)).map((card) => card.typeset)).toEqual([undefined]);
  expect((await send(caller, design, { create: people(1) })).statusCode).toBe(201);
});

test('501 people are refused', async () => {
  const caller = await company();
  expect((await send(caller, await aDesign(caller), { create: people(501) })).statusCode).toBe(400);
});

test('after a lost response the same request returns the same cards and makes no second set', async () => {
  const caller = await company();
  const [design, key] = [await aDesign(caller), uuidv7()];
  const first = await send(caller, design, { create: people(20) }, key);
  const again = await send(caller, design, { create: people(20) }, key);
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  expect(await cards(caller)).toHaveLength(21);
  expect((await send(caller, design, { create: people(21) }, key)).statusCode).toBe(400);
});

test('one request sent 20 times at once with one key makes one set', async () => {
  const caller = await company();
  const [design, key] = [await aDesign(caller), uuidv7()];
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(caller, design, { create: people(20) }, key)),
  );
  const sets = answers.map((answer) => answer.json().created.join());
  expect(new Set(sets).size).toBe(1);
  expect(sets[0]).not.toBe('');
  expect(await cards(caller)).toHaveLength(21);
});

test('at the limit nothing is created, and the response says how many fit', async () => {
  const caller = await company(10);
  const response = await send(caller, await aDesign(caller), { create: people(10) });
  expect([response.statusCode, response.json()]).toMatchObject([
    403,
    { code: 'CARD_LIMIT_EXCEEDED', fits: 9 },
  ]);
  expect(await cards(caller)).toHaveLength(1);
});

test('one row that breaks a lock or lacks a text refuses the whole list, and is named', async () => {
  const caller = await company();
  const design = await aDesign(caller);
  const locked = await send(caller, design, {
    create: [...people(2), { texts: { fullName: 'Ján', companyName: 'Others' } }],
  });
  expect([locked.statusCode, locked.json()]).toMatchObject([
    403,
    { code: 'DESIGN_LOCKED', fields: { 'create/2/texts/companyName': 'TEXT_LOCKED' } },
  ]);
  const lacking = await send(caller, design, { create: [...people(2), { texts: { position: 'pekár' } }] });
  expect([lacking.statusCode, lacking.json()]).toMatchObject([
    400,
    { fields: { 'create/2/texts/fullName': 'TEXT_REQUIRED' } },
  ]);
  expect(await cards(caller)).toHaveLength(1);
});

test('addresses with accents and signs are stored, without the spaces around them', async () => {
  const caller = await company();
  const design = await aDesign(caller);
  const emails = ['eva.šťastná@firma.sk', 'o&m@firma.sk', ' eva@firma.sk '];
  const { created } = await imported(
    caller,
    design.id,
    emails.map((email, index) => ({ texts: { fullName: `Person ${index}`, email } })),
  );
  const list = await cards(caller);
  expect(created.map((id) => list.find((card) => card.id === id)?.email)).toEqual(
    emails.map((email) => email.trim()),
  );
});

test('wrong texts refuse the whole list, and each is named by its row and its reason', async () => {
  const caller = await company();
  const response = await send(caller, await aDesign(caller), {
    create: [
      ...people(1),
      { texts: { fullName: 'Ján', email: 'jan@firma' } },
      { texts: { fullName: 'Eva', position: 'x'.repeat(201) } },
    ],
  });
  expect([response.statusCode, response.json()]).toMatchObject([
    400,
    {
      fields: { 'create/1/texts/email': 'INVALID_EMAIL', 'create/2/texts/position': 'TEXT_TOO_LONG' },
    },
  ]);
});

test('of many problems the first twenty are named', async () => {
  const caller = await company();
  const rows = Array.from({ length: 60 }, () => ({ texts: { position: 'pekár' } }));
  const response = await send(caller, await aDesign(caller), { create: rows });
  const { fields } = response.json<{ fields: Record<string, string> }>();
  expect(Object.keys(fields)).toHaveLength(20);
  expect(fields['create/0/texts/fullName']).toBe('TEXT_REQUIRED');
});

test('a style in a row is refused', async () => {
  const caller = await company();
  const row = { texts: { fullName: 'Ján', backgroundColor: '#000000' } };
  expect((await send(caller, await aDesign(caller), { create: [row] })).statusCode).toBe(400);
});

test('new, changed and gone people are imported together; the gone make room and can be restored', async () => {
  const caller = await company(3);
  const design = await aDesign(caller);
  const { created } = await imported(caller, design.id, people(2));
  const [changedId, goneId] = created;
  const response = await send(caller, design, {
    create: [{ texts: { fullName: 'New' } }],
    change: [{ id: changedId, version: 1, texts: { fullName: 'Changed' } }],
    bin: [goneId],
  });
  expect([response.statusCode, response.json()]).toMatchObject([201, { changed: 1, binned: 1 }]);
  const names = (await cards(caller)).map(({ fullName }) => fullName);
  expect(names).toEqual(['New', 'Changed', 'Elena Marek']);
  const bin = (await caller.call('listBin')).json();
  expect(bin.map(({ id }) => id)).toEqual([goneId]);
});

test('if one card has changed meanwhile, nothing of the list is stored', async () => {
  const caller = await company();
  const design = await aDesign(caller);
  const { created } = await imported(caller, design.id, people(2));
  await caller.call('changeCard', { params: { id: created[0] ?? '' }, body: { name: 'Renamed' } });
  const response = await send(caller, design, {
    create: people(1),
    change: [{ id: created[0], version: 1, texts: { fullName: 'Changed' } }],
    bin: [created[1]],
  });
  expect([response.statusCode, response.json()]).toMatchObject([409, { code: 'CARD_CHANGED' }]);
  expect(await cards(caller)).toHaveLength(3);
  expect((await caller.call('currentUser')).json()).toMatchObject({ cardCount: 3 });
});

test('the audit log has an import by count and design, without anything of the people', async () => {
  const caller = await company();
  const design = await aDesign(caller);
  await imported(caller, design.id, people(3));
  const admin = await api.signedIn({ isAdmin: true });
  const path = `/api/admin/audit?action=cards_imported&subject=${caller.user.username}`;
  const [entry] = (await admin.get(path)).json<object[]>();
  expect(entry).toMatchObject({
    actorId: caller.user.id,
    subjectId: caller.user.id,
    after: { created: 3, changed: 0, binned: 0, designId: design.id },
  });
  expect(JSON.stringify(entry)).not.toMatch(/Person|Lumen|Elena/);
});

test('a flood of imports is slowed down', async () => {
  const caller = await company(10);
  const design = await aDesign(caller);
  const statuses: number[] = [];
  while (statuses.length < 11)
    statuses.push((await send(caller, design, { create: people(500) })).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
});

test('a request that is too large is refused', async () => {
  const caller = await company();
  const response = await send(caller, await aDesign(caller), {
    create: people(1),
    note: 'x'.repeat(9_000_000),
  });
  expect(response.statusCode).toBe(413);
});

test('a person who is printed in Inter stays so with the next list and another design, until it is taken back', async () => {
  const caller = await company();
  const design = await aDesign(caller);
  const texts = { fullName: 'Олена Марчук' };
  const first = await send(caller, design, {
    create: [{ texts, setIn: 'Inter' }, { texts: { fullName: 'Ján' } }],
  });
  const [id = '', other = ''] = first.json().created;
  const find = async (wanted: string) => (await cards(caller)).find((card) => card.id === wanted);
  expect(await find(id)).toMatchObject({ setIn: 'Inter', companyFont: 'Inter', dataFont: 'Inter' });
  expect(await find(other)).not.toHaveProperty('setIn');

  await send(caller, design, { change: [{ id, texts: { ...texts, position: 'Редакторка' } }] });
  expect(await find(id)).toMatchObject({ setIn: 'Inter', position: 'Редакторка' });
  const style = { ...design.card.style, fonts: { company: 'Marcellus', data: 'Marcellus' } as const };
  const changed = await caller.call('changeDesign', {
    params: { id: design.id },
    body: { card: { ...design.card, style } },
  });
  expect(changed.statusCode).toBe(200);
  expect(await find(other)).toMatchObject({ companyFont: 'Marcellus', dataFont: 'Marcellus' });
  expect(await find(id)).toMatchObject({ setIn: 'Inter', companyFont: 'Inter', dataFont: 'Inter' });

  const asRead = await find(id);
  const sentBack = await caller.call('changeCard', {
    params: { id },
    body: { ...asRead, designId: design.id },
  });
  expect([sentBack.statusCode, sentBack.json()]).toMatchObject([200, { setIn: 'Inter' }]);
  const takenBack = await send(caller, design, { change: [{ id, texts, setIn: null }] });
  expect(takenBack.statusCode).toBe(201);
  expect(await find(id)).toMatchObject({ companyFont: 'Marcellus', dataFont: 'Marcellus' });
  expect(await find(id)).not.toHaveProperty('setIn');
  const byChange = { designId: design.id, ...texts, setIn: 'Inter' as const };
  expect((await caller.call('changeCard', { params: { id }, body: byChange })).json()).toMatchObject({
    setIn: 'Inter',
  });
});
