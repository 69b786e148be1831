import type { FastifyInstance } from 'fastify';
import { cursorText } from '#contract/admin/company-list.ts';
import type { CallResult } from '#contract/endpoints.ts';
import { Refusal } from '#contract/errors.ts';
import { isAdminPassword } from '#domain/account/passwords.ts';
import { compressResponse } from '../../http/compress.ts';
import { linkNextPage } from '../../http/next-page.ts';
import { registerCall } from '../../http/register-call.ts';
import { hashPassword } from '../../security/hash-password.ts';
import { setConfirmationCookie } from '../../security/session-cookies.ts';
import { type FactorDeps, requireStepUp } from '../../security/verify-factor.ts';
import type { Needs } from '../../services.ts';
import type { UserRow } from '../../store/shared/user-columns.ts';
import { type AuditDeps, auditRoutes } from './audit-routes.ts';
import { type ImpersonationDeps, impersonationRoutes } from './impersonation-routes.ts';
import { type ListSources, replicaReads } from './replica-reads.ts';
import { requestingAdmin } from './requesting-admin.ts';
import { type SupportDeps, supportRoutes } from './support-routes.ts';

type ListedUser = CallResult<'listUsers'>[number];

export type AdminDeps = Pick<AuditDeps, 'audit' | 'now'> &
  FactorDeps &
  ImpersonationDeps &
  SupportDeps &
  Needs<'users.accountOf' | 'users.findForLogin' | 'userChanges' | 'grantsOf'> & {
    lists: ListSources;
  };

/** In bytes. */
const bodyLimit = 16_384;

export async function adminFeature(app: FastifyInstance, deps: AdminDeps): Promise<void> {
  const { lists, userChanges, users, grantsOf, cookie, sessions } = deps;
  compressResponse(app);
  const readList = replicaReads(app, lists, cookie);

  registerCall(
    app,
    'listUsers',
    async ({ query, request, reply }) => {
      const [{ users, next }, total, memberships] = await readList(request, async ({ users, companies }) => {
        const [page, count] = await Promise.all([users.page(query), users.total()]);
        return [page, count, await companies.ofUsers(page.users.map(({ id }) => id))] as const;
      });
      reply.header('x-total-count', total);
      linkNextPage(reply, 'listUsers', next === null ? null : { ...query, after: next });
      const companiesOf = new Map<string, NonNullable<ListedUser['companies']>>();
      for (const { userId, ...company } of memberships)
        companiesOf.set(userId, [...(companiesOf.get(userId) ?? []), company]);
      return users.map((user): ListedUser => {
        const companies = companiesOf.get(user.id);
        return { ...serializeUser(user), ...(companies && { companies }) };
      });
    },
    // Stored values were validated on entry.
    { skipResponseValidation: true },
  );

  registerCall(
    app,
    'listAllCompanies',
    async ({ query, request, reply }) => {
      const { companies, next } = await readList(request, ({ companies }) => companies.page(query));
      linkNextPage(reply, 'listAllCompanies', next && { ...query, after: cursorText(next) });
      return companies;
    },
    // Stored values were validated on entry.
    { skipResponseValidation: true },
  );

  registerCall(
    app,
    'changeUser',
    async ({ user, params, body: { password, ...edit }, request }) => {
      const passwordHash = password ? { passwordHash: await hashPassword(password) } : {};
      const admin = requestingAdmin(user, request, cookie);
      return serializeUser(await userChanges.change(admin, params.id, { ...edit, ...passwordHash }));
    },
    { bodyLimit },
  );

  registerCall(app, 'deleteUser', ({ user, params, request }) =>
    userChanges.delete(requestingAdmin(user, request, cookie), params.id),
  );

  registerCall(
    app,
    'confirmPassword',
    async ({ user, body, request, reply }) => {
      const { tokenHash } = requestingAdmin(user, request, cookie);
      await requireStepUp(deps, user, body, { address: request.ip, tokenHash });
      if (!isAdminPassword(body.password)) throw new Refusal('ADMIN_PASSWORD_SHORT');
      const confirmationHash = user.secondFactor === 'on' ? setConfirmationCookie(reply, cookie) : null;
      await sessions.confirm(tokenHash, confirmationHash);
    },
    { bodyLimit: 32_768 },
  );

  registerCall(app, 'listUserGrants', async ({ params }) => {
    const accountId = await users.accountOf(params.id);
    if (!accountId) throw new Refusal('USER_NOT_FOUND');
    return grantsOf(accountId);
  });

  registerCall(app, 'readOverview', ({ query, request }) =>
    readList(request, ({ overview }) => overview(query.days)),
  );

  supportRoutes(app, deps);
  impersonationRoutes(app, deps);
  auditRoutes(app, { ...deps, readList });
}

/** A user as admins see them. */
function serializeUser({ accountId: _, ...user }: UserRow): CallResult<'changeUser'> {
  return user;
}
