import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { CallBody } from '#contract/endpoints.ts';
import type { PeopleResult } from '#contract/people-schemas.ts';
import { waitingMax } from '#domain/design/rows-to-accept.ts';
import { aDesign, imported } from '../../testing/a-design.ts';
import { aKey, withKey } from '../../testing/a-key.ts';
import { aFillInLink, withLink } from '../../testing/a-link.ts';
import { reply, startApi, unlimited } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';

const api = await startApi({ limits: unlimited });
afterAll(() => api.close());

/** A company design, its owner, and a program that has a key for its people. */
async function aProgram() {
  const owner = await api.signedIn({ role: 'enterprise', cardLimit: 2000 });
  const { id: designId } = await aDesign(owner);
  const { key } = await aKey(owner, ['people:write']);
  return { owner, designId, program: withKey(api, key) };
}

const person = (externalId: string, fullName: string, more: object = {}) => ({
  externalId,
  texts: { fullName, email: `${externalId}@cards.example`, ...more },
});
const send = (program: Caller, designId: string, people: CallBody<'putPeople'>['people'], complete = false) =>
  program.call('putPeople', { params: { id: designId }, body: { people, complete } });
const sent = async (...request: Parameters<typeof send>): Promise<PeopleResult> => {
  const response = await send(...request);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
};
const statesOf = ({ people }: PeopleResult) => people.map(({ externalId, state }) => [externalId, state]);
const waiting = async (owner: Caller) => (await owner.call('listSubmissions')).json();
const acceptAll = async (owner: Caller) => {
  const rows = (await waiting(owner)).map(({ id, version, card }) => ({
    id,
    version,
    cardId: card?.id ?? null,
  }));
  const response = await owner.call('acceptSubmissions', { body: { rows } });
  expect(response.json()).toMatchObject({ left: [] });
};

test('new people wait to be accepted; then they are the same, and a new name and email change their card', async () => {
  const { owner, designId, program } = await aProgram();
  const people = [person('hr-1', 'Ján Kováč'), person('hr-2', 'Eva Malá')];
  expect(statesOf(await sent(program, designId, people))).toEqual([
    ['hr-1', 'new'],
    ['hr-2', 'new'],
  ]);
  // Sent again, nothing waits twice.
  expect(statesOf(await sent(program, designId, people))).toEqual([
    ['hr-1', 'new'],
    ['hr-2', 'new'],
  ]);
  expect(await waiting(owner)).toMatchObject([{ version: 1 }, { version: 1 }]);
  await acceptAll(owner);
  const same = await sent(program, designId, people);
  expect(statesOf(same)).toEqual([
    ['hr-1', 'same'],
    ['hr-2', 'same'],
  ]);
  const married = { externalId: 'hr-2', texts: { fullName: 'Eva Nová', email: 'eva.nova@cards.example' } };
  const changed = await sent(program, designId, [...people.slice(0, 1), married]);
  expect(changed.people).toMatchObject([
    { state: 'same' },
    { state: 'changed', cardId: same.people[1]?.cardId },
  ]);
  expect(await waiting(owner)).toMatchObject([{ texts: { fullName: 'Eva Nová' } }]);
  await acceptAll(owner);
  expect(statesOf(await sent(program, designId, [married]))).toEqual([['hr-2', 'same']]);
});

test('people with a card from a list are found by the rules of the list', async () => {
  const { owner, designId, program } = await aProgram();
  const texts = { fullName: 'Ing. Ján Kováč', email: 'hr-1@cards.example' };
  const { created } = await imported(owner, designId, [{ texts }]);
  const result = await sent(program, designId, [person('hr-1', 'Ján Kováč')]);
  expect(result.people).toMatchObject([{ state: 'changed', cardId: created[0] }]);
});

test('what is taken back no longer waits', async () => {
  const { owner, designId, program } = await aProgram();
  await sent(program, designId, [person('hr-1', 'Ján Kováč')]);
  await acceptAll(owner);
  await sent(program, designId, [person('hr-1', 'Ján Kovač')]);
  expect(await waiting(owner)).toHaveLength(1);
  await sent(program, designId, [person('hr-1', 'Ján Kováč')]);
  expect(await waiting(owner)).toEqual([]);
});

