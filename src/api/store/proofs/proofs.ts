import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { StoredLink } from '#domain/link/share-links.ts';
import type { AskedChange, ProofState } from '#domain/proof/proof.ts';
import type { CardSnapshot, FrozenProfile } from '#domain/proof/snapshot.ts';
import { sortedJson } from '#domain/sorted-json.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { printTask } from '../../jobs/tasks.ts';
import { addSharedJobs } from '../jobs/add-job.ts';
import { createShareLinks, markLinkUsed } from '../links/share-links.ts';
import { companies, proofCards, proofs, snapshots } from '../schema.ts';
import { recordEvent } from '../shared/record-event.ts';
import { showsImage } from '../shared/shows-image.ts';
import { queueAnswerMail } from './answer-mail.ts';
import { closeRequest } from './requests.ts';
import { type FreezableCard, insertSnapshots } from './snapshots.ts';

/** A card of a proof with what was frozen and what was said about it. */
export type ProofCardRow = Omit<typeof proofCards.$inferSelect, 'accountId' | 'closedAt' | 'closedBy'> & {
  snapshot: CardSnapshot;
  fileHash: Buffer | null;
  fileBytes: number | null;
};

export type NewProof = {
  sentBy: { id: string; username: string };
  cards: readonly FreezableCard[];
  profile: FrozenProfile;
  tokenHash: Buffer;
};

export type Answer = { name: string; changes: readonly AskedChange[] | null };

/** The cards whose last proof a list has. */
const listedMax = 1000;

export type ProofStore = ReturnType<typeof proofStore>;

const columns = {
  proofId: proofCards.proofId,
  snapshotId: proofCards.snapshotId,
  cardId: proofCards.cardId,
  state: proofCards.state,
  answeredBy: proofCards.answeredBy,
  answeredAt: proofCards.answeredAt,
  changes: proofCards.changes,
  snapshot: snapshots.snapshot,
  fileHash: snapshots.fileHash,
  fileBytes: snapshots.fileBytes,
};

