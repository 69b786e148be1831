import { and, desc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { type KeyScope, keysMax } from '#domain/account/api-keys.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import type { OpenedKey } from '../../security/open-key.ts';
import type { SessionUser } from '../../security/session.ts';
import { type AuditSource, appendAudit } from '../audit-log.ts';
import { lockLimits } from '../links/share-links.ts';
import { accounts, apiKeys, companies, companyMembers, users } from '../schema.ts';
import { appendCompanyLog } from '../shared/company-log.ts';
import { makerOf } from '../shared/keys-of-member.ts';
import { userColumns } from '../shared/user-columns.ts';

/** Who makes or revokes a key, for the account that the request is about. */
type Maker = Pick<SessionUser, 'id' | 'username' | 'accountId' | 'company'> & { source: AuditSource };

type NewKey = { name: string; scopes: readonly KeyScope[]; tokenHash: Buffer; start: string };

/** Keys of programs. */
export function apiKeyStore(db: Database) {
  const columns = {
    id: apiKeys.id,
    name: apiKeys.name,
    start: apiKeys.start,
    scopes: apiKeys.scopes,
    /** Null: a user who has been deleted since. */
    madeBy: users.username,
    createdAt: apiKeys.createdAt,
    lastUsedAt: apiKeys.lastUsedAt,
  };

  return {
    list: (accountId: string) =>
      db
        .select(columns)
        .from(apiKeys)
        .leftJoin(users, eq(users.id, makerOf))
        .where(eq(apiKeys.accountId, accountId))
        .orderBy(desc(apiKeys.id)),

    create: (maker: Maker, { name, scopes, tokenHash, start }: NewKey) =>
      db.transaction(async (tx) => {
        const { accountId, id: userId, username: madeBy } = maker;
        // Two requests at once must not both find room for one more.
        await lockLimits(tx, accountId);
        const count = await tx.$count(apiKeys, eq(apiKeys.accountId, accountId));
        if (count >= keysMax) throw new Refusal('KEY_LIMIT_EXCEEDED');
        const key = { id: uuidv7(), name, start, scopes: [...new Set(scopes)] };
        const [made] = await tx
          .insert(apiKeys)
          .values({ ...key, accountId, userId, tokenHash })
          .returning({ createdAt: apiKeys.createdAt });
        await logKey(tx, maker, 'key_made', name);
        return { ...key, madeBy, createdAt: made?.createdAt ?? new Date(), lastUsedAt: null };
      }),

    /** Deletes a key, so that its next request is refused; null if the account has no such key. */
    revoke: (maker: Maker, id: string) =>
      db.transaction(async (tx) => {
        const [found] = await tx
          .select(columns)
          .from(apiKeys)
          .leftJoin(users, eq(users.id, makerOf))
          .where(and(eq(apiKeys.accountId, maker.accountId), eq(apiKeys.id, id)))
          .for('update', { of: apiKeys });
        if (!found) return null;
        await tx.delete(apiKeys).where(eq(apiKeys.id, id));
        await logKey(tx, maker, 'key_revoked', found.name);
        return found;
      }),

    /**
     * The key of a token, or null if it is unknown or its holder may no longer act for its account: is blocked, has left the
     * company, also if they came back since, or deletes the account that is their own. It never has the rights of an admin.
     */
    open: async (tokenHash: Buffer): Promise<OpenedKey | null> => {
      const [row] = await db
        .select({
          ...userColumns,
          accountId: accounts.id,
          role: accounts.role,
          cardLimit: accounts.cardLimit,
          cardCount: accounts.cardCount,
          language: users.language,
          isEmailVerified: sql<boolean>`${users.emailVerifiedAt} IS NOT NULL`,
          deletesAt: users.deletesAt,
          companyRole: companyMembers.role,
          companyName: companies.name,
          companyDeletesAt: companies.deletesAt,
          keyId: apiKeys.id,
          scopes: apiKeys.scopes,
          isSeen: sql<boolean>`coalesce(${apiKeys.lastUsedAt} > now() - ${seenEvery}, false)`,
        })
        .from(apiKeys)
        .innerJoin(users, eq(users.id, apiKeys.userId))
        .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
        .leftJoin(
          companyMembers,
          and(
            eq(companyMembers.accountId, apiKeys.accountId),
            eq(companyMembers.userId, apiKeys.userId),
            lte(companyMembers.since, sql`coalesce(${apiKeys.heldSince}, ${apiKeys.createdAt})`),
          ),
        )
        .leftJoin(companies, eq(companies.accountId, companyMembers.accountId))
        .where(
          and(
            eq(apiKeys.tokenHash, tokenHash),
            isNull(users.blockedAt),
            or(
              and(eq(users.accountId, apiKeys.accountId), isNull(users.deletesAt)),
              isNotNull(companyMembers.role),
            ),
          ),
        );
      if (!row) return null;
      const { scopes, isSeen, companyRole, companyName, companyDeletesAt, ...user } = row;
      // With a full disk the write fails but reads work.
      if (!isSeen) await markUsed(db, user.keyId).catch(() => undefined);
      const company =
        companyRole && companyName
          ? { id: user.accountId, name: companyName, role: companyRole, deletesAt: companyDeletesAt }
          : null;
      return {
        scopes,
        user: {
          ...user,
          company,
          isAdmin: false,
          actorId: user.id,
          isImpersonating: false,
          isConfirmed: false,
          ssoCompanyId: null,
          secondFactor: 'off',
        },
      };
    },
  };
}

/** The precision of lastUsedAt: a key is written at most once a minute. */
const seenEvery = sql.raw(`interval '1 minute'`);

async function markUsed(db: Database, id: string): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(apiKeys.id, id),
        or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, sql`now() - ${seenEvery}`)),
      ),
    );
}

/** In the log of the company, or for a person in the audit log. */
async function logKey(
  tx: Transaction,
  { id, username, company, source }: Maker,
  action: 'key_made' | 'key_revoked',
  name: string,
): Promise<void> {
  const actor = { id, username };
  if (company) await appendCompanyLog(tx, { companyId: company.id, userId: id, username }, action, { name });
  else await appendAudit(tx, source, { action, actor, subject: actor, after: { name } });
}
