import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { companyLogPageSize } from '#contract/company-schemas.ts';
import type { CallResult } from '#contract/endpoints.ts';
import { Refusal } from '#contract/errors.ts';
import { deletionDate } from '#domain/account/account-deletion.ts';
import { csvText } from '#domain/csv.ts';
import { languageOf } from '../../http/accept-language.ts';
import { linkNextPage } from '../../http/next-page.ts';
import { registerCall } from '../../http/register-call.ts';
import { hashToken } from '../../security/hash-token.ts';
import { isWithinLimit } from '../../security/rate-limits.ts';
import type { SessionUser } from '../../security/session.ts';
import { tokenHashOf } from '../../security/session-cookies.ts';
import { requireStepUp } from '../../security/verify-factor.ts';
import type { Needs } from '../../services.ts';
import type { CompanyStore } from '../../store/companies/companies.ts';
import type { CompanyLogRow } from '../../store/shared/company-log.ts';
import { requireMemberActor } from './member-actor.ts';
import { type CompanySsoDeps, registerCompanySsoCalls } from './sso-routes.ts';

export type CompanyDeps = CompanySsoDeps &
  Needs<
    | 'companies'
    | 'invitations'
    | 'joinRequests'
    | 'companyLog'
    | 'companyDeletions.schedule'
    | 'companyDeletions.cancel'
    | 'limits'
    | 'cookie'
    | 'isMailOn'
    | 'now'
  >;

