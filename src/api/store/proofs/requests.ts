import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { CardContent } from '#domain/card/card.ts';
import { openChanges } from '#domain/proof/wishes.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { proofCards } from '../schema.ts';

/** How many requests one answer has: ten for each card of the largest order. */
const listedMax = 5000;

/** A change of a card that somebody has requested and nobody has closed. */
export type OpenRequest = Awaited<ReturnType<typeof openRequests>>[number];

/** The requests for these cards that nobody has closed, whichever print shop they were about, the newest first. */
export function openRequests(db: Database | Transaction, accountId: string, cardIds: readonly string[]) {
  return db
    .select({
      snapshotId: proofCards.snapshotId,
      cardId: proofCards.cardId,
      answeredBy: proofCards.answeredBy,
      answeredAt: proofCards.answeredAt,
      changes: proofCards.changes,
    })
    .from(proofCards)
    .where(
      and(
        eq(proofCards.accountId, accountId),
        eq(proofCards.state, 'changes'),
        isNull(proofCards.closedAt),
        inArray(proofCards.cardId, [...cardIds]),
      ),
    )
    .orderBy(desc(proofCards.snapshotId))
    .limit(listedMax);
}

/** Closes a request: it is done, or not wanted. False if the account has no such request; closing it again changes nothing. */
export async function closeRequest(
  db: Database,
  accountId: string,
  snapshotId: string,
  { by, at }: { by: string; at: Date },
): Promise<boolean> {
  const isRequest = and(
    eq(proofCards.accountId, accountId),
    eq(proofCards.snapshotId, snapshotId),
    eq(proofCards.state, 'changes'),
  );
  await db
    .update(proofCards)
    .set({ closedAt: at, closedBy: by })
    .where(and(isRequest, isNull(proofCards.closedAt)));
  return (await db.$count(proofCards, isRequest)) > 0;
}

/** Closes what the cards that are sent have: a later change of a card must not open it again. */
export async function closeDone(
  tx: Transaction,
  accountId: string,
  sent: readonly { cardId: string; content: CardContent | undefined }[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const contents = new Map(sent.map(({ cardId, content }) => [cardId, content]));
  const done = (await openRequests(tx, accountId, [...contents.keys()])).filter(
    ({ cardId, changes }) => openChanges({ changes: changes ?? [] }, contents.get(cardId)).length === 0,
  );
  if (done.length === 0) return;
  await tx
    .update(proofCards)
    .set({ closedAt: at, closedBy: by })
    .where(
      and(
        eq(proofCards.accountId, accountId),
        inArray(
          proofCards.snapshotId,
          done.map(({ snapshotId }) => snapshotId),
        ),
      ),
    );
}
