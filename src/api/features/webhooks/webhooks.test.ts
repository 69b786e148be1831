import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallBody } from '#contract/endpoints.ts';
import type { EventDelivery, Webhook as ShownWebhook } from '#contract/webhooks/webhook-schemas.ts';
import { dayMs } from '#domain/days.ts';
import {
  deliveryTiming,
  type EventType,
  eventKeptDays,
  eventTypes,
  triesMax,
  waitingDeliveriesMax,
  webhooksMax,
} from '#domain/webhook/events.ts';
import { uuidv7 } from '../../database/ids.ts';
import { eventSamples } from '../../http/pages/developers/event-examples.ts';
import { expiredRows } from '../../store/operations/delete-expired.ts';
import { recordEvent } from '../../store/shared/record-event.ts';
import { createJobQueue } from '../../store/testing/job-queue.ts';
import { savedCard } from '../../testing/a-card.ts';
import { aCompany } from '../../testing/a-company.ts';
import { aDesign } from '../../testing/a-design.ts';
import { aFillInLink, withLink } from '../../testing/a-link.ts';
import { type ApiUnderTest, reply, startApi, unlimited } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { eventJobs, type ReceivedEvent, startReceiver } from '../../testing/event-receiver.ts';
import { logLines } from '../../testing/log-lines.ts';
import { addLink } from '../../testing/mail-links.ts';
import { type MailUnderTest, startMail } from '../../testing/mail-under-test.ts';

type Events = { endpoints: ShownWebhook[]; deliveries: EventDelivery[] };
type Added = ShownWebhook & { secret: string };
type Owner = Awaited<ReturnType<ApiUnderTest['signedIn']>>;

const { lines, logStream } = logLines();
let api: ApiUnderTest;
let mail: MailUnderTest;
let jobs: ReturnType<typeof eventJobs>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let owner: Owner;
beforeAll(async () => {
  api = await startApi({ limits: unlimited, logStream });
  await createJobQueue(api.db);
  mail = await startMail(api.db);
  jobs = eventJobs(api.db);
  receiver = await startReceiver();
});
afterAll(async () => {
  receiver.close();
  await mail.close();
  await api.close();
});
beforeEach(async () => {
  await api.db.execute(sql`DELETE FROM event_endpoints`);
  receiver.received.length = 0;
  receiver.answer(() => 204);
  owner = await api.signedIn({ role: 'enterprise', cardLimit: 500, emailVerifiedAt: new Date() });
});

const added = async (caller: Caller = owner, types: readonly EventType[] = eventTypes): Promise<Added> => {
  const response = await caller.call('addEndpoint', { body: { url: receiver.url, types: [...types] } });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json();
};
const listed = async (caller: Caller = owner): Promise<Events> => (await caller.call('listEvents')).json();
const after = (ms: number) => new Date(Date.now() + ms);
/** Something that happens to a card. */
const happen = (accountId: string, cardId: string, marker = '') =>
  api.db.transaction((tx) =>
    recordEvent(
      tx,
      accountId,
      {
        type: 'card.approved',
        data: { cardId, proofId: marker, snapshotId: uuidv7() },
        subjectIds: [cardId],
      },
      new Date(),
    ),
  );
const markers = () => receiver.received.map(({ data }) => data.proofId);
/** Any digits can be in them. */
const idOrTime = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g;
const verify = (secret: string, { body, headers }: Pick<ReceivedEvent, 'body' | 'headers'>) =>
  new Webhook(secret).verify(body, headers as Record<string, string>);

