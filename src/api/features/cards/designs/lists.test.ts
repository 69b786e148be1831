import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { aDesign, imported } from '../../../testing/a-design.ts';
import { startApi, unlimited } from '../../../testing/api-under-test.ts';
import type { Caller } from '../../../testing/caller.ts';

const api = await startApi({ limits: unlimited });
afterAll(() => api.close());

const company = () => api.signedIn({ role: 'enterprise', cardLimit: 500 });
const listed = async (caller: Caller, id: string) =>
  (await caller.call('listPeopleOfDesign', { params: { id } })).json();
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
  const again = await caller.call('importCards', { params: { id }, body: { seen } });
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
  await other.call('importCards', {
    params: { id: theirs.id },
    body: { seen: [{ id: created[0] ?? '', listed: row }] },
  });
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
  await caller.call('deleteCard', { params: { id: cardId } });
  await caller.call('restoreCards', { body: { ids: [cardId] } });
  expect(await listed(caller, id)).toMatchObject([{ cardId, cells: { texts } }].map(() => ({ cardId })));
  await caller.call('deleteCard', { params: { id: cardId } });
  expect(await count()).toBe(1);
  await api.db.execute(sql`DELETE FROM binned_cards WHERE id = ${cardId}`);
  expect(await count()).toBe(0);
});

test('who is right and whether a branch is needed are kept with the design, and another change leaves them', async () => {
  const caller = await company();
  const design = await aDesign(caller);
  const rules = { listRules: { mobile: 'person', position: 'first' }, isBranchOptional: true } as const;
  expect(
    (await caller.call('changeDesign', { params: { id: design.id }, body: rules })).json(),
  ).toMatchObject(rules);
  const renamed = await caller.call('changeDesign', { params: { id: design.id }, body: { name: 'Other' } });
  expect(renamed.json()).toMatchObject({ name: 'Other', ...rules });
  const usual = await caller.call('changeDesign', {
    params: { id: design.id },
    body: {
      listRules: { mobile: 'list' },
      isBranchOptional: false,
    },
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
  await caller.call('changeDesign', { params: { id }, body: { branches: branches.slice(0, 1) } });
  const { created } = await imported(caller, id, [{ texts }]);
  await caller.call('changeDesign', { params: { id }, body: { branches } });
  const send = (body: object) => caller.call('importCards', { params: { id }, body });
  const refused = await send({ create: [{ texts }] });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { fields: { 'create/0/branchId': 'BRANCH_REQUIRED' } },
  ]);
  expect((await send({ create: [{ texts, branchId: branches[1]?.id }] })).statusCode).toBe(201);
  // A card from before can be edited; no card loses its branch.
  const [old = ''] = created;
  const card = (await caller.call('readCard', { params: { id: old } })).json();
  const own = { designId: id, companyName: card.companyName, fullName: 'Eva Veľká' };
  expect((await caller.call('changeCard', { params: { id: old }, body: own })).statusCode).toBe(200);
  const withBranch = { ...own, branchId: branches[0]?.id };
  expect((await caller.call('changeCard', { params: { id: old }, body: withBranch })).statusCode).toBe(200);
  const without = await caller.call('changeCard', { params: { id: old }, body: own });
  expect([without.statusCode, without.json()]).toMatchObject([
    400,
    { fields: { branchId: 'BRANCH_REQUIRED' } },
  ]);
  await caller.call('changeDesign', { params: { id }, body: { isBranchOptional: true } });
  expect((await send({ create: [{ texts }] })).statusCode).toBe(201);
});