test('only a complete list names who is gone, and nobody is deleted', async () => {
  const { owner, designId, program } = await aProgram();
  const people = [person('hr-1', 'Ján Kováč'), person('hr-2', 'Eva Malá')];
  await sent(program, designId, people);
  await acceptAll(owner);
  const before = (await owner.call('listCards')).json().length;
  expect((await sent(program, designId, people.slice(0, 1))).gone).toEqual([]);
  expect((await sent(program, designId, people.slice(0, 1), true)).gone).toMatchObject([
    { externalId: 'hr-2' },
  ]);
  expect((await sent(program, designId, [], true)).gone).toHaveLength(2);
  expect((await owner.call('listCards')).json()).toHaveLength(before);
  expect((await owner.call('listBin')).json()).toEqual([]);
});

test('a person with a problem, or who is there twice, is named and not stored', async () => {
  const { owner, designId, program } = await aProgram();
  const result = await sent(program, designId, [
    person('hr-1', ''),
    person('hr-2', 'Eva Malá', { email: 'not an address' }),
    person('hr-3', 'Ján Kováč', { email: 'jan@cards.example' }),
    person('hr-4', 'Ján Kováč', { email: 'jan@cards.example' }),
  ]);
  expect(statesOf(result).filter(([, state]) => state === 'problem').length).toBeGreaterThanOrEqual(2);
  expect(result.people[3]).toMatchObject({ state: 'problem', duplicateOf: 'hr-3' });
  const stored = (await waiting(owner)).map(({ texts }) => texts.fullName);
  expect(stored).toContain('Ján Kováč');
  expect(stored).not.toContain('');
});

test('at most 500 people of an account wait', async () => {
  const { owner, designId, program } = await aProgram();
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => person(`hr-${from + at}`, `Person ${from + at}`));
  await sent(program, designId, many(0, waitingMax));
  expect(await reply(send(program, designId, many(waitingMax, 1)))).toMatchObject([
    409,
    { code: 'TOO_MANY_SUBMISSIONS' },
  ]);
  expect(await waiting(owner)).toHaveLength(waitingMax);
  expect((await send(program, designId, many(0, waitingMax + 1))).statusCode).toBe(400);
});

test('a list about the design of another account, or with an id twice, is refused', async () => {
  const [mine, other] = [await aProgram(), await aProgram()];
  const people = [person('hr-1', 'Ján Kováč')];
  expect(await reply(send(mine.program, other.designId, people))).toMatchObject([
    404,
    { code: 'DESIGN_NOT_FOUND' },
  ]);
  expect((await send(mine.program, mine.designId, [...people, ...people])).statusCode).toBe(400);
  expect(await waiting(other.owner)).toEqual([]);
});

