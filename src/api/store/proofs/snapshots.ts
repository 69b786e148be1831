import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Card } from '#domain/card/card.ts';
import { type CardImages, imagesOf } from '#domain/card/card-images.ts';
import { type CardSnapshot, type FrozenProfile, freezeCard, snapshotText } from '#domain/proof/snapshot.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { printTask } from '../../jobs/tasks.ts';
import { addSharedJobs } from '../jobs/add-job.ts';
import { snapshots } from '../schema.ts';

export type SnapshotKey = { accountId: string; id: string };

/** The file of a snapshot; null until it is made. */
export type SnapshotFile = { hash: Buffer; bytes: number };

/** A card that can be frozen: this release can read it. */
export type FreezableCard = CardImages & { id: string; card: Card };

/** Freezes cards and asks for their files, in the transaction of what they are frozen for. Returns the ids in their order. */
export async function insertSnapshots(
  tx: Transaction,
  accountId: string,
  rows: readonly FreezableCard[],
  { profile, now }: { profile: FrozenProfile; now: Date },
): Promise<string[]> {
  if (rows.length === 0) return [];
  const frozen = rows.map(({ id: cardId, card, ...row }) => {
    const images = imagesOf(row);
    const id = uuidv7();
    const createdAt = now.toISOString();
    const snapshot = freezeCard(card, { ...images, profile, createdAt, documentId: id });
    return { accountId, id, cardId, snapshot, textHash: sha256(snapshotText(snapshot)), ...images };
  });
  await tx.insert(snapshots).values(frozen);
  await addSharedJobs(
    tx,
    printTask,
    accountId,
    frozen.map(({ id }) => ({ accountId, snapshotId: id })),
  );
  return frozen.map(({ id }) => id);
}

/** Frozen cards and their files. */
export function snapshotStore(db: Database) {
  const keyed = ({ accountId, id }: SnapshotKey) =>
    and(eq(snapshots.accountId, accountId), eq(snapshots.id, id));
  return {
    /** Null if this account has no such snapshot. */
    find: async (
      key: SnapshotKey,
    ): Promise<{ snapshot: CardSnapshot; file: SnapshotFile | null; isGivenUp: boolean } | null> => {
      const [row] = await db
        .select({
          snapshot: snapshots.snapshot,
          hash: snapshots.fileHash,
          bytes: snapshots.fileBytes,
          givenUpAt: snapshots.fileGivenUpAt,
        })
        .from(snapshots)
        .where(keyed(key));
      if (!row) return null;
      const { snapshot, hash, bytes, givenUpAt } = row;
      return { snapshot, file: hash && bytes ? { hash, bytes } : null, isGivenUp: givenUpAt !== null };
    },

    /** Records the file that was made. The first one stays. */
    setFile: async (key: SnapshotKey, { hash, bytes }: SnapshotFile): Promise<void> => {
      await db
        .update(snapshots)
        .set({ fileHash: hash, fileBytes: bytes })
        .where(and(keyed(key), isNull(snapshots.fileHash)));
    },

    /** Records that no file will be made: another run would fail as well. */
    giveUp: async (key: SnapshotKey): Promise<void> => {
      await db.update(snapshots).set({ fileGivenUpAt: new Date() }).where(keyed(key));
    },
  };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
