import { and, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/db.ts';
import { mails } from '../schema.ts';

/** Makes the mails that a killed process had taken due at once, as if their lease had ended. */
export async function endMailLeases(db: Database): Promise<void> {
  await db
    .update(mails)
    .set({ nextAttemptAt: sql`now() - interval '1 minute'` })
    .where(and(isNull(mails.sentAt), isNull(mails.failedAt), gt(mails.attempts, 0)));
}
