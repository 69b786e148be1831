import type { FastifyInstance } from 'fastify';
import { isCommonPassword } from '#domain/account/common-passwords.ts';
import { passwordWarning } from '#domain/account/passwords.ts';
import { registerCall } from '../../http/register-call.ts';
import { serializeCurrentUser } from '../../http/serialize/serialize-current-user.ts';
import { clearSessionCookie } from '../../security/session-cookies.ts';
import type { Needs } from '../../services.ts';
import { type LinkDeps, registerLinkCalls } from './link-routes.ts';
import { logIn } from './log-in.ts';
import { register } from './register.ts';
import { registerSecondFactorCalls, type SecondFactorDeps } from './second-factor-routes.ts';
import { registerSsoCalls, type SsoDeps } from './sso-routes.ts';
import { endSession, holdSignIn, startSession } from './start-session.ts';

export type AuthDeps = SecondFactorDeps &
  LinkDeps &
  SsoDeps &
  Needs<'users' | 'invitations' | 'registration' | 'isAdminFactorRequired' | 'timeZone'>;

/** In bytes. */
const bodyLimit = 16_384;

export async function authFeature(app: FastifyInstance, deps: AuthDeps): Promise<void> {
  registerLinkCalls(app, deps);
  registerSecondFactorCalls(app, deps);
  registerSsoCalls(app, deps);
  registerCall(app, 'currentUser', async ({ user }) => serializeCurrentUser(user));

  registerCall(
    app,
    'login',
    async ({ body, request, reply }) => {
      const signedIn = await logIn(deps, body, request.ip);
      if (signedIn.checked.hasSecondFactor) return holdSignIn(deps, signedIn, { request, reply });
      const isConfirmed = signedIn.isConfirmed && !deps.isAdminFactorRequired;
      return startSession(deps, { ...signedIn, isConfirmed }, { request, reply });
    },
    { bodyLimit },
  );

  registerCall(
    app,
    'register',
    async ({ body, request, reply }) => ({
      ...(await startSession(deps, await register(deps, body, request), { request, reply })),
      passwordWarning: passwordWarning(body.password, body, isCommonPassword),
    }),
    { bodyLimit },
  );

  registerCall(app, 'logout', async ({ request, reply }) => {
    // Logout needs no session; the user is read for the request log.
    request.user = await app.findSessionUser(request);
    await endSession(deps, request);
    clearSessionCookie(reply, deps.cookie);
  });
}
