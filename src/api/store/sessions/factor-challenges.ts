import { and, eq } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { type Database, type Transaction, violatedReference } from '../../database/db.ts';
import type { ChallengeHolder } from '../../security/verify-factor.ts';
import { factorChallenges } from '../schema.ts';
import { type CheckedAccount, lockAsChecked } from '../shared/checked-account.ts';

const challengeMs = 5 * 60_000;

/** The challenges that passkeys sign, each for one purpose of one session or pending sign-in. */
export function factorChallengeStore(db: Database) {
  return {
    /** Stores a challenge; it replaces an earlier one for the same purpose. */
    set: (holder: ChallengeHolder, challenge: string, now: Date): Promise<void> =>
      store(db, holder, challenge, now),

    /** Stores the challenge of a new passkey, if the account is still as it was checked. */
    propose: (tokenHash: Buffer, challenge: string, checked: CheckedAccount, now: Date): Promise<void> =>
      db.transaction(async (tx) => {
        await lockAsChecked(tx, checked);
        await store(tx, { tokenHash, purpose: 'add' }, challenge, now);
      }),

    /** Returns the challenge and deletes it, so that a response works once. */
    take: async ({ tokenHash, purpose }: ChallengeHolder, now: Date): Promise<string | null> => {
      const [taken] = await db
        .delete(factorChallenges)
        .where(and(eq(holderColumn(purpose), tokenHash), eq(factorChallenges.purpose, purpose)))
        .returning({ challenge: factorChallenges.challenge, expiresAt: factorChallenges.expiresAt });
      return taken && taken.expiresAt > now ? taken.challenge : null;
    },
  };
}

const holderColumn = (purpose: ChallengeHolder['purpose']) =>
  purpose === 'log_in' ? factorChallenges.signInHash : factorChallenges.sessionHash;

async function store(
  db: Database | Transaction,
  { tokenHash, purpose }: ChallengeHolder,
  challenge: string,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + challengeMs);
  const ofSignIn = { holder: { signInHash: tokenHash }, target: [factorChallenges.signInHash] };
  const ofSession = {
    holder: { sessionHash: tokenHash },
    target: [factorChallenges.sessionHash, factorChallenges.purpose],
  };
  const { holder, target } = purpose === 'log_in' ? ofSignIn : ofSession;
  try {
    await db
      .insert(factorChallenges)
      .values({ ...holder, purpose, challenge, expiresAt })
      .onConflictDoUpdate({ target, set: { challenge, expiresAt } });
  } catch (error) {
    // The session or the pending sign-in has ended meanwhile.
    throw violatedReference(error) ? new Refusal('NOT_SIGNED_IN') : error;
  }
}
