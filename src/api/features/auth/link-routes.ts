import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { isCommonPassword } from '#domain/account/common-passwords.ts';
import { isAdminPassword, passwordWarning } from '#domain/account/passwords.ts';
import { languageOf } from '../../http/accept-language.ts';
import { auditSourceOf } from '../../http/audit-source.ts';
import { registerCall } from '../../http/register-call.ts';
import { hashPassword } from '../../security/hash-password.ts';
import { isWithinLimit } from '../../security/rate-limits.ts';
import { clearSessionCookie } from '../../security/session-cookies.ts';
import type { Needs } from '../../services.ts';
import { requireLink } from './use-link.ts';

export type LinkDeps = Needs<'users.askForReset' | 'emailTokens' | 'limits' | 'isMailOn' | 'cookie' | 'now'>;

/** In bytes. */
const bodyLimit = 16_384;

/** The calls of the pages that links in mails open, and the one that asks for such a mail. */
export function registerLinkCalls(app: FastifyInstance, deps: LinkDeps): void {
  const { users, emailTokens, limits, isMailOn, cookie, now } = deps;

  registerCall(
    app,
    'forgotPassword',
    async ({ body, request }) => {
      if (!isMailOn) throw new Refusal('MAIL_OFF');
      await limits.count('linkMailsByAddress', request.ip);
      // Beyond its limit a recipient gets no further mail; the response stays the same. Nothing is looked up here, so the
      // time does not depend on whether the address has an account.
      if (await isWithinLimit(limits, 'resetMailsByRecipient', body.email.toLowerCase()))
        await users.askForReset(body.email, languageOf(request));
    },
    { bodyLimit },
  );

  /** The user of the session, if there is one, for the check that a link is not another's. */
  const requester = async (request: FastifyRequest) => {
    request.user ??= await app.findSessionUser(request);
    return { address: request.ip, userId: request.user?.id ?? null };
  };

  const linkUse = (request: FastifyRequest, tokenHash: Buffer) => ({
    tokenHash,
    now: now(),
    language: languageOf(request),
    source: auditSourceOf(request),
  });

  registerCall(
    app,
    'resetPassword',
    async ({ body: { token, newPassword }, request, reply }) => {
      const { tokenHash, link } = await requireLink(
        deps,
        token,
        ['reset_password'],
        await requester(request),
      );
      if (link.isAdmin && !isAdminPassword(newPassword))
        throw new Refusal('INVALID_REQUEST', { fields: { newPassword: 'ADMIN_PASSWORD_TOO_SHORT' } });
      await emailTokens.resetPassword(linkUse(request, tokenHash), await hashPassword(newPassword));
      if (request.user) clearSessionCookie(reply, cookie);
      return { passwordWarning: passwordWarning(newPassword, link, isCommonPassword) };
    },
    { bodyLimit },
  );

  registerCall(
    app,
    'verifyEmail',
    async ({ body: { token }, request }) => {
      const purposes = ['verify_email', 'change_email'] as const;
      const { tokenHash } = await requireLink(deps, token, purposes, await requester(request));
      return { email: await emailTokens.verifyEmail(linkUse(request, tokenHash)) };
    },
    { bodyLimit },
  );

  registerCall(
    app,
    'undoEmailChange',
    async ({ body: { token }, request, reply }) => {
      const { tokenHash } = await requireLink(deps, token, ['undo_email_change'], await requester(request));
      // A password that nobody knows.
      const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
      const email = await emailTokens.undoEmailChange(linkUse(request, tokenHash), passwordHash);
      if (request.user) clearSessionCookie(reply, cookie);
      return { email };
    },
    { bodyLimit },
  );
}
