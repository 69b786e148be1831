import type { FastifyInstance, FastifyRequest } from 'fastify';
import { emailSchema } from '#contract/account-schemas.ts';
import { Refusal } from '#contract/errors.ts';
import { mailDomainOf, vouchedEmail } from '#domain/company/single-sign-on.ts';
import { registerCall } from '../../http/register-call.ts';
import { hashPassword } from '../../security/hash-password.ts';
import { hashToken } from '../../security/hash-token.ts';
import { newSessionToken, type SessionUser } from '../../security/session.ts';
import { beginSso, type SsoBeginDeps } from '../../security/sso-flow.ts';
import type { Needs } from '../../services.ts';
import { holdSignIn, type SessionDeps, startSession } from './start-session.ts';

export type SsoDeps = SessionDeps &
  SsoBeginDeps &
  Needs<'ssoSettings' | 'ssoSignIns' | 'providers' | 'limits' | 'timeZone' | 'givenPlan'>;

/** In bytes. */
const bodyLimit = 16_384;

/** Single sign-on: to the provider of a company, and back with its answer. */
export function registerSsoCalls(app: FastifyInstance, deps: SsoDeps): void {
  const { ssoSettings, ssoSignIns, providers, limits, cookie, now } = deps;

  /** Who is signed in as themselves. */
  const signedIn = async (request: FastifyRequest): Promise<SessionUser | null> => {
    const user = await app.findSessionUser(request);
    return user?.isImpersonating ? null : user;
  };

  /** The same, with a password: the word of one provider does not link an account to another. */
  const ownSession = async (request: FastifyRequest): Promise<SessionUser | null> => {
    const user = await signedIn(request);
    return user?.ssoCompanyId ? null : user;
  };

  registerCall(
    app,
    'startSso',
    async ({ body: { email }, request, reply }) => {
      await limits.count('ssoStartsByAddress', request.ip);
      const connection = await ssoSettings.connectionFor(mailDomainOf(email));
      if (!connection) throw new Refusal('SSO_UNKNOWN');
      const user = await ownSession(request);
      return beginSso(deps, reply, { connection, email, userId: user?.id ?? null, isTest: false });
    },
    { bodyLimit },
  );

  registerCall(
    app,
    'finishSso',
    async ({ body, request, reply }) => {
      await limits.count('ssoAnswersByAddress', request.ip);
      const token = request.cookies[cookie.sso.name];
      if (token) reply.clearCookie(cookie.sso.name, cookie.sso.options);
      const flow = token ? await ssoSignIns.take(hashToken(token), now()) : null;
      const connection = flow && (await ssoSettings.connectionOf(flow.accountId));
      // An answer to what was asked of another provider is not used.
      if (!connection || connection.issuer !== flow.issuer || connection.clientId !== flow.clientId)
        throw new Refusal('SSO_EXPIRED');
      const companyId = flow.accountId;
      const { issuer, subject, claims } = await providers.finish(connection, flow, body.query, (reason) =>
        request.log.warn({ company: companyId, reason }, 'single sign-on refused'),
      );
      const domains = await ssoSettings.provedDomainsOf(companyId);
      if (flow.isTest) {
        const user = await signedIn(request);
        if (!user || user.id !== flow.userId) throw new Refusal('SSO_EXPIRED');
        if (!addressOf(vouchedEmail({ issuer, domains }, claims))) throw new Refusal('SSO_EMAIL_REFUSED');
        await ssoSettings.markTested(connection);
        return { companyId, userId: user.id, isTest: true };
      }
      const email = addressOf(vouchedEmail({ issuer, domains }, claims));
      if (!email) throw new Refusal('SSO_EMAIL_REFUSED');
      const user = await ownSession(request);
      const signedInUserId = user && user.id === flow.userId ? user.id : null;
      // A password that nobody knows. The person can set one by mail.
      const hashNewPassword = () => hashPassword(newSessionToken());
      const { isAdmin, ...checked } = await ssoSignIns.accountOf(
        { companyId, issuer, clientId: flow.clientId, subject, email, signedInUserId, now: now() },
        { hashNewPassword, timeZone: deps.timeZone, givenPlan: deps.givenPlan },
      );
      const confirmed = { checked, isAdmin, isConfirmed: false, ssoCompanyId: companyId };
      // A second factor that the person has set up here is asked for as after a password.
      if (checked.hasSecondFactor) return holdSignIn(deps, confirmed, { request, reply });
      const { id: userId } = await startSession(deps, confirmed, { request, reply });
      return { companyId, userId, isTest: false };
    },
    { bodyLimit },
  );
}

/** The address as an account can have it, or null. */
function addressOf(vouched: string | null): string | null {
  return emailSchema.safeParse({ email: vouched }).data?.email ?? null;
}
