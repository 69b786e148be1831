import { randomUUID } from 'node:crypto';
import type { ImportResult, SavedDesign } from '#contract/card/design-schemas.ts';
import { linkHeaderName } from '#contract/links/link-header.ts';
import type { OpenProof } from '#contract/links/proof-schemas.ts';
import type { WaitingRow } from '#contract/links/submission-schemas.ts';
import type { Order } from '#contract/orders/order-schemas.ts';
import { accountHeaderName } from '#contract/signed-in.ts';
import { applyPatch, type CardContent, newCard } from '#domain/card/card.ts';
import { flatOf } from '#domain/card/flat-card.ts';
import type { LookId } from '#domain/card/look/card-look.ts';
import { mapTexts } from '#domain/card/text-fields.ts';
import { withLook } from '#domain/look/choose-look.ts';
import { type PaidPlan, priceCents } from '#domain/plan/plans.ts';
import { demoPassword } from '../accounts.ts';
import type { DemoClient, Sent } from './demo-client.ts';
import { type DemoCompany, demoCompany, freelancerCards } from './demo-people.ts';

/** The accounts that the filled demo has beside the others. */
export const filledUsernames = { freelancer: 'freelancer', company: 'company' };

type Visitors = {
  /** Somebody without a session. */
  visitor: () => DemoClient;
};

type Demo = Visitors & {
  pay: (clientSecret: string) => Promise<void>;
};

type Link = { id: string; token: string };

/** What can be opened of a company: ids, and the tokens of links that work. */
type FilledCompany = {
  cardId: string;
  designId: string;
  /** One that waits for approval, and one that is printed. */
  orderIds: [waiting: string, printed: string];
  /** For a person whose card waits to be filled in. */
  fillIn: string;
  proof: string;
  shopOrder: string;
};

export type FilledDemo = { freelancer: { cardId: string }; company: FilledCompany & { id: string } };

/**
 * Fills a new demo by the calls that pages make: a freelancer with six cards in six looks, and a company with a design, three
 * branches, 64 people, links in each state and orders.
 */
export async function fillDemo(demo: Demo, usernames = filledUsernames): Promise<FilledDemo> {
  const [freelancer, company] = await Promise.all([
    addFreelancer(demo, usernames.freelancer),
    addCompany(demo, usernames.company),
  ]);
  return { freelancer, company };
}

async function register({ visitor, pay }: Demo, username: string, plan: PaidPlan): Promise<DemoClient> {
  const person = visitor();
  const email = `${username}@vizitka.example`;
  await person.send('POST', '/api/auth/register', { body: { username, email, password: demoPassword } });
  const intent = await person.send('POST', '/api/create-payment-intent', {
    body: { plan, amount: priceCents(plan) / 100 },
  });
  await pay((intent as { clientSecret: string }).clientSecret);
  await person.send('POST', '/api/upgrade-account', { body: { plan } });
  return person;
}

async function addFreelancer(demo: Demo, username: string): Promise<FilledDemo['freelancer']> {
  const person = await register(demo, username, 'premium');
  let cardId = '';
  for (const { name, look, content } of freelancerCards) {
    const card = await person.send('POST', '/api/business-cards', { body: cardBody(name, look, content) });
    cardId = (card as { id: string }).id;
  }
  return { cardId };
}

function cardBody(name: string, look: LookId, content: CardContent): object {
  return { name, ...flatOf(withLook(applyPatch(newCard, { content }), look)) };
}

async function addCompany(demo: Demo, username: string): Promise<FilledDemo['company']> {
  const owner = await register(demo, username, 'corporate');
  const { name, address } = demoCompany;
  const billing = { address, registrationNumber: null, vatId: null };
  const made = await owner.send('POST', '/api/companies', {
    body: { name, country: 'SK', billing, withCards: false },
  });
  const { id } = made as { id: string };
  return { id, ...(await fillCompany(demo, withActiveAccount(owner, id), demoCompany)) };
}

/** Adds a design, people, links and orders. */
export async function fillCompany(
  demo: Visitors,
  company: DemoClient,
  filled: DemoCompany,
): Promise<FilledCompany> {
  const { people, address } = filled;
  const { design, cardIds } = await addPeople(company, filled);
  const fillIn = await addFillInLinks(demo, company, { design, cardIds, people });
  const by = people[0]?.texts.fullName ?? '';
  const proof = await addProofs(demo, company, cardIds.slice(-14, -2), by);
  const orders = await addOrders(demo, company, cardIds, { address, contact: by });
  return { cardId: cardIds[0] ?? '', designId: design.id, fillIn, proof, ...orders };
}

/** The same person in a tab that acts for a company. */
function withActiveAccount({ send }: DemoClient, companyId: string): DemoClient {
  return {
    send: (method, path, sent = {}) =>
      send(method, path, { ...sent, headers: { [accountHeaderName]: companyId, ...sent.headers } }),
  };
}

async function addPeople(company: DemoClient, { people, branches, look, ...filled }: DemoCompany) {
  const [director, ...others] = people;
  if (!director) throw new Error('The company has nobody');
  const content = { ...director.texts, ...filled.content };
  const card = (await company.send('POST', '/api/business-cards', {
    body: cardBody(director.texts.fullName ?? '', look, content),
  })) as { id: string };
  const first = (await company.send('POST', '/api/designs', {
    body: { name: filled.design, cardId: card.id },
  })) as SavedDesign;
  const withIds = branches.map((branch) => ({ id: randomUUID(), ...branch }));
  const rules = { ...first.rules, url: 'locked', position: 'required', street: 'locked', city: 'locked' };
  const design = (await company.send('PUT', `/api/designs/${first.id}`, {
    body: { rules, branches: withIds, version: first.version },
  })) as SavedDesign;
  const person = ({ texts, branch }: DemoCompany['people'][number]) => ({
    texts,
    branchId: withIds[branch]?.id,
  });
  const { created } = (await company.send('POST', `/api/designs/${design.id}/cards`, {
    body: { create: others.map(person), change: [{ id: card.id, ...person(director) }] },
  })) as ImportResult;
  return { design, cardIds: [card.id, ...created] };
}

