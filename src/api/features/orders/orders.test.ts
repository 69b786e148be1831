import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, ShopOrder } from '#contract/orders/order-schemas.ts';
import { dayMs } from '#domain/days.ts';
import { type ShopStep, shopLinkDays, shopLinkDaysAfterPrint } from '#domain/order/order.ts';
import { proofKeptDays } from '#domain/proof/proof.ts';
import { uuidv7 } from '../../database/ids.ts';
import { moveContents } from '../../store/companies/move-account.ts';
import { queueMail } from '../../store/mail/outbox.ts';
import { expiredRows } from '../../store/operations/delete-expired.ts';
import { createJobQueue, takeJobs } from '../../store/testing/job-queue.ts';
import { aCard } from '../../testing/a-card.ts';
import { aCompany } from '../../testing/a-company.ts';
import { aDesign } from '../../testing/a-design.ts';
import { withLink } from '../../testing/a-link.ts';
import { type ApiUnderTest, startApi, unlimited } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { type MailUnderTest, startMail } from '../../testing/mail-under-test.ts';
import { makeFiles } from '../../testing/make-files.ts';

type Sent = { order: Order; link: { id: string; token: string }; rest: string | null };

const clock = { now: new Date() };
let api: ApiUnderTest;
let mail: MailUnderTest;
let owner: Awaited<ReturnType<ApiUnderTest['signedIn']>>;
let newOwner: () => ReturnType<ApiUnderTest['signedIn']>;
beforeAll(async () => {
  api = await startApi({ limits: unlimited, now: () => clock.now });
  mail = await startMail(api.db);
  await createJobQueue(api.db);
  newOwner = () => api.signedIn({ role: 'enterprise', cardLimit: 500, emailVerifiedAt: new Date() });
  owner = await newOwner();
});
afterAll(async () => {
  await mail.close();
  await api.close();
});

const saved = async (changes: object = {}, caller: Caller = owner): Promise<string> =>
  (await caller.call('saveCard', { body: aCard(changes) })).json().id;
const edit = (id: string, changes: object, caller: Caller = owner) =>
  caller.call('changeCard', { params: { id }, body: aCard(changes) });
const ordered = async (cardIds: string[], caller: Caller = owner, more: object = {}): Promise<Order> => {
  const lines = cardIds.map((cardId) => ({ cardId, quantity: 100 }));
  const response = await caller.call('createOrder', { body: { lines, evenIfOrdered: true, ...more } });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json();
};
const read = async ({ id }: { id: string }, caller: Caller = owner): Promise<Order> =>
  (await caller.call('readOrder', { params: { id } })).json();
const act = async (order: Order, action: string, body: object = {}, caller: Caller = owner) =>
  caller.post(`/api/orders/${order.id}/${action}`, { version: (await read(order, caller)).version, ...body });
const asked = async (order: Order, caller: Caller = owner): Promise<string> => {
  const response = await act(order, 'approval', {}, caller);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json<{ token: string }>().token;
};
/** Answers the proof of a link: approves all cards but those of these people. */
const approve = async (token: string, except: string[] = []) => {
  const proof = (await api.visitor().call('openProof', withLink(token))).json();
  for (const { id, card } of proof.cards) {
    if (except.includes(card.content.fullName ?? '')) continue;
    await api
      .visitor()
      .call('answerProof', { body: { id, name: 'Lucia', changes: null }, ...withLink(token) });
  }
};
const sent = async (order: Order, body: object = {}, caller: Caller = owner): Promise<Sent> => {
  const response = await act(order, 'send', body, caller);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
};
const released = async (cardIds: string[], caller: Caller = owner): Promise<Order> => {
  const order = await ordered(cardIds, caller);
  await act(order, 'release', {}, caller);
  return order;
};
const open = (token: string, path = '') => api.visitor().get(`/api/shop-order${path}`, withLink(token));
const opened = async (token: string): Promise<ShopOrder> => (await open(token)).json();
const tick = (token: string, step: ShopStep) =>
  api.visitor().call('tickShopOrder', { body: { step }, ...withLink(token) });
