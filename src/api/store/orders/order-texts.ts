import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { OrderDetails } from '#domain/order/order.ts';
import { type KeptTexts, keptTextsMax, proposedDetails } from '#domain/order/under-way.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { orderTexts } from '../schema.ts';

/** What an account has ordered with, the last first. */
export async function keptTexts(db: Database | Transaction, accountId: string): Promise<KeptTexts> {
  const rows = await db
    .select({ kind: orderTexts.kind, text: orderTexts.text })
    .from(orderTexts)
    .where(eq(orderTexts.accountId, accountId))
    .orderBy(desc(orderTexts.usedAt));
  const ofKind = (wanted: string) => rows.filter(({ kind }) => kind === wanted).map(({ text }) => text);
  return {
    shop: ofKind('shop'),
    stock: ofKind('stock'),
    delivery: ofKind('delivery'),
    contact: ofKind('contact'),
  };
}

/** Keeps the texts of an order that is sent. Of each kind the account keeps the last ones. */
export async function keepTexts(
  tx: Transaction,
  accountId: string,
  details: OrderDetails,
  usedAt: Date,
): Promise<void> {
  for (const kind of proposedDetails) {
    const text = details[kind].trim();
    if (text === '') continue;
    await tx
      .insert(orderTexts)
      .values({ accountId, kind, text, usedAt })
      .onConflictDoUpdate({
        target: [orderTexts.accountId, orderTexts.kind, orderTexts.text],
        set: { usedAt },
      });
    const ofKind = and(eq(orderTexts.accountId, accountId), eq(orderTexts.kind, kind));
    const kept = tx
      .select({ text: orderTexts.text })
      .from(orderTexts)
      .where(ofKind)
      .orderBy(desc(orderTexts.usedAt))
      .limit(keptTextsMax);
    await tx.delete(orderTexts).where(and(ofKind, notInArray(orderTexts.text, kept)));
  }
}

/** Moves the texts of an account with its orders. What both have is used when it was used last. */
export async function moveTexts(tx: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(sql`
    INSERT INTO order_texts (account_id, kind, text, used_at)
    SELECT ${to}::uuid, kind, text, used_at FROM order_texts WHERE account_id = ${from}
    ON CONFLICT (account_id, kind, text) DO UPDATE SET used_at = greatest(order_texts.used_at, excluded.used_at)`);
  await tx.delete(orderTexts).where(eq(orderTexts.accountId, from));
}
