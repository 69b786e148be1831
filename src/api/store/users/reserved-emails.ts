import { and, eq, gt, gte, ne, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { emailTokenLifetimeMs } from '#domain/account/email-tokens.ts';
import type { Transaction } from '../../database/db.ts';
import { reservedEmails } from '../schema.ts';

const lifetime = sql.raw(`interval '${emailTokenLifetimeMs.undo_email_change / 1000} seconds'`);

/** Keeps an address for the account that has given it up, so that nobody takes it while the change can be undone. */
export async function reserveEmail(tx: Transaction, userId: string, email: string): Promise<void> {
  const row = { userId, changedAt: sql`now()`, expiresAt: sql`now() + ${lifetime}` };
  await tx
    .insert(reservedEmails)
    .values({ emailKey: email.toLowerCase(), ...row })
    .onConflictDoUpdate({ target: reservedEmails.emailKey, set: row });
}

/** Keeps it as long as a link that was sent later than the change. */
export async function extendReservation(
  tx: Transaction,
  { userId, email, expiresAt }: { userId: string; email: string; expiresAt: Date },
): Promise<void> {
  await tx
    .update(reservedEmails)
    .set({ expiresAt: sql`greatest(${reservedEmails.expiresAt}, ${expiresAt})` })
    .where(and(eq(reservedEmails.userId, userId), eq(reservedEmails.emailKey, email.toLowerCase())));
}

/**
 * Throws a refusal if another account has given the address up and may take it back. Called after the address was
 * written: whoever waited for the account that gave it up sees the reservation only then.
 */
export async function refuseReserved(tx: Transaction, userId: string, email: string): Promise<void> {
  const [reserved] = await tx
    .select({ userId: reservedEmails.userId })
    .from(reservedEmails)
    .where(
      and(
        eq(reservedEmails.emailKey, email.toLowerCase()),
        ne(reservedEmails.userId, userId),
        gt(reservedEmails.expiresAt, sql`now()`),
      ),
    );
  if (reserved) throw new Refusal('EMAIL_TAKEN');
}

/** Frees the addresses that an account has given up since a change, that one included. */
export async function releaseEmails(tx: Transaction, userId: string, since: Date): Promise<void> {
  await tx
    .delete(reservedEmails)
    .where(and(eq(reservedEmails.userId, userId), gte(reservedEmails.changedAt, since)));
}