const printAll = () => makeFiles(api);
const stepsOf = ({ steps }: Pick<Order, 'steps'>) => steps.map(({ step }) => step);

describe('an order', () => {
  test('goes from draft by approval to the print shop, which prints the very files that were approved', async () => {
    const cards = [await saved({ fullName: 'Emil Zeman' }), await saved({ fullName: 'Hugo Benko' })];
    const order = await ordered(cards);
    expect(order).toMatchObject({ state: 'draft', number: expect.stringMatching(/^\d{4}-\d\d+$/) as string });
    const token = await asked(order);
    expect(await read(order)).toMatchObject({ state: 'waiting' });
    await approve(token);
    const ready = await read(order);
    expect(ready).toMatchObject({ state: 'ready' });
    await printAll();
    const { link, order: frozen } = await sent(order);
    expect(frozen).toMatchObject({ state: 'sent' });
    expect(stepsOf(frozen)).toEqual(['created', 'asked', 'sent']);
    const shop = await opened(link.token);
    expect(shop.lines).toHaveLength(2);
    for (const { id, file } of shop.lines) {
      const { rawPayload } = await open(link.token, `/files/${id}`);
      expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(file?.sha256);
      expect(ready.lines.map(({ approval }) => approval?.snapshotId)).toContain(id);
    }
  });

  test('takes cards that are approved already, and a change of a card voids that visibly', async () => {
    const card = await saved({ fullName: 'Ivana' });
    const proof = (await owner.call('sendProof', { body: { cardIds: [card] } })).json<{ token: string }>();
    await approve(proof.token);
    const order = await ordered([card]);
    expect(order).toMatchObject({ state: 'ready', lines: [{ approval: { state: 'approved' } }] });
    await edit(card, { fullName: 'Ivana Králiková' });
    expect(await read(order)).toMatchObject({ state: 'draft', lines: [{ approval: null }] });
    expect((await act(order, 'send')).json()).toMatchObject({ code: 'ORDER_NOT_READY' });
  });

  test('for another print shop needs an approval of its other file', async () => {
    const card = await saved();
    await approve(
      (await owner.call('sendProof', { body: { cardIds: [card] } })).json<{ token: string }>().token,
    );
    const order = await ordered([card], owner, { profile: { bleedMm: 2 } });
    expect(order.state).toBe('draft');
    await owner.call('changeOrder', {
      params: { id: order.id },
      body: { version: order.version, profile: {} },
    });
    expect((await read(order)).state).toBe('ready');
  });

  test('is sent with what is approved, and the rest waits in an order of its own', async () => {
    const cards = [await saved({ fullName: 'Approved' }), await saved({ fullName: 'Not yet' })];
    const order = await ordered(cards);
    const token = await asked(order);
    await approve(token, ['Not yet']);
    expect((await act(order, 'send')).json()).toMatchObject({ code: 'ORDER_NOT_READY' });
    const { order: frozen, rest, link } = await sent(order, { isPart: true });
    expect(frozen.lines.map(({ card }) => card.content.fullName)).toEqual(['Approved']);
    expect((await opened(link.token)).lines).toHaveLength(1);
    const waiting = await read({ id: rest ?? '' });
    expect(waiting).toMatchObject({ state: 'waiting', lines: [{ cardId: cards[1], quantity: 100 }] });
    await approve(token);
    expect(await read(waiting)).toMatchObject({ state: 'ready' });
  });

  test('without approval is released by a manager, who is recorded', async () => {
    const order = await released([await saved()]);
    const ready = await read(order);
    expect([ready.state, stepsOf(ready)]).toEqual(['ready', ['created', 'released']]);
    expect((await sent(order)).order.lines[0]).toMatchObject({ approval: null, file: null });
  });

  test('stays as it was sent: neither an edit of a card nor a change of the order reaches it', async () => {
    const card = await saved({ fullName: 'Emil Zeman' });
    const order = await released([card]);
    const { link } = await sent(order);
    await edit(card, { fullName: 'Emil Zemanovič' });
    expect((await opened(link.token)).lines[0]?.card.content.fullName).toBe('Emil Zeman');
    const { version } = await read(order);
    const change = { version, lines: [{ cardId: card, quantity: 1 }] };
    expect(
      (await owner.call('changeOrder', { params: { id: order.id }, body: change })).json(),
    ).toMatchObject({
      code: 'ORDER_FROZEN',
    });
    await owner.call('deleteCard', { params: { id: card } });
    expect((await opened(link.token)).lines).toHaveLength(1);
  });

  test('has quantities, a print shop and details that are changed until it is sent', async () => {
    const [one, two] = [await saved(), await saved()];
    const order = await ordered([one]);
    const details = { ...order.details, shop: 'Kontrast', note: 'Call first', wantedBy: '2026-11-27' };
    const lines = [
      { cardId: one, quantity: 250 },
      { cardId: two, quantity: 50 },
    ];
    const changed = await owner.call('changeOrder', {
      params: { id: order.id },
      body: { version: order.version, lines, details },
    });
    expect(changed.json()).toMatchObject({ version: 2, details });
    expect((await read(order)).lines.map(({ quantity }) => quantity)).toEqual([250, 50]);
    const stale = await owner.call('changeOrder', {
      params: { id: order.id },
      body: { version: 1, details },
    });
    expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'ORDER_CHANGED']);
  });

  test('leaves out a card that was deleted, and says so', async () => {
    const [kept, gone] = [await saved(), await saved()];
    const order = await ordered([kept, gone]);
    await owner.call('deleteCard', { params: { id: gone } });
    expect(await read(order)).toMatchObject({ missing: 1, lines: [{ cardId: kept }] });
    await act(order, 'release');
    expect((await sent(order)).order.lines.map(({ cardId }) => cardId)).toEqual([kept]);
  });

  test('names the branch of a card of a company design', async () => {
    const caller = await newOwner();
    const design = await aDesign(caller);
    const branch = { id: uuidv7(), name: 'Žilina', texts: {} };
    await caller.call('changeDesign', { params: { id: design.id }, body: { branches: [branch] } });
    const [card] = (await caller.call('listCards')).json();
    await caller.call('changeCard', {
      params: { id: card?.id ?? '' },
      body: {
        ...aCard({ fullName: card?.fullName ?? '' }),
        designId: design.id,
        branchId: branch.id,
      },
    });
    const order = await ordered([card?.id ?? ''], caller);
    expect(order.lines[0]?.branch).toBe('Žilina');
  });
});

