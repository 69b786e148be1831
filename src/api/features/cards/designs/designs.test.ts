import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { SavedCard } from '#contract/card/saved-card.ts';
import type { CallBody } from '#contract/endpoints.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import { branchesMax, designsMax } from '#domain/design/company-design.ts';
import { uuidv7 } from '../../../database/ids.ts';
import { cards as storedCards } from '../../../store/schema.ts';
import { countedStatements } from '../../../store/testing/counted-statements.ts';
import { savedCard } from '../../../testing/a-card.ts';
import { aDesign, imported } from '../../../testing/a-design.ts';
import { type ApiUnderTest, startApi, unlimited } from '../../../testing/api-under-test.ts';
import type { Caller } from '../../../testing/caller.ts';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi({ limits: unlimited });
});
afterAll(() => api.close());

const company = () => api.signedIn({ role: 'enterprise', cardLimit: 500 });
const cards = async (caller: Caller) => (await caller.call('listCards')).json();
const someSharedSizes = (fullName: number) => ({
  arrangement: 0,
  stepScale: 0.94,
  isPaired: false,
  sizes: { fullName, phone: 7, email: 7 },
  blocks: { person: { x: 6, y: 25.4, width: 78 } },
  ruleY: 32.4,
});
const design = async (caller: Caller) => (await caller.call('listDesigns')).json()[0];

test('the card that a design is made from becomes its first card and looks as before', async () => {
  const caller = await company();
  const { updatedAt: _, ...before } = await savedCard(caller);
  const response = await caller.call('createDesign', { body: { name: 'Lumen', cardId: before.id } });
  expect(response.statusCode).toBe(201);
  const made = response.json();
  expect(made).toMatchObject({ name: 'Lumen', version: 1, cardCount: 1, rules: { companyName: 'locked' } });
  const [after] = await cards(caller);
  expect(after).toMatchObject({ ...before, version: 2, designId: made.id });
});

test('a second design from the same card is refused, so a repeated request makes one', async () => {
  const caller = await company();
  const { id: cardId } = await savedCard(caller);
  await caller.call('createDesign', { body: { name: 'Lumen', cardId } });
  const again = await caller.call('createDesign', { body: { name: 'Lumen', cardId } });
  expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'CARD_OF_DESIGN']);
});

test('a new colour of the design shows on 500 cards, with one row written', async () => {
  const caller = await company();
  const made = await aDesign(caller);
  await imported(
    caller,
    made.id,
    Array.from({ length: 499 }, (_, index) => ({ texts: { fullName: `Person ${index}` } })),
  );
  const counted = await countedStatements(api.db, async () => {
    const { card, version } = made;
    const response = await caller.call('changeDesign', {
      params: { id: made.id },
      body: {
        version,
        card: { ...card, style: { ...card.style, background: '#123456' } },
      },
    });
    expect(response.statusCode).toBe(200);
  });
  // The design, and the version that it replaces.
  expect(counted.rowsWritten).toEqual({ company_designs: 1, design_versions: 1 });
  const list = await cards(caller);
  expect(list).toHaveLength(500);
  expect(list.filter(({ backgroundColor }) => backgroundColor !== '#123456')).toEqual([]);
});

test('500 cards of a design are listed with one statement for the cards', async () => {
  const caller = await company();
  const made = await aDesign(caller);
  const list = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ texts: { fullName: `Person ${index}` } }));
  await imported(caller, made.id, list(9));
  const few = await countedStatements(api.db, () => cards(caller));
  await imported(caller, made.id, list(490));
  const many = await countedStatements(api.db, () => cards(caller));
  expect(many.statements).toBe(few.statements);
});

test.each(textFields)('other words in the locked text %s are refused', async (field) => {
  const caller = await company();
  const made = await aDesign(caller);
  const rules = { ...made.rules, [field]: 'locked' };
  await caller.call('changeDesign', { params: { id: made.id }, body: { rules } });
  const [card] = await cards(caller);
  const sent = { ...card, [field]: field === 'email' ? 'other@lumen.example' : 'Others' };
  const response = await caller.call('changeCard', { params: { id: card?.id ?? '' }, body: sent });
  expect([response.statusCode, response.json()]).toMatchObject([
    403,
    { code: 'DESIGN_LOCKED', fields: { [field]: 'TEXT_LOCKED' } },
  ]);
  expect(await cards(caller)).toEqual([card]);
});

