import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallResult } from '#contract/endpoints.ts';
import { Refusal } from '#contract/errors.ts';
import type { StepUp } from '#contract/second-factor-schemas.ts';
import { proofRecordName, proofRecordValue } from '#domain/company/single-sign-on.ts';
import { registerCall } from '../../http/register-call.ts';
import type { SessionUser } from '../../security/session.ts';
import { setConfirmationCookie, tokenHashOf } from '../../security/session-cookies.ts';
import { beginSso, type SsoBeginDeps } from '../../security/sso-flow.ts';
import { requireStepUp } from '../../security/verify-factor.ts';
import type { Needs } from '../../services.ts';
import type { SsoSettingsStore } from '../../store/companies/sso-settings.ts';
import { requireMemberActor } from './member-actor.ts';

export type CompanySsoDeps = Parameters<typeof requireStepUp>[0] &
  SsoBeginDeps &
  Needs<'ssoSettings' | 'providers' | 'sessions.confirm' | 'limits' | 'cookie'> & {
    /** Whether the DNS has a text at a name. */
    hasTextRecord: (name: string, value: string) => Promise<boolean>;
    redirectUri: string;
  };

/** The single sign-on of a company, for its owners. */
export function registerCompanySsoCalls(app: FastifyInstance, deps: CompanySsoDeps): void {
  const { ssoSettings, providers, limits, cookie } = deps;

  const read = async (user: SessionUser) =>
    serializeSso(await ssoSettings.find(requireMemberActor(user).companyId), deps.redirectUri);

  /** Whoever changes how others get in gives the password again, and the second factor. */
  const stepUp = async (user: SessionUser, proof: StepUp, request: FastifyRequest) => {
    const tokenHash = tokenHashOf(request, cookie);
    if (!tokenHash) throw new Refusal('NOT_SIGNED_IN');
    const { hasSecondFactor } = await requireStepUp(deps, user, proof, { address: request.ip, tokenHash });
    return { hasSecondFactor, tokenHash };
  };

  registerCall(app, 'readSso', ({ user }) => read(user));

  registerCall(app, 'setSso', async ({ user, body: { connection, ...proof }, request }) => {
    const member = requireMemberActor(user);
    await limits.count('ssoChangesByCompany', member.companyId);
    await stepUp(user, proof, request);
    if (connection) {
      const stored = await ssoSettings.connectionOf(member.companyId);
      const clientSecret = connection.clientSecret ?? stored?.clientSecret;
      if (!clientSecret) throw new Refusal('SSO_SECRET_NEEDED');
      await providers.check({ ...connection, clientSecret, accountId: member.companyId });
    }
    await ssoSettings.setConnection(member, connection);
    return read(user);
  });

  registerCall(app, 'testSso', async ({ user, request, reply }) => {
    const { companyId } = requireMemberActor(user);
    await limits.count('ssoStartsByAddress', request.ip);
    const connection = await ssoSettings.connectionOf(companyId);
    if (!connection) throw new Refusal('SSO_NOT_SET_UP');
    return beginSso(deps, reply, { connection, userId: user.id, isTest: true });
  });

  registerCall(app, 'setSsoOnly', async ({ user, body: { isOnly, ...proof }, request, reply }) => {
    const member = requireMemberActor(user);
    const { hasSecondFactor, tokenHash } = await stepUp(user, proof, request);
    await ssoSettings.setOnly(member, isOnly, hasSecondFactor);
    if (isOnly) await keepIn(tokenHash, reply);
    return read(user);
  });

  /** The owner has just given the second factor, so this session still opens the company. */
  const keepIn = (tokenHash: Buffer, reply: FastifyReply) =>
    deps.sessions.confirm(tokenHash, setConfirmationCookie(reply, cookie));

  registerCall(app, 'addMailDomain', async ({ user, body: { domain } }) => {
    const member = requireMemberActor(user);
    await limits.count('ssoChangesByCompany', member.companyId);
    await ssoSettings.addDomain(member, domain);
    return read(user);
  });

  registerCall(app, 'checkMailDomain', async ({ user, body: { domain } }) => {
    const member = requireMemberActor(user);
    await limits.count('ssoChangesByCompany', member.companyId);
    const token = await ssoSettings.tokenOf(member.companyId, domain);
    if (await deps.hasTextRecord(proofRecordName(domain), proofRecordValue(token)))
      await ssoSettings.proveByDns(member, domain);
    return read(user);
  });

  registerCall(app, 'removeMailDomain', async ({ user, body: { domain } }) => {
    await ssoSettings.removeDomain(requireMemberActor(user), domain);
    return read(user);
  });
}

function serializeSso(
  { connection, isOnly, domains }: Awaited<ReturnType<SsoSettingsStore['find']>>,
  redirectUri: string,
): CallResult<'readSso'> {
  return {
    connection: connection && {
      issuer: connection.issuer,
      clientId: connection.clientId,
      testedAt: connection.testedAt,
    },
    redirectUri,
    isOnly,
    domains: domains.map(({ domain, token, provedAt, provedBy }) => ({
      domain,
      record: { name: proofRecordName(domain), value: proofRecordValue(token) },
      provedAt,
      provedBy,
    })),
  };
}