describe('at once', () => {
  /** How many requests wait for a lock. */
  const waiting = async () =>
    (
      await api.db.$client.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      )
    ).rowCount;

  test('an order is sent once, whoever sends it and however often', async () => {
    const order = await released([await saved(), await saved()]);
    const { version } = await read(order);
    const all = await Promise.all(
      Array.from({ length: 6 }, () =>
        owner.call('sendOrder', { params: { id: order.id }, body: { version } }),
      ),
    );
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(all.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5);
    const links = (await owner.call('listLinks', { query: { kind: 'shop' } })).json();
    expect(links.filter(({ subjectId }) => subjectId === order.id)).toHaveLength(1);
  });

  test('an order that is changed while it is sent is either sent as it was seen or not at all', async () => {
    const card = await saved();
    const order = await released([card]);
    const { version } = await read(order);
    const change = { version, lines: [{ cardId: card, quantity: 7 }] };
    const [send, edited] = await Promise.all([
      owner.call('sendOrder', { params: { id: order.id }, body: { version } }),
      owner.call('changeOrder', { params: { id: order.id }, body: change }),
    ]);
    expect([send.statusCode, edited.statusCode].sort()).toEqual([200, 409]);
    const { state, lines } = await read(order);
    expect([state, lines[0]?.quantity]).toEqual(send.statusCode === 200 ? ['sent', 100] : ['ready', 7]);
  });

  test('of all steps that are taken of an order as it was seen, one is taken and the others are refused', async () => {
    const order = await ordered([await saved()]);
    const { version } = order;
    const all = await Promise.all([
      ...['release', 'cancel', 'approval', 'release', 'cancel'].map((action) =>
        owner.post(`/api/orders/${order.id}/${action}`, { version }),
      ),
      owner.call('changeOrder', {
        params: { id: order.id },
        body: { version, details: { ...order.details, shop: 'Kontrast' } },
      }),
    ]);
    const refused = all.filter(({ statusCode }) => statusCode >= 300);
    expect(refused).toHaveLength(all.length - 1);
    for (const response of refused)
      expect(['ORDER_CHANGED', 'ORDER_CANCELLED']).toContain(response.json<{ code: string }>().code);
    const after = await read(order);
    expect(after.version).toBe(version + 1);
    expect(stepsOf(after).length).toBeLessThanOrEqual(2);
  });

  test('a step is judged by what holds when it is taken: an order that waited is not sent with a card edited since', async () => {
    const card = await saved({ fullName: 'Emil Zeman' });
    const order = await ordered([card]);
    await approve(await asked(order));
    const { version } = await read(order);
    const other = await api.db.$client.connect();
    await other.query('BEGIN');
    await other.query('SELECT FROM orders WHERE id = $1 FOR UPDATE', [order.id]);
    const sending = owner.call('sendOrder', { params: { id: order.id }, body: { version } });
    await expect.poll(waiting).toBe(1);
    await edit(card, { fullName: 'Emil Zemanovič' });
    await other.query('COMMIT');
    other.release();
    expect((await sending).json()).toMatchObject({ code: 'ORDER_NOT_READY' });
    expect(await read(order)).toMatchObject({ state: 'waiting', version });
  });

  test('no more orders are open than an account may have, and each has a number of its own', async () => {
    const caller = await newOwner();
    const card = await saved({}, caller);
    const order = { lines: [{ cardId: card, quantity: 1 }], evenIfOrdered: true };
    const all = await Promise.all(
      Array.from({ length: 24 }, () => caller.call('createOrder', { body: order })),
    );
    expect(all.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
    const refused = all.filter(({ statusCode }) => statusCode === 409).map((one) => one.json());
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatchObject({ code: 'TOO_MANY_ORDERS' });
    const listed = (await caller.call('listOrders')).json();
    expect(new Set(listed.map(({ number }) => number)).size).toBe(20);
  });
});

