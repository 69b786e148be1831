import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { languageOf } from '../../http/accept-language.ts';
import { auditSourceOf } from '../../http/audit-source.ts';
import { registerCall } from '../../http/register-call.ts';
import { hashBackupCode, newBackupCodes } from '../../security/backup-codes.ts';
import { newPasskeyOptions, verifyNewPasskey } from '../../security/passkeys.ts';
import type { SessionUser } from '../../security/session.ts';
import { setConfirmationCookie, tokenHashOf } from '../../security/session-cookies.ts';
import { matchingStep, newTotpSecret, totpSecretText, totpUri } from '../../security/totp.ts';
import { type FactorDeps, requireStepUp } from '../../security/verify-factor.ts';
import type { Needs } from '../../services.ts';

export type AccountFactorDeps = FactorDeps &
  Needs<
    'users.findForLogin' | 'factors' | 'challenges' | 'sessions.confirm' | 'cookie' | 'isAdminFactorRequired'
  >;

/** In bytes; the response of a passkey has a few thousand. */
const bodyLimit = 32_768;

/** How long a proposed secret waits for its first code. */
const proposalMs = 30 * 60_000;

/** Setting up and removing second factors. Every step needs the password, and the second factor if there is one. */
export function registerFactorCalls(app: FastifyInstance, deps: AccountFactorDeps): void {
  const { factors, challenges, limits, party, cookie, now } = deps;

  const sessionOf = (request: FastifyRequest) => {
    const tokenHash = tokenHashOf(request, cookie);
    if (!tokenHash) throw new Refusal('NOT_SIGNED_IN');
    return { address: request.ip, tokenHash };
  };
  const ownerOf = ({ id, language, secondFactor }: SessionUser, request: FastifyRequest) => ({
    id,
    tokenHash: sessionOf(request).tokenHash,
    hasSecondFactor: secondFactor === 'on',
    language: language ?? languageOf(request),
    source: auditSourceOf(request),
  });
  /** The first factor of an admin confirms the session: the password was given to begin its set-up. */
  const confirmSession = async (user: SessionUser, request: FastifyRequest, reply: FastifyReply) => {
    if (user.isAdmin)
      await deps.sessions.confirm(sessionOf(request).tokenHash, setConfirmationCookie(reply, cookie));
  };
  const newCodes = (userId: string) => {
    const codes = newBackupCodes();
    return { codes, hashes: codes.map((code) => hashBackupCode(userId, code)) };
  };

  registerCall(app, 'listFactors', ({ user }) => factors.list(user.id));

  registerCall(
    app,
    'proposeTotp',
    async ({ user, body, request }) => {
      const session = sessionOf(request);
      const checked = await requireStepUp(deps, user, body, session);
      const secret = newTotpSecret();
      await factors.proposeTotp(session.tokenHash, secret, checked);
      return {
        secret: totpSecretText(secret),
        uri: totpUri(secret, { issuer: party.name, username: user.username }),
      };
    },
    { bodyLimit },
  );

  registerCall(
    app,
    'confirmTotp',
    async ({ user, body, request, reply }) => {
      const { tokenHash } = sessionOf(request);
      const secret = await factors.proposedTotpSecret(tokenHash, new Date(now().getTime() - proposalMs));
      if (!secret) throw new Refusal('FACTOR_NOT_FOUND');
      await limits.count('wrongCodesByAccount', user.id);
      const step = matchingStep(secret, body.code, now());
      if (step === null) throw new Refusal('WRONG_CODE');
      await limits.forget('wrongCodesByAccount', user.id);
      const { codes, hashes } = newCodes(user.id);
      const isFirst = await factors.confirmTotp(ownerOf(user, request), { secret, step }, hashes);
      await confirmSession(user, request, reply);
      return { backupCodes: isFirst ? codes : null };
    },
    { bodyLimit },
  );

  registerCall(
    app,
    'proposePasskey',
    async ({ user, body, request }) => {
      const session = sessionOf(request);
      const checked = await requireStepUp(deps, user, body, session);
      const options = await newPasskeyOptions(party, user, await factors.passkeysOf(user.id));
      await challenges.propose(session.tokenHash, options.challenge, checked, now());
      return { ...options };
    },
    { bodyLimit },
  );

  registerCall(
    app,
    'addPasskey',
    async ({ user, body, request, reply }) => {
      const { response, ...credential } = body.passkey;
      const { transports, ...attested } = response;
      const { tokenHash } = sessionOf(request);
      const challenge = await challenges.take({ tokenHash, purpose: 'add' }, now());
      const passkey =
        challenge &&
        (await verifyNewPasskey(party, challenge, {
          ...credential,
          response: { ...attested, ...(transports && { transports: transports }) },
        }));
      if (!passkey) throw new Refusal('WRONG_CODE');
      const { codes, hashes } = newCodes(user.id);
      const isFirst = await factors.addPasskey(
        ownerOf(user, request),
        { ...passkey, name: body.name },
        hashes,
      );
      await confirmSession(user, request, reply);
      return { backupCodes: isFirst ? codes : null };
    },
    { bodyLimit },
  );

  registerCall(
    app,
    'removeFactor',
    async ({ user, body: { factor, ...stepUp }, request }) => {
      await requireStepUp(deps, user, stepUp, sessionOf(request));
      await factors.remove(ownerOf(user, request), factor, deps);
    },
    { bodyLimit },
  );

  registerCall(
    app,
    'renewBackupCodes',
    async ({ user, body, request }) => {
      await requireStepUp(deps, user, body, sessionOf(request));
      if (user.secondFactor !== 'on') throw new Refusal('FACTOR_NOT_FOUND');
      const { codes, hashes } = newCodes(user.id);
      await factors.replaceBackupCodes(ownerOf(user, request), hashes);
      return { backupCodes: codes };
    },
    { bodyLimit },
  );
}
