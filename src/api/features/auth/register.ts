import type { FastifyRequest } from 'fastify';
import type { Registration } from '#contract/account-schemas.ts';
import { Refusal } from '#contract/errors.ts';
import { isReservedUsername } from '#domain/account/username-skeleton.ts';
import { uuidv7 } from '../../database/ids.ts';
import { languageOf } from '../../http/accept-language.ts';
import { hashPassword } from '../../security/hash-password.ts';
import type { Needs } from '../../services.ts';
import type { SignedIn } from './log-in.ts';

type Deps = Needs<'users.register' | 'limits' | 'timeZone'>;

/** Creates a free account. Other fields of the request, such as the role, are ignored. */
export async function register(
  { users, limits, timeZone }: Deps,
  registration: Registration,
  request: FastifyRequest,
): Promise<SignedIn> {
  const { username, email, password } = registration;
  if (isReservedUsername(username)) throw new Refusal('USERNAME_TAKEN');
  await limits.count('registrationsByAddress', request.ip);
  const id = uuidv7();
  const passwordHash = await hashPassword(password);
  await users.register({ id, username, email, passwordHash }, languageOf(request), timeZone);
  const checked = { id, passwordHash, hasSecondFactor: false };
  return { checked, isAdmin: false, isConfirmed: false };
}