describe('the list', () => {
  const listed = async (caller: Caller) => (await caller.call('listOrders')).json();
  const approvedIn = ({ lines }: Order) =>
    lines.filter(({ approval }) => approval?.state === 'approved').length;

  test('says of each order what the order says, after edits and deletions and for another print shop', async () => {
    const caller = await newOwner();
    const [kept, edited, gone, other] = [
      await saved({ fullName: 'Kept' }, caller),
      await saved({ fullName: 'Edited' }, caller),
      await saved({ fullName: 'Gone' }, caller),
      await saved({ fullName: 'Not asked' }, caller),
    ];
    const all = await ordered([kept, edited, gone], caller);
    await approve(await asked(all, caller));
    const orders = [
      all,
      await ordered([kept], caller),
      await ordered([gone], caller),
      await ordered([kept, gone], caller),
      await ordered([kept, other], caller),
      await ordered([kept], caller, { profile: { bleedMm: 2 } }),
    ];
    await edit(edited, { fullName: 'Edited since' }, caller);
    await caller.call('deleteCard', { params: { id: gone } });
    const summaries = await listed(caller);
    for (const order of orders) {
      const one = await read(order, caller);
      expect(summaries.find(({ id }) => id === order.id)).toMatchObject({
        state: one.state,
        approved: approvedIn(one),
      });
    }
    expect(summaries.map(({ state }) => state).sort()).toEqual([
      'draft',
      'draft',
      'draft',
      'ready',
      'ready',
      'waiting',
    ]);
  });

  test('a card edited back is approved again', async () => {
    const caller = await newOwner();
    const card = await saved({ fullName: 'Emil Zeman' }, caller);
    await approve(await asked(await ordered([card], caller), caller));
    await edit(card, { fullName: 'Emil' }, caller);
    expect(await listed(caller)).toMatchObject([{ state: 'waiting', approved: 0 }]);
    await edit(card, { fullName: 'Emil Zeman' }, caller);
    expect(await listed(caller)).toMatchObject([{ state: 'ready', approved: 1 }]);
  });
});