export async function companyFeature(app: FastifyInstance, deps: CompanyDeps): Promise<void> {
  const { companies, companyLog, companyDeletions, limits, cookie, now } = deps;
  const read = async ({ id, accountId, company }: SessionUser) =>
    serializeCompany(await companies.find(accountId, id), company?.role === 'owner');

  registerCall(app, 'listCompanies', ({ user }) => companies.listOf(user.id));

  registerCall(app, 'createCompany', async ({ user, body }) => {
    await limits.count('companiesByUser', user.id);
    return { id: await companies.create(user, body) };
  });

  registerCall(app, 'readCompany', ({ user }) => read(user));

  registerCall(app, 'countCompanyWork', ({ user }) =>
    companies.countWork(requireMemberActor(user).companyId),
  );

  registerCall(app, 'changeCompany', async ({ user, body }) => {
    await companies.change(requireMemberActor(user), body);
    return read(user);
  });

  registerCall(app, 'moveOwnCards', async ({ user }) => {
    await limits.count('companiesByUser', user.id);
    await companies.moveIn(requireMemberActor(user));
    return read(user);
  });

  registerCall(app, 'changeMember', async ({ user, params, body }) => {
    await companies.setRole(requireMemberActor(user), params.id, body.role);
    return read(user);
  });

  registerCall(app, 'removeMember', ({ user, params, query }) =>
    companies.remove(requireMemberActor(user), params.id, query.keys),
  );

  registerCall(app, 'leaveCompany', ({ user, params }) =>
    companies.leave({ companyId: params.id, userId: user.id, username: user.username }),
  );

  registerCall(app, 'deleteCompany', async ({ user, body, request }) => {
    const tokenHash = tokenHashOf(request, cookie);
    if (!tokenHash) throw new Refusal('NOT_SIGNED_IN');
    await requireStepUp(deps, user, body, { address: request.ip, tokenHash });
    await companyDeletions.schedule(requireMemberActor(user), deletionDate(now()));
    return read(user);
  });

  registerCall(app, 'keepCompany', async ({ user }) => {
    await companyDeletions.cancel(requireMemberActor(user));
    return read(user);
  });

  registerCall(app, 'listCompanyLog', async ({ user, query, reply }) => {
    const page = await companyLog.list(requireMemberActor(user).companyId, query.before);
    const last = page.length === companyLogPageSize ? page.at(-1) : undefined;
    linkNextPage(reply, 'listCompanyLog', last ? { before: last.id } : null);
    return page;
  });

  registerCall(app, 'exportCompanyLog', async ({ user, reply }) => {
    const { companyId } = requireMemberActor(user);
    await limits.count('exportsByUser', user.id);
    const day = now().toISOString().slice(0, 10);
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="vizitka-company-log-${day}.csv"`);
    return Readable.from(logCsv(companyLog.all(companyId)));
  });

  invitationCalls(app, deps, read);
  registerCompanySsoCalls(app, deps);
}

function invitationCalls(
  app: FastifyInstance,
  { invitations, joinRequests, limits, isMailOn, now }: CompanyDeps,
  read: (user: SessionUser) => Promise<CallResult<'readCompany'>>,
): void {
  registerCall(app, 'inviteMembers', async ({ user, body, request }) => {
    if (!isMailOn) throw new Refusal('MAIL_OFF');
    const emails = [...new Set(body.emails)];
    await limits.count('invitationsByCompany', user.accountId, emails.length);
    // Beyond its limit a recipient gets no further mail. The invitation waits and can be sent again later.
    const mailed = new Set<string>();
    for (const email of emails)
      if (await isWithinLimit(limits, 'linkMailsByRecipient', email.toLowerCase())) mailed.add(email);
    const language = user.language ?? languageOf(request);
    const invite = { emails, role: body.role, language, now: now() };
    await invitations.invite(requireMemberActor(user), invite, (email) => mailed.has(email));
    return read(user);
  });

  registerCall(app, 'admitPerson', async ({ user, params, request }) => {
    await limits.count('invitationsByCompany', user.accountId);
    const isMailed = async (email: string) =>
      isMailOn && (await isWithinLimit(limits, 'linkMailsByRecipient', email.toLowerCase()));
    const language = user.language ?? languageOf(request);
    await invitations.admit(requireMemberActor(user), params.id, { language, now: now() }, isMailed);
    return read(user);
  });

  registerCall(app, 'refusePerson', ({ user, params }) =>
    joinRequests.refuse(requireMemberActor(user), params.id),
  );

  registerCall(app, 'revokeInvitation', ({ user, params }) =>
    invitations.revoke(requireMemberActor(user), params.id),
  );

  const countWrong = async <Found>(request: FastifyRequest, find: () => Promise<Found>) => {
    await limits.count('wrongLinksByAddress', request.ip);
    const found = await find();
    await limits.forgive('wrongLinksByAddress', request.ip);
    return found;
  };

  registerCall(app, 'readInvitation', ({ body, request }) =>
    countWrong(request, async () => {
      const found = await invitations.find(hashToken(body.token), now());
      if (!found) throw new Refusal('INVITATION_INVALID');
      return { company: found.company, role: found.role, email: found.email };
    }),
  );

  registerCall(app, 'acceptInvitation', ({ user, body, request }) =>
    countWrong(request, async () => ({
      id: await invitations.accept(hashToken(body.token), user, now()),
    })),
  );
}

function serializeCompany(
  {
    accountId: id,
    name,
    country,
    billing,
    ownCards,
    deletesAt,
    members,
    invitations,
    requests,
  }: Awaited<ReturnType<CompanyStore['find']>>,
  isOwner: boolean,
): CallResult<'readCompany'> {
  return {
    id,
    name,
    country,
    billing: isOwner && billing ? billing : null,
    ownCards,
    deletesAt,
    members: members.map(({ userId, isLeaving: _, ...member }) => ({
      ...member,
      id: userId,
    })),
    invitations: isOwner ? invitations : [],
    requests: isOwner ? requests : [],
  };
}

async function* logCsv(pages: AsyncIterable<CompanyLogRow[]>): AsyncGenerator<string> {
  yield csvText([['time', 'who', 'action', 'details']]);
  for await (const page of pages)
    yield csvText(
      page.map(({ at, actorName, action, details }) => [
        at.toISOString(),
        actorName ?? '',
        action,
        JSON.stringify(details),
      ]),
    );
}
