import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { languageOf } from '../../http/accept-language.ts';
import { auditSourceOf, deviceOf } from '../../http/audit-source.ts';
import { serializeCurrentUser } from '../../http/serialize/serialize-current-user.ts';
import { newSession, pendingSignInSeconds, sessionSeconds } from '../../security/session.ts';
import {
  deviceHashOf,
  setConfirmationCookie,
  setPendingCookie,
  setSessionCookie,
  tokenHashOf,
} from '../../security/session-cookies.ts';
import type { Needs } from '../../services.ts';
import type { CheckedAccount } from '../../store/shared/checked-account.ts';
import type { SignedIn } from './log-in.ts';

export type SessionDeps = Needs<'sessions' | 'signIns' | 'lastAccounts.companyAtSignIn' | 'cookie' | 'now'>;

type Http = { request: FastifyRequest; reply: FastifyReply };

/** Every sign-in gets a new token and ends the old session, which prevents session fixation. */
export async function startSession(deps: SessionDeps, signedIn: SignedIn, { request, reply }: Http) {
  const { sessions, signIns, lastAccounts, cookie, now } = deps;
  await endSession(deps, request);
  const seconds = sessionSeconds(signedIn);
  const { token, stored } = newSession(now(), seconds);
  const { device, network } = deviceOf(request);
  // Whoever only has the session cookie of an admin with a second factor cannot change other accounts.
  const confirmationHash = signedIn.hasGivenFactor ? setConfirmationCookie(reply, cookie) : null;
  // The password was replaced while it was checked.
  if (!(await sessions.open({ ...stored, ...signedIn, confirmationHash, device, network })))
    throw new Refusal(signedIn.hasGivenFactor ? 'NOT_SIGNED_IN' : 'BAD_CREDENTIALS');
  setSessionCookie(reply, cookie, token, seconds);
  const hash = deviceHashOf(request, reply, cookie);
  await signIns.remember(signedIn.checked.id, { hash, name: device, network, language: languageOf(request) });
  request.user = await sessions.find(stored.tokenHash, confirmationHash);
  if (!request.user) throw new Refusal('NOT_SIGNED_IN');
  const companyId = await lastAccounts.companyAtSignIn(request.user.id);
  return { ...serializeCurrentUser(request.user), companyId };
}

/** The account has a second factor: the cookie is good for giving it, and for nothing else. */
export async function holdSignIn(
  deps: SessionDeps,
  { checked, ssoCompanyId = null }: { checked: CheckedAccount; ssoCompanyId?: string | null },
  { request, reply }: Http,
): Promise<never> {
  await endSession(deps, request);
  const { token, stored } = newSession(deps.now(), pendingSignInSeconds);
  if (!(await deps.signIns.hold(stored, checked, ssoCompanyId))) throw new Refusal('BAD_CREDENTIALS');
  setPendingCookie(reply, deps.cookie, token, pendingSignInSeconds);
  throw new Refusal('SECOND_FACTOR_NEEDED');
}

export async function endSession(
  { sessions, signIns, cookie }: Pick<SessionDeps, 'sessions' | 'signIns' | 'cookie'>,
  request: FastifyRequest,
): Promise<void> {
  const tokenHash = tokenHashOf(request, cookie);
  if (!tokenHash) return;
  await sessions.end(tokenHash, auditSourceOf(request));
  await signIns.release(tokenHash);
}