describe('the day on which a card was last ordered', () => {
  const days = async (caller: Caller) =>
    new Map(
      (await caller.call('listOrderedCards')).json().map(({ cardId, orderedAt }) => [cardId, orderedAt]),
    );

  test('is that of the last order that was sent; a draft and a cancelled order count for nothing', async () => {
    const caller = await newOwner();
    const [twice, once, never] = [await saved({}, caller), await saved({}, caller), await saved({}, caller)];
    await sent(await released([twice, once], caller), {}, caller);
    const first = clock.now.toISOString();
    expect(await days(caller)).toEqual(
      new Map([
        [twice, first],
        [once, first],
      ]),
    );
    clock.now = new Date(clock.now.getTime() + dayMs);
    const { order } = await sent(await released([twice], caller), {}, caller);
    await released([never], caller);
    expect((await days(caller)).get(twice)).toBe(clock.now.toISOString());
    expect((await days(caller)).get(once)).toBe(first);
    expect((await days(caller)).has(never)).toBe(false);
    await act(order, 'cancel', {}, caller);
    expect((await days(caller)).get(twice)).toBe(first);
    clock.now = new Date();
  });

  test('is only of the own cards', async () => {
    const caller = await newOwner();
    await sent(await released([await saved({}, caller)], caller), {}, caller);
    expect((await days(await newOwner())).size).toBe(0);
  });
});

describe('since the last order', () => {
  test('new people, changed cards, the same ones and people who are gone make the next order', async () => {
    const caller = await newOwner();
    const [same, changed, gone] = [
      await saved({ fullName: 'Same' }, caller),
      await saved({ fullName: 'Changed', position: 'Foreman' }, caller),
      await saved({ fullName: 'Gone' }, caller),
    ];
    const next = async () => (await caller.call('nextOrder')).json();
    expect(await next()).toMatchObject({ since: null, gone: [] });
    const { order } = await sent(await released([same, changed, gone], caller), {}, caller);
    await edit(changed, { fullName: 'Changed', position: 'Site manager' }, caller);
    await caller.call('deleteCard', { params: { id: gone } });
    await saved({ fullName: 'New' }, caller);
    const found = await next();
    expect(found.since?.number).toBe(order.number);
    expect(Object.fromEntries(found.people.map(({ name, change }) => [name, change]))).toEqual({
      Same: { kind: 'same' },
      New: { kind: 'new' },
      Changed: {
        kind: 'changed',
        texts: [{ field: 'position', before: 'Foreman', after: 'Site manager' }],
      },
    });
    expect(found.gone.map(({ name }) => name)).toEqual(['Gone']);
    await sent(await released([changed], caller), {}, caller);
    const later = await next();
    expect(later.people.find(({ name }) => name === 'Changed')?.change).toEqual({ kind: 'same' });
    // Each is named once.
    expect(later.gone).toEqual([]);
  });

  test('a cancelled order counts for nothing', async () => {
    const caller = await newOwner();
    const card = await saved({}, caller);
    const { order } = await sent(await released([card], caller), {}, caller);
    await act(order, 'cancel', {}, caller);
    const found = (await caller.call('nextOrder')).json();
    expect(found).toMatchObject({ since: null, people: [{ change: { kind: 'new' } }] });
  });

  test('an order is repeated with the people who are still there', async () => {
    const [kept, gone] = [await saved({ fullName: 'Kept' }), await saved()];
    const { order } = await sent(await released([kept, gone]));
    await owner.call('deleteCard', { params: { id: gone } });
    const again = await owner.call('repeatOrder', {
      params: { id: order.id },
      query: { evenIfOrdered: 'true' },
    });
    expect(again.statusCode).toBe(201);
    expect(again.json()).toMatchObject({
      state: 'draft',
      lines: [{ cardId: kept, quantity: 100, change: { kind: 'same' } }],
    });
  });
});