test.each([
  ['backgroundColor', '#000000'],
  ['layout', 'bold'],
  ['orientation', 'portrait'],
  ['fullNameColor', '#ff0000'],
  ['nameFont', 'Georgia'],
  ['logoSize', 40],
  ['logoVersion', 'plate'],
  ['initials', 'VK'],
  ['logoDarkUrl', '/objects/uploads/0192f0c1-6f1e-7b2c-9d3e-4f5a6b7c8d9e'],
  ['logoUrl', '/objects/uploads/0192f0c1-6f1e-7b2c-9d3e-4f5a6b7c8d9e'],
  ['format', 'us'],
  ['back', { kind: 'text', message: { text: 'Hello' } }],
  ['typeset', someSharedSizes(14)],
  ['adjustments', { fields: { fullName: { pt: 14 } } }],
])('another %s than the design’s is refused', async (field, value) => {
  const caller = await company();
  await aDesign(caller);
  const [card] = await cards(caller);
  const response = await caller.call('changeCard', {
    params: { id: card?.id ?? '' },
    body: { ...card, [field]: value },
  });
  expect([response.statusCode, response.json()]).toMatchObject([403, { fields: { [field]: 'TEXT_LOCKED' } }]);
});

test('all cards have the sizes of the design, and a person’s card is saved with them', async () => {
  const caller = await company();
  const { id: cardId } = await savedCard(caller);
  const made = (
    await caller.call('createDesign', { body: { name: 'Lumen', cardId, typeset: someSharedSizes(9) } })
  ).json();
  expect(made.card.style.typeset).toEqual(someSharedSizes(9));
  await imported(caller, made.id, [{ texts: { fullName: 'Ján Kováč' } }]);
  const smaller = await caller.call('changeDesign', {
    params: { id: made.id },
    body: {
      card: { ...made.card, style: { ...made.card.style, typeset: someSharedSizes(8.25) } },
      version: made.version,
    },
  });
  expect(smaller.statusCode).toBe(200);
  const list = await cards(caller);
  expect(list.map(({ typeset }) => typeset)).toEqual([someSharedSizes(8.25), someSharedSizes(8.25)]);
  const whole = await caller.call('changeCard', {
    params: { id: cardId },
    body: {
      ...list.find(({ id }) => id === cardId),
      position: 'riaditeľka',
    },
  });
  expect([whole.statusCode, whole.json()]).toMatchObject([200, { typeset: someSharedSizes(8.25) }]);
});

test.each([
  ['a size that cannot be read', { sizes: { fullName: 0.1 } }],
  ['a size larger than the card', { sizes: { fullName: 1e9 } }],
  ['a text that no card has', { sizes: { salary: 9 } }],
  ['a place far from the card', { blocks: { person: { x: 1e6, y: 0, width: 40 } } }],
  ['no number', { stepScale: 'NaN' }],
  ['another key', { script: 'x' }],
])('sizes of a design with %s are refused', async (_, change) => {
  const caller = await company();
  const made = await aDesign(caller);
  const typeset = { ...someSharedSizes(9), ...change };
  const changed = await caller.put(`/api/designs/${made.id}`, {
    card: { ...made.card, style: { ...made.card.style, typeset } },
  });
  expect([changed.statusCode, changed.json()]).toMatchObject([400, { code: 'INVALID_REQUEST' }]);
  const { id: cardId } = await savedCard(caller);
  expect((await caller.post('/api/designs', { name: 'Lumen', cardId, typeset })).statusCode).toBe(400);
  expect((await design(caller))?.card.style.typeset).toBeUndefined();
});

test('the own texts of a card of a design can be changed, alone or with the rest as it was', async () => {
  const caller = await company();
  const made = await aDesign(caller);
  const [card] = await cards(caller);
  const path = `/api/business-cards/${card?.id}`;
  const whole = await caller.put(path, { ...card, position: 'riaditeľka' });
  expect([whole.statusCode, whole.json()]).toMatchObject([
    200,
    { position: 'riaditeľka', designId: made.id },
  ]);
  const alone = await caller.put(path, { designId: made.id, fullName: 'Eva Marek' });
  expect([alone.statusCode, alone.json()]).toMatchObject([200, { fullName: 'Eva Marek' }]);
  expect(alone.json<SavedCard>().position).toBeUndefined();
});

test('a card of a design is copied, deleted and restored as one', async () => {
  const caller = await company();
  const made = await aDesign(caller);
  const [card] = await cards(caller);
  const copy = (await caller.call('duplicateCard', { params: { id: card?.id ?? '' } })).json();
  expect(copy).toMatchObject({ designId: made.id, fullName: card?.fullName });
  await caller.call('deleteCard', { params: { id: copy.id } });
  const bin = (await caller.call('listBin')).json();
  expect(bin).toMatchObject([{ id: copy.id, designId: made.id, fullName: card?.fullName }]);
  expect(Date.parse(bin[0]?.deletedAt ?? '')).not.toBeNaN();
  const restored = await caller.call('restoreCards', { body: { ids: [copy.id] } });
  expect(restored.json()).toEqual({ ids: [copy.id] });
  expect(await cards(caller)).toContainEqual(expect.objectContaining({ id: copy.id, designId: made.id }));
});

