import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/days.ts';
import { justSentDays, keptTextsMax } from '#domain/order/under-way.ts';
import { createJobQueue } from '../../store/testing/job-queue.ts';
import { aCard } from '../../testing/a-card.ts';
import { withLink } from '../../testing/a-link.ts';
import { orderSteps } from '../../testing/an-order.ts';
import { type ApiUnderTest, startApi, unlimited } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';

const clock = { now: new Date() };
let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi({ limits: unlimited, now: () => clock.now });
  await createJobQueue(api.db);
});
afterAll(() => api.close());

const anOwner = async () => {
  const caller = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
  return { caller, ...orderSteps(api, caller) };
};
const saved = async (caller: Caller, changes: object = {}): Promise<string> =>
  (await caller.call('saveCard', { body: aCard(changes) })).json().id;
const edit = (caller: Caller, id: string, changes: object) =>
  caller.call('changeCard', { params: { id }, body: aCard(changes) });

describe('a person who is in an order under way', () => {
  test('is ordered again only by who says so, by a new order, a change and a repetition', async () => {
    const { caller, create, read, act } = await anOwner();
    const [emil, hugo] = [await saved(caller), await saved(caller)];
    const first = (await create([emil])).json();
    expect((await create([emil, hugo])).json()).toMatchObject({ code: 'CARD_IN_ORDER' });
    const second = (await create([hugo])).json();
    const lines = [
      { cardId: hugo, quantity: 1 },
      { cardId: emil, quantity: 1 },
    ];
    const change = { version: second.version, lines };
    expect(
      (await caller.call('changeOrder', { params: { id: second.id }, body: change })).json(),
    ).toMatchObject({
      code: 'CARD_IN_ORDER',
    });
    expect(
      (
        await caller.call('changeOrder', {
          params: { id: second.id },
          body: { ...change, evenIfOrdered: true },
        })
      ).statusCode,
    ).toBe(200);
    // Whom an order has already is no addition.
    expect(
      (await caller.call('changeOrder', { params: { id: second.id }, body: { version: 2, lines } }))
        .statusCode,
    ).toBe(200);
    expect((await caller.call('repeatOrder', { params: { id: first.id } })).json()).toMatchObject({
      code: 'CARD_IN_ORDER',
    });
    expect(
      (await caller.call('repeatOrder', { params: { id: first.id }, query: { evenIfOrdered: 'true' } }))
        .statusCode,
    ).toBe(201);
    await act(first.id, 'cancel');
    expect((await read(first.id)).state).toBe('cancelled');
  });

  test('is in one order when several are made at once', async () => {
    const { caller, create } = await anOwner();
    const card = await saved(caller);
    const all = await Promise.all(Array.from({ length: 8 }, () => create([card])));
    expect(all.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  });

  test('is named with the order, until it is printed, cancelled or a month old', async () => {
    const { caller, create, release, send, act } = await anOwner();
    const card = await saved(caller, { fullName: 'Emil Zeman' });
    const underWay = async () => (await caller.call('listCardsUnderWay')).json();
    const inOrders = async () =>
      (await caller.call('nextOrder')).json().people.find(({ cardId }) => cardId === card)?.inOrders;
    const { id, number } = (await create([card])).json();
    expect(await underWay()).toMatchObject([{ cardId: card, orders: [{ id, number, isOpen: true }] }]);
    await release(id);
    const { link } = await send(id);
    await edit(caller, card, { fullName: 'Emil Zemanovič' });
    expect(await inOrders()).toEqual([number]);
    expect(await underWay()).toMatchObject([{ orders: [{ isOpen: false }] }]);
    await api.visitor().call('tickShopOrder', { body: { step: 'printed' }, ...withLink(link.token) });
    expect(await inOrders()).toEqual([]);
    const later = (await create([card])).json();
    await release(later.id);
    await send(later.id);
    expect(await inOrders()).toEqual([later.number]);
    const start = clock.now;
    clock.now = new Date(start.getTime() + justSentDays * dayMs);
    expect(await inOrders()).toEqual([]);
    clock.now = start;
    await act(later.id, 'cancel');
    expect(await underWay()).toEqual([]);
  });
});

describe('a change that somebody requested', () => {
  const changes = [
    { field: 'position' as const, text: 'Director' },
    { field: 'other' as const, text: 'A larger logo' },
  ];

  test('stays with its words when something else of the card changes, and sending without it is asked', async () => {
    const { caller, create, ask, answer, read, release, act } = await anOwner();
    const card = await saved(caller, { fullName: 'Emil Zeman', position: 'Manager' });
    const { id } = (await create([card])).json();
    await answer(await ask(id), 'Emil Zeman', changes);
    await edit(caller, card, { fullName: 'Emil Zeman', position: 'Manager', backgroundColor: '#eeeeee' });
    const [line] = (await read(id)).lines;
    expect(line).toMatchObject({ approval: null, requests: [{ requestedBy: 'Lucia', changes }] });
    await release(id);
    expect((await act(id, 'send')).json()).toMatchObject({ code: 'CHANGES_REQUESTED' });
    expect((await act(id, 'send', { evenIfRequested: true })).statusCode).toBe(200);
  });

  test('is gone when the card says so and the rest is closed, and is not opened by a later change', async () => {
    const { caller, create, ask, answer, read, release, send } = await anOwner();
    const card = await saved(caller, { fullName: 'Emil Zeman', position: 'Manager' });
    const first = (await create([card])).json();
    await answer(await ask(first.id), 'Emil Zeman', changes);
    await edit(caller, card, { fullName: 'Emil Zeman', position: 'Director' });
    const [request] = (await read(first.id)).lines[0]?.requests ?? [];
    expect(request?.changes).toEqual([changes[1]]);
    const stranger = await anOwner();
    const close = `/api/proofs/requests/${request?.snapshotId}/close`;
    expect((await stranger.caller.post(close)).statusCode).toBe(404);
    expect((await caller.post(close)).statusCode).toBe(200);
    expect((await caller.post(close)).statusCode).toBe(200);
    expect((await read(first.id)).lines[0]?.requests).toEqual([]);

    await answer(await ask(first.id), 'Emil Zeman', [{ field: 'position', text: 'Head' }]);
    await edit(caller, card, { fullName: 'Emil Zeman', position: 'Head' });
    await release(first.id);
    await send(first.id);
    await edit(caller, card, { fullName: 'Emil Zeman', position: 'Chief' });
    const second = (await create([card], { evenIfOrdered: true })).json();
    expect(second.lines[0]?.requests).toEqual([]);
  });
});

test('an account keeps what it ordered with, the last first, at most twenty of each', async () => {
  const { caller, create, release, send } = await anOwner();
  const card = await saved(caller);
  const order = async (details: object) => {
    const { id } = (
      await create([card], { details: { ...noDetails, ...details }, evenIfOrdered: true })
    ).json();
    await release(id);
    await send(id);
    clock.now = new Date(clock.now.getTime() + 1000);
  };
  const kept = async () => (await caller.call('readOrderTexts')).json();
  expect(await kept()).toEqual({ shop: [], stock: [], delivery: [], contact: [] });
  for (let more = 0; more <= keptTextsMax; more += 1)
    await order({ delivery: `Street ${more}`, note: 'Soon' });
  await order({ shop: 'Kontrast', stock: ' Matt 350 g ', delivery: 'Street 5' });
  const { delivery, ...others } = await kept();
  expect(others).toEqual({ shop: ['Kontrast'], stock: ['Matt 350 g'], contact: [] });
  expect(delivery).toHaveLength(keptTextsMax);
  expect(delivery.slice(0, 2)).toEqual(['Street 5', `Street ${keptTextsMax}`]);
});

const noDetails = { shop: '', stock: '', delivery: '', contact: '', note: '', wantedBy: '' };