/** Links that wait, that were used, whose row was accepted, and that were ended. Returns the token of one that waits. */
async function addFillInLinks(
  demo: Visitors,
  company: DemoClient,
  {
    design: { id, branches },
    cardIds,
    people,
  }: Pick<DemoCompany, 'people'> & { design: SavedDesign; cardIds: readonly string[] },
): Promise<string> {
  const makeLinks = async (body: object) =>
    (await company.send('POST', `/api/designs/${id}/fill-in-links`, { body })) as Link[];
  const [everybody] = await makeLinks({});
  const [accepted, waiting, ended, open] = await makeLinks({ cardIds: cardIds.slice(1, 7) });
  if (!everybody || !accepted || !waiting || !ended || !open) throw new Error('A link was not made');
  const [, second, third] = people;
  const branchOf = (person: (typeof people)[number] | undefined) => branches[person?.branch ?? 0]?.id;
  await fillIn(
    demo,
    accepted,
    { ...second?.texts, position: people.at(-1)?.texts.position },
    branchOf(second),
  );
  await acceptAll(company);
  await fillIn(demo, waiting, { ...third?.texts, phone: '+421 900 000 499' }, branchOf(third));
  await fillIn(
    demo,
    everybody,
    {
      fullName: 'Kamila Jaššová',
      position: 'Architect',
      phone: '+421 900 000 498',
      email: 'kamila.jassova@brezina.example',
    },
    branchOf(second),
  );
  await company.send('POST', `/api/links/${ended.id}/revoke`);
  return open.token;
}

async function fillIn(demo: Visitors, link: Link, texts: CardContent, branchId?: string): Promise<void> {
  const body = {
    key: randomUUID(),
    texts: { ...mapTexts(() => ''), ...texts },
    ...(branchId && { branchId }),
  };
  await demo.visitor().send('POST', '/api/fill-in', byLink(link, { body }));
}

function byLink({ token }: Link, sent: Sent = {}): Sent {
  return { ...sent, headers: { [linkHeaderName]: token } };
}

async function acceptAll(company: DemoClient): Promise<void> {
  const waiting = (await company.send('GET', '/api/submissions')) as WaitingRow[];
  const rows = waiting.map(({ id, version, card }) => ({ id, version, cardId: card?.id ?? null }));
  await company.send('POST', '/api/submissions/accept', { body: { rows } });
}

/** A proof with cards that wait, that are approved, and that should change. */
async function addProofs(
  demo: Visitors,
  company: DemoClient,
  cardIds: readonly string[],
  name: string,
): Promise<string> {
  const link = (await company.send('POST', '/api/proofs', { body: { cardIds } })) as Link;
  const { cards } = (await demo.visitor().send('GET', '/api/proof', byLink(link))) as OpenProof;
  const answer = (place: number, changes: object[] | null) =>
    demo
      .visitor()
      .send('POST', '/api/proof/answers', byLink(link, { body: { id: cards[place]?.id, name, changes } }));
  for (const place of [0, 1, 2, 3, 4]) await answer(place, null);
  await answer(5, [{ field: 'position', text: 'Senior site manager' }]);
  await answer(6, [{ field: 'phone', text: '+421 900 000 497' }]);
  return link.token;
}

/** An order that is printed, one at the print shop, and one that waits for approval. */
async function addOrders(
  demo: Visitors,
  company: DemoClient,
  cardIds: readonly string[],
  { address, contact }: { address: string; contact: string },
): Promise<Pick<FilledCompany, 'orderIds' | 'shopOrder'>> {
  const orderOf = async (cards: readonly string[], quantity: number) =>
    (await company.send('POST', '/api/orders', {
      body: {
        lines: cards.map((cardId) => ({ cardId, quantity })),
        details: {
          shop: 'Tlačiareň Lipa',
          stock: '350 g/m², uncoated',
          delivery: address,
          contact,
          note: '',
          wantedBy: '',
        },
      },
    })) as Order;
  const send = async (order: Order): Promise<Link> => {
    const ready = (await company.send('POST', `/api/orders/${order.id}/release`, {
      body: { version: order.version },
    })) as Order;
    const sent = await company.send('POST', `/api/orders/${order.id}/send`, {
      // Some of its people have asked for changes that wait for the next order.
      body: { version: ready.version, evenIfRequested: true },
    });
    return (sent as { link: Link }).link;
  };
  const first = await orderOf(cardIds.slice(0, 6), 250);
  const printed = await send(first);
  for (const step of ['received', 'printed'])
    await demo.visitor().send('POST', '/api/shop-order/steps', byLink(printed, { body: { step } }));
  const received = await send(await orderOf(cardIds.slice(6, 10), 100));
  await demo
    .visitor()
    .send('POST', '/api/shop-order/steps', byLink(received, { body: { step: 'received' } }));
  const waiting = await orderOf(cardIds.slice(10, 14), 100);
  await company.send('POST', `/api/orders/${waiting.id}/approval`, { body: { version: waiting.version } });
  return { orderIds: [waiting.id, first.id], shopOrder: received.token };
}