/** Proofs: frozen cards that somebody is asked about by a link. Every query starts with the account's id. */
export function proofStore(db: Database) {
  const ofSnapshot = and(
    eq(snapshots.accountId, proofCards.accountId),
    eq(snapshots.id, proofCards.snapshotId),
  );

  async function hasCard({ accountId, subjectId }: StoredLink, isCard: SQL | undefined): Promise<boolean> {
    const rows = await db
      .select({ id: snapshots.id })
      .from(proofCards)
      .innerJoin(snapshots, ofSnapshot)
      .where(and(eq(proofCards.accountId, accountId), eq(proofCards.proofId, subjectId), isCard))
      .limit(1);
    return rows.length > 0;
  }

  return {
    /** Freezes the cards, asks for their files and makes the link, all or nothing. */
    send: (accountId: string, proof: NewProof, now: Date): Promise<StoredLink> =>
      db.transaction((tx) => insertProof(tx, accountId, proof, now)),

    /** The last proof of each card of an account, newest first. */
    latest: async (accountId: string) => {
      const newest = db
        .selectDistinctOn([proofCards.cardId], { snapshotId: proofCards.snapshotId })
        .from(proofCards)
        .where(eq(proofCards.accountId, accountId))
        .orderBy(proofCards.cardId, desc(proofCards.snapshotId));
      return db
        .select({ ...columns, linkId: proofs.linkId, sentAt: proofs.createdAt })
        .from(proofCards)
        .innerJoin(snapshots, ofSnapshot)
        .innerJoin(proofs, and(eq(proofs.accountId, proofCards.accountId), eq(proofs.id, proofCards.proofId)))
        .where(and(eq(proofCards.accountId, accountId), inArray(proofCards.snapshotId, newest)))
        .orderBy(desc(proofCards.snapshotId))
        .limit(listedMax);
    },

    /** The proof of a link with its cards in their order; null if it was deleted. */
    open: async ({ accountId, subjectId }: StoredLink) => {
      const { id, createdAt } = proofs;
      const [proof] = await db
        // The name of a deleted user is empty.
        .select({
          id,
          createdAt,
          sender: sql<string>`coalesce(nullif(${proofs.sender}, ''), ${companies.name}, '')`,
        })
        .from(proofs)
        .leftJoin(companies, eq(companies.accountId, proofs.accountId))
        .where(and(eq(proofs.accountId, accountId), eq(proofs.id, subjectId)));
      if (!proof) return null;
      const cards = await db
        .select(columns)
        .from(proofCards)
        .innerJoin(snapshots, ofSnapshot)
        .where(and(eq(proofCards.accountId, accountId), eq(proofCards.proofId, subjectId)))
        .orderBy(proofCards.snapshotId);
      return { ...proof, cards };
    },

    /**
     * Records an answer; null if the proof has no such card. The first answer stays: the same one again is not new and
     * changes nothing, and another is refused.
     */
    answer: (
      link: StoredLink,
      snapshotId: string,
      { name, changes }: Answer,
      now: Date,
    ): Promise<{ card: ProofCardRow; isNew: boolean } | null> =>
      db.transaction(async (tx) => {
        const { accountId, subjectId } = link;
        const isCard = and(
          eq(proofCards.accountId, accountId),
          eq(proofCards.proofId, subjectId),
          eq(proofCards.snapshotId, snapshotId),
        );
        const [found] = await tx
          .select(columns)
          .from(proofCards)
          .innerJoin(snapshots, ofSnapshot)
          .where(isCard)
          .for('update', { of: proofCards });
        if (!found) return null;
        const answer = {
          state: changes ? ('changes' as const) : ('approved' as const),
          answeredBy: name,
          changes: changes ? [...changes] : null,
        };
        if (found.state !== 'waiting') {
          const { state, answeredBy, changes: asked } = found;
          const isSame = sortedJson([state, answeredBy, asked]) === sortedJson(Object.values(answer));
          if (isSame) return { card: found, isNew: false };
          throw new Refusal('PROOF_ANSWERED');
        }
        await tx
          .update(proofCards)
          .set({ ...answer, answeredAt: now })
          .where(isCard);
        await markLinkUsed(tx, link, now);
        await queueAnswerMail(tx, link, now);
        const { cardId } = found;
        const data = { cardId, proofId: subjectId, snapshotId };
        const event = changes
          ? { type: 'change.asked' as const, data: { ...data, fields: changes.map(({ field }) => field) } }
          : { type: 'card.approved' as const, data };
        await recordEvent(tx, accountId, { ...event, subjectIds: [cardId] }, now);
        return { card: { ...found, ...answer, answeredAt: now }, isNew: true };
      }),

    /** Closes a change that was requested; false if the account has no such request. */
    closeRequest: (accountId: string, snapshotId: string, how: { by: string; at: Date }): Promise<boolean> =>
      closeRequest(db, accountId, snapshotId, how),

    /** Whether a proof shows an image. */
    hasImage: (link: StoredLink, imageId: string): Promise<boolean> =>
      hasCard(link, showsImage(snapshots, imageId)),

    /** Whether a card of a proof was frozen as this snapshot. */
    hasSnapshot: (link: StoredLink, snapshotId: string): Promise<boolean> =>
      hasCard(link, eq(snapshots.id, snapshotId)),

    /** How many cards of a proof have each answer; empty if it was deleted. */
    countAnswers: async (accountId: string, id: string): Promise<Partial<Record<ProofState, number>>> => {
      const rows = await db
        .select({ state: proofCards.state, total: count() })
        .from(proofCards)
        .where(and(eq(proofCards.accountId, accountId), eq(proofCards.proofId, id)))
        .groupBy(proofCards.state);
      return Object.fromEntries(rows.map(({ state, total }) => [state, total]));
    },
  };
}

/** Freezes the cards, asks for their files and makes the link, in the transaction of what asks for them. */
export async function insertProof(
  tx: Transaction,
  accountId: string,
  { sentBy, cards, profile, tokenHash }: NewProof,
  now: Date,
): Promise<StoredLink> {
  const id = uuidv7();
  const wanted = [{ kind: 'proof' as const, subjectId: id, tokenHash }];
  const [link] = await createShareLinks(tx, accountId, sentBy.id, wanted, now);
  if (!link) throw new Error('The link was not made');
  const snapshotIds = await insertSnapshots(tx, accountId, cards, { profile, now });
  await tx.insert(proofs).values({ accountId, id, linkId: link.id, sender: sentBy.username, createdAt: now });
  const rows = snapshotIds.map((snapshotId, at) => ({
    accountId,
    proofId: id,
    snapshotId,
    cardId: cards[at]?.id ?? '',
  }));
  await tx.insert(proofCards).values(rows);
  return link;
}

/** Moves the proofs of an account with its cards. Files that are not made yet get a job of the new account. */
export async function moveProofs(tx: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  const accountId = to;
  const moved = await tx
    .update(snapshots)
    .set({ accountId })
    .where(eq(snapshots.accountId, from))
    .returning({ id: snapshots.id, fileHash: snapshots.fileHash });
  await tx.update(proofs).set({ accountId }).where(eq(proofs.accountId, from));
  await tx.update(proofCards).set({ accountId }).where(eq(proofCards.accountId, from));
  const unmade = moved.filter(({ fileHash }) => !fileHash);
  await addSharedJobs(
    tx,
    printTask,
    accountId,
    unmade.map(({ id }) => ({ accountId, snapshotId: id })),
  );
}
