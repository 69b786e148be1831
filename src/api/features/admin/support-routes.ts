import type { FastifyInstance } from 'fastify';
import type { CallResult } from '#contract/endpoints.ts';
import { Refusal } from '#contract/errors.ts';
import { maskedAddress } from '#domain/admin/masked-address.ts';
import { registerCall } from '../../http/register-call.ts';
import type { Needs } from '../../services.ts';
import type { SupportStore } from '../../store/support/support.ts';
import { requestingAdmin } from './requesting-admin.ts';

export type SupportDeps = Needs<
  | 'support'
  | 'userChanges.grant'
  | 'userChanges.delete'
  | 'users.accountOf'
  | 'ssoSettings.setByOperator'
  | 'limits.count'
  | 'isMailOn'
  | 'cookie'
> & {
  /** Returns the money of an account's payment; throws a refusal where that cannot be. */
  refund: (
    payer: { accountId: string; payerId: string },
    paymentId: string,
    log: () => Promise<void>,
  ) => Promise<void>;
};

/** What support sees of a user and does for them. The contents of cards are not part of it. */
export function supportRoutes(app: FastifyInstance, deps: SupportDeps): void {
  const { support, userChanges, users, ssoSettings, refund, limits, isMailOn, cookie } = deps;

  registerCall(app, 'readUserPage', async ({ params }) => {
    const page = await support.page(params.id);
    if (!page) throw new Refusal('USER_NOT_FOUND');
    return serializePage(page);
  });

  registerCall(app, 'addSupportNote', async ({ user, params, body, request }) => {
    await limits.count('savesByUser', user.id);
    await support.addNote(requestingAdmin(user, request, cookie), params.id, body.text);
  });

  registerCall(app, 'endUserSessions', ({ user, params, body, request }) =>
    support.endSessions(requestingAdmin(user, request, cookie), params.id, body.reason),
  );

  registerCall(app, 'resendMail', ({ user, params, body, request }) =>
    support.resendMail(requestingAdmin(user, request, cookie), params, body.reason),
  );

  registerCall(app, 'grantPlan', async ({ user, params, body, request }) => {
    await userChanges.grant(requestingAdmin(user, request, cookie), params.id, body);
  });

  registerCall(app, 'sendPasswordLink', async ({ user, params, body, request }) => {
    if (!isMailOn) throw new Refusal('MAIL_OFF');
    // Apart from the mails that the user asks for.
    await limits.count('linkMailsByUser', `support ${params.id}`);
    await support.sendPasswordLink(requestingAdmin(user, request, cookie), params.id, body.reason);
  });

  registerCall(app, 'blockUser', ({ user, params, body, request }) =>
    support.block(requestingAdmin(user, request, cookie), params.id, body),
  );

  registerCall(app, 'deleteUserWithReason', ({ user, params, body, request }) =>
    userChanges.delete(requestingAdmin(user, request, cookie), params.id, body.reason),
  );

  registerCall(app, 'setCompanyDomain', ({ user, params, body, request }) =>
    ssoSettings.setByOperator(requestingAdmin(user, request, cookie), params.id, body),
  );

  registerCall(app, 'refundUserPayment', async ({ user, params: { id, paymentId }, body, request }) => {
    await limits.count('paymentsByUser', user.id);
    const accountId = await users.accountOf(id);
    if (!accountId) throw new Refusal('USER_NOT_FOUND');
    const admin = requestingAdmin(user, request, cookie);
    await refund({ accountId, payerId: id }, paymentId, () =>
      support.logRefund(admin, id, { paymentId, reason: body.reason }),
    );
  });
}

type StoredPage = NonNullable<Awaited<ReturnType<SupportStore['page']>>>;

function serializePage({
  user,
  companies,
  sessions,
  cards,
  mails,
  notes,
  audit,
}: StoredPage): CallResult<'readUserPage'> {
  const { accountId: _, ...account } = user;
  return {
    user: account,
    sessions: sessions.map(({ device, network, lastSeenAt }) => ({ device, network, lastSeenAt })),
    companies: companies.map(({ domains, ...company }) => ({
      ...company,
      domains: domains.map(({ domain, provedAt, provedBy }) => ({
        domain,
        provedAt,
        provedBy,
      })),
    })),
    cards,
    mails: mails.map(({ sentAt, failedAt, ...mail }) => ({
      ...mail,
      state: sentAt ? 'sent' : failedAt ? 'failed' : 'waiting',
    })),
    notes,
    audit: audit.map(({ address, ...entry }) => ({
      ...entry,
      address: address && maskedAddress(address),
    })),
  };
}
