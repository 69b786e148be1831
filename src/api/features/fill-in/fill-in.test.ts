import { afterAll, expect, test, vi } from 'vitest';
import type { WaitingRow } from '#contract/links/submission-schemas.ts';
import { uuidv7 } from '../../database/ids.ts';
import { aCompany } from '../../testing/a-company.ts';
import { aDesign, imported } from '../../testing/a-design.ts';
import { aFillInLink, withLink } from '../../testing/a-link.ts';
import { startApi, unlimited } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';

const api = await startApi({ limits: unlimited });
afterAll(() => api.close());

/** A manager with a design whose company name is locked and whose name is required. */
async function aManager() {
  const manager = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
  return { manager, design: await aDesign(manager) };
}

const submit = (token: string, texts: object, key = uuidv7()) =>
  api.visitor().call('submitFillIn', { body: { key, texts }, ...withLink(token) });
/** As a person who is told to try again does. */
const submitUntilAnswered = (...sent: Parameters<typeof submit>) =>
  vi.waitFor(
    async () => {
      const response = await submit(...sent);
      if (response.statusCode === 503) throw new Error('Told to try again');
      return response;
    },
    { timeout: 60_000, interval: 500 },
  );
const waiting = async (manager: Caller) => (await manager.call('listSubmissions')).json();
const cardsOf = async (manager: Caller) => (await manager.call('listCards')).json();
const seen = (rows: readonly WaitingRow[]) => ({
  rows: rows.map(({ id, version, card }) => ({ id, version, cardId: card?.id ?? null })),
});
const accept = async (manager: Caller, rows: readonly WaitingRow[]) =>
  (await manager.call('acceptSubmissions', { body: seen(rows) })).json();

test('300 people send at once, some twice and some with texts that the design sets: 300 rows, none twice, and the company is the design’s on every card', async () => {
  const { manager, design } = await aManager();
  const { token } = await aFillInLink(manager, design.id);
  const people = Array.from({ length: 300 }, (_, at) => ({
    key: uuidv7(),
    texts: {
      fullName: `Osoba ${at} Ďuricová`,
      email: `osoba-${at}@cards.example`,
      ...(at % 3 === 0 && { companyName: 'Mine' }),
    },
  }));
  const sent = [...people, ...people.filter((_, at) => at % 5 === 0)];
  const responses = await Promise.all(sent.map(({ key, texts }) => submitUntilAnswered(token, texts, key)));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
  const rows = await waiting(manager);
  expect(rows).toHaveLength(300);
  expect(new Set(rows.map(({ texts }) => texts.fullName)).size).toBe(300);
  expect(JSON.stringify(rows)).not.toContain('Mine');

  const [first, second] = await Promise.all([accept(manager, rows), accept(manager, rows)]);
  expect(new Set(first.accepted)).toEqual(new Set(rows.map(({ id }) => id)));
  expect(new Set(second.accepted)).toEqual(new Set(first.accepted));
  const cards = await cardsOf(manager);
  expect(cards).toHaveLength(301);
  expect(new Set(cards.map(({ companyName }) => companyName))).toEqual(
    new Set([design.card.content.companyName]),
  );
  expect(await waiting(manager)).toEqual([]);
}, 60_000);

test('the log says that what colleagues sent was accepted, and by whom', async () => {
  const { owner, manager } = await aCompany(api);
  const design = await aDesign(manager);
  const { token } = await aFillInLink(manager, design.id);
  await submit(token, { fullName: 'Ján Kováč' });
  const rows = await waiting(manager);
  expect((await accept(manager, rows)).accepted).toHaveLength(1);
  const [entry] = (await owner.call('listCompanyLog')).json();
  expect(entry).toMatchObject({
    action: 'submissions_accepted',
    actorName: manager.user.username,
    details: { created: 1, changed: 0, designId: design.id },
  });
});

