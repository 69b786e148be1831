import { Refusal } from '#contract/errors.ts';
import type { StoredLink } from '#domain/link/share-links.ts';
import {
  type OrderDetails,
  type OrderStep,
  orderChangeRefusal,
  orderStepRefusal,
  type StepRecord,
  splitLines,
} from '#domain/order/order.ts';
import { proofRefusal } from '#domain/plan/plans.ts';
import { type FrozenProfile, profileRefusal } from '#domain/proof/snapshot.ts';
import { memberActor } from '../../http/audit-source.ts';
import type { SessionUser } from '../../security/session.ts';
import type { Needs } from '../../services.ts';
import { cardsToFreeze, refuseUnreadableProfile } from '../../snapshots/cards-to-freeze.ts';
import type { LinkSender } from '../../store/links/share-links.ts';
import type { LockedOrder } from '../../store/orders/locked-order.ts';
import type { NewLine } from '../../store/orders/order-rows.ts';
import {
  type ApprovalDeps,
  branchNameOf,
  type OpenLine,
  type OrderWithApprovals,
  withApprovals,
} from './with-approvals.ts';

export type OrderDeps = ApprovalDeps & Needs<'orders' | 'printer.isReadableProfile' | 'limits.count' | 'now'>;

type LineInput = Pick<NewLine, 'cardId' | 'quantity'>;
type OrderInput = {
  lines: readonly LineInput[];
  profile: FrozenProfile;
  details: OrderDetails;
  evenIfOrdered: boolean;
};

type Optional<Whole> = { [Key in keyof Whole]?: Whole[Key] | undefined };

/** The order of an account with its approvals. */
export async function findOrder(deps: OrderDeps, accountId: string, id: string): Promise<OrderWithApprovals> {
  const order = await deps.orders.find(accountId, id);
  if (!order) throw new Refusal('ORDER_NOT_FOUND');
  return withApprovals(deps, order);
}

/** Makes an order of cards that the account has. */
export async function createOrder(
  deps: OrderDeps,
  user: SessionUser,
  input: OrderInput,
): Promise<OrderWithApprovals> {
  await allowChange(deps, user);
  await deps.limits.count('newOrdersByAccount', user.accountId);
  await checkProfile(deps, input.profile);
  const { accountId } = user;
  const lines = await newLines(deps, accountId, input.lines);
  const steps = [stepRecord(deps, user, 'created')];
  const id = await deps.orders.create(accountId, { ...input, lines, steps }, memberActor(user), deps.now());
  return findOrder(deps, accountId, id);
}

/** A new order of the same people, as their cards are now. */
export async function repeatOrder(
  deps: OrderDeps,
  user: SessionUser,
  id: string,
  { evenIfOrdered }: Pick<OrderInput, 'evenIfOrdered'>,
): Promise<OrderWithApprovals> {
  const order = await deps.orders.find(user.accountId, id);
  if (!order) throw new Refusal('ORDER_NOT_FOUND');
  const existing = await deps.cards.findMany(
    user.accountId,
    order.lines.map(({ cardId }) => cardId),
  );
  const lines = order.lines.filter(({ cardId }) => existing.has(cardId));
  if (lines.length === 0) throw new Refusal('CARD_NOT_FOUND');
  const { profile, details } = order;
  // The day was that of the earlier order.
  return createOrder(deps, user, { lines, profile, details: { ...details, wantedBy: '' }, evenIfOrdered });
}

/** Replaces cards, quantities, profile or details of an order that is not sent. */
export async function changeOrder(
  deps: OrderDeps,
  user: SessionUser,
  id: string,
  { version, lines, profile, details, evenIfOrdered = false }: Optional<OrderInput> & { version: number },
): Promise<OrderWithApprovals> {
  await allowChange(deps, user);
  if (profile) await checkProfile(deps, profile);
  const { accountId } = user;
  await lockSeen(deps, { accountId, id, version }, async (order, locked) => {
    const refusal = orderChangeRefusal(order);
    if (refusal) throw new Refusal(refusal);
    await locked.change(
      {
        ...(lines && { lines: await newLines(locked, accountId, lines) }),
        ...(profile && { profile }),
        ...(details && { details }),
        evenIfOrdered,
      },
      deps.now(),
    );
  });
  return findOrder(deps, accountId, id);
}

/** Freezes unapproved cards and creates an approval link, again for cards already awaiting approval. */
export async function askForApproval(
  deps: OrderDeps,
  user: SessionUser,
  id: string,
  { version, tokenHash }: { version: number; tokenHash: Buffer },
): Promise<StoredLink> {
  await allowChange(deps, user);
  const { accountId } = user;
  return lockSeen(deps, { accountId, id, version }, async (order, locked) => {
    refuseStep(order, 'asked');
    const waiting = order.lines.filter(({ isApproved }) => !isApproved).map(({ cardId }) => cardId);
    const { cards: existing } = locked;
    const cards = await cardsToFreeze({ ...deps, cards: existing }, accountId, waiting, order.profile);
    const sentBy = { id: user.id, username: user.username };
    const proof = { sentBy, cards, profile: order.profile, tokenHash };
    return locked.ask(stepRecord(deps, user, 'asked'), proof, memberActor(user), deps.now());
  });
}

