import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { ListedPersonOfDesign } from '#contract/card/design-schemas.ts';
import { aDesign, imported } from '../../../testing/a-design.ts';
import { type Caller, startApi, unlimited } from '../../../testing/api-under-test.ts';

const api = await startApi({ limits: unlimited });
afterAll(() => api.close());

const company = () => api.signedIn({ role: 'enterprise', cardLimit: 500 });
const listed = async (caller: Caller, id: string) =>
  (await caller.get(`/api/designs/${id}/people`)).json<ListedPersonOfDesign[]>();
const texts = { fullName: 'Eva Malá', phone: '+421 55 728 12 00' };
const row = { texts: { ...texts, phone: '055 / 728 12 00' }, read: { phone: texts.phone }, number: '1042' };

test('what a list said of a person is kept with its number, and joined with what another list says', async () => {
  const caller = await company();
  const { id } = await aDesign(caller);
  const { created } = await imported(caller, id, [{ texts, listed: row }]);
  const [cardId = ''] = created;
  const { number, ...cells } = row;
  expect(await listed(caller, id)).toEqual([{ cardId, externalId: number, cells }]);
  const seen = [
    { id: cardId, listed: { texts: { phone: '+421 55 728 12 00', mobile: '' }, branch: 'Košice' } },
  ];
  const again = await caller.post(`/api/designs/${id}/cards`, { seen });
  expect([again.statusCode, again.json()]).toEqual([201, { created: [], changed: 0, binned: 0 }]);
  expect(await listed(caller, id)).toEqual([
    {
      cardId,
      externalId: number,
      cells: {
        texts: { fullName: 'Eva Malá', phone: '+421 55 728 12 00', mobile: '' },
        read: {},
        earlier: {},
        branch: 'Košice',
      },
    },
  ]);
});

test('two rows with one number, or rows about the cards of others, store nothing of it', async () => {
  const [caller, other] = [await company(), await company()];
  const [{ id }, theirs] = [await aDesign(caller), await aDesign(other)];
  const { created } = await imported(caller, id, [
    { texts, listed: row },
    { texts: { fullName: 'Iná' }, listed: row },
  ]);
  expect(created).toHaveLength(2);
  expect((await listed(caller, id)).filter(({ externalId }) => externalId === '1042')).toHaveLength(1);
  await other.post(`/api/designs/${theirs.id}/cards`, { seen: [{ id: created[0], listed: row }] });
  expect(await listed(other, theirs.id)).toEqual([]);
});

test('a row of a list goes with its card: it stays in the bin, and nothing is left afterwards', async () => {
  const caller = await company();
  const { id } = await aDesign(caller);
  const { created } = await imported(caller, id, [{ texts, listed: row }]);
  const [cardId = ''] = created;
  const count = async () => {
    const { rows } = await api.db.execute<{ count: number }>(
      sql`SELECT count(*)::integer AS count FROM list_rows WHERE card_id = ${cardId}`,
    );
    return rows[0]?.count;
  };
  await caller.delete(`/api/business-cards/${cardId}`);
  await caller.post('/api/business-cards/restore', { ids: [cardId] });
  expect(await listed(caller, id)).toMatchObject([{ cardId, cells: { texts } }].map(() => ({ cardId })));
  await caller.delete(`/api/business-cards/${cardId}`);
  expect(await count()).toBe(1);
  await api.db.execute(sql`DELETE FROM binned_cards WHERE id = ${cardId}`);
  expect(await count()).toBe(0);
});

test('who is right and whether a branch is needed are kept with the design, and another change leaves them', async () => {
  const caller = await company();
  const design = await aDesign(caller);
  const rules = { listRules: { mobile: 'person', position: 'first' }, isBranchOptional: true };
  expect((await caller.put(`/api/designs/${design.id}`, rules)).json()).toMatchObject(rules);
  const renamed = await caller.put(`/api/designs/${design.id}`, { name: 'Other' });
  expect(renamed.json()).toMatchObject({ name: 'Other', ...rules });
  const usual = await caller.put(`/api/designs/${design.id}`, {
    listRules: { mobile: 'list' },
    isBranchOptional: false,
  });
  expect(usual.json()).toMatchObject({ listRules: {}, isBranchOptional: false });
});

test('from two branches on a card needs one: a row without is refused and named, until the design says otherwise', async () => {
  const caller = await company();
  const { id } = await aDesign(caller);
  const branches = ['Košice', 'Wien'].map((name) => ({
    id: crypto.randomUUID(),
    name,
    texts: { city: name },
  }));
  await caller.put(`/api/designs/${id}`, { branches: branches.slice(0, 1) });
  const { created } = await imported(caller, id, [{ texts }]);
  await caller.put(`/api/designs/${id}`, { branches });
  const send = (body: object) => caller.post(`/api/designs/${id}/cards`, body);
  const refused = await send({ create: [{ texts }] });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { fields: { 'create/0/branchId': 'BRANCH_REQUIRED' } },
  ]);
  expect((await send({ create: [{ texts, branchId: branches[1]?.id }] })).statusCode).toBe(201);
  // A card from before can be edited; no card loses its branch.
  const [old = ''] = created;
  const card = (await caller.get(`/api/business-cards/${old}`)).json<Record<string, unknown>>();
  const own = { designId: id, companyName: card.companyName, fullName: 'Eva Veľká' };
  expect((await caller.put(`/api/business-cards/${old}`, own)).statusCode).toBe(200);
  const withBranch = { ...own, branchId: branches[0]?.id };
  expect((await caller.put(`/api/business-cards/${old}`, withBranch)).statusCode).toBe(200);
  const without = await caller.put(`/api/business-cards/${old}`, own);
  expect([without.statusCode, without.json()]).toMatchObject([
    400,
    { fields: { branchId: 'BRANCH_REQUIRED' } },
  ]);
  await caller.put(`/api/designs/${id}`, { isBranchOptional: true });
  expect((await send({ create: [{ texts }] })).statusCode).toBe(201);
});