test('sending again replaces what waits, and the version that a manager saw before is not accepted', async () => {
  const { manager, design } = await aManager();
  const { token } = await aFillInLink(manager, design.id);
  const key = uuidv7();
  await submit(token, { fullName: 'Emil Zeman' }, key);
  const before = await waiting(manager);
  await submit(token, { fullName: 'Emil Zeman', position: 'Foreman' }, key);
  expect(await accept(manager, before)).toMatchObject({ accepted: [], left: [{ reason: 'changed' }] });
  const now = await waiting(manager);
  expect(now).toMatchObject([{ id: before[0]?.id, version: 2, texts: { position: 'Foreman' } }]);
  await submit(token, { fullName: 'Emil Zeman', position: 'Foreman' }, key);
  expect(await accept(manager, now)).toMatchObject({ accepted: [now[0]?.id], left: [] });
});

test('a link for one person is about their card, whatever name and key they send, and clears what they cleared', async () => {
  const { manager, design } = await aManager();
  const { created } = await imported(manager, design.id, [
    { texts: { fullName: 'Emil Zeman', phone: '+421 917 480 203', position: 'Foreman' } },
  ]);
  const { token } = await aFillInLink(manager, design.id, created[0]);
  await submit(token, { fullName: 'Ing. Emil Zeman', phone: '', position: 'Site manager' });
  await submit(token, { fullName: 'Ing. Emil Zeman ml.', phone: '', position: 'Site manager' });
  const rows = await waiting(manager);
  expect(rows).toMatchObject([{ card: { id: created[0], texts: { position: 'Foreman' } } }]);
  const shown = await api.visitor().call('readFillIn', withLink(token));
  expect(shown.json()).toMatchObject({ waiting: { texts: { fullName: 'Ing. Emil Zeman ml.' } } });
  await accept(manager, rows);
  const card = (await cardsOf(manager)).find(({ id }) => id === created[0]);
  expect(card).toMatchObject({ fullName: 'Ing. Emil Zeman ml.', position: 'Site manager' });
  expect(card?.phone ?? '').toBe('');
});

test('a shared link shows nobody what another sent, and a person what they sent themselves', async () => {
  const { manager, design } = await aManager();
  const { token } = await aFillInLink(manager, design.id);
  const key = uuidv7();
  await submit(token, { fullName: 'Emil Zeman' }, key);
  const open = async (query: string) =>
    (await api.visitor().get(`/api/fill-in${query}`, withLink(token))).json<object>();
  expect(await open('')).toMatchObject({ waiting: null });
  expect(await open(`?key=${uuidv7()}`)).toMatchObject({ waiting: null });
  expect(await open(`?key=${key}`)).toMatchObject({ waiting: { texts: { fullName: 'Emil Zeman' } } });
});

test('people are matched with cards as the rows of a list are', async () => {
  const { manager, design } = await aManager();
  const { created } = await imported(manager, design.id, [
    { texts: { fullName: 'Barbora Šimková', email: 'simkova@cards.example' } },
  ]);
  const { token } = await aFillInLink(manager, design.id);
  await submit(token, { fullName: 'Barbora Hudáková', email: 'simkova@cards.example' });
  await submit(token, { fullName: 'Cyril Hudák', email: 'hudak@cards.example' });
  const rows = await waiting(manager);
  expect(rows.map(({ card }) => card?.id ?? null)).toEqual([null, created[0]]);
});

test('of two rows about one person the newest counts, and the other is left', async () => {
  const { manager, design } = await aManager();
  const { token } = await aFillInLink(manager, design.id);
  const texts = { fullName: 'Emil Zeman', email: 'zeman@cards.example' };
  await submit(token, texts);
  await submit(token, { ...texts, position: 'Foreman' });
  const rows = await waiting(manager);
  const result = await accept(manager, rows);
  expect(result).toMatchObject({ accepted: [rows[0]?.id], left: [{ id: rows[1]?.id, reason: 'duplicate' }] });
  expect(await waiting(manager)).toMatchObject([
    { card: { texts: { position: 'Foreman' } }, duplicateOf: null },
  ]);
});

test('what the rules of the design do not allow is refused, with the field', async () => {
  const { manager, design } = await aManager();
  const { token } = await aFillInLink(manager, design.id);
  const refused = async (texts: object) => (await submit(token, texts)).json<object>();
  expect(await refused({ fullName: ' ' })).toMatchObject({
    code: 'INVALID_REQUEST',
    fields: { 'texts/fullName': 'TEXT_REQUIRED' },
  });
  expect(await refused({ fullName: 'Emil', email: 'zeman@' })).toMatchObject({
    fields: { 'texts/email': 'INVALID_EMAIL' },
  });
  expect(await waiting(manager)).toEqual([]);
});

