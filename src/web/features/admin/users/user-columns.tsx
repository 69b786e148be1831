import { useId } from 'react';
import type { ListedUser, User } from '#contract/account-schemas.ts';
import type { UserSort } from '#contract/user-list.ts';
import { shortDate } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useIsWide } from '../../../shared/page/breakpoints.ts';
import { RoleBadge } from '../../../shared/session/role-badge.tsx';
import type { Column } from '../rows/column.ts';
import { mutedCellStyles, nameCellStyles } from '../rows/table-styles.ts';
import { AdminBadge } from './admin-badge.tsx';
import { CompanyNames } from './company-names.tsx';
import { UsageBar } from './usage-bar.tsx';
import { UserActions, UserActionsMenu } from './user-actions.tsx';
import { UserLink } from './user-link.tsx';

type UserColumnsOptions = {
  adminId: string;
  sort: UserSort;
  onSort: (sort: UserSort) => void;
  onEdit: (user: User) => void;
  onDelete: (user: User) => void;
};

/** The columns of the list of users; the actions take the remaining width. */
export function useUserColumns(options: UserColumnsOptions): readonly Column<ListedUser>[] {
  const { adminId, sort, onSort, onEdit, onDelete } = options;
  const { columns: t } = useTexts('admin');
  const { current: language } = useLanguage();
  const idPrefix = useId();
  const nameId = (user: ListedUser) => `${idPrefix}${user.id}`;
  const Actions = useIsWide() ? UserActions : UserActionsMenu;
  return [
    {
      name: 'username',
      label: t.username,
      cell: (user) => (
        <span id={nameId(user)}>
          <UserLink user={user} />
        </span>
      ),
      secondLine: ({ companies }) => <CompanyNames companies={companies} />,
      isRowHeader: true,
      cellStyles: `${nameCellStyles} font-medium`,
      width: 'wide:w-[15.25%]',
      sort: sortedBy('username', sort, onSort),
      placeholder: 'h-4 w-24',
      stack: 'title',
    },
    {
      name: 'role',
      label: t.role,
      cell: ({ role }) => <RoleBadge role={role} />,
      width: 'wide:w-[12.75%]',
      placeholder: 'h-5.5 w-16',
      stack: 'badge',
    },
    {
      name: 'usage',
      label: t.usage,
      cell: ({ cardCount, cardLimit }) => <UsageBar count={cardCount} limit={cardLimit} />,
      width: 'wide:w-[18.9%]',
      placeholder: 'h-4 w-28',
      stack: 'mainFact',
    },
    {
      name: 'admin',
      label: t.admin,
      cell: ({ isAdmin }) => (isAdmin ? <AdminBadge /> : <span className="text-muted-foreground">–</span>),
      width: 'wide:w-[12.25%]',
      placeholder: 'h-4 w-8',
      stack: 'badge',
      stacked: ({ isAdmin }) => (isAdmin ? <AdminBadge /> : null),
    },
    {
      name: 'created',
      label: t.created,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{shortDate(language, createdAt)}</time>,
      cellStyles: mutedCellStyles,
      width: 'wide:w-[15.25%]',
      sort: sortedBy('created', sort, onSort),
      placeholder: 'h-4 w-20',
      stack: 'fact',
    },
    {
      name: 'actions',
      label: t.actions,
      cell: (user) => (
        <Actions
          user={user}
          adminId={adminId}
          nameId={nameId(user)}
          onEdit={() => onEdit(user)}
          onDelete={() => onDelete(user)}
        />
      ),
      placeholder: 'h-4 w-11 wide:w-60',
      stack: 'actions',
    },
  ];
}

/** The first click on the head sorts ascending. */
function sortedBy(name: 'username' | 'created', sort: UserSort, onSort: (sort: UserSort) => void) {
  const isForwards = sort === name;
  const order = isForwards ? 'ascending' : sort === `-${name}` ? 'descending' : undefined;
  return { order, onSort: () => onSort(isForwards ? `-${name}` : name) } as const;
}