test('people who fill in, approvals, asked changes and orders arrive signed, in order, without any text of a card', async () => {
  const { secret } = await added();
  const design = await aDesign(owner);
  const [first] = (await owner.call('listCards')).json();
  const second = (await savedCard(owner, { fullName: 'Hugo Benko' })).id;
  const { token } = await aFillInLink(owner, design.id);
  const texts = { fullName: 'Emil Zeman' };
  expect(
    (await api.visitor().call('submitFillIn', { body: { key: uuidv7(), texts }, ...withLink(token) }))
      .statusCode,
  ).toBeLessThan(300);
  const cardIds = [first?.id ?? '', second];
  const proof = (await owner.call('sendProof', { body: { cardIds } })).json<{ token: string }>();
  const { cards } = (await api.visitor().call('openProof', withLink(proof.token))).json();
  const answer = (index: number, changes: CallBody<'answerProof'>['changes']) =>
    api.visitor().call('answerProof', {
      body: { id: cards[index]?.id ?? '', name: 'Lucia', changes },
      ...withLink(proof.token),
    });
  await answer(0, null);
  await answer(0, null);
  await answer(1, [{ field: 'phone', text: '+421 900 000 000' }]);
  const order = (
    await owner.call('createOrder', { body: { lines: cardIds.map((cardId) => ({ cardId, quantity: 100 })) } })
  ).json();
  const act = async (action: string, body: object = {}) =>
    owner.post(`/api/orders/${order.id}/${action}`, {
      ...body,
      version: (await owner.call('readOrder', { params: { id: order.id } })).json().version,
    });
  await act('release');
  const sent = (await act('send', { evenIfRequested: true })).json<{ link: { token: string } }>();
  for (const step of ['received', 'printed', 'printed'] as const)
    await api.visitor().call('tickShopOrder', { body: { step }, ...withLink(sent.link.token) });
  await jobs.deliver();

  expect(receiver.types()).toEqual([
    'person.submitted',
    'card.approved',
    'change.asked',
    'order.sent',
    'order.printed',
  ]);
  const { data: asked } = receiver.received[2] ?? { data: {} };
  expect(asked).toMatchObject({ fields: ['phone'] });
  expect(receiver.received[3]?.data).toEqual({ orderId: order.id, order: order.number, cards: 2 });
  for (const event of receiver.received) {
    const { [event.type as EventType]: sample } = eventSamples;
    expect(Object.keys(event.data).toSorted()).toEqual(Object.keys(sample).toSorted());
    expect(verify(secret, event)).toMatchObject({ type: event.type });
    const flipped = event.body.replace('"type"', '"typf"');
    expect(() => verify(secret, { ...event, body: flipped })).toThrow('No matching signature');
    const headers = { ...event.headers, 'webhook-id': uuidv7() };
    expect(() => verify(secret, { ...event, headers })).toThrow('No matching signature');
    expect(event.body.replaceAll(idOrTime, '')).not.toMatch(/Emil|Hugo|Elena|Lucia|421|lumen/);
  }
  const { deliveries } = await listed();
  expect(deliveries.map(({ type }) => type)).toEqual(receiver.types().toReversed());
  expect(
    deliveries.every(({ state, status, tries }) => state === 'delivered' && status === 204 && tries === 1),
  ).toBe(true);
  // Beside the order: its owner sees who it was about.
  expect(deliveries.map(({ name }) => name)).toEqual([
    order.number,
    order.number,
    expect.any(String),
    expect.any(String),
    'Emil Zeman',
  ]);
});

