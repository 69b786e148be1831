import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { CardContent } from '#domain/card/card.ts';
import { dayMs } from '#domain/days.ts';
import type { StoredLink } from '#domain/link/share-links.ts';
import { orderNumber, type StepRecord, shopLinkDays, takeStep } from '#domain/order/order.ts';
import type { Transaction } from '../../database/db.ts';
import { createShareLinks, type LinkSender, mailOf } from '../links/share-links.ts';
import { queueWithinLimit } from '../mail/outbox.ts';
import { closeDone } from '../proofs/requests.ts';
import { type FreezableCard, insertSnapshots } from '../proofs/snapshots.ts';
import { orderLines } from '../schema.ts';
import { recordEvent } from '../shared/record-event.ts';
import {
  insertOrder,
  isOfOrder,
  logOrder,
  type NewLine,
  type OrderActor,
  type OrderRow,
  setOrder,
} from './order-rows.ts';
import { keepTexts } from './order-texts.ts';

/** What is sent of an order: versions that exist, cards to freeze now, and what stays in a new order. */
type Sending = {
  step: StepRecord;
  frozen: readonly { cardId: string; snapshotId: string; branch: string }[];
  toFreeze: readonly (FreezableCard & { branch: string })[];
  /** What the cards that are sent say today. */
  contents: readonly { cardId: string; content: CardContent | undefined }[];
  rest: readonly NewLine[];
  tokenHash: Buffer;
  recipient?: string;
  sender: LinkSender;
};

/** Sends a locked order: its versions are fixed, their files asked for, and the link of the print shop made. */
export function sendLockedOrder(tx: Transaction, order: OrderRow) {
  return async (
    { step, frozen, toFreeze, contents, rest, tokenHash, recipient, sender }: Sending,
    by: OrderActor,
    now: Date,
  ): Promise<{ link: StoredLink; rest: string | null }> => {
    const { accountId, id } = order;
    const wanted = {
      kind: 'shop' as const,
      subjectId: id,
      tokenHash,
      expiresAt: new Date(now.getTime() + shopLinkDays * dayMs),
      ...(recipient !== undefined && { recipient }),
    };
    const [link] = await createShareLinks(tx, accountId, sender.id, [wanted], now);
    if (!link) throw new Error('The link was not made');
    const made = await insertSnapshots(tx, accountId, toFreeze, { profile: order.profile, now });
    const lines = [
      ...frozen,
      ...toFreeze.map((card, at) => ({
        cardId: card.id,
        branch: card.branch,
        snapshotId: made[at] ?? '',
      })),
    ];
    await tx.execute(sql`
        UPDATE order_lines SET snapshot_id = line."snapshotId", branch = line.branch
        FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS line ("cardId" uuid, "snapshotId" uuid, branch text)
        WHERE order_lines.account_id = ${accountId} AND order_lines.order_id = ${id}
          AND order_lines.card_id = line."cardId"`);
    // What is not sent is in the new order.
    const sentIds = lines.map(({ cardId }) => cardId);
    await tx.delete(orderLines).where(and(isOfOrder(order), notInArray(orderLines.cardId, sentIds)));
    await rememberGone(tx, accountId);
    await closeDone(tx, accountId, contents, { by: step.by, at: now });
    await keepTexts(tx, accountId, order.details, now);
    const { steps } = takeStep({ ...order, lines: [] }, step);
    await setOrder(tx, order, { steps, stage: 'sent', sentAt: now, linkId: link.id });
    const restId = rest.length > 0 ? await insertRest(tx, order, rest, now) : null;
    const mail = mailOf(link, 'shopOrder', sender);
    if (mail) await queueWithinLimit(tx, mail, now);
    if (by) await logOrder(tx, by, 'order_sent', order, lines.length);
    const data = { orderId: id, order: orderNumber(order), cards: lines.length };
    const subjectIds = [id, ...sentIds];
    await recordEvent(tx, accountId, { type: 'order.sent', data, subjectIds }, now);
    return { link, rest: restId };
  };
}

/** The people of an order that wait go on in an order of their own, with the steps so far. */
async function insertRest(
  tx: Transaction,
  { accountId, steps, profile, details }: OrderRow,
  lines: readonly NewLine[],
  now: Date,
): Promise<string> {
  const { id } = await insertOrder(tx, accountId, { steps, profile, details, lines }, now);
  return id;
}

/** From now on, cards that are no longer there are not named again as gone. */
async function rememberGone(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .update(orderLines)
    .set({ isGone: true })
    .where(
      and(
        eq(orderLines.accountId, accountId),
        eq(orderLines.isGone, false),
        sql`NOT EXISTS (SELECT FROM cards WHERE cards.account_id = ${accountId} AND cards.id = ${orderLines.cardId})`,
      ),
    );
}
