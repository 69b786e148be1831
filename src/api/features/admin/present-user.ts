import type { User } from '#domain/accounts.ts';
import type { UserRow } from '../../store/user-columns.ts';

/** An account as admins are told of it. */
export function presentUser({ createdAt, ...user }: UserRow): User {
  return { ...user, createdAt: createdAt.toISOString() };
}
