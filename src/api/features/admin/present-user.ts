import type { User } from '#contract/account-schemas.ts';
import type { UserRow } from '../../store/users/user-columns.ts';

/** An account as admins see it. */
export function presentUser({ createdAt, ...user }: UserRow): User {
  return { ...user, createdAt: createdAt.toISOString() };
}
