import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { registerCall } from '../../http/register-call.ts';
import { passkeyOptions } from '../../security/passkeys.ts';
import { refuseWhileImpersonating } from '../../security/session.ts';
import { tokenHashOf } from '../../security/session-cookies.ts';
import { type FactorDeps, requireFactor } from '../../security/verify-factor.ts';
import type { Needs } from '../../services.ts';
import { type SessionDeps, startSession } from './start-session.ts';

export type SecondFactorDeps = FactorDeps &
  SessionDeps &
  Needs<'factors.list' | 'challenges' | 'ssoSignIns.logWayBack'>;

/** In bytes. */
const bodyLimit = 32_768;

/** The second step of a login. Its options also serve a session that asks again. */
export function registerSecondFactorCalls(app: FastifyInstance, deps: SecondFactorDeps): void {
  const { factors, challenges, signIns, party, cookie, now } = deps;

  const pendingOf = async (request: FastifyRequest) => {
    const tokenHash = tokenHashOf(request, cookie);
    const user = tokenHash && (await signIns.pending(tokenHash, now()));
    return tokenHash && user ? { tokenHash, user } : null;
  };

  registerCall(app, 'secondFactorOptions', async ({ request }) => {
    const tokenHash = tokenHashOf(request, cookie);
    const pending = await pendingOf(request);
    const user = pending ? null : await app.findSessionUser(request);
    if (user) refuseWhileImpersonating(user);
    const userId = pending?.user.id ?? user?.id;
    if (!tokenHash || !userId) throw new Refusal('NOT_SIGNED_IN');
    const { totpSince, backupCodesLeft } = await factors.list(userId);
    const passkeys = await factors.passkeysOf(userId);
    const passkey = passkeys.length > 0 ? await passkeyOptions(party, passkeys) : null;
    const holder = { tokenHash, purpose: pending ? 'log_in' : 'confirm' } as const;
    if (passkey) await challenges.set(holder, passkey.challenge, now());
    return {
      methods: [
        ...(totpSince ? (['totp'] as const) : []),
        ...(passkey ? (['passkey'] as const) : []),
        ...(backupCodesLeft > 0 ? (['backup'] as const) : []),
      ],
      passkey: passkey && { ...passkey },
    };
  });

  registerCall(
    app,
    'secondFactor',
    async ({ body, request, reply }) => {
      const pending = await pendingOf(request);
      if (!pending) throw new Refusal('NOT_SIGNED_IN');
      const { tokenHash, user } = pending;
      await requireFactor(deps, { userId: user.id, tokenHash, purpose: 'log_in' }, body);
      // Of two requests with one pending sign-in, one succeeds.
      if (!(await signIns.release(tokenHash))) throw new Refusal('NOT_SIGNED_IN');
      const { isAdmin, ssoCompanyId } = user;
      const signedIn = { checked: user, isAdmin, isConfirmed: true, hasGivenFactor: true, ssoCompanyId };
      const opened = await startSession(deps, signedIn, { request, reply });
      if (ssoCompanyId === null) await deps.ssoSignIns.logWayBack(user.id);
      return opened;
    },
    { bodyLimit },
  );
}
