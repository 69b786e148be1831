import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/db.ts';
import { proofCards, proofs, snapshots } from '../schema.ts';

const pageSize = 100;

/** Every proof of an account with what was frozen and what was said about it, the oldest first, in pages. */
export async function* exportedProofs(db: Database, accountId: string) {
  const read = (after: string | undefined) =>
    db
      .select({
        proofId: proofCards.proofId,
        snapshotId: proofCards.snapshotId,
        cardId: proofCards.cardId,
        linkId: proofs.linkId,
        sender: proofs.sender,
        sentAt: proofs.createdAt,
        state: proofCards.state,
        answeredBy: proofCards.answeredBy,
        answeredAt: proofCards.answeredAt,
        changes: proofCards.changes,
        requestClosedAt: proofCards.closedAt,
        requestClosedBy: proofCards.closedBy,
        snapshot: snapshots.snapshot,
        fileHash: snapshots.fileHash,
      })
      .from(proofCards)
      .innerJoin(proofs, and(eq(proofs.accountId, proofCards.accountId), eq(proofs.id, proofCards.proofId)))
      .innerJoin(
        snapshots,
        and(eq(snapshots.accountId, proofCards.accountId), eq(snapshots.id, proofCards.snapshotId)),
      )
      .where(and(eq(proofCards.accountId, accountId), after ? gt(proofCards.snapshotId, after) : undefined))
      .orderBy(asc(proofCards.snapshotId))
      .limit(pageSize);
  let page = await read(undefined);
  while (page.length > 0) {
    for (const { fileHash, ...row } of page) yield { ...row, sha256: fileHash?.toString('hex') ?? null };
    page = page.length < pageSize ? [] : await read(page.at(-1)?.snapshotId);
  }
}
