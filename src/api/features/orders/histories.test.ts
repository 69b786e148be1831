import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOpenState } from '#domain/order/order.ts';
import type { AskedChange } from '#domain/proof/proof.ts';
import { parseCells } from '#people/list/parse-cells.ts';
import { createJobQueue } from '../../store/testing/job-queue.ts';
import { aDesign, imported } from '../../testing/a-design.ts';
import { withLink } from '../../testing/a-link.ts';
import { orderSteps, type SentOrder } from '../../testing/an-order.ts';
import { type ApiUnderTest, startApi, unlimited } from '../../testing/api-under-test.ts';
import { makeFiles } from '../../testing/make-files.ts';
import { randomRuns } from '../../testing/random-runs.ts';

/** Histories of orders, approvals, requests and changes of cards and their design, against the real server. */

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi({ limits: unlimited });
  await createJobQueue(api.db);
});
afterAll(() => api.close());

const names = ['Adam', 'Beata', 'Cyril', 'Dana'] as const;
const card = fc.nat(names.length - 1);
const order = fc.nat(5);
const positions = ['Manager', 'Director', 'Head'] as const;
const position = fc.constantFrom(...positions);

const event = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('create' as const),
      cards: fc.uniqueArray(card, { minLength: 1 }),
      again: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 900 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('add' as const), order, card, again: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit' as const), card, position }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('design' as const), shade: fc.nat(9) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('ask' as const), order }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      card,
      wanted: fc.oneof(fc.constant(null), position, fc.constant('other' as const)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), request: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('release' as const), order }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      order,
      isReleased: fc.boolean(),
      isPart: fc.boolean(),
      even: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('printed' as const), order }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), order }) },
);
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

/** A request as somebody made it. */
type Request = { snapshotId: string; cardId: string; change: AskedChange; isClosed: boolean };

