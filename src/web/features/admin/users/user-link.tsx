import { Link } from 'react-router';
import type { User } from '#contract/account-schemas.ts';

/** The name of a user, which opens their page. */
export function UserLink({ user }: { user: Pick<User, 'id' | 'username'> }) {
  return (
    <Link to={`/admin?user=${user.id}`} className="hover:text-primary hover:underline">
      {user.username}
    </Link>
  );
}
