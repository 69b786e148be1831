import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import type { ListedUser, User } from '#contract/account-schemas.ts';
import type { UserSort } from '#contract/user-list.ts';
import { shortDate } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useIsWide } from '../../../shared/page/breakpoints.ts';
import { RoleBadge } from '../../../shared/session/role-badge.tsx';
import { cellStyles, headCellStyles, nameCellStyles, tableRowStyles, tableStyles } from '../table-styles.ts';
import { AdminBadge } from './admin-badge.tsx';
import { CompanyNames } from './company-names.tsx';
import { UsageBar } from './usage-bar.tsx';
import { UserActions, UserActionsMenu } from './user-actions.tsx';
import { UserLink } from './user-link.tsx';

/** Column widths from `wide` up; the actions column takes the remaining width. */
export const columnWidths = {
  username: 'wide:w-[15.25%]',
  role: 'wide:w-[12.75%]',
  usage: 'wide:w-[18.9%]',
  admin: 'wide:w-[12.25%]',
  created: 'wide:w-[15.25%]',
  actions: '',
} as const;

export type UserListProps = {
  users: readonly ListedUser[];
  adminId: string;
  onEdit: (user: User) => void;
  onDelete: (user: User) => void;
};

type UsersTableProps = UserListProps & { sort: UserSort; onSort: (sort: UserSort) => void };

export function UsersTable({ users, sort, onSort, ...row }: UsersTableProps) {
  const { columns } = useTexts('admin');
  return (
    <div className={tableStyles}>
      <table className="w-full text-left">
        <thead className="bg-muted">
          <tr>
            <SortedHead name="username" label={columns.username} sort={sort} onSort={onSort} />
            <th className={`${headCellStyles} ${columnWidths.role}`}>{columns.role}</th>
            <th className={`${headCellStyles} ${columnWidths.usage}`}>{columns.usage}</th>
            <th className={`${headCellStyles} ${columnWidths.admin}`}>{columns.admin}</th>
            <SortedHead name="created" label={columns.created} sort={sort} onSort={onSort} />
            <th className={headCellStyles}>{columns.actions}</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type SortedHeadProps = {
  name: 'username' | 'created';
  label: string;
  sort: UserSort;
  onSort: (sort: UserSort) => void;
};

/** The header of a sortable column; the first click sorts ascending. */
function SortedHead({ name, label, sort, onSort }: SortedHeadProps) {
  const isForwards = sort === name;
  const isBackwards = sort === `-${name}`;
  const Arrow = isBackwards ? ArrowDown : ArrowUp;
  const order = isForwards ? 'ascending' : 'descending';
  return (
    <th
      className={`${headCellStyles} ${columnWidths[name]}`}
      aria-sort={isForwards || isBackwards ? order : undefined}
    >
      <button
        type="button"
        onClick={() => onSort(isForwards ? `-${name}` : name)}
        className="group -mx-1.5 flex h-8 cursor-pointer items-center gap-1 rounded-sm px-1.5 hover:text-foreground pointer-coarse:h-11"
      >
        {label}
        <Arrow
          aria-hidden
          size={13}
          className={
            isForwards || isBackwards ? '' : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60'
          }
        />
      </button>
    </th>
  );
}

type UserRowProps = Omit<UserListProps, 'users'> & { user: ListedUser };

function UserRow({ user, adminId, onEdit, onDelete }: UserRowProps) {
  const { current: language } = useLanguage();
  const nameId = useId();
  const Actions = useIsWide() ? UserActions : UserActionsMenu;
  return (
    <tr className={tableRowStyles}>
      <th scope="row" className={`${nameCellStyles} font-medium`}>
        <span id={nameId}>
          <UserLink user={user} />
        </span>
        <CompanyNames companies={user.companies} />
      </th>
      <td className={cellStyles}>
        <RoleBadge role={user.role} />
      </td>
      <td className={cellStyles}>
        <UsageBar count={user.cardCount} limit={user.cardLimit} />
      </td>
      <td className={cellStyles}>
        {user.isAdmin ? <AdminBadge /> : <span className="text-muted-foreground">–</span>}
      </td>
      <td className={`${cellStyles} text-muted-foreground`}>
        <time dateTime={user.createdAt}>{shortDate(language, user.createdAt)}</time>
      </td>
      <td className={cellStyles}>
        <Actions
          user={user}
          adminId={adminId}
          nameId={nameId}
          onEdit={() => onEdit(user)}
          onDelete={() => onDelete(user)}
        />
      </td>
    </tr>
  );
}