async function runHistory(events: readonly Event[]): Promise<{ sent: number; requests: number }> {
  const caller = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
  const steps = orderSteps(api, caller);
  const design = await aDesign(caller);
  const { created } = await imported(
    caller,
    design.id,
    names.map((fullName) => ({ texts: { fullName, position: 'Manager' } })),
  );
  const idOf = (at: number) => created[at] ?? '';
  const today = new Map(created.map((id) => [id, 'Manager']));
  const orderIds: string[] = [];
  const shopLinks = new Map<string, string>();
  const tokens: string[] = [];
  const requests: Request[] = [];
  const orderedAgain = new Set<string>();
  let sentCount = 0;

  const isOpen = ({ cardId, change, isClosed }: Request) =>
    !isClosed && (change.field === 'other' || change.text !== today.get(cardId));
  const underWay = async () =>
    new Map(
      (await caller.call('listCardsUnderWay'))
        .json()
        .map(({ cardId, orders }) => [cardId, orders.map(({ id }) => id)]),
    );

  /** Nobody is in two orders under way but those who were wanted again. */
  async function expectOnce(): Promise<void> {
    for (const [cardId, ids] of await underWay()) if (ids.length > 1) expect(orderedAgain).toContain(cardId);
  }

  /** Each open request is at each open order of its card, and none other. */
  async function expectRequests(): Promise<void> {
    for (const id of orderIds) {
      const { state, lines } = await steps.read(id);
      if (!isOpenState(state)) continue;
      for (const line of lines) {
        const expected = requests.filter((request) => request.cardId === line.cardId && isOpen(request));
        expect(line.requests.map(({ snapshotId }) => snapshotId).sort()).toEqual(
          expected.map(({ snapshotId }) => snapshotId).sort(),
        );
      }
    }
  }

  /** Every file of the archive is in the manifest with the quantity of its person. */
  async function expectArchive({ order, link }: SentOrder): Promise<void> {
    await makeFiles(api);
    const response = await api.visitor().call('openShopArchive', withLink(link.token));
    const { 'manifest.csv': manifest = new Uint8Array(), ...files } = unzipSync(
      new Uint8Array(response.rawPayload),
    );
    const [, ...rows] = parseCells(strFromU8(manifest)).cells.filter(({ length }) => length > 1);
    expect(rows.map(([file]) => file)).toEqual(Object.keys(files));
    const wanted = new Map(order.lines.map((line) => [line.card.content.fullName, line.quantity]));
    expect(rows).toHaveLength(wanted.size);
    for (const [file = '', person = '', , quantity, , , hash] of rows) {
      expect(Number(quantity)).toBe(wanted.get(person));
      expect(file).toContain(`-${quantity}.pdf`);
      expect(hash).toBe(
        createHash('sha256')
          .update(files[file] ?? '')
          .digest('hex'),
      );
    }
  }

  const someOrder = (at: number) => orderIds[at % Math.max(1, orderIds.length)];

  const first: Event = { do: 'create', cards: [0, 1, 2], again: false, quantity: 250 };
  for (const next of [first, ...events]) {
    switch (next.do) {
      case 'create': {
        const cardIds = next.cards.map(idOf);
        const taken = await underWay();
        const known = cardIds.filter((id) => taken.has(id));
        const lines = cardIds.map((cardId) => ({ cardId, quantity: next.quantity }));
        const response = await caller.call('createOrder', { body: { lines, evenIfOrdered: next.again } });
        expect(response.statusCode).toBe(known.length > 0 && !next.again ? 409 : 201);
        if (response.statusCode === 201) {
          orderIds.push(response.json().id);
          for (const id of known) orderedAgain.add(id);
        }
        break;
      }
      case 'add': {
        const id = someOrder(next.order);
        if (!id) break;
        const { version, lines, state } = await steps.read(id);
        if (!isOpenState(state) || lines.some(({ cardId }) => cardId === idOf(next.card))) break;
        const isTaken = (await underWay()).has(idOf(next.card));
        const response = await caller.call('changeOrder', {
          params: { id },
          body: {
            version,
            evenIfOrdered: next.again,
            lines: [...lines, { cardId: idOf(next.card), quantity: 7 }].map(({ cardId, quantity }) => ({
              cardId,
              quantity,
            })),
          },
        });
        expect(response.statusCode).toBe(isTaken && !next.again ? 409 : 200);
        if (isTaken && next.again) orderedAgain.add(idOf(next.card));
        break;
      }
      case 'edit': {
        const texts = { fullName: names[next.card], position: next.position };
        const response = await caller.call('changeCard', {
          params: { id: idOf(next.card) },
          body: {
            designId: design.id,
            ...texts,
          },
        });
        expect(response.statusCode, response.body).toBe(200);
        today.set(idOf(next.card), next.position);
        break;
      }
      case 'design': {
        const style = { ...design.card.style, background: `#ffff${next.shade}0` };
        const response = await caller.call('changeDesign', {
          params: { id: design.id },
          body: { card: { ...design.card, style } },
        });
        expect(response.statusCode, response.body).toBe(200);
        break;
      }
      case 'ask': {
        const response = await steps.act(someOrder(next.order) ?? idOf(0), 'approval').catch(() => null);
        if (response?.statusCode === 201) tokens.push(response.json<{ token: string }>().token);
        break;
      }
      case 'answer': {
        const fullName = names[next.card] ?? '';
        const change = next.wanted && {
          field: next.wanted === 'other' ? ('other' as const) : ('position' as const),
          text: next.wanted === 'other' ? 'A larger logo' : next.wanted,
        };
        const token = tokens.at(-1);
        if (!token) break;
        const response = await steps.answer(token, fullName, change && [change]).catch(() => null);
        const isFirst = !requests.some(
          ({ snapshotId }) => snapshotId === response?.json<{ id?: string }>().id,
        );
        if (response?.statusCode === 200 && change && isFirst)
          requests.push({
            snapshotId: response.json().id,
            cardId: idOf(next.card),
            change,
            isClosed: false,
          });
        break;
      }
      case 'close': {
        const request = requests[next.request];
        if (!request) break;
        const response = await caller.call('closeRequest', { params: { id: request.snapshotId } });
        expect(response.statusCode).toBe(200);
        request.isClosed = true;
        break;
      }
      case 'release':
      case 'cancel': {
        const id = someOrder(next.order);
        if (id) await steps.act(id, next.do);
        break;
      }
      case 'send': {
        const id = someOrder(next.order);
        if (!id) break;
        if (next.isReleased) await steps.act(id, 'release');
        const response = await steps.act(id, 'send', { isPart: next.isPart, evenIfRequested: next.even });
        if (response.statusCode !== 200) break;
        const sent = response.json<SentOrder>();
        sentCount += 1;
        const cardIds = new Set(sent.order.lines.map(({ cardId }) => cardId));
        const open = requests.filter((request) => cardIds.has(request.cardId) && isOpen(request));
        if (!next.even) expect(open).toEqual([]);
        for (const request of requests)
          if (cardIds.has(request.cardId) && !isOpen(request)) request.isClosed = true;
        if (sent.rest) orderIds.push(sent.rest);
        shopLinks.set(id, sent.link.token);
        await expectArchive(sent);
        break;
      }
      case 'printed': {
        const token = shopLinks.get(someOrder(next.order) ?? '');
        if (token)
          await api.visitor().call('tickShopOrder', { body: { step: 'printed' }, ...withLink(token) });
        break;
      }
    }
    await expectOnce();
  }
  await expectRequests();
  return { sent: sentCount, requests: requests.length };
}

test('in every history nobody is in two orders unasked, no request is lost, and every file has its quantity', async () => {
  const total = { sent: 0, requests: 0 };
  const tryHistories = (numRuns: number) =>
    fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 10, maxLength: 25, size: 'max' }), async (events) => {
        const { sent, requests } = await runHistory(events);
        total.sent += sent;
        total.requests += requests;
      }),
      { numRuns, endOnFailure: true },
    );
  await tryHistories(randomRuns(1000, 6));
  // A few short histories may all end before anything is sent or requested.
  for (let more = 0; more < 50 && (total.sent === 0 || total.requests === 0); more += 1)
    await tryHistories(1);
  expect(total.sent).toBeGreaterThan(0);
  expect(total.requests).toBeGreaterThan(0);
}, 7_200_000);