test('a card is moved to a branch by the name or the id of it; both at once and an unknown one are refused', async () => {
  const caller = await company();
  const made = await aDesign(caller);
  const branches = ['Košice', 'Žilina'].map((name) => ({ id: uuidv7(), name, texts: {} }));
  await caller.call('changeDesign', { params: { id: made.id }, body: { branches } });
  const [kosice = '', zilina = ''] = branches.map(({ id }) => id);
  await imported(caller, made.id, [{ branchId: kosice, texts: { fullName: 'Ján Kováč' } }]);
  const [card] = await cards(caller);
  const move = (to: object) =>
    caller.call('changeCard', {
      params: { id: card?.id ?? '' },
      body: { designId: made.id, fullName: 'Ján Kováč', ...to },
    });
  for (const [to, branchId] of [
    [{ branch: 'zilina' }, zilina],
    [{ branch: kosice }, kosice],
    [{ branchId: zilina }, zilina],
  ] as const) {
    const answer = await move(to);
    expect([answer.statusCode, answer.json().branchId]).toEqual([200, branchId]);
  }
  for (const to of [{ branch: 'Košice', branchId: kosice }, { branch: 'Praha' }, { branchId: uuidv7() }]) {
    const answer = await move(to);
    expect([to, answer.statusCode, answer.json()]).toMatchObject([
      to,
      400,
      { fields: { branchId: 'UNKNOWN_BRANCH' } },
    ]);
  }
});

test('a branch gives its lines to its cards, and cannot be removed while they use it', async () => {
  const caller = await company();
  const made = await aDesign(caller);
  const branch = { id: uuidv7(), name: 'Košice', texts: { city: '040 01 Košice' } };
  const put = (branches: CallBody<'changeDesign'>['branches'] & object) =>
    caller.call('changeDesign', { params: { id: made.id }, body: { branches } });
  await put([branch]);
  await imported(caller, made.id, [{ branchId: branch.id, texts: { fullName: 'Ján Kováč' } }]);
  expect((await cards(caller))[0]).toMatchObject({ branchId: branch.id, city: '040 01 Košice' });
  await put([{ ...branch, texts: { city: '040 11 Košice' } }]);
  expect((await cards(caller))[0]?.city).toBe('040 11 Košice');
  const removed = await put([]);
  expect([removed.statusCode, removed.json()]).toMatchObject([409, { code: 'BRANCH_IN_USE' }]);
  expect((await design(caller))?.branches).toHaveLength(1);
});

test('a design in use is deleted only with cards=keep; its cards and those in the bin keep their look', async () => {
  const caller = await company();
  const made = await aDesign(caller);
  const people = [{ texts: { fullName: 'Ján Kováč' } }, { texts: { fullName: 'Eva' } }];
  const { created } = await imported(caller, made.id, people);
  await caller.call('deleteCard', { params: { id: created[1] ?? '' } });
  const look = ({ designId: _, version: _version, ...card }: SavedCard) => card;
  const before = (await cards(caller)).map(look);
  const refused = await caller.call('deleteDesign', { params: { id: made.id } });
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'DESIGN_IN_USE' }]);
  expect(
    (await caller.call('deleteDesign', { params: { id: made.id }, query: { cards: 'keep' } })).statusCode,
  ).toBe(204);
  const after = await cards(caller);
  expect(after.map(look)).toEqual(before);
  expect(after.filter(({ designId }) => designId)).toEqual([]);
  const [binned] = (await caller.call('listBin')).json();
  expect(binned).toMatchObject({ fullName: 'Eva', companyName: made.card.content.companyName });
  expect(await design(caller)).toBeUndefined();
});

test('a change of an older version of a design is refused', async () => {
  const caller = await company();
  const made = await aDesign(caller);
  await caller.call('changeDesign', { params: { id: made.id }, body: { name: 'Two' } });
  const stale = await caller.call('changeDesign', {
    params: { id: made.id },
    body: { name: 'Three', version: made.version },
  });
  expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'DESIGN_CHANGED' }]);
});

test('a card of a later release keeps what this release does not know', async () => {
  const caller = await company();
  const made = await aDesign(caller);
  const { created } = await imported(caller, made.id, [{ texts: { fullName: 'Ján Kováč' } }]);
  const id = created[0] ?? '';
  const stored = () =>
    api.db.select({ design: storedCards.design }).from(storedCards).where(eq(storedCards.id, id));
  const [before] = await stored();
  const later = { ...before?.design, v: 99, pocket: 'left' };
  await api.db
    .update(storedCards)
    .set({ design: later as never })
    .where(eq(storedCards.id, id));
  const person = { id, version: 1, texts: { fullName: 'Ján Kováč ml.' } };
  const answers = [
    await caller.call('deleteDesign', { params: { id: made.id }, query: { cards: 'keep' } }),
    await caller.call('importCards', { params: { id: made.id }, body: { change: [person] } }),
  ];
  for (const answer of answers)
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'CARD_TOO_NEW' }]);
  expect(await stored()).toEqual([{ design: later }]);
});

