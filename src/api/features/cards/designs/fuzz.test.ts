import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportResult, SavedDesign } from '#contract/card/design-schemas.ts';
import { textFields } from '#domain/card/text-fields.ts';
import { personProblems, sentContent } from '#domain/design/company-design.ts';
import { personContent } from '#domain/design/person-content.ts';
import { anyBranch, anyRules, anyTexts, randomBranches } from '#people/testing/random-rows.ts';
import { uuidv7 } from '../../../database/ids.ts';
import { savedCard } from '../../../testing/a-card.ts';
import { aDesign, imported } from '../../../testing/a-design.ts';
import { type ApiUnderTest, reply, startApi, unlimited } from '../../../testing/api-under-test.ts';
import type { Caller } from '../../../testing/caller.ts';
import { fuzzCall } from '../../../testing/fuzz.ts';
import { randomRuns } from '../../../testing/random-runs.ts';

const cardLimit = 60;

let api: ApiUnderTest;
let owner: Caller & { user: { id: string } };
let other: Caller & { user: { id: string } };
let design: SavedDesign;
let another: SavedDesign;
let othersDesign: SavedDesign;
/** Ids that a request may name: of the owner's design, of another design, of no design, of another user, and of nothing. */
let ids: { own: string[]; foreign: string[] };
let othersCards: unknown;

beforeAll(async () => {
  api = await startApi({ limits: unlimited });
  const company = { role: 'enterprise', cardLimit } as const;
  [owner, other] = [await api.signedIn(company), await api.signedIn(company)];
  [design, another, othersDesign] = [await aDesign(owner), await aDesign(owner), await aDesign(other)];
  const people = [{ texts: { fullName: 'Eva' } }, { texts: { fullName: 'Ján' } }];
  const own = (await imported(owner, design.id, people)).created;
  const inAnother = (await imported(owner, another.id, people)).created;
  const others = (await imported(other, othersDesign.id, people)).created;
  const { id: plain } = await savedCard(owner);
  ids = { own, foreign: [...inAnother, ...others, plain, uuidv7()] };
  othersCards = await cardsOf(other);
});
afterAll(() => api.close());

const cardsOf = async (caller: Caller) =>
  (await caller.call('listCards')).json<{ id: string; designId?: string; companyName: string }[]>();
