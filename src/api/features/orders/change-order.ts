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
  const order = await orderToChange(deps, user, id, version);
  const refusal = orderChangeRefusal(order);
  if (refusal) throw new Refusal(refusal);
  if (profile) await checkProfile(deps, profile);
  const { accountId } = user;
  await deps.orders.change(
    { accountId, id, version },
    {
      ...(lines && { lines: await newLines(deps, accountId, lines) }),
      ...(profile && { profile }),
      ...(details && { details }),
      evenIfOrdered,
    },
    deps.now(),
  );
  return findOrder(deps, accountId, id);
}

/** Freezes unapproved cards and creates an approval link, again for cards already awaiting approval. */
export async function askForApproval(
  deps: OrderDeps,
  user: SessionUser,
  id: string,
  { version, tokenHash }: { version: number; tokenHash: Buffer },
): Promise<StoredLink> {
  const order = await orderToChange(deps, user, id, version);
  refuseStep(order, 'asked');
  const { accountId } = user;
  const waiting = order.lines.filter(({ isApproved }) => !isApproved).map(({ cardId }) => cardId);
  const cards = await cardsToFreeze(deps, accountId, waiting, order.profile);
  const sentBy = { id: user.id, username: user.username };
  const proof = { sentBy, cards, profile: order.profile, tokenHash };
  const step = stepRecord(deps, user, 'asked');
  return deps.orders.ask({ accountId, id, version }, step, proof, memberActor(user), deps.now());
}

/** Takes a step that needs nothing else. Cancelling twice changes nothing. */
export async function stepOrder(
  deps: OrderDeps,
  user: SessionUser,
  id: string,
  { version, step }: { version: number; step: 'released' | 'cancelled' },
): Promise<OrderWithApprovals> {
  const order = await orderToChange(deps, user, id, version);
  refuseStep(order, step);
  const { accountId } = user;
  await deps.orders.step(
    { accountId, id, version },
    { ...stepRecord(deps, user, step), step },
    memberActor(user),
  );
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
  const order = await orderToChange(deps, user, id, version);
  refuseStep(order, 'sent', isPart);
  const { accountId } = user;
  const { sent, rest } = splitLines({ ...order, lines: openLines(order) }, isPart);
  if (sent.length === 0) throw new Refusal('CARD_NOT_FOUND');
  if (!evenIfRequested && sent.some(({ requests }) => requests.length > 0))
    throw new Refusal('CHANGES_REQUESTED');
  const frozen = sent.flatMap(({ cardId, branch, version: approved }) =>
    approved ? [{ cardId, branch, snapshotId: approved.snapshotId }] : [],
  );
  const others = sent.filter((line) => line.version === null);
  const branches = new Map(others.map(({ cardId, branch }) => [cardId, branch]));
  const toFreeze = (await cardsToFreeze(deps, accountId, [...branches.keys()], order.profile)).map(
    (card) => ({
      ...card,
      branch: branches.get(card.id) ?? '',
    }),
  );
  const left = rest.map(({ cardId, quantity, branch }) => ({ cardId, quantity, branch }));
  const contents = sent.map(({ cardId, today }) => ({ cardId, content: today.card?.content }));
  const sending = { step: stepRecord(deps, user, 'sent'), frozen, toFreeze, contents, rest: left, ...link };
  return deps.orders.send({ accountId, id, version }, sending, memberActor(user), deps.now());
}

function openLines(order: OrderWithApprovals): OpenLine[] {
  return order.isOpen ? order.lines : [];
}

/** The order as the request saw it. */
async function orderToChange(
  deps: OrderDeps,
  user: SessionUser,
  id: string,
  version: number,
): Promise<OrderWithApprovals> {
  await allowChange(deps, user);
  const order = await findOrder(deps, user.accountId, id);
  // Prefer the specific refusal (sent, cancelled) over ORDER_CHANGED.
  const refusal = orderChangeRefusal(order);
  if (order.version !== version) throw new Refusal(refusal ?? 'ORDER_CHANGED');
  return order;
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
  { cards }: OrderDeps,
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
