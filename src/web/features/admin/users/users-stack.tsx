import { useId } from 'react';
import type { ListedUser } from '#contract/account-schemas.ts';
import { shortDate } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { RoleBadge } from '../../../shared/session/role-badge.tsx';
import { AdminBadge } from './admin-badge.tsx';
import { CompanyNames } from './company-names.tsx';
import { UsageBar } from './usage-bar.tsx';
import { UserActionsMenu } from './user-actions.tsx';
import { UserLink } from './user-link.tsx';
import type { UserListProps } from './users-table.tsx';

/** The user list on a phone: two lines per user, actions in a menu. */
export function UsersStack({ users, ...row }: UserListProps) {
  return (
    <ul className="border-t border-border">
      {users.map((user) => (
        <StackedUser key={user.id} user={user} {...row} />
      ))}
    </ul>
  );
}

type StackedUserProps = Omit<UserListProps, 'users'> & { user: ListedUser };

function StackedUser({ user, adminId, onEdit, onDelete }: StackedUserProps) {
  const { current: language } = useLanguage();
  const nameId = useId();
  return (
    <li className="flex min-h-19 items-center gap-2 border-b border-border bg-card py-3 pr-2 pl-4">
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span id={nameId} className="max-w-full wrap-anywhere text-lg leading-6 font-semibold">
            <UserLink user={user} />
          </span>
          <RoleBadge role={user.role} />
          {user.isAdmin && <AdminBadge />}
        </div>
        <CompanyNames companies={user.companies} />
        <div className="flex flex-wrap items-center gap-x-2 text-md whitespace-nowrap text-muted-foreground">
          <span className="text-foreground">
            <UsageBar count={user.cardCount} limit={user.cardLimit} />
          </span>
          <span aria-hidden>·</span>
          <time dateTime={user.createdAt}>{shortDate(language, user.createdAt)}</time>
        </div>
      </div>
      <UserActionsMenu
        user={user}
        adminId={adminId}
        nameId={nameId}
        onEdit={() => onEdit(user)}
        onDelete={() => onDelete(user)}
      />
    </li>
  );
}
