import type { FastifyRequest } from 'fastify';
import type { Registration } from '#contract/account-schemas.ts';
import { Refusal } from '#contract/errors.ts';
import { registrationRefusal } from '#domain/account/registration.ts';
import { isReservedUsername } from '#domain/account/username-skeleton.ts';
import { uuidv7 } from '../../database/ids.ts';
import { languageOf } from '../../http/accept-language.ts';
import { hashPassword } from '../../security/hash-password.ts';
import { hashToken } from '../../security/hash-token.ts';
import type { Needs } from '../../services.ts';
import type { SignedIn } from './log-in.ts';

type Deps = Needs<'users.register' | 'invitations.find' | 'registration' | 'limits' | 'timeZone' | 'now'>;

/** Creates an account, free or with the plan that is given here. Other fields of the request, such as the role, are ignored. */
export async function register(
  { users, invitations, registration: whoMay, limits, timeZone, now }: Deps,
  registration: Registration,
  request: FastifyRequest,
): Promise<SignedIn> {
  const { username, email, password, invitation: token } = registration;
  if (isReservedUsername(username)) throw new Refusal('USERNAME_TAKEN');
  await limits.count('registrationsByAddress', request.ip);
  const invitation = token === undefined ? null : await invitations.find(hashToken(token), now());
  const refusal = registrationRefusal(whoMay, email, invitation?.email ?? null);
  if (refusal) throw new Refusal(refusal);
  const id = uuidv7();
  const passwordHash = await hashPassword(password);
  await users.register({ id, username, email, passwordHash }, languageOf(request), timeZone);
  const checked = { id, passwordHash, hasSecondFactor: false };
  return { checked, isAdmin: false, isConfirmed: false };
}