/** Takes a step that needs nothing else. Cancelling twice changes nothing. */
export async function stepOrder(
  deps: OrderDeps,
  user: SessionUser,
  id: string,
  { version, step }: { version: number; step: 'released' | 'cancelled' },
): Promise<OrderWithApprovals> {
  await allowChange(deps, user);
  const { accountId } = user;
  await lockSeen(deps, { accountId, id, version }, async (order, locked) => {
    refuseStep(order, step);
    await locked.step({ ...stepRecord(deps, user, step), step }, memberActor(user));
  });
  return findOrder(deps, accountId, id);
}

type SendOptions = {
  version: number;
  isPart: boolean;
  evenIfRequested: boolean;
  tokenHash: Buffer;
  recipient?: string;
  sender: LinkSender;
};

/** Sends an order to its print shop. What is approved is sent as it was approved. */
export async function sendOrder(
  deps: OrderDeps,
  user: SessionUser,
  id: string,
  { version, isPart, evenIfRequested, ...link }: SendOptions,
) {
  await allowChange(deps, user);
  const { accountId } = user;
  return lockSeen(deps, { accountId, id, version }, async (order, locked) => {
    refuseStep(order, 'sent', isPart);
    const { sent, rest } = splitLines({ ...order, lines: openLines(order) }, isPart);
    if (sent.length === 0) throw new Refusal('CARD_NOT_FOUND');
    if (!evenIfRequested && sent.some(({ requests }) => requests.length > 0))
      throw new Refusal('CHANGES_REQUESTED');
    const sending = {
      step: stepRecord(deps, user, 'sent'),
      ...(await versionsToSend({ ...deps, cards: locked.cards }, order, sent)),
      contents: sent.map(({ cardId, today }) => ({ cardId, content: today.card?.content })),
      rest: rest.map(({ cardId, quantity, branch }) => ({ cardId, quantity, branch })),
      ...link,
    };
    return locked.send(sending, memberActor(user), deps.now());
  });
}

/** Of the approved cards their versions, and the others as they are now. */
async function versionsToSend(
  deps: Parameters<typeof cardsToFreeze>[0],
  { accountId, profile }: OrderWithApprovals,
  sent: readonly OpenLine[],
) {
  const frozen = sent.flatMap(({ cardId, branch, version }) =>
    version ? [{ cardId, branch, snapshotId: version.snapshotId }] : [],
  );
  const branches = new Map(
    sent.filter(({ version }) => version === null).map(({ cardId, branch }) => [cardId, branch]),
  );
  const cards = await cardsToFreeze(deps, accountId, [...branches.keys()], profile);
  return { frozen, toFreeze: cards.map((card) => ({ ...card, branch: branches.get(card.id) ?? '' })) };
}

function openLines(order: OrderWithApprovals): OpenLine[] {
  return order.isOpen ? order.lines : [];
}

/** Locks an order that is as the request saw it, with its approvals. Whether it can change is judged here, on the locked order only. */
function lockSeen<Result>(
  deps: OrderDeps,
  { version, ...key }: { accountId: string; id: string; version: number },
  work: (order: OrderWithApprovals, locked: LockedOrder) => Promise<Result>,
): Promise<Result> {
  return deps.orders.lock(key, async (locked) => {
    const order = await withApprovals(locked, locked.order);
    // Prefer the specific refusal (sent, cancelled) over ORDER_CHANGED.
    if (order.version !== version) throw new Refusal(orderChangeRefusal(order) ?? 'ORDER_CHANGED');
    return work(order, locked);
  });
}

async function allowChange({ limits }: OrderDeps, user: SessionUser): Promise<void> {
  const refusal = proofRefusal(user);
  if (refusal) throw new Refusal(refusal);
  await limits.count('orderChangesByAccount', user.accountId);
}

async function checkProfile({ printer }: OrderDeps, profile: FrozenProfile): Promise<void> {
  const refusal = profileRefusal(profile);
  if (refusal) throw new Refusal(refusal);
  await refuseUnreadableProfile(printer, profile);
}

/** The cards with the branches that they have now. Refuses a card that the account does not have. */
async function newLines(
  { cards }: Pick<ApprovalDeps, 'cards'>,
  accountId: string,
  input: readonly LineInput[],
): Promise<NewLine[]> {
  const existing = await cards.findMany(
    accountId,
    input.map(({ cardId }) => cardId),
  );
  return input.map(({ cardId, quantity }) => {
    const card = existing.get(cardId);
    if (!card) throw new Refusal('CARD_NOT_FOUND');
    return { cardId, quantity, branch: branchNameOf(card) };
  });
}

function refuseStep(order: OrderWithApprovals, step: OrderStep, isPart = false): void {
  const refusal = orderStepRefusal(order, step, isPart);
  if (refusal) throw new Refusal(refusal);
}

function stepRecord({ now }: OrderDeps, { username }: SessionUser, step: OrderStep): StepRecord {
  return { step, by: username, at: now().toISOString() };
}
