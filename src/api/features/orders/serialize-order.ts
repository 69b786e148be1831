import type { CallResult } from '#contract/endpoints.ts';
import type { Card } from '#domain/card/card.ts';
import { type SomeImages, withImages } from '#domain/card/card-images.ts';
import type { StoredLink } from '#domain/link/share-links.ts';
import { sentMailState } from '#domain/mail/mail.ts';
import { orderNumber, orderState } from '#domain/order/order.ts';
import { namedFiles } from '#domain/order/order-files.ts';
import { cardOfSnapshot } from '#domain/proof/snapshot.ts';
import { serializePrintedFile } from '../../http/serialize/serialize-printed-file.ts';
import type { OrderRow } from '../../store/orders/order-rows.ts';
import type { AnyVersion, OpenLine, OrderWithApprovals, SentLine } from './with-approvals.ts';

type Order = CallResult<'readOrder'>;
type OrderLine = Order['lines'][number];
type OrderSummary = CallResult<'listOrders'>[number];
type ShopOrder = CallResult<'openShopOrder'>;

type Head = Pick<OrderRow, 'id' | 'year' | 'sequence' | 'formerSequence' | 'steps' | 'details'>;

function headOf({ id, year, sequence, formerSequence, steps, details }: Head) {
  const formerNumber = formerSequence === null ? null : orderNumber({ year, sequence: formerSequence });
  return { id, number: orderNumber({ year, sequence }), formerNumber, steps, details };
}

/** An order for its managers. */
export function serializeOrder(order: OrderWithApprovals): Order {
  const { version, profile, linkId, mail, missing } = order;
  return {
    ...headOf(order),
    state: orderState(order),
    version,
    // It was validated when it was sent.
    profile: profile as Order['profile'],
    linkId,
    mail: mail && { recipient: mail.recipient, state: sentMailState(mail) },
    lines: order.isOpen
      ? order.lines.flatMap((line) => serializeOpenLine(line) ?? [])
      : order.lines.flatMap((line) => serializeSentLine(line) ?? []),
    missing,
  };
}

/** An order in a list. `lines`: of an order that is not sent. */
export function serializeOrderSummary(
  order: Head & Pick<OrderRow, 'stage'> & { lines: readonly { isApproved: boolean }[] },
  { people, cards }: { people: number; cards: number },
): OrderSummary {
  const approved = order.lines.filter(({ isApproved }) => isApproved).length;
  return {
    ...headOf(order),
    state: orderState(order),
    people,
    cards,
    approved: order.stage === 'open' ? approved : null,
  };
}

function serializeOpenLine(line: OpenLine): OrderLine | null {
  const { cardId, quantity, branch, today, version, requests, change } = line;
  if (!today.card) return null;
  return {
    cardId,
    snapshotId: null,
    quantity,
    branch,
    card: serializeCard(today.card, today),
    approval: serializeApproval(version),
    requests: requests.map(({ snapshotId, answeredBy, answeredAt, changes: asked }) => ({
      snapshotId,
      requestedBy: answeredBy ?? '',
      requestedAt: answeredAt ?? '',
      changes: asked ?? [],
    })),
    change,
    file: version && serializePrintedFile(version),
  };
}

function serializeSentLine({ cardId, quantity, branch, version }: SentLine): OrderLine | null {
  const { snapshot, snapshotId } = version;
  const card = cardOfSnapshot(snapshot);
  if (!card) return null;
  return {
    cardId,
    snapshotId,
    quantity,
    branch,
    card: serializeCard(card, snapshot),
    approval: serializeApproval(version),
    requests: [],
    change: null,
    file: serializePrintedFile(version),
  };
}

function serializeApproval(version: AnyVersion | null): OrderLine['approval'] {
  if (!version?.state) return null;
  const { state, answeredBy, answeredAt, snapshotId, linkId } = version;
  return { state, answeredBy, answeredAt, snapshotId, linkId };
}

/** An order for its print shop. A cancelled one shows no card. */
export function serializeShopOrder(
  order: OrderWithApprovals,
  { expiresAt }: Pick<StoredLink, 'expiresAt'>,
  company: string | null,
): ShopOrder {
  const state = orderState(order);
  const { number, formerNumber, steps, details } = headOf(order);
  const lines =
    order.isOpen || state === 'cancelled' ? [] : order.lines.flatMap((line) => shopLine(line) ?? []);
  return {
    number,
    formerNumber,
    state,
    steps: steps.filter(({ step }) => shownSteps.has(step)),
    details,
    company,
    // The name of a deleted user is empty.
    sender: steps.find(({ step }) => step === 'sent')?.by || (company ?? ''),
    expiresAt,
    profile: order.profile as ShopOrder['profile'],
    lines: namedFiles(lines, fileNamePattern(order.profile)).map(({ name: fileName, ...line }) => ({
      ...line,
      fileName,
    })),
  };
}

/** Who worked on the order before it was sent does not concern the print shop. */
const shownSteps = new Set<string>(['sent', 'received', 'printed', 'cancelled']);

/** The names that the print shop wants for its files; those of every order without. */
function fileNamePattern({ fileName }: OrderRow['profile']): string | undefined {
  return typeof fileName === 'string' ? fileName : undefined;
}

function shopLine({ quantity, branch, version }: SentLine) {
  const { snapshot, snapshotId: id, state, answeredAt } = version;
  const card = cardOfSnapshot(snapshot);
  return (
    card && {
      id,
      quantity,
      branch,
      card: serializeCard(card, snapshot),
      approvedAt: state === 'approved' ? answeredAt : null,
      file: serializePrintedFile(version),
      isFileMissing: version.fileHash === null && version.fileGivenUpAt !== null,
    }
  );
}

/** Cards were validated when they were saved. */
function serializeCard(card: Card, images: SomeImages): OrderLine['card'] {
  return withImages(card, images);
}
