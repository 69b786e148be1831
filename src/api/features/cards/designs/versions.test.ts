import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { designVersionsMax } from '#domain/design/design-versions.ts';
import { uuidv7 } from '../../../database/ids.ts';
import { aDesign } from '../../../testing/a-design.ts';
import { type ApiUnderTest, startApi, unlimited } from '../../../testing/api-under-test.ts';
import type { Caller } from '../../../testing/caller.ts';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi({ limits: unlimited });
});
afterAll(() => api.close());

const company = () => api.signedIn({ role: 'enterprise', cardLimit: 500 });
const versionsOf = async (caller: Caller, { id }: SavedDesign) =>
  (await caller.call('listDesignVersions', { params: { id } })).json();
const colour = (n: number) => `#0000${n.toString(16).padStart(2, '0')}`;

async function recoloured(caller: Caller, { id, card }: SavedDesign, background: string) {
  const changed = { ...card, style: { ...card.style, background } };
  const response = await caller.call('changeDesign', { params: { id }, body: { card: changed } });
  expect(response.statusCode).toBe(200);
  return response.json();
}

test('a change keeps what it replaces, with who made it; another name alone keeps nothing', async () => {
  const caller = await company();
  const design = await aDesign(caller);
  expect(await versionsOf(caller, design)).toEqual([]);
  await caller.call('changeDesign', { params: { id: design.id }, body: { name: 'Renamed' } });
  expect(await versionsOf(caller, design)).toEqual([]);
  await recoloured(caller, design, '#123456');
  const [former, ...others] = await versionsOf(caller, design);
  expect(others).toEqual([]);
  const { card, rules, branches } = design;
  expect(former).toMatchObject({ version: 2, card, rules, branches });
  expect(former?.replacedBy).toEqual(expect.any(String));
});

test('saving a former version makes it the design again, as a new version', async () => {
  const caller = await company();
  const design = await aDesign(caller);
  await recoloured(caller, design, '#123456');
  const [former] = await versionsOf(caller, design);
  const response = await caller.call('changeDesign', {
    params: { id: design.id },
    body: {
      card: former?.card,
      rules: former?.rules,
      branches: former?.branches,
      version: 2,
    },
  });
  expect(response.json()).toMatchObject({ card: design.card, version: 3 });
  expect((await versionsOf(caller, design)).map(({ version }) => version)).toEqual([2, 1]);
});

test('the last twenty versions are kept', async () => {
  const caller = await company();
  const design = await aDesign(caller);
  for (let change = 0; change < designVersionsMax + 3; change += 1)
    await recoloured(caller, design, colour(change));
  const kept = await versionsOf(caller, design);
  expect(kept).toHaveLength(designVersionsMax);
  expect(kept[0]?.version).toBe(designVersionsMax + 3);
});

test('large versions are kept up to a million characters together', async () => {
  const caller = await company();
  const design = await aDesign(caller);
  const texts = Object.fromEntries(
    ['street', 'city', 'phone', 'mobile', 'free1', 'free2', 'website', 'department'].map((field) => [
      field,
      'x'.repeat(200),
    ]),
  );
  const branches = Array.from({ length: 100 }, () => ({ id: uuidv7(), name: 'Office', texts }));
  for (let change = 0; change < 9; change += 1) {
    const card = { ...design.card, style: { ...design.card.style, background: colour(change) } };
    const response = await caller.call('changeDesign', {
      params: { id: design.id },
      body: { card, branches },
    });
    expect(response.statusCode).toBe(200);
  }
  const kept = await versionsOf(caller, design);
  const chars = JSON.stringify(kept.map(({ card, rules, branches }) => ({ card, rules, branches }))).length;
  expect(kept.length).toBeGreaterThan(2);
  expect(kept.length).toBeLessThan(8);
  expect(chars).toBeLessThan(1_100_000);
});

test('the versions of another account’s design, and of one that is deleted, are not found', async () => {
  const caller = await company();
  const design = await aDesign(caller);
  await recoloured(caller, design, '#123456');
  const other = await company();
  expect((await other.call('listDesignVersions', { params: { id: design.id } })).statusCode).toBe(404);
  expect(
    (await caller.call('deleteDesign', { params: { id: design.id }, query: { cards: 'keep' } })).statusCode,
  ).toBe(204);
  expect((await caller.call('listDesignVersions', { params: { id: design.id } })).statusCode).toBe(404);
});

test('two changes at once keep one version each', async () => {
  const caller = await company();
  const design = await aDesign(caller);
  const { card, id } = design;
  const change = (background: string) =>
    caller.call('changeDesign', {
      params: { id },
      body: { card: { ...card, style: { ...card.style, background } } },
    });
  const answers = await Promise.all([change('#111111'), change('#222222'), change('#333333')]);
  const saved = answers.filter(({ statusCode }) => statusCode === 200).length;
  expect(await versionsOf(caller, design)).toHaveLength(saved);
});
