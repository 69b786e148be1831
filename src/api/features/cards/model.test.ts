import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { uuidv7 } from '../../database/ids.ts';
import { aCard } from '../../testing/a-card.ts';
import { type ApiUnderTest, startApi, unlimited } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import {
  cardOf,
  expectedStatus,
  type ModelCommand,
  type ModelUser,
  newUser,
  putInBin,
  userAt,
} from '../../testing/card-model.ts';
import { randomRuns } from '../../testing/random-runs.ts';

let api: ApiUnderTest;
let callers: (Caller & { user: { id: string; accountId: string } })[];
beforeAll(async () => {
  api = await startApi({ limits: unlimited });
  const premium = { role: 'premium', cardLimit: 5 } as const;
  callers = [await api.signedIn(premium), await api.signedIn(premium)];
});
afterAll(() => api.close());

const someone = fc.integer({ min: 0, max: 1 });
const at = fc.nat({ max: 9 });
const name = fc.constantFrom('Elena', 'Tomáš', 'Zuzana');
const command: fc.Arbitrary<ModelCommand> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      by: someone,
      name,
      key: fc.option(fc.constantFrom('a', 'b')),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom('duplicate', 'delete', 'restore', 'read'),
      by: someone,
      of: someone,
      at,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('rename' as const),
      by: someone,
      of: someone,
      at,
      name,
      age: fc.option(fc.nat({ max: 1 })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('limit' as const),
      of: someone,
      limit: fc.integer({ min: 1, max: 6 }),
    }),
  },
);

test('200 random sequences of 30 calls by two users match the model, and the database stays consistent', {
  timeout: 180_000,
}, async () => {
  const sequences = fc.array(command, { minLength: 30, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(sequences, async (commands) => {
      await startOver();
      const users = [newUser(5), newUser(5)];
      for (const each of commands) await runCommand(users, each);
      for (const index of [0, 1]) await expectList(users, index);
      expect(await brokenInvariants()).toEqual([]);
    }),
    { numRuns: randomRuns(200) },
  );
});

async function startOver(): Promise<void> {
  for (const table of ['cards', 'binned_cards', 'idempotency_keys'])
    await api.db.$client.query(`DELETE FROM ${table}`);
  await api.db.$client.query('UPDATE accounts SET card_count = 0, card_limit = 5');
}

async function runCommand(users: ModelUser[], each: ModelCommand): Promise<void> {
  if (each.kind === 'limit') {
    userAt(users, each.of).limit = each.limit;
    await api.db.$client.query('UPDATE accounts SET card_limit = $1 WHERE id = $2', [
      each.limit,
      callerAt(each.of).user.accountId,
    ]);
    return;
  }
  const status = expectedStatus(users, each);
  const response = await send(users, each);
  expect([each, response.statusCode]).toEqual([each, status]);
  if (status < 300) remember(users, each, status === 204 ? null : response.json<SavedCard>());
}

function send(users: ModelUser[], each: Exclude<ModelCommand, { kind: 'limit' }>) {
  const caller = callerAt(each.by);
  const path = '/api/business-cards';
  if (each.kind === 'save') {
    const headers = each.key === null ? {} : { 'idempotency-key': each.key };
    return caller.post(path, aCard({ name: each.name }), { headers });
  }
  const card = cardOf(users, each);
  const one = `${path}/${card?.id ?? uuidv7()}`;
  switch (each.kind) {
    case 'read':
      return caller.get(one);
    case 'delete':
      return caller.delete(one);
    case 'duplicate':
    case 'restore':
      return caller.post(`${one}/${each.kind}`);
    case 'rename': {
      // The current version or a wrong one.
      const version = each.age === null || !card ? {} : { version: card.version + each.age };
      return caller.put(one, { name: each.name, ...version });
    }
  }
}

function remember(
  users: ModelUser[],
  each: Exclude<ModelCommand, { kind: 'limit' }>,
  response: SavedCard | null,
): void {
  const user = userAt(users, each.by);
  const newest = (cards: ModelUser['live']) => cards.sort((a, b) => (a.id < b.id ? 1 : -1));
  const card = response && { id: response.id, name: response.name, version: response.version };
  if (card && (each.kind === 'save' || each.kind === 'duplicate')) {
    const isKnown = [...user.live, ...user.bin].some(({ id }) => id === card.id);
    if (!isKnown) user.live.unshift(card);
    if (each.kind === 'save' && each.key !== null)
      user.keys.set(each.key, { name: each.name, cardId: card.id });
    return;
  }
  if (each.kind === 'save' || each.kind === 'read') return;
  const old = cardOf(users, each);
  if (!old) return;
  if (each.kind === 'delete') {
    user.live = user.live.filter((live) => live !== old);
    putInBin(user, old);
  } else if (each.kind === 'restore')
    [user.bin, user.live] = [user.bin.filter((kept) => kept !== old), newest([...user.live, old])];
  else Object.assign(old, card);
}

async function expectList(users: ModelUser[], index: number): Promise<void> {
  const cards = (await callerAt(index).call('listCards')).json();
  const { live } = userAt(users, index);
  expect(cards.map(({ id, name, version }) => ({ id, name, version }))).toEqual(live);
}

/** Finds wrong counts, cards that are both saved and in the bin, and bins above the largest limit. */
async function brokenInvariants(): Promise<unknown[]> {
  const { rows } = await api.db.$client.query<{ id: string }>(`
    SELECT a.id FROM accounts a LEFT JOIN cards c ON c.account_id = a.id GROUP BY a.id HAVING count(c.id) <> a.card_count
    UNION ALL SELECT c.id FROM cards c JOIN binned_cards b USING (account_id, id)
    UNION ALL SELECT account_id FROM binned_cards GROUP BY account_id HAVING count(*) > 6`);
  return rows;
}

function callerAt(index: number) {
  const caller = callers[index];
  if (!caller) throw new Error(`There is no caller ${index}`);
  return caller;
}