test('a card has one person, so other ids for the same cards do not fill the table', async () => {
  const { owner, designId, program } = await aProgram();
  await sent(program, designId, [person('hr-1', 'Ján Kováč')]);
  await acceptAll(owner);
  for (let round = 0; round < 5; round += 1)
    await sent(program, designId, [
      { externalId: `other-${round}`, texts: { fullName: 'Ján Kováč', email: 'hr-1@cards.example' } },
    ]);
  const { rows } = await api.db.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM design_people WHERE design_id = ${designId}`,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('two programs at once make one row for a person', async () => {
  const { owner, designId, program } = await aProgram();
  const responses = await Promise.all(
    [1, 2, 3, 4].map(() => send(program, designId, [person('hr-1', 'Ján Kováč')])),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await waiting(owner)).toHaveLength(1);
});

test('a design that takes people at once makes and changes their cards, and deletes none', async () => {
  const { owner, designId, program } = await aProgram();
  await sent(program, designId, [person('hr-0', 'Waits')]);
  const changed = await owner.call('changeDesign', {
    params: { id: designId },
    body: { takesPeopleAtOnce: true },
  });
  expect(changed.json()).toMatchObject({ takesPeopleAtOnce: true });
  const people = [person('hr-0', 'Waits no more'), person('hr-1', 'Ján Kováč')];
  const first = await sent(program, designId, people);
  expect(statesOf(first)).toEqual([
    ['hr-0', 'new'],
    ['hr-1', 'new'],
  ]);
  const cardIds = first.people.map(({ cardId }) => cardId);
  expect(cardIds).not.toContain(null);
  expect(await waiting(owner)).toEqual([]);
  expect((await sent(program, designId, people)).people).toMatchObject([
    { state: 'same', cardId: cardIds[0] },
    { state: 'same', cardId: cardIds[1] },
  ]);
  const married = { externalId: 'hr-1', texts: { fullName: 'Jana Nová', email: 'jana@cards.example' } };
  const result = await sent(program, designId, [married, person('hr-2', '')], true);
  expect(result.people).toMatchObject([{ state: 'changed', cardId: cardIds[1] }, { state: 'problem' }]);
  expect(result.gone).toEqual([{ externalId: 'hr-0', cardId: cardIds[0] }]);
  const cards = (await owner.call('listCards')).json();
  const names = new Map(cards.map(({ id, fullName }) => [id, fullName]));
  expect(cardIds.map((id) => names.get(id ?? ''))).toEqual(['Waits no more', 'Jana Nová']);
  expect((await owner.call('listBin')).json()).toEqual([]);
});

test('people taken at once never exceed the card limit, also if several lists come at once', async () => {
  const owner = await api.signedIn({ role: 'premium', cardLimit: 4 });
  const { id: designId } = await aDesign(owner);
  await owner.call('changeDesign', { params: { id: designId }, body: { takesPeopleAtOnce: true } });
  const program = withKey(api, (await aKey(owner, ['people:write'])).key);
  const pair = (at: number) => [person(`a-${at}`, `First ${at}`), person(`b-${at}`, `Second ${at}`)];
  const responses = await Promise.all([1, 2, 3, 4].map((at) => send(program, designId, pair(at))));
  const refused = responses.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map((response) => response.json<{ code: string }>().code)).toEqual(
    Array.from({ length: 3 }, () => 'CARD_LIMIT_EXCEEDED'),
  );
  expect((await owner.call('listCards')).json()).toHaveLength(3);
  expect(await waiting(owner)).toEqual([]);
});

test('a list of a program and a fill-in link at once exceed the bound of waiting people by nobody', async () => {
  const { owner, designId, program } = await aProgram();
  const { token } = await aFillInLink(owner, designId);
  const many = Array.from({ length: waitingMax - 4 }, (_, at) => person(`hr-${at}`, `Person ${at}`));
  await sent(program, designId, many);
  const submit = (at: number) =>
    api.visitor().call('submitFillIn', {
      body: { key: crypto.randomUUID(), texts: { fullName: `Guest ${at}` } },
      ...withLink(token),
    });
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, at) => [
      send(program, designId, [person(`late-${at}`, `Late ${at}`)]),
      submit(at),
    ]).flat(),
  );
  expect(responses.filter(({ statusCode }) => statusCode < 300)).toHaveLength(4);
  for (const response of responses.filter(({ statusCode }) => statusCode >= 300))
    expect(response.json()).toMatchObject({ code: 'TOO_MANY_SUBMISSIONS' });
  expect(await waiting(owner)).toHaveLength(waitingMax);
});

test('what a colleague changed on the card stays, until the program says something else about it', async () => {
  const { owner, designId, program } = await aProgram();
  await owner.call('changeDesign', { params: { id: designId }, body: { takesPeopleAtOnce: true } });
  const mobile = '+421 905 318 442';
  const hr = person('hr-1', 'Ján Kováč', { position: 'Technik', mobile });
  const [made] = (await sent(program, designId, [hr])).people;
  const card = (await owner.call('readCard', { params: { id: String(made?.cardId) } })).json<
    Record<string, string>
  >();
  const edited = {
    companyName: card.companyName,
    fullName: card.fullName,
    email: card.email,
    position: 'Majster',
  };
  expect((await owner.call('changeCard', { params: { id: card.id ?? '' }, body: edited })).statusCode).toBe(
    200,
  );
  const shown = async () => {
    const { position, mobile: number } = (
      await owner.call('readCard', { params: { id: card.id ?? '' } })
    ).json<Record<string, string>>();
    return [position, number];
  };
  expect(statesOf(await sent(program, designId, [hr]))).toEqual([['hr-1', 'same']]);
  expect(statesOf(await sent(program, designId, [person('hr-1', 'Ján Kováč')]))).toEqual([['hr-1', 'same']]);
  expect(await shown()).toEqual(['Majster', undefined]);
  await sent(program, designId, [person('hr-1', 'Ján Kováč', { position: 'Vedúci', mobile })]);
  expect(await shown()).toEqual(['Vedúci', undefined]);
});

test('a row that was declined returns when the program sends something else', async () => {
  const { owner, designId, program } = await aProgram();
  await sent(program, designId, [person('hr-1', 'Ján Kováč', { position: 'Technik' })]);
  await acceptAll(owner);
  const changed = [person('hr-1', 'Ján Kováč', { position: 'Majster' })];
  await sent(program, designId, changed);
  const [row] = await waiting(owner);
  await owner.call('declineSubmissions', { body: { ids: [row?.id ?? ''] } });
  expect(statesOf(await sent(program, designId, changed))).toEqual([['hr-1', 'same']]);
  expect(await waiting(owner)).toEqual([]);
  await sent(program, designId, [person('hr-1', 'Ján Kováč', { position: 'Vedúci' })]);
  expect(await waiting(owner)).toMatchObject([{ texts: { position: 'Vedúci' } }]);
});

test('people are taken at once unless nobody can tell whether a person changed their card', async () => {
  const { owner, designId, program } = await aProgram();
  await owner.call('changeDesign', { params: { id: designId }, body: { takesPeopleAtOnce: true } });
  const texts = { fullName: 'Ján Kováč', email: 'hr-1@cards.example', position: 'Majster' };
  const { created } = await imported(owner, designId, [{ texts }]);
  const result = await sent(program, designId, [person('hr-1', 'Ján Kováč', { position: 'Technik' })]);
  expect(result.people).toMatchObject([{ state: 'changed', cardId: created[0] }]);
  expect(await waiting(owner)).toMatchObject([{ card: { texts: { position: 'Majster' } } }]);
});

test('a person whose branch is said twice, by its name and its id, is refused, and nothing is stored', async () => {
  const { owner, designId, program } = await aProgram();
  const id = crypto.randomUUID();
  await owner.call('changeDesign', {
    params: { id: designId },
    body: { branches: [{ id, name: 'Wien', texts: {} }] },
  });
  const people = [{ ...person('hr-1', 'Ján Kováč'), branch: 'Wien', branchId: id }];
  const answer = await program.call('putPeople', { params: { id: designId }, body: { people } });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('UNKNOWN_BRANCH');
  expect(await waiting(owner)).toEqual([]);
});

test('a branch is sent by its name or its id; without one, or with an unknown one, a person is named and not stored', async () => {
  const { owner, designId, program } = await aProgram();
  const branches = ['Košice', 'Wien'].map((name) => ({
    id: crypto.randomUUID(),
    name,
    texts: { city: name },
  }));
  await owner.call('changeDesign', { params: { id: designId }, body: { branches } });
  const [kosice, wien] = branches.map(({ id }) => id);
  const result = await sent(program, designId, [
    { ...person('hr-1', 'Ján Kováč'), branch: 'KOSICE' },
    { ...person('hr-2', 'Eva Malá'), branch: wien },
    { ...person('hr-3', 'Peter Ma'), branchId: wien },
    { ...person('hr-4', 'Anna Prvá'), branch: 'Linz' },
    person('hr-5', 'Beáta Druhá'),
  ]);
  expect(result.people.map(({ state, problems }) => [state, ...problems])).toEqual([
    ['new'],
    ['new'],
    ['new'],
    ['problem', { kind: 'branch', name: 'Linz' }],
    ['problem', { kind: 'branchMissing' }],
  ]);
  const stored = (await waiting(owner)).map(({ texts, branchId }) => [texts.fullName, branchId]);
  expect(stored.sort()).toEqual([
    ['Eva Malá', wien],
    ['Ján Kováč', kosice],
    ['Peter Ma', wien],
  ]);
});
