import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Language } from '#domain/account/languages.ts';
import { usernameKey } from '#domain/account/usernames.ts';
import { metric } from '#domain/metrics/metrics.ts';
import type { Entitlement } from '#domain/payment/entitlement.ts';
import { cardLimits } from '#domain/plan/plans.ts';
import { type Database, type Transaction, violatedUnique } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import type { SessionDevice, StoredSession } from '../../security/session.ts';
import type { AuditSource } from '../audit-log.ts';
import { queueMail } from '../mail/outbox.ts';
import { addGrant } from '../payments/ledger.ts';
import { accounts, sessions, users } from '../schema.ts';
import { type CheckedAccount, isAsChecked, lockAsChecked } from '../shared/checked-account.ts';
import { endAccess } from '../shared/end-access.ts';
import { addMetrics } from '../shared/usage-metrics.ts';
import { revokeEmailTokens } from './email-tokens.ts';
import { refuseReserved } from './reserved-emails.ts';
import { nameColumns, nameRefusal } from './user-names.ts';

export type NewUser = Pick<typeof users.$inferInsert, 'id' | 'username' | 'email' | 'passwordHash'> &
  Partial<Pick<typeof users.$inferInsert, 'isAdmin' | 'emailVerifiedAt'>> &
  Partial<Pick<typeof accounts.$inferInsert, 'role' | 'cardLimit'>>;

type PasswordChange = {
  session: StoredSession & SessionDevice;
  /** Whether the password alone confirms the session. */
  isConfirmed: boolean;
  language: Language;
  source: AuditSource;
};

/** Accounts. `given` is the plan of new ones where plans are not sold. */
export function userStore(db: Database, given: Entitlement | null = null) {
  const forLogin = {
    id: users.id,
    passwordHash: users.passwordHash,
    isAdmin: users.isAdmin,
    hasSecondFactor: users.hasSecondFactor,
    isBlocked: sql<boolean>`${users.blockedAt} IS NOT NULL`,
  };
  const byUsernameKey = db
    .select(forLogin)
    .from(users)
    .where(eq(users.usernameKey, sql.placeholder('usernameKey')))
    .prepare('users_by_username');
  const isNamed = eq(users.usernameKey, sql.placeholder('usernameKey'));
  const isAddressOf = sql<boolean>`(${and(eq(users.emailKey, sql.placeholder('emailKey')), isNotNull(users.emailVerifiedAt))})`;
  const byNameOrEmail = db
    .select(forLogin)
    .from(users)
    .where(or(isNamed, isAddressOf))
    // Usernames of earlier releases may have the form of an address; its owner wins.
    .orderBy(desc(isAddressOf))
    .limit(1)
    .prepare('users_by_name_or_email');

  return {
    /** The account with a username or a verified address, or null. */
    findByNameOrEmail: async (typed: string) => {
      const keys = { usernameKey: usernameKey(typed), emailKey: typed.trim().toLowerCase() };
      const [found] = await byNameOrEmail.execute(keys);
      return found ?? null;
    },

    /** The account with an address, verified or not, or null. */
    findByEmail: async (email: string) => {
      const [found] = await db
        .select({
          id: users.id,
          username: users.username,
          email: users.email,
          language: users.language,
          isEmailVerified: sql<boolean>`${users.emailVerifiedAt} IS NOT NULL`,
        })
        .from(users)
        .where(eq(users.emailKey, email.toLowerCase()));
      return found ?? null;
    },

    /** The account with a username, or null. */
    findForLogin: async (username: string) => {
      const [found] = await byUsernameKey.execute({ usernameKey: usernameKey(username) });
      return found ?? null;
    },

    /**
     * Sets a new password, replaces all sessions by a new one and tells the user by mail; false if the account is no
     * longer as it was checked. `language` is for a user who has not chosen one.
     */
    changePassword: (
      checked: CheckedAccount,
      passwordHash: string,
      { session, isConfirmed, language, source }: PasswordChange,
    ) =>
      db.transaction(async (tx): Promise<boolean> => {
        const { id } = checked;
        const [user] = await tx
          .update(users)
          .set({ passwordHash })
          .where(isAsChecked(checked))
          .returning({ email: users.email, language: users.language });
        if (!user) return false;
        await queueMail(tx, {
          kind: 'passwordChanged',
          userId: id,
          recipient: user.email,
          language: user.language ?? language,
        });
        await revokeEmailTokens(tx, id);
        await endAccess(tx, id, source);
        const confirmedAt = isConfirmed ? sql`now()` : null;
        await tx.insert(sessions).values({ ...session, actorId: id, subjectId: id, confirmedAt });
        return true;
      }),

    setLanguage: async (id: string, language: Language): Promise<void> => {
      await db.update(users).set({ language }).where(eq(users.id, id));
    },

    /** The account of a user, or null if there is no such user. */
    accountOf: async (id: string): Promise<string | null> => {
      const [found] = await db.select({ accountId: users.accountId }).from(users).where(eq(users.id, id));
      return found?.accountId ?? null;
    },

    /** Adds an account, free or with the given plan, and a mail that asks for the confirmation of its address, and counts it for the day in a time zone. */
    register: async (user: NewUser, language: Language, timeZone: string): Promise<void> => {
      await insertUser(db, { ...given, ...user }, async (tx) => {
        await queueMail(tx, { kind: 'verifyEmail', userId: user.id, recipient: user.email, language });
        await addMetrics(tx, [metric('registered')], { timeZone });
      });
    },

    /** Queues another such mail. */
    askForVerification: (user: { id: string; email: string }, language: Language): Promise<void> =>
      queueMail(db, { kind: 'verifyEmail', userId: user.id, recipient: user.email, language }),

    /** Queues a mail to a new address with a link that makes it the address of the account, if that is still as it was checked. */
    askForNewEmail: (checked: CheckedAccount, recipient: string, language: Language): Promise<void> =>
      db.transaction(async (tx) => {
        await lockAsChecked(tx, checked);
        await queueMail(tx, { kind: 'changeEmail', userId: checked.id, recipient, language });
      }),

    /** Queues a mail to an address that may have an account or not. Whether it has one is looked up when the mail is sent. */
    askForReset: (recipient: string, language: Language): Promise<void> =>
      queueMail(db, { kind: 'resetPassword', userId: null, recipient, language }),

    /** Adds a user without a mail and returns the account. A plan other than free becomes a grant. */
    insert: (user: NewUser): Promise<string> => insertUser(db, user),
  };
}

/** Inserts a user and their account; returns the account; throws a refusal if the name or the email is taken. */
export async function insertUser(
  db: Database | Transaction,
  { role = 'free', cardLimit = cardLimits.free, ...user }: NewUser,
  andThen: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<string> {
  const accountId = uuidv7();
  const row = { ...user, accountId, ...nameColumns(user.username), emailKey: user.email.toLowerCase() };
  const isFree = role === 'free' && cardLimit === cardLimits.free;
  try {
    await db.transaction(async (tx) => {
      await tx.insert(accounts).values({ id: accountId, role, cardLimit });
      await tx.insert(users).values(row);
      await refuseReserved(tx, user.id, user.email);
      if (!isFree) await addGrant(tx, { accountId, role, cardLimit, grantedBy: null });
      await andThen(tx);
    });
    return accountId;
  } catch (error) {
    if (violatedUnique(error) === 'users_email_key') throw new Refusal('EMAIL_TAKEN');
    throw nameRefusal(error) ?? error;
  }
}
