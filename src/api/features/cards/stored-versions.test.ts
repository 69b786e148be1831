import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { documentOf, readStoredCard } from '#domain/card/card-document.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { versionOneCards } from '../../../../tools/print/samples/version-1-cards.ts';
import { uuidv7 } from '../../database/ids.ts';
import { accounts, cards } from '../../store/schema.ts';
import { aCard, savedCard } from '../../testing/a-card.ts';
import { type ApiUnderTest, startApi } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const path = '/api/business-cards';
const tooNew = { code: 'CARD_TOO_NEW' };

type Owner = Caller & { user: { accountId: string } };
const premium = (): Promise<Owner> => api.signedIn({ role: 'premium', cardLimit: 50 });

/** Stores a card as another release did. */
async function stored({ user: { accountId } }: Owner, design: object): Promise<string> {
  const id = uuidv7();
  await api.db.insert(cards).values({ accountId, id, name: 'A card', design: design as never });
  await api.db.update(accounts).set({ cardCount: 1 }).where(eq(accounts.id, accountId));
  return id;
}

/** What the database has. */
async function storedDesigns({ user }: Owner): Promise<unknown[]> {
  const rows = await api.db.select().from(cards).where(eq(cards.accountId, user.accountId)).orderBy(cards.id);
  return rows.map(({ design }) => design);
}

async function exportOf(caller: Owner): Promise<unknown> {
  const { rawPayload } = await caller.call('exportAccount');
  const { 'account.json': json } = unzipSync(new Uint8Array(rawPayload));
  return JSON.parse(strFromU8(json ?? new Uint8Array()));
}

const recordFields = ['id', 'name', 'version', 'createdAt', 'updatedAt', 'logoUrl'];
const designOf = (card: SavedCard) =>
  Object.fromEntries(Object.entries(card).filter(([field]) => !recordFields.includes(field)));

describe('a card of version 1', () => {
  test.each(versionOneCards.map(({ design }, number) => [number, design] as const))(
    'opens and saves without a change (%i)',
    async (_, design) => {
      const caller = await premium();
      const id = await stored(caller, design);
      const card = (await caller.get(`${path}/${id}`)).json<SavedCard>();
      expect(designOf(card)).toEqual(design);
      expect((await caller.get(path)).json()).toEqual([card]);
      expect((await caller.put(`${path}/${id}`, { ...designOf(card), version: 1 })).statusCode).toBe(200);
      expect(await storedDesigns(caller)).toEqual([documentOf(cardOf(design))]);
      expect(designOf((await caller.get(`${path}/${id}`)).json<SavedCard>())).toEqual(design);
    },
  );

  test('is renamed, copied, deleted and restored', async () => {
    const caller = await premium();
    const [{ design } = { design: {} }] = versionOneCards.slice(-1);
    const id = await stored(caller, design);
    await caller.put(`${path}/${id}`, { name: 'Renamed' });
    const copy = (await caller.post(`${path}/${id}/duplicate`)).json<SavedCard>();
    expect(designOf(copy)).toEqual(design);
    await caller.delete(`${path}/${id}`);
    const restored = (await caller.post(`${path}/${id}/restore`)).json<SavedCard>();
    expect(restored.name).toBe('Renamed');
    expect(designOf(restored)).toEqual(design);
  });
});

test('a new card is stored as a document of version 2, with its format and its optional texts', async () => {
  const caller = await premium();
  const lines = { department: 'Studio', mobile: '+421 900', street: 'Hlavná 1', city: 'Žilina' };
  const sent = { ...lines, free1: 'IČO 123', free2: '—', free2Font: 'Lato', cityColor: '#123456' } as const;
  const card = await savedCard(caller, { ...sent, format: { widthMm: 60, heightMm: 60.5 } });
  expect(card).toMatchObject(sent);
  const [document] = await storedDesigns(caller);
  expect(document).toMatchObject({
    v: 2,
    format: { widthMm: 60, heightMm: 60.5 },
    content: { ...lines, fullName: 'Elena Marek' },
    style: { fonts: { free2: 'Lato' }, colours: { city: '#123456' } },
    back: null,
  });
  expect(readStoredCard(document)).toEqual(cardOf(designOf(card)));
});

test('a card with a look is stored, copied and exported with it, and saved without it', async () => {
  const caller = await premium();
  const look = { id: 'bauhaus', version: 1, palette: 'limeOnPine', seed: 7 } as const;
  const card = await savedCard(caller, { look, back: { kind: 'look' } });
  expect(card).toMatchObject({ look, back: { kind: 'look' } });
  expect(await storedDesigns(caller)).toMatchObject([{ v: 6, style: { look }, back: { kind: 'look' } }]);
  expect(await exportOf(caller)).toMatchObject({ cards: [{ look, back: { kind: 'look' } }] });
  const copy = (await caller.post(`${path}/${card.id}/duplicate`)).json<SavedCard>();
  expect(copy.look).toEqual(look);
  const { look: _, back: __, ...without } = designOf(card);
  await caller.put(`${path}/${card.id}`, { ...without, version: 1 });
  expect((await storedDesigns(caller))[0]).toMatchObject({ v: 2, back: null });
  expect((await caller.get(`${path}/${card.id}`)).json<SavedCard>().look).toBeUndefined();
});

describe('a card of a later version', () => {
  const later = {
    ...documentOf(cardOf({ companyName: 'Lumen', fullName: 'Elena' })),
    v: 3,
    sides: ['front', 'back'],
  };

  test('is listed by its name, and opening it is refused', async () => {
    const caller = await premium();
    const id = await stored(caller, later);
    const [listed] = (await caller.get(path)).json<SavedCard[]>();
    expect(listed).toMatchObject({ id, name: 'A card', companyName: '', fullName: '', isTooNew: true });
    expect(listed).not.toHaveProperty('stored');
    const opened = await caller.get(`${path}/${id}`);
    expect([opened.statusCode, opened.json()]).toMatchObject([409, tooNew]);
  });

  test('cannot be overwritten by what this release knows of it', async () => {
    const caller = await premium();
    const id = await stored(caller, later);
    const { name: _, ...design } = aCard();
    for (const version of [undefined, 1, 7]) {
      const changed = await caller.put(`${path}/${id}`, { ...design, version });
      expect([changed.statusCode, changed.json()]).toMatchObject([409, tooNew]);
    }
    expect(await storedDesigns(caller)).toEqual([later]);
  });

  test('is renamed, copied, deleted and restored with everything it has', async () => {
    const caller = await premium();
    const id = await stored(caller, later);
    expect((await caller.put(`${path}/${id}`, { name: 'Renamed' })).json()).toMatchObject({ isTooNew: true });
    expect((await caller.post(`${path}/${id}/duplicate`)).statusCode).toBe(201);
    expect((await caller.delete(`${path}/${id}`)).statusCode).toBe(204);
    expect((await caller.post(`${path}/${id}/restore`)).json()).toMatchObject({ name: 'Renamed' });
    expect(await storedDesigns(caller)).toEqual([later, later]);
  });

  test('is exported as it is stored', async () => {
    const caller = await premium();
    await stored(caller, later);
    expect(await exportOf(caller)).toMatchObject({
      cards: [{ name: 'A card', isTooNew: true, stored: later }],
    });
  });
});
