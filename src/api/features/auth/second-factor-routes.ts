import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { registerCall } from '../../http/register-call.ts';
import { passkeyOptions } from '../../security/passkeys.ts';
import { tokenHashOf } from '../../security/session-cookies.ts';
import { type FactorDeps, requireFactor } from '../../security/verify-factor.ts';
import type { SecondFactors } from '../../store/users/second-factors.ts';
import { type SessionDeps, startSession } from './start-session.ts';

export type SecondFactorDeps = FactorDeps &
  SessionDeps & { factors: Pick<SecondFactors, 'setChallenge' | 'list'> };

/** In bytes. */
const bodyLimit = 32_768;

/** The second step of a login. Its options also serve a session that asks again. */
export function registerSecondFactorCalls(app: FastifyInstance, deps: SecondFactorDeps): void {
  const { factors, signIns, party, cookie, now } = deps;

  const pendingOf = async (request: FastifyRequest) => {
    const tokenHash = tokenHashOf(request, cookie);
    const user = tokenHash && (await signIns.pending(tokenHash, now()));
    return tokenHash && user ? { tokenHash, user } : null;
  };

  registerCall(app, 'secondFactorOptions', async ({ request }) => {
    const tokenHash = tokenHashOf(request, cookie);
    const user = (await pendingOf(request))?.user ?? (await app.findSessionUser(request));
    if (!tokenHash || !user) throw new Refusal('NOT_SIGNED_IN');
    const { totpSince, backupCodesLeft } = await factors.list(user.id);
    const passkeys = await factors.passkeysOf(user.id);
    const passkey = passkeys.length > 0 ? await passkeyOptions(party, passkeys) : null;
    if (passkey) await factors.setChallenge(tokenHash, passkey.challenge, now());
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
      await requireFactor(deps, { userId: user.id, tokenHash }, body);
      // Of two requests with one pending sign-in, one succeeds.
      if (!(await signIns.release(tokenHash))) throw new Refusal('NOT_SIGNED_IN');
      const signedIn = { userId: user.id, isAdmin: user.isAdmin, isConfirmed: true, hasGivenFactor: true };
      return startSession(deps, signedIn, { request, reply });
    },
    { bodyLimit },
  );
}
