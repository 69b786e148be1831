import { and, eq, exists, or } from 'drizzle-orm';
import type { StoredLink } from '#domain/link/share-links.ts';
import { answerMailMs } from '#domain/proof/proof.ts';
import type { Transaction } from '../../database/db.ts';
import { hasWaitingMail, queueMail } from '../mail/outbox.ts';
import { companyMembers, users } from '../schema.ts';

/**
 * Tells whoever sent a proof that it was answered, some minutes later: one mail has all answers until then. The row of the
 * link is locked by the transaction, so two answers at once queue one mail.
 */
export async function queueAnswerMail(tx: Transaction, link: StoredLink, now: Date): Promise<void> {
  const { accountId, subjectId: proofId } = link;
  for (const { id: userId, email: recipient, language, ownAccountId } of await recipientsOf(tx, link)) {
    const told = { kind: 'proofAnswered' as const, userId, details: { accountId, proofId } };
    if (await hasWaitingMail(tx, told)) continue;
    const nextAttemptAt = new Date(now.getTime() + answerMailMs);
    const details = { ...told.details, ...(ownAccountId !== accountId && { companyId: accountId }) };
    await queueMail(tx, { ...told, details, recipient, language: language ?? 'en', nextAttemptAt });
  }
}

/** The sender while they act for the account, else its owners. */
async function recipientsOf(tx: Transaction, { accountId, createdBy }: StoredLink) {
  const person = {
    id: users.id,
    email: users.email,
    language: users.language,
    ownAccountId: users.accountId,
  };
  const isOwn = eq(users.accountId, accountId);
  const membership = and(eq(companyMembers.accountId, accountId), eq(companyMembers.userId, users.id));
  if (createdBy) {
    const isMember = exists(tx.select().from(companyMembers).where(membership));
    const sender = await tx
      .select(person)
      .from(users)
      .where(and(eq(users.id, createdBy), or(isOwn, isMember)));
    if (sender.length > 0) return sender;
  }
  const owners = await tx
    .select(person)
    .from(companyMembers)
    .innerJoin(users, membership)
    .where(and(eq(companyMembers.accountId, accountId), eq(companyMembers.role, 'owner')));
  return owners.length > 0 ? owners : tx.select(person).from(users).where(isOwn);
}
