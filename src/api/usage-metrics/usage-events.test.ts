import { afterAll, expect, test } from 'vitest';
import { usageEventsPath } from '#contract/usage-events-path.ts';
import { serverMetricKinds } from '#domain/metrics/metrics.ts';
import { maxUsageEvents, usageEventKinds, usageEventValues } from '#domain/metrics/usage-events.ts';
import { createJobQueue } from '../store/testing/job-queue.ts';
import { aCard } from '../testing/a-card.ts';
import { aDesign } from '../testing/a-design.ts';
import { aFillInLink, withLink } from '../testing/a-link.ts';
import { type ApiUnderTest, startApi } from '../testing/api-under-test.ts';
import { logLines } from '../testing/log-lines.ts';
import { startPayments } from '../testing/payments-under-test.ts';

type Row = { day: string; kind: string; value: string; total: string; cents: string };

/** Stops the server, which writes what it has counted, and reads every stored row. */
async function stored({ app, db }: ApiUnderTest): Promise<Row[]> {
  await app.close();
  const text = 'SELECT day::text, kind, value, total, cents FROM daily_figures ORDER BY kind, value';
  return (await db.$client.query<Row>(text)).rows;
}

const totals = (rows: readonly Row[]) =>
  Object.fromEntries(rows.map(({ kind, value, total }) => [`${kind} ${value}`.trim(), Number(total)]));

const opened = { kind: 'editorOpened', value: '' };
const running: ApiUnderTest[] = [];
afterAll(() => Promise.all(running.map((api) => api.close())));

async function started(...options: Parameters<typeof startApi>): Promise<ApiUnderTest> {
  const api = await startApi(...options);
  running.push(api);
  return api;
}

test('events of pages are counted for today by kind and value', async () => {
  const api = await started({ environment: { TIME_ZONE: 'Pacific/Kiritimati' } });
  const events = [opened, { kind: 'lookChosen', value: 'ridge' }, { kind: 'fileFinding', value: 'contrast' }];
  for (let sent = 0; sent < 3; sent += 1)
    expect((await api.visitor().post(usageEventsPath, { events })).statusCode).toBe(204);
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Pacific/Kiritimati' }).format(new Date());
  const rows = await stored(api);
  expect(totals(rows)).toEqual({ editorOpened: 3, 'fileFinding contrast': 3, 'lookChosen ridge': 3 });
  expect(new Set(rows.map(({ day }) => day))).toEqual(new Set([today]));
});

test.each([
  { events: [{ kind: 'paid', value: 'premium' }] },
  { events: [{ kind: 'registered', value: '' }] },
  { events: [{ kind: 'editorOpened', value: 'me@cards.example' }] },
  { events: [{ kind: 'lookChosen', value: 'no-such-look' }] },
  { events: [{ ...opened, day: '2026-11-16' }] },
  { events: [{ ...opened, total: 1_000_000 }] },
  { events: [opened], user: 'elena' },
  { events: Array.from({ length: maxUsageEvents + 1 }, () => opened) },
  { events: [] },
  {},
])('%j is refused as a whole', async (body) => {
  const api = await started();
  expect((await api.visitor().post(usageEventsPath, body)).statusCode).toBe(400);
  expect(await stored(api)).toEqual([]);
});

test.each([
  ['Do Not Track', {}, { dnt: '1' }],
  ['Global Privacy Control', {}, { 'sec-gpc': '1' }],
  ['the setting of the operator', { USE_COUNTS: 'off' }, {}],
])('with %s nothing is counted', async (_, environment, headers) => {
  const api = await started({ environment });
  expect((await api.visitor().post(usageEventsPath, { events: [opened] }, { headers })).statusCode).toBe(204);
  expect(await stored(api)).toEqual([]);
});

test('a flood of one address adds at most 300 events in an hour, and no row that a day does not have', async () => {
  const api = await started();
  const every = usageEventKinds.flatMap((kind) => usageEventValues[kind].map((value) => ({ kind, value })));
  for (let sent = 0; sent < 40; sent += 1) {
    const events = every.slice((sent * 40) % every.length).slice(0, maxUsageEvents);
    expect((await api.visitor().post(usageEventsPath, { events })).statusCode).toBe(204);
  }
  const rows = await stored(api);
  expect(rows.reduce((sum, { total }) => sum + Number(total), 0)).toBeLessThanOrEqual(300);
  expect(rows.length).toBeLessThanOrEqual(every.length);
});

