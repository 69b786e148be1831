import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import type { StepUp } from '#contract/second-factor-schemas.ts';
import { deletionDate } from '#domain/account/account-deletion.ts';
import { isCommonPassword } from '#domain/account/common-passwords.ts';
import { isAdminPassword, passwordWarning } from '#domain/account/passwords.ts';
import { languageOf } from '../../http/accept-language.ts';
import { auditSourceOf, deviceOf } from '../../http/audit-source.ts';
import { registerCall } from '../../http/register-call.ts';
import { serializeCurrentUser } from '../../http/serialize/serialize-current-user.ts';
import { hashPassword } from '../../security/hash-password.ts';
import { isWithinLimit, type RateLimits } from '../../security/rate-limits.ts';
import { newSession, type SessionUser, sessionSeconds } from '../../security/session.ts';
import { clearSessionCookie, setSessionCookie, tokenHashOf } from '../../security/session-cookies.ts';
import { requireStepUp } from '../../security/verify-factor.ts';
import type { Needs } from '../../services.ts';
import { zipStream } from '../../storage/zip-stream.ts';
import { type ExportSource, exportedFiles } from './export-account.ts';
import { type AccountFactorDeps, registerFactorCalls } from './second-factor-routes.ts';
import { registerSessionCalls, type SessionListDeps } from './session-routes.ts';

export type AccountDeps = AccountFactorDeps &
  SessionListDeps &
  Needs<
    | 'users.findForLogin'
    | 'users.changePassword'
    | 'users.setLanguage'
    | 'users.askForVerification'
    | 'users.askForNewEmail'
    | 'lastAccounts.set'
    | 'isMailOn'
    | 'accountDeletions.schedule'
    | 'accountDeletions.cancel'
    | 'limits'
    | 'cookie'
    | 'now'
  > & {
    source: ExportSource;
  };

/** In bytes; a body has at most two passwords and the response of a passkey. */
const bodyLimit = 32_768;

export async function accountFeature(app: FastifyInstance, deps: AccountDeps): Promise<void> {
  const { users, lastAccounts, accountDeletions, source, limits, cookie, isMailOn, now } = deps;

  registerFactorCalls(app, deps);
  registerSessionCalls(app, deps);

  const stepUp = (user: SessionUser, given: StepUp, request: FastifyRequest) => {
    const tokenHash = tokenHashOf(request, cookie);
    if (!tokenHash) throw new Refusal('NOT_SIGNED_IN');
    return requireStepUp(deps, user, given, { address: request.ip, tokenHash });
  };

  registerCall(
    app,
    'changePassword',
    async ({ user, body, request, reply }) => {
      if (user.isAdmin && !isAdminPassword(body.newPassword))
        throw new Refusal('INVALID_REQUEST', { fields: { newPassword: 'ADMIN_PASSWORD_TOO_SHORT' } });
      const { currentPassword: password, newPassword, ...proof } = body;
      const checked = await stepUp(user, { password, ...proof }, request);
      const passwordHash = await hashPassword(newPassword);
      const seconds = sessionSeconds(user);
      const { token, stored } = newSession(now(), seconds);
      const change = {
        session: { ...stored, ...deviceOf(request) },
        isConfirmed: user.secondFactor === 'off',
        language: languageOf(request),
        source: auditSourceOf(request),
      };
      if (!(await users.changePassword(checked, passwordHash, change))) throw new Refusal('WRONG_PASSWORD');
      setSessionCookie(reply, cookie, token, seconds);
      return { passwordWarning: passwordWarning(newPassword, user, isCommonPassword) };
    },
    { bodyLimit },
  );

  registerCall(app, 'setLastAccount', ({ user, body }) => lastAccounts.set(user.id, body.companyId), {
    bodyLimit,
  });

  registerCall(app, 'setLanguage', ({ user, body }) => users.setLanguage(user.id, body.language), {
    bodyLimit,
  });

  /** Counts a mail with a link; false if the recipient has got enough of them. */
  const isMailAllowed = async (userId: string, recipient: string) => {
    if (!isMailOn) throw new Refusal('MAIL_OFF');
    await limits.count('linkMailsByUser', userId);
    return isWithinLimit(limits, 'linkMailsByRecipient', recipient.toLowerCase());
  };

  registerCall(app, 'resendVerification', async ({ user, request }) => {
    if (await isMailAllowed(user.id, user.email))
      await users.askForVerification(user, user.language ?? languageOf(request));
  });

  registerCall(
    app,
    'changeEmail',
    async ({ user, body, request }) => {
      const { email, ...proof } = body;
      const checked = await stepUp(user, proof, request);
      if (await isMailAllowed(user.id, email))
        await users.askForNewEmail(checked, email, user.language ?? languageOf(request));
    },
    { bodyLimit },
  );

  registerCall(app, 'exportAccount', async ({ user, reply }) => {
    await limits.count('exportsByUser', user.id);
    const endExport = await beginExport(limits, user.id);
    const day = now().toISOString().slice(0, 10);
    reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="vizitka-${day}.zip"`)
      .header('cache-control', 'no-store');
    const files = exportedFiles(source, user.accountId, serializeCurrentUser(user));
    const file = Readable.from(zipStream(files), { objectMode: false });
    // Emitted also when the client disconnects or the export fails.
    file.once('close', () => void endExport());
    return file;
  });

  registerCall(
    app,
    'deleteAccount',
    async ({ user, body, request, reply }) => {
      const checked = await stepUp(user, body, request);
      const deletesAt = deletionDate(now());
      await accountDeletions.schedule(checked, deletesAt, auditSourceOf(request));
      clearSessionCookie(reply, cookie);
      return { deletesAt };
    },
    { bodyLimit },
  );

  registerCall(app, 'keepAccount', async ({ user, request }) => {
    await accountDeletions.cancel(user, auditSourceOf(request));
    return serializeCurrentUser({ ...user, deletesAt: null });
  });
}

/** Throws a refusal while another export of the user runs; returns a function that ends this one. */
async function beginExport(limits: RateLimits, userId: string): Promise<() => Promise<void>> {
  try {
    await limits.count('runningExportsByUser', userId);
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal('EXPORT_RUNNING');
    throw error;
  }
  return () => limits.forget('runningExportsByUser', userId).catch(() => undefined);
}