describe('the link of the print shop', () => {
  test('is not changed by opening it, and shows neither who worked on the order nor its other cards', async () => {
    const other = await saved({ fullName: 'Somebody Else' });
    const { link, order } = await sent(await released([await saved({ fullName: 'Emil Zeman' })]));
    const response = await open(link.token);
    await open(link.token);
    expect(response.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    expect(response.body).not.toContain('Somebody Else');
    expect(response.body).not.toContain(other);
    expect(stepsOf(response.json<ShopOrder>())).toEqual(['sent']);
    expect((await read(order)).version).toBe(order.version);
  });

  test('works on when the plan of the account has ended', async () => {
    const caller = await newOwner();
    const { link } = await sent(await released([await saved({}, caller)], caller), {}, caller);
    await api.db.execute(
      sql`UPDATE accounts SET role = 'free', card_limit = 1 WHERE id = ${caller.user.accountId}`,
    );
    expect((await open(link.token)).statusCode).toBe(200);
    expect((await tick(link.token, 'received')).statusCode).toBe(200);
  });

  test('ticks Received and Printed once each, tells the managers by mail, and ends 30 days after Printed', async () => {
    const { link, order } = await sent(await released([await saved()]));
    const email = owner.user.email;
    expect((await tick(link.token, 'received')).json()).toMatchObject({ state: 'sent' });
    await tick(link.token, 'received');
    await mail.send();
    expect(mail.newestTo(email).subject).toContain(order.number);
    const mails = mail.catcher.mails.filter(({ subject }) => subject.includes(order.number));
    expect(mails).toHaveLength(1);
    const all = await Promise.all(Array.from({ length: 5 }, () => tick(link.token, 'printed')));
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    await mail.send();
    expect(mail.catcher.mails.filter(({ subject }) => subject.includes(order.number))).toHaveLength(2);
    const printed = await read(order);
    expect([printed.state, stepsOf(printed)]).toEqual([
      'printed',
      ['created', 'released', 'sent', 'received', 'printed'],
    ]);
    expect((await act(order, 'cancel')).statusCode).toBe(409);
    const start = clock.now;
    clock.now = new Date(start.getTime() + shopLinkDaysAfterPrint * dayMs - 1000);
    expect((await open(link.token)).statusCode).toBe(200);
    clock.now = new Date(start.getTime() + shopLinkDaysAfterPrint * dayMs);
    expect((await open(link.token)).statusCode).toBe(403);
    clock.now = start;
  });

  test('works for half a year while nothing is printed', async () => {
    const { link } = await sent(await released([await saved()]));
    const start = clock.now;
    clock.now = new Date(start.getTime() + shopLinkDays * dayMs - 1000);
    expect((await open(link.token)).statusCode).toBe(200);
    clock.now = start;
  });

  test('gives all files as one archive with the stored bytes, once they are made', async () => {
    await takeJobs(api.db, 'print-snapshot');
    const cards = [await saved({ fullName: 'Čermák' }), await saved({ fullName: 'Adam Élan' })];
    const { link } = await sent(await released(cards));
    expect((await open(link.token, '/files.zip')).json()).toMatchObject({ code: 'UNAVAILABLE' });
    await printAll();
    const { 'manifest.csv': manifest = new Uint8Array(), ...archive } = unzipSync(
      new Uint8Array((await open(link.token, '/files.zip')).rawPayload),
    );
    expect(Object.keys(archive)).toEqual(['001-adam-elan-100.pdf', '002-cermak-100.pdf']);
    const { lines } = await opened(link.token);
    expect(lines.map(({ fileName }) => fileName)).toEqual(Object.keys(archive));
    const hashes = Object.values(archive).map((bytes) => createHash('sha256').update(bytes).digest('hex'));
    expect(lines.map(({ file }) => file?.sha256)).toEqual(hashes);
    const [head, ...rows] = strFromU8(manifest).trim().split('\r\n');
    expect(head).toContain('"file","person","branch","quantity","sides","size","sha256"');
    expect(rows).toEqual([
      `"001-adam-elan-100.pdf","Adam Élan","","100","1","90 x 50 mm","${hashes[0]}"`,
      `"002-cermak-100.pdf","Čermák","","100","1","90 x 50 mm","${hashes[1]}"`,
    ]);
  });

  test('says which file could not be created, and waits for it no longer', async () => {
    const { link } = await sent(await released([await saved()]));
    const { id = '' } = (await opened(link.token)).lines[0] ?? {};
    expect((await opened(link.token)).lines).toMatchObject([{ file: null, isFileMissing: false }]);
    await api.db.$client.query('UPDATE snapshots SET file_given_up_at = now() WHERE id = $1', [id]);
    expect((await opened(link.token)).lines).toMatchObject([{ file: null, isFileMissing: true }]);
    expect((await open(link.token, `/files/${id}`)).statusCode).toBe(404);
    expect((await open(link.token, '/files.zip')).statusCode).toBe(404);
  });

  test('of another order opens no file of this one', async () => {
    const [mine, theirs] = [
      await sent(await released([await saved()])),
      await sent(await released([await saved()])),
    ];
    const { id = '' } = (await opened(mine.link.token)).lines[0] ?? {};
    expect((await open(theirs.link.token, `/files/${id}`)).statusCode).toBe(404);
  });

  test('of a cancelled order says so and gives no file', async () => {
    const { link, order } = await sent(await released([await saved()]));
    const { id = '' } = (await opened(link.token)).lines[0] ?? {};
    expect((await act(order, 'cancel')).statusCode).toBe(200);
    expect(await opened(link.token)).toMatchObject({ state: 'cancelled', lines: [] });
    expect((await open(link.token, `/files/${id}`)).statusCode).toBe(404);
    expect((await open(link.token, '/files.zip')).statusCode).toBe(404);
    expect((await tick(link.token, 'printed')).json()).toMatchObject({ code: 'ORDER_CANCELLED' });
  });

  test('is mailed to the print shop with an address of its own, and never reminded', async () => {
    const order = await released([await saved()]);
    await sent(order, { email: 'data@kontrast.example' });
    await mail.send();
    const { text } = mail.newestTo('data@kontrast.example');
    const [, token = ''] = /shop-order#([\w-]+)/.exec(text) ?? [];
    expect((await opened(token)).number).toBe(order.number);
  });
});

describe('the mail to a print shop', () => {
  const shop = 'data@kontrast.example';
  const mailed = async (caller: Caller, email: string): Promise<Order> =>
    (await sent(await released([await saved({}, caller)], caller), { email }, caller)).order;

  test('goes whatever other accounts have sent to it', async () => {
    const { accountId, id: userId } = (await newOwner()).user;
    const details = { accountId, linkId: uuidv7(), sender: 'other@cards.example' };
    const other = { recipient: shop, language: 'en', userId, details } as const;
    for (const kind of ['fillIn', 'fillInReminder', 'shopOrder'] as const)
      for (let sent = 0; sent < 12; sent += 1) await queueMail(api.db, { ...other, kind });
    const caller = await newOwner();
    const order = await mailed(caller, shop);
    expect(order.mail).toEqual({ recipient: shop, state: 'waiting' });
    await mail.send();
    expect((await read(order, caller)).mail).toEqual({ recipient: shop, state: 'sent' });
  });

  test('goes ten times in a day for an account; the answer and the order say that the eleventh does not', async () => {
    const caller = await newOwner();
    const recipient = 'tlac@kontrast.example';
    for (let count = 0; count < 10; count += 1)
      expect((await mailed(caller, recipient)).mail?.state).toBe('waiting');
    const order = await mailed(caller, recipient.toUpperCase());
    expect(order.mail?.state).toBe('overLimit');
    await mail.send();
    expect((await read(order, caller)).mail?.state).toBe('overLimit');
    expect(mail.catcher.mails.filter(({ to }) => to.toLowerCase() === recipient)).toHaveLength(10);
  });

  test('that the mail server refuses is named on the order', async () => {
    const recipient = 'nobody@kontrast.example';
    const order = await mailed(owner, recipient);
    await api.db.execute(
      sql`UPDATE mails SET failed_at = now(), failure = '550 no such user' WHERE recipient = ${recipient}`,
    );
    expect((await read(order)).mail).toEqual({ recipient, state: 'refused' });
  });
});

describe('another account', () => {
  test('neither reads nor changes an order, nor orders the cards', async () => {
    const stranger = await newOwner();
    const card = await saved();
    const order = await ordered([card]);
    expect((await stranger.call('readOrder', { params: { id: order.id } })).statusCode).toBe(404);
    const body = { version: order.version };
    for (const action of ['approval', 'release', 'send', 'cancel', 'repeat'])
      expect((await stranger.post(`/api/orders/${order.id}/${action}`, body)).statusCode).toBe(404);
    expect((await stranger.call('changeOrder', { params: { id: order.id }, body })).statusCode).toBe(404);
    const lines = [{ cardId: card, quantity: 1 }];
    expect((await stranger.call('createOrder', { body: { lines } })).json()).toMatchObject({
      code: 'CARD_NOT_FOUND',
    });
    expect((await stranger.call('listOrders')).json()).toEqual([]);
    const own = await ordered([await saved()]);
    const foreign = await saved({}, stranger);
    const change = { version: own.version, lines: [{ cardId: foreign, quantity: 1 }] };
    expect((await owner.call('changeOrder', { params: { id: own.id }, body: change })).json()).toMatchObject({
      code: 'CARD_NOT_FOUND',
    });
  });

  test('without a plan makes no order', async () => {
    const free = await api.signedIn();
    const lines = [{ cardId: uuidv7(), quantity: 1 }];
    expect((await free.call('createOrder', { body: { lines } })).json()).toMatchObject({
      code: 'FREE_CANNOT_SEND',
    });
  });

  test.each([
    ['no card', []],
    ['a card twice', [0, 0]],
    ['too many cards', Array.from({ length: 501 }, (_, at) => at)],
  ])('an order of %s is refused', async (_, places) => {
    const ids = places.map((place) => `019a8f00-0000-7000-8000-${String(place).padStart(12, '0')}`);
    const lines = ids.map((cardId) => ({ cardId, quantity: 1 }));
    expect((await owner.call('createOrder', { body: { lines } })).statusCode).toBe(400);
  });
});

test('a manager of a company orders for it, and the owner sees that in the log', async () => {
  const company = await aCompany(api);
  const card = await saved({}, company.manager);
  const order = await released([card], company.manager);
  const { link } = await sent(order, {}, company.manager);
  expect((await opened(link.token)).company).toBe('Stavby Kriváň');
  expect((await read(order, company.owner)).state).toBe('sent');
  const log = (await company.owner.call('listCompanyLog')).json();
  expect(log.filter(({ action }) => action.startsWith('order_'))).toMatchObject([
    { action: 'order_sent', details: { order: order.number, cards: 1 } },
    { action: 'order_released' },
    { action: 'order_created' },
  ]);
});

test('orders move with the cards of an account, and the link of the print shop works on', async () => {
  const [mover, company] = [await newOwner(), await newOwner()];
  const { link, order } = await sent(await released([await saved({}, mover)], mover), {}, mover);
  const move = { from: mover.user.accountId, to: company.user.accountId };
  await api.db.transaction((tx) => moveContents(tx, move));
  await tick(link.token, 'received');
  expect(stepsOf(await read(order, company))).toContain('received');
  expect((await mover.call('listOrders')).json()).toEqual([]);
});

test('the evidence of an order is kept for three years, also that of a card that was approved earlier', async () => {
  const caller = await newOwner();
  const card = await saved({}, caller);
  const earlier = new Date(clock.now.getTime() - 100 * dayMs);
  const start = clock.now;
  clock.now = earlier;
  await approve(
    (await caller.call('sendProof', { body: { cardIds: [card] } })).json<{ token: string }>().token,
  );
  clock.now = start;
  const { order } = await sent(await ordered([card], caller), {}, caller);
  const expired = expiredRows(api.db);
  // The proof is older than that, the order is not.
  await expired.clearProofs(new Date(start.getTime() - 50 * dayMs));
  expect((await read(order, caller)).lines[0]).toMatchObject({ approval: { state: 'approved' } });
  await expired.clearProofs(new Date(start.getTime() - proofKeptDays * dayMs));
  expect((await read(order, caller)).lines).toHaveLength(1);
  await expired.clearProofs(new Date(start.getTime() + dayMs));
  expect((await caller.call('readOrder', { params: { id: order.id } })).statusCode).toBe(404);
});