test('an opened link is counted by the server, and one that does not work is not', async () => {
  const api = await started();
  const manager = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
  const { token } = await aFillInLink(manager, (await aDesign(manager)).id);
  await api.visitor().call('readFillIn', withLink(token));
  await api.visitor().call('readFillIn', withLink('not-a-link'));
  expect(totals(await stored(api))).toMatchObject({ 'linkOpened fillIn': 1 });
});

test('an opened proof and each approved card are counted once, however often the answer is sent', async () => {
  const api = await started();
  await createJobQueue(api.db);
  const owner = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
  const ids = await Promise.all(
    [1, 2].map(async () => (await owner.call('saveCard', { body: aCard() })).json().id),
  );
  const { token } = (await owner.call('sendProof', { body: { cardIds: ids } })).json<{ token: string }>();
  const proof = (await api.visitor().call('openProof', withLink(token))).json();
  const [approved = '', changed = ''] = proof.cards.map(({ id }) => id);
  const changes = [{ field: 'phone' as const, text: '+421 900 000 000' }];
  const answers = [
    { id: approved, name: 'Elena Marek', changes: null },
    { id: approved, name: 'Elena Marek', changes: null },
    { id: changed, name: 'Elena Marek', changes },
  ];
  for (const answer of answers)
    expect((await api.visitor().call('answerProof', { body: answer, ...withLink(token) })).statusCode).toBe(
      200,
    );
  const counted = totals(await stored(api));
  expect(counted).toMatchObject({ 'linkOpened proof': 1, approved: 1 });
});

test('an order that a print shop opens is counted', async () => {
  const api = await started();
  await createJobQueue(api.db);
  const owner = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
  const { id: cardId } = (await owner.call('saveCard', { body: aCard() })).json();
  const created = await owner.call('createOrder', { body: { lines: [{ cardId, quantity: 100 }] } });
  const { id, version } = created.json();
  await owner.call('releaseOrder', { params: { id }, body: { version } });
  const sent = await owner.call('sendOrder', { params: { id }, body: { version: version + 1 } });
  const { link } = sent.json<{ link: { token: string } }>();
  expect((await api.visitor().call('openShopOrder', withLink(link.token))).statusCode).toBe(200);
  expect(totals(await stored(api))).toMatchObject({ 'linkOpened shopOrder': 1 });
});

test('after everything that is counted, no stored row has anything personal', async () => {
  const { lines, logStream } = logLines();
  const api = await startPayments({ logStream });
  running.push(api);
  const visitor = api.visitor();
  const account = { username: 'canary-name', email: 'canary@cards.example', password: 'canary-password' };
  await visitor.call('register', { body: account });
  await api.pay(await api.begin(visitor));
  await api.settled();
  const key = { headers: { 'idempotency-key': 'f3f7d3a0-6f8e-4a7e-9c53-1f1f1d1c7a01' } };
  for (let sent = 0; sent < 2; sent += 1)
    expect(
      (await visitor.call('saveCard', { body: aCard({ name: 'canary-card' }), ...key })).statusCode,
    ).toBe(201);
  await visitor.post(usageEventsPath, { events: [opened] }, { headers: { 'user-agent': 'canary-browser' } });
  const rows = await stored(api);
  // A request that was repeated is one card.
  expect(totals(rows)).toEqual({
    cardSaved: 1,
    editorOpened: 1,
    'paid premium': 1,
    paidIn: expect.anything() as number,
    'planChosen premium': 1,
    registered: 1,
  });
  const kinds: string[] = [...usageEventKinds, ...serverMetricKinds];
  for (const { day, kind, value, total, cents } of rows) {
    expect(kinds).toContain(kind);
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(value).toMatch(/^(|premium|[A-Z]{2})$/);
    expect([total, cents].every((number) => /^\d+$/.test(number))).toBe(true);
  }
  const { rows: columns } = await api.db.$client.query<{ name: string }>(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'daily_figures'",
  );
  expect(columns.map(({ name }) => name).sort()).toEqual(['cents', 'day', 'kind', 'total', 'value']);
  expect(lines.filter((line) => line.includes(usageEventsPath)).join('')).not.toMatch(/canary|editorOpened/);
});