test('the same texts sent again are no event, and neither is a change that is not committed', async () => {
  await added();
  const design = await aDesign(owner);
  const { token } = await aFillInLink(owner, design.id);
  const key = uuidv7();
  const submit = (fullName: string) =>
    api.visitor().call('submitFillIn', { body: { key, texts: { fullName } }, ...withLink(token) });
  await submit('Emil');
  await submit('Emil');
  await submit('Emil Zeman');
  const rolledBack = api.db.transaction(async (tx) => {
    const data = { cardId: uuidv7(), proofId: uuidv7(), snapshotId: uuidv7() };
    const event = { type: 'card.approved', data, subjectIds: [] } as const;
    await recordEvent(tx, owner.user.accountId, event, new Date());
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await jobs.deliver();
  expect(receiver.types()).toEqual(['person.submitted', 'person.submitted']);
});

test('an endpoint gets the events that it asked for, while it is on, and only those of its account', async () => {
  const { id } = await added(owner, ['order.sent']);
  const stranger = await api.signedIn({ role: 'premium', cardLimit: 50 });
  await happen(owner.user.accountId, uuidv7());
  await happen(stranger.user.accountId, uuidv7());
  await jobs.deliver();
  expect(receiver.received).toEqual([]);
  const change = (isOn: boolean) =>
    owner.call('changeEndpoint', { params: { id }, body: { types: ['card.approved'], isOn } });
  await change(false);
  await happen(owner.user.accountId, uuidv7());
  expect((await owner.call('testEndpoint', { params: { id } })).statusCode).toBe(409);
  await change(true);
  await happen(owner.user.accountId, uuidv7());
  await jobs.deliver();
  expect(receiver.received).toHaveLength(1);
});

test('nobody sees or changes the endpoints of another account', async () => {
  const { id } = await added();
  await happen(owner.user.accountId, uuidv7());
  const [delivery] = (await listed()).deliveries;
  const stranger = await api.signedIn({ role: 'premium', cardLimit: 50 });
  expect(await listed(stranger)).toEqual({ endpoints: [], deliveries: [] });
  const path = `/api/events/endpoints/${id}`;
  const refused = [404, { code: 'ENDPOINT_NOT_FOUND' }];
  expect(await reply(stranger.put(path, { types: ['order.sent'], isOn: false }))).toMatchObject(refused);
  expect(await reply(stranger.delete(path))).toMatchObject(refused);
  expect(await reply(stranger.post(`${path}/secret`))).toMatchObject(refused);
  expect(await reply(stranger.post(`${path}/test`))).toMatchObject(refused);
  expect(await reply(stranger.post(`${path}/resend/${delivery?.eventId}`))).toMatchObject(refused);
  // An own endpoint does not open the event of another account.
  const own = await added(stranger);
  expect(
    await reply(stranger.call('resendEvent', { params: { id: own.id, eventId: delivery?.eventId ?? '' } })),
  ).toMatchObject(refused);
  expect((await listed()).endpoints).toMatchObject([{ id, isOn: true }]);
});

test('addresses inside, with credentials or without http are refused', async () => {
  for (const url of [
    'http://10.0.0.1/',
    'https://192.168.1.1/hook',
    'https://169.254.169.254/latest/meta-data',
    'http://[::ffff:10.0.0.1]/',
    'https://user@127.0.0.1/',
    'https://[not-an-address',
  ])
    expect(await reply(owner.call('addEndpoint', { body: { url, types: ['order.sent'] } }))).toMatchObject([
      400,
      { code: 'ADDRESS_REFUSED' },
    ]);
  for (const body of [
    { url: 'ftp://127.0.0.1/', types: ['order.sent'] },
    { url: receiver.url, types: [] },
    { url: receiver.url, types: ['card.deleted'] },
    { url: `${receiver.url}?${'x'.repeat(500)}`, types: ['order.sent'] },
  ])
    expect((await owner.post('/api/events/endpoints', body)).statusCode).toBe(400);
  expect((await listed()).endpoints).toEqual([]);
});

test('an address that leads inside later is not requested', async () => {
  const { id } = await added();
  await api.db.execute(sql`UPDATE event_endpoints SET url = 'https://10.0.0.1/hook' WHERE id = ${id}`);
  await happen(owner.user.accountId, uuidv7());
  await jobs.deliver();
  expect((await listed()).deliveries).toMatchObject([{ state: 'waiting', failure: 'blocked', status: null }]);
});

test('an account has at most five endpoints, also if many are added at once', async () => {
  const statuses = await Promise.all(
    Array.from({ length: webhooksMax + 3 }, async () => {
      const body = { url: receiver.url, types: ['order.sent' as const] };
      return (await owner.call('addEndpoint', { body })).statusCode;
    }),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(webhooksMax);
  expect(statuses.filter((status) => status === 403)).toHaveLength(3);
});

test('a secret is shown once; after a new one both sign for a day', async () => {
  const { id, secret } = await added();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const renewed = (await owner.call('renewEndpointSecret', { params: { id } })).json().secret;
  expect(renewed).not.toBe(secret);
  await happen(owner.user.accountId, uuidv7());
  await jobs.deliver();
  const [event] = receiver.received;
  if (!event) throw new Error('No event');
  for (const known of [secret, renewed]) expect(verify(known, event)).toBeDefined();
  await api.db.execute(
    sql`UPDATE event_endpoints SET rotated_at = now() - interval '25 hours' WHERE id = ${id}`,
  );
  await happen(owner.user.accountId, uuidv7());
  await jobs.deliver();
  const later = receiver.received[1];
  if (!later) throw new Error('No event');
  expect(verify(renewed, later)).toBeDefined();
  expect(() => verify(secret, later)).toThrow('No matching signature');
  const bodies = [(await owner.call('listEvents')).body, (await owner.call('exportAccount')).body];
  for (const known of [secret, renewed])
    expect([...bodies, ...lines].filter((text) => text.includes(known.slice(6)))).toEqual([]);
});

test('while an event waits, later ones of the same card wait for it and those of other cards do not', async () => {
  await added();
  const { accountId } = owner.user;
  const [card, other] = [uuidv7(), uuidv7()];
  receiver.answer(({ data }) => (data.proofId === 'first' ? 500 : 200));
  await happen(accountId, card, 'first');
  await happen(accountId, card, 'second');
  await happen(accountId, other, 'other');
  await jobs.deliver();
  await jobs.deliver(after(10_000));
  expect(markers()).toEqual(['other']);
  receiver.answer(() => 200);
  await jobs.deliver(after(60_000));
  expect(markers()).toEqual(['other', 'first', 'second']);
});

test('an order waits for what was said about its cards', async () => {
  await added();
  const { accountId } = owner.user;
  const [card, order] = [uuidv7(), uuidv7()];
  receiver.answer(({ type }) => (type === 'card.approved' ? 503 : 200));
  await happen(accountId, card);
  await api.db.transaction((tx) =>
    recordEvent(
      tx,
      accountId,
      { type: 'order.sent', data: { orderId: order, order: '2026-01', cards: 1 }, subjectIds: [order, card] },
      new Date(),
    ),
  );
  await jobs.deliver();
  await jobs.deliver(after(10_000));
  expect(receiver.received).toEqual([]);
  receiver.answer(() => 200);
  await jobs.deliver(after(60_000));
  expect(receiver.types()).toEqual(['card.approved', 'order.sent']);
});

test('after eight tries in three days the address is switched off, its owners are mailed, and what waits is sent when it is on again', async () => {
  const { id: companyId, owner: chief, manager } = await aCompany(api);
  await api.db.execute(
    sql`UPDATE users SET email_verified_at = now() WHERE id IN (${chief.user.id}, ${manager.user.id})`,
  );
  const { id } = await added(manager);
  receiver.answer(() => 500);
  const card = uuidv7();
  await happen(companyId, card, 'given up');
  await happen(companyId, card, 'kept');
  let now = Date.now();
  for (let tries = 0; tries < triesMax; tries += 1) {
    await jobs.deliver(new Date(now));
    now += (deliveryTiming.retryDelaysMs[tries] ?? 0) + 1000;
  }
  expect(await listed(chief)).toMatchObject({
    endpoints: [{ isOn: false, fault: 'failing' }],
    deliveries: [
      { state: 'waiting', tries: 0 },
      { state: 'failed', tries: triesMax, status: 500, failure: 'status' },
    ],
  });
  await mail.send();
  const { subject, text } = mail.newestTo(chief.user.email);
  expect(subject).toContain('turned off: 127.0.0.1');
  expect(text).toContain('/company#events');
  expect(text).not.toContain('/hook');
  expect(mail.catcher.mails.some(({ to }) => to === manager.user.email)).toBe(false);
  await happen(companyId, card, 'while it is off');
  receiver.answer(() => 200);
  expect(
    (
      await manager.call('changeEndpoint', { params: { id }, body: { types: [...eventTypes], isOn: true } })
    ).json(),
  ).toMatchObject({ isOn: true, fault: null, failingSince: null });
  await jobs.deliver();
  expect(markers()).toEqual(['kept']);
  const [, failed] = (await listed(chief)).deliveries;
  await manager.call('resendEvent', { params: { id, eventId: failed?.eventId ?? '' } });
  await jobs.deliver();
  expect(markers()).toEqual(['kept', 'given up']);
});

test('an address that fails is left alone for a while, whatever waits for it', async () => {
  await added();
  let requests = 0;
  receiver.answer(() => {
    requests += 1;
    return 500;
  });
  for (let cards = 0; cards < 20; cards += 1) await happen(owner.user.accountId, uuidv7());
  for (let seconds = 0; seconds < 60; seconds += 1) await jobs.deliver(after(seconds * 1000));
  // At 0, 5, 14, 33 seconds and so on, where each of twenty would be tried twice.
  expect(requests).toBeLessThan(6);
});

test('redirects are failures and are not followed', async () => {
  await added();
  const paths: number[] = [];
  receiver.answer(() => {
    paths.push(1);
    return 302;
  });
  await happen(owner.user.accountId, uuidv7());
  await jobs.deliver();
  expect(paths).toHaveLength(1);
  expect((await listed()).deliveries).toMatchObject([{ state: 'waiting', status: 302, failure: 'status' }]);
});

test('a change does not fail where too many events wait: the address is switched off', async () => {
  const { id } = await added();
  const { accountId } = owner.user;
  await api.db.execute(sql`
    WITH added AS (
      INSERT INTO events (id, account_id, type, data, created_at)
      SELECT gen_random_uuid(), ${accountId}, 'card.approved', '{}', now()
      FROM generate_series(1, ${waitingDeliveriesMax}) RETURNING id, sequence)
    INSERT INTO event_deliveries (endpoint_id, event_id, sequence, next_try_at)
    SELECT ${id}, id, sequence, now() + interval '1 day' FROM added`);
  await happen(accountId, uuidv7());
  expect((await listed()).endpoints).toMatchObject([{ isOn: false, fault: 'full' }]);
  expect(await api.db.$count(sql`event_deliveries WHERE endpoint_id = ${id}`)).toBe(waitingDeliveriesMax);
});

test('two processes send to an endpoint one after the other, and a killed one is replaced after its lease', async () => {
  const { id } = await added();
  for (let card = 0; card < 5; card += 1) await happen(owner.user.accountId, uuidv7());
  const [one, other] = [eventJobs(api.db), eventJobs(api.db)];
  await Promise.all([one.run(id), other.run(id), one.run(id)]);
  expect(receiver.received).toHaveLength(5);
  await happen(owner.user.accountId, uuidv7());
  // Killed: it took the endpoint and never released it.
  expect(await one.deliveries.take(id, new Date())).not.toBeNull();
  await jobs.deliver();
  expect(receiver.received).toHaveLength(5);
  await jobs.deliver(after(deliveryTiming.leaseMs + 1000));
  expect(receiver.received).toHaveLength(6);
});

test('a node that stops during a request has not failed', async () => {
  const { id } = await added();
  const stopping = new AbortController();
  receiver.answer(() => {
    stopping.abort();
    return 'hang';
  });
  await happen(owner.user.accountId, uuidv7());
  await jobs.run(id, stopping.signal);
  expect((await listed()).deliveries).toMatchObject([{ state: 'waiting', tries: 0 }]);
  receiver.answer(() => 200);
  await jobs.deliver(after(1000));
  expect(receiver.received).toHaveLength(1);
});

test('a test event arrives and is listed; nobody can flood a receiver with them', async () => {
  const { id, secret } = await added();
  expect((await owner.call('testEndpoint', { params: { id } })).statusCode).toBe(204);
  await jobs.deliver();
  const [event] = receiver.received;
  expect(event && verify(secret, event)).toMatchObject({ type: 'test', data: {} });
  const limited = await startApi();
  try {
    const caller = await limited.signedIn();
    const path = `/api/events/endpoints/${uuidv7()}/test`;
    const statuses = new Set<number>();
    for (let sent = 0; sent < 61; sent += 1) statuses.add((await caller.post(path)).statusCode);
    expect([...statuses]).toEqual([404, 429]);
  } finally {
    await limited.close();
  }
});

test('who adds, changes and removes an address is in the log of the company, without its path', async () => {
  const { owner: chief, manager } = await aCompany(api);
  const { id } = await added(manager);
  await manager.call('changeEndpoint', { params: { id }, body: { types: ['order.sent'], isOn: false } });
  await manager.call('renewEndpointSecret', { params: { id } });
  expect((await manager.call('removeEndpoint', { params: { id } })).statusCode).toBe(204);
  const log = (await chief.call('listCompanyLog')).json<{ action: string; details: { name?: string } }[]>();
  expect(log.map(({ action }) => action)).toEqual([
    'endpoint_removed',
    'endpoint_changed',
    'endpoint_changed',
    'endpoint_added',
  ]);
  expect(JSON.stringify(log)).not.toContain('/hook');
  expect((await listed(chief)).endpoints).toEqual([]);
});

test('undoing a change of the address removes what was added since, and no older endpoint', async () => {
  const old = await added();
  await api.db.execute(
    sql`UPDATE event_endpoints SET created_at = now() - interval '3 days' WHERE id = ${old.id}`,
  );
  await added();
  const { token } = await addLink(api.db, 'undo_email_change', owner.user);
  expect((await api.visitor().call('undoEmailChange', { body: { token } })).statusCode).toBe(200);
  const { rows } = await api.db.execute(
    sql`SELECT id FROM event_endpoints WHERE account_id = ${owner.user.accountId}`,
  );
  expect(rows).toEqual([{ id: old.id }]);
});

test('events are deleted after 30 days', async () => {
  await added();
  await happen(owner.user.accountId, uuidv7());
  await expiredRows(api.db).clearEvents(after(-eventKeptDays * dayMs));
  expect((await listed()).deliveries).toHaveLength(1);
  await expiredRows(api.db).clearEvents(after(1000));
  expect((await listed()).deliveries).toEqual([]);
});
