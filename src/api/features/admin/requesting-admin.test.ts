import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { uuidv7 } from '../../database/ids.ts';
import { cardStore } from '../../store/cards/cards.ts';
import { designStore } from '../../store/designs/designs.ts';
import { aCard } from '../../testing/a-card.ts';
import { startApi } from '../../testing/api-under-test.ts';

const api = await startApi();
afterAll(() => api.close());

/** An admin who impersonates a user, and a card of that user. */
async function viewing() {
  const admin = await api.signedIn({ isAdmin: true });
  const user = await api.addUser({ role: 'premium', cardLimit: 50 });
  const cardId = uuidv7();
  const card = cardOf({ companyName: 'Atelier Lumen', fullName: 'Elena Marek' });
  await cardStore(api.db).save(user.accountId, { id: cardId, name: 'A card', card, logoId: null }, null);
  await admin.call('impersonate', { params: { id: user.id } });
  return { admin, user, cardId };
}

type Entry = {
  action: string;
  actor_id: string;
  actor_name: string;
  subject_name: string;
  after: object | null;
};

async function changesOf(subjectId: string): Promise<Entry[]> {
  const { rows } = await api.db.execute<Entry>(
    sql`SELECT action, actor_id, actor_name, subject_name, after FROM audit_log
        WHERE subject_id = ${subjectId} AND action !~ '^impersonation' ORDER BY id`,
  );
  return rows;
}

/** Every call that changes data with a user's rights, with its audit entry. A new call must be added here. */
const changing = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) =>
    endpoints[name].access === 'signedIn' && endpoints[name].method !== 'GET' && name !== 'restoreSession',
);
const actions: Partial<Record<EndpointName, string>> = {
  saveCard: 'card_saved',
  changeCard: 'card_changed',
  deleteCard: 'card_deleted',
  duplicateCard: 'card_duplicated',
  restoreCard: 'card_restored',
  binCards: 'cards_deleted',
  restoreCards: 'cards_restored',
  createDesign: 'design_saved',
  changeDesign: 'design_changed',
  deleteDesign: 'design_deleted',
  importCards: 'cards_imported',
  requestUpload: 'logo_uploaded',
};

const bodiesOf = (cardId: string): Partial<Record<EndpointName, object>> => ({
  saveCard: aCard(),
  changeCard: { name: 'Renamed by an admin' },
  binCards: { ids: [cardId] },
  restoreCards: { ids: [cardId] },
  createDesign: { name: 'By an admin', cardId },
  changeDesign: { name: 'Renamed by an admin' },
  importCards: { create: [{ texts: { fullName: 'Ján Kováč' } }] },
});

async function aDesign(accountId: string, cardId: string): Promise<string> {
  const design = { id: uuidv7(), name: 'A design', cardId };
  return (await designStore(api.db).createFromCard(accountId, design, null)).id;
}

test.each(changing)(
  '%s while impersonating adds one audit entry, with ids and without content',
  async (name) => {
    const { admin, user, cardId } = await viewing();
    if (name === 'restoreCard') await cardStore(api.db).moveToBin(user.accountId, cardId);
    const { method, path } = endpoints[name];
    const id = path.startsWith('/api/designs/') ? await aDesign(user.accountId, cardId) : cardId;
    const url = path.replace(':id', id) + (name === 'deleteDesign' ? '?cards=keep' : '');
    const body = bodiesOf(cardId)[name];
    const response =
      method === 'DELETE'
        ? await admin.delete(url)
        : await (method === 'PUT' ? admin.put(url, body) : admin.post(url, body));
    expect(response.statusCode).toBeLessThan(300);
    const entries = await changesOf(user.id);
    expect(entries).toMatchObject([
      {
        action: actions[name],
        actor_id: admin.user.id,
        actor_name: admin.user.username,
        subject_name: user.username,
      },
    ]);
    expect(JSON.stringify(entries[0]?.after)).toMatch(
      /^\{("(cardId|logoId|designId)": ?"[0-9a-f-]{36}"|"(created|changed|binned|restored)": ?\d+|, ?)+\}$/,
    );
  },
);

test('refused changes and changes by the users themselves add no audit entry', async () => {
  const { admin, user } = await viewing();
  expect((await admin.call('deleteCard', { params: { id: uuidv7() } })).statusCode).toBe(404);
  expect(
    (await admin.call('changeCard', { params: { id: uuidv7() }, body: { name: 'Nobody’s' } })).statusCode,
  ).toBe(404);
  expect(await changesOf(user.id)).toEqual([]);
  const owner = await api.signedIn({ role: 'premium', cardLimit: 50 });
  await owner.call('saveCard', { body: aCard() });
  expect(await changesOf(owner.user.id)).toEqual([]);
});

test('a save sent twice with one idempotency key creates one card and one audit entry', async () => {
  const { admin, user } = await viewing();
  const card = aCard();
  const headers = { 'idempotency-key': uuidv7() };
  const [one, two] = [
    await admin.call('saveCard', { body: card, headers }),
    await admin.call('saveCard', { body: card, headers }),
  ];
  expect(two.json()).toEqual(one.json());
  expect(await changesOf(user.id)).toHaveLength(1);
});