test('a row that the design no longer allows is left with its problem', async () => {
  const { manager, design } = await aManager();
  const { token } = await aFillInLink(manager, design.id);
  await submit(token, { fullName: 'Emil Zeman' });
  await manager.call('changeDesign', {
    params: { id: design.id },
    body: { rules: { ...design.rules, phone: 'required' } },
  });
  const rows = await waiting(manager);
  expect(rows).toMatchObject([{ problems: [{ kind: 'required', field: 'phone' }] }]);
  expect(await accept(manager, rows)).toMatchObject({ accepted: [], left: [{ reason: 'problem' }] });
});

test('at most 500 rows of an account wait', async () => {
  const { manager, design } = await aManager();
  const [first, second] = [await aFillInLink(manager, design.id), await aFillInLink(manager, design.id)];
  const submitMany = async ({ token }: { token: string }, count: number) => {
    const responses = await Promise.all(
      Array.from({ length: count }, (_, at) =>
        submitUntilAnswered(token, { fullName: `Osoba ${at}` }, uuidv7()),
      ),
    );
    const refused = responses.filter(({ statusCode }) => statusCode !== 204);
    for (const response of refused) expect(response.json()).toMatchObject({ code: 'TOO_MANY_SUBMISSIONS' });
    return count - refused.length;
  };
  // Whoever has one link leaves places for the others.
  expect(await submitMany(first, 410)).toBe(400);
  expect(await submitMany(second, 110)).toBe(100);
}, 60_000);

test('accepting more than the card limit allows accepts nobody', async () => {
  const manager = await api.signedIn({ role: 'premium', cardLimit: 2 });
  const design = await aDesign(manager);
  const { token } = await aFillInLink(manager, design.id);
  await submit(token, { fullName: 'Emil Zeman' });
  await submit(token, { fullName: 'Cyril Hudák' });
  const rows = await waiting(manager);
  const response = await manager.call('acceptSubmissions', { body: seen(rows) });
  expect(response.json()).toMatchObject({ code: 'CARD_LIMIT_EXCEEDED' });
  expect(await waiting(manager)).toHaveLength(2);
});

test('a declined row does not wait any more and is not accepted later', async () => {
  const { manager, design } = await aManager();
  const { token } = await aFillInLink(manager, design.id);
  await submit(token, { fullName: 'Emil Zeman' });
  const rows = await waiting(manager);
  const ids = rows.map(({ id }) => id);
  for (const _ of [1, 2])
    expect((await manager.call('declineSubmissions', { body: { ids } })).json()).toEqual({ declined: ids });
  expect(await waiting(manager)).toEqual([]);
  expect(await accept(manager, rows)).toMatchObject({ accepted: [], left: [{ reason: 'changed' }] });
});

test('another account neither sees nor accepts nor declines a row', async () => {
  const [{ manager, design }, { manager: stranger }] = [await aManager(), await aManager()];
  const { token } = await aFillInLink(manager, design.id);
  await submit(token, { fullName: 'Emil Zeman' });
  const rows = await waiting(manager);
  expect(await waiting(stranger)).toEqual([]);
  expect(await accept(stranger, rows)).toMatchObject({ accepted: [] });
  const ids = rows.map(({ id }) => id);
  expect((await stranger.call('declineSubmissions', { body: { ids } })).json()).toEqual({ declined: [] });
  expect(await waiting(manager)).toHaveLength(1);
});

test('a link shows no image but its own', async () => {
  const { manager, design } = await aManager();
  const { token } = await aFillInLink(manager, design.id);
  const response = await api
    .visitor()
    .call('readFillInImage', { params: { id: uuidv7() }, ...withLink(token) });
  expect(response.statusCode).toBe(404);
});

test('sending by a link is a use of it', async () => {
  const { manager, design } = await aManager();
  const { id, token } = await aFillInLink(manager, design.id);
  await submit(token, { fullName: 'Emil Zeman' });
  const links = (await manager.call('listLinks')).json();
  expect(links.find((link) => link.id === id)?.usedAt).toEqual(expect.any(String));
});