const countOf = async (caller: Caller) => (await caller.call('currentUser')).json().cardCount;

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Eva', 'Ján Kováč', '', ' ', '\0', '\ud800', '総務部長') },
  fc.string({ unit: 'binary' }),
  fc.nat({ max: 400 }).map((length) => 'x'.repeat(length)),
);
/** Texts as they are sent, now and then with a locked one, an unknown one or a value that is no text. */
const texts = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ fullName: fc.constantFrom('Eva', 'Ján'), position: text }, { requiredKeys: [] }),
  },
  fc.dictionary(
    fc.constantFrom(...textFields, 'backgroundColor', '__proto__', 'logoUrl'),
    fc.oneof(text, fc.jsonValue()),
  ),
  fc.jsonValue(),
);
/** An id by its place among those that exist; almost valid ones too. */
const id = fc.oneof(
  { weight: 6, arbitrary: fc.nat().map((at) => ids.own[at % ids.own.length]) },
  { weight: 2, arbitrary: fc.nat().map((at) => ids.foreign[at % ids.foreign.length]) },
  fc.constantFrom('', 'x', '00000000-0000-0000-0000-000000000000', null, 7),
);
const optional = <T>(arbitrary: Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 3 });
const person = { texts, name: optional(text), branchId: optional(fc.oneof(fc.uuid(), fc.jsonValue())) };
const list = (item: Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.array(item, { maxLength: 4 }) },
    {
      weight: 1,
      arbitrary: fc.tuple(item, fc.constantFrom(500, 501)).map(([one, times]) => repeated(one, times)),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
const wild = fc.record(
  {
    create: list(fc.record(person)),
    change: list(
      fc.record({
        ...person,
        id,
        version: optional(fc.oneof(fc.integer({ min: 0, max: 3 }), fc.jsonValue())),
      }),
    ),
    bin: list(id),
    note: fc.jsonValue(),
  },
  { requiredKeys: [] },
);
const ownId = fc.nat().map((at) => ids.own[at % ids.own.length]);
const eva = { texts: fc.record({ fullName: fc.constantFrom('Eva', 'Ján') }) };
/** Often valid: cards of the design, each at most once unless by chance. */
const tame = fc.record(
  {
    create: fc.array(fc.record(eva), { maxLength: 3 }),
    change: fc.array(fc.record({ ...eva, id: ownId }), { maxLength: 1 }),
    bin: fc.array(ownId, { maxLength: 2 }),
  },
  { requiredKeys: [] },
);
const body = fc.oneof(wild, tame);

function repeated(item: unknown, times: number): unknown[] {
  return Array.from({ length: times }, () => item);
}

test('random imports never cause a 5xx, are stored wholly or not at all, and are not stored twice', async () => {
  const anyImport = fc.record({
    body,
    /** The design of the owner, another one, another user's, or none. */
    target: fc.constantFrom('own', 'own', 'own', 'own', 'another', 'others', 'none'),
    key: fc.option(fc.constantFrom('a', 'b', 'ž', 'x'.repeat(129)), { freq: 3 }),
  });
  const stored = { created: 0, changed: 0, binned: 0 };
  await fc.assert(
    fc.asyncProperty(anyImport, async (sent) => {
      const designId = { own: design.id, another: another.id, others: othersDesign.id, none: uuidv7() }[
        sent.target
      ];
      const headers = sent.key === null ? {} : { 'idempotency-key': encodeURI(sent.key) };
      const path = `/api/designs/${designId}/cards`;
      const before = await countOf(owner);
      const response = await owner.post(path, sent.body, { headers });
      const after = await countOf(owner);
      expect(response.statusCode).toBeLessThan(500);
      expect(response.body).not.toMatch(/\n\s+at /);
      if (response.statusCode !== 201) {
        expect(after).toBe(before);
        return;
      }
      expect(['own', 'another']).toContain(sent.target);
      const result = response.json<ImportResult>();
      stored.created += result.created.length;
      stored.changed += result.changed;
      stored.binned += result.binned;
      ids.own = (await cardsOf(owner)).flatMap((card) => (card.designId === design.id ? [card.id] : []));
      if (sent.key === null) {
        expect(after).toBe(before + result.created.length - result.binned);
        expect(after).toBeLessThanOrEqual(cardLimit);
      } else {
        expect(await reply(owner.post(path, sent.body, { headers }))).toEqual([201, result]);
        expect(await countOf(owner)).toBe(after);
      }
    }),
    { numRuns: randomRuns(600) },
  );
  // Refusals alone would prove nothing.
  for (const count of Object.values(stored)) expect(count).toBeGreaterThan(0);
  const kept = await cardsOf(owner);
  expect(kept).toHaveLength(await countOf(owner));
  for (const card of kept) if (card.designId) expect(card.companyName).toBe(design.card.content.companyName);
  expect(await cardsOf(other)).toEqual(othersCards);
});

test('a row is accepted if its check finds no problem, and stored as it was sent', async () => {
  const caller = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
  const { id } = await aDesign(caller);
  let ready = 0;
  await fc.assert(
    fc.asyncProperty(anyRules, anyTexts, anyBranch, async (rules, given, branch) => {
      const changed = await caller.call('changeDesign', {
        params: { id },
        body: { rules, branches: randomBranches },
      });
      const company = changed.json();
      const content = personContent(company, { texts: given, branch });
      const isReady = personProblems(company, content).length === 0;
      const sent = sentContent(content);
      const response = await caller.call('importCards', { params: { id }, body: { create: [sent] } });
      expect([sent, response.statusCode]).toEqual([sent, isReady ? 201 : 400]);
      if (!isReady) return;
      ready += 1;
      const [created] = response.json().created;
      const saved = (await cardsOf(caller)).find((card) => card.id === created);
      expect(saved).toMatchObject(sent.texts);
    }),
    { numRuns: randomRuns(300, 60) },
  );
  expect(ready).toBeGreaterThan(0);
});

test.each(['/api/designs', '/api/designs/{id}', '/api/designs/{id}/cards'])(
  'random bytes at %s never cause a 5xx and always get a response in the common format',
  async (path) => {
    const form = {
      create: list(fc.record(person)),
      change: fc.jsonValue(),
      bin: list(id),
      name: text,
      cardId: id,
      card: fc.oneof(fc.record({ companyName: text, fullName: text, layout: text }), fc.jsonValue()),
      rules: fc.oneof(
        fc.dictionary(fc.constantFrom(...textFields), fc.constantFrom('locked', 'hidden')),
        fc.jsonValue(),
      ),
      branches: list(fc.record({ id: fc.uuid(), name: text, texts })),
      version: fc.jsonValue(),
    };
    await fuzzCall(api.app, path.replace('{id}', another.id), { form, cookie: owner.cookie() });
    expect(await cardsOf(other)).toEqual(othersCards);
  },
);