test('company and name cannot become optional or hidden', async () => {
  const caller = await company();
  const made = await aDesign(caller);
  for (const field of ['companyName', 'fullName'] satisfies TextField[])
    for (const rule of ['optional', 'hidden']) {
      const rules = { ...made.rules, [field]: rule };
      expect(
        (await caller.call('changeDesign', { params: { id: made.id }, body: { rules } })).statusCode,
      ).toBe(400);
    }
});

test('designs and cards of others are not there', async () => {
  const [owner, other] = [await company(), await company()];
  const made = await aDesign(owner);
  const [card] = await cards(owner);
  const own = await aDesign(other);
  const body = { create: [{ texts: { fullName: 'Ján' } }] };
  const answers = [
    await other.call('changeDesign', { params: { id: made.id }, body: { name: 'Mine' } }),
    await other.call('deleteDesign', { params: { id: made.id }, query: { cards: 'keep' } }),
    await other.call('importCards', { params: { id: made.id }, body }),
  ];
  for (const answer of answers) expect(answer.json()).toMatchObject({ code: 'DESIGN_NOT_FOUND' });
  expect((await other.call('createDesign', { body: { name: 'x', cardId: card?.id ?? '' } })).statusCode).toBe(
    404,
  );
  const stolen = { id: card?.id ?? '', texts: { fullName: 'Ján' } };
  expect(
    (await other.call('importCards', { params: { id: own.id }, body: { change: [stolen] } })).statusCode,
  ).toBe(404);
  await other.call('importCards', { params: { id: own.id }, body: { bin: [card?.id ?? ''] } });
  expect((await other.call('binCards', { body: { ids: [card?.id ?? ''] } })).json()).toEqual({ ids: [] });
  expect(await cards(owner)).toEqual([card]);
  expect((await other.call('listDesigns')).json().map(({ id }) => id)).toEqual([own.id]);
});

test('a free user sees designs, and is told what making one costs', async () => {
  const caller = await api.signedIn({ role: 'free', cardLimit: 1 });
  expect((await caller.call('listDesigns')).json()).toEqual([]);
  const refused = await caller.call('createDesign', { body: { name: 'Lumen', cardId: uuidv7() } });
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    403,
    'Company designs need a paid plan. Premium costs $19, Corporate $90, once.',
  ]);
});

test('an account has at most 50 designs, and a design at most 100 branches', async () => {
  const caller = await company();
  for (let made = 1; made < designsMax; made += 1) await aDesign(caller);
  const { id, version } = await aDesign(caller);
  const { id: cardId } = await savedCard(caller);
  const refused = await caller.call('createDesign', { body: { name: 'One more', cardId } });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'DESIGN_LIMIT_EXCEEDED']);
  const branchesOf = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: uuidv7(), name: `Branch ${at}`, texts: {} }));
  const withBranches = (count: number) =>
    caller.call('changeDesign', { params: { id }, body: { version, branches: branchesOf(count) } });
  expect((await withBranches(branchesMax + 1)).statusCode).toBe(400);
  expect((await withBranches(branchesMax)).statusCode).toBe(200);
});

test('many cards go to the bin and back in one request each, within the limit', async () => {
  const caller = await api.signedIn({ role: 'premium', cardLimit: 2 });
  const ids = [(await savedCard(caller)).id, (await savedCard(caller)).id];
  const binned = (await caller.call('binCards', { body: { ids } })).json();
  expect(binned.ids.sort()).toEqual(ids.sort());
  expect((await caller.call('currentUser')).json()).toMatchObject({ cardCount: 0 });
  const third = await savedCard(caller);
  const refused = await caller.call('restoreCards', { body: { ids } });
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'CARD_LIMIT_EXCEEDED', fits: 1 }]);
  expect((await caller.call('listBin')).json()).toHaveLength(2);
  await caller.call('deleteCard', { params: { id: third.id } });
});

test('the export of an account has its designs', async () => {
  const caller = await company();
  const made = await aDesign(caller);
  const { rawPayload } = await caller.call('exportAccount');
  const { unzipSync, strFromU8 } = await import('fflate');
  const account = JSON.parse(strFromU8(unzipSync(rawPayload)['account.json'] ?? new Uint8Array())) as {
    companyDesigns: SavedDesign[];
    cards: SavedCard[];
  };
  expect(account.companyDesigns).toMatchObject([{ id: made.id, name: made.name }]);
  expect(account.cards).toMatchObject([{ designId: made.id, companyName: made.card.content.companyName }]);
});
