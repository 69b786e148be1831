import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/account-schemas.ts';
import { type UserSort, userOrder } from '#contract/user-list.ts';
import { LoadFailed } from '../../../shared/feedback/load-failed.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useIsNarrow } from '../../../shared/page/breakpoints.ts';
import { SearchField } from '../../../ui/inputs/search-field.tsx';
import { ShowMoreButton } from '../../../ui/inputs/show-more-button.tsx';
import { useDebouncedText } from '../use-debounced-text.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { FoundCompanies } from './found-companies.tsx';
import { usersQuery } from './users-query.ts';
import { UsersSkeleton } from './users-skeleton.tsx';
import { UsersStack } from './users-stack.tsx';
import { UsersTable } from './users-table.tsx';

/** All accounts: searchable by name, email, company or what a customer quotes, sortable, paginated. */
export function UsersPanel({ adminId }: { adminId: string }) {
  const t = useTexts('admin');
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<UserSort>('created');
  const search = useDebouncedText(typed.trim());
  const found = useInfiniteQuery(usersQuery(search, sort));
  const [dialog, setDialog] = useState<{ user: User; kind: 'edit' | 'delete' } | null>(null);
  const isNarrow = useIsNarrow();

  const users = found.data?.pages.flatMap((page) => page.users);
  const list = users && {
    users,
    adminId,
    onEdit: (user: User) => setDialog({ user, kind: 'edit' }),
    onDelete: (user: User) => setDialog({ user, kind: 'delete' }),
  };
  // A search can change the order; the table shows the effective one.
  const { by, isDescending } = userOrder({ search, sort });
  const shownSort: UserSort = by === 'id' ? sort : isDescending ? '-username' : 'username';

  return (
    <>
      <div className="py-3 max-tablet:px-4 tablet:py-4">
        <SearchField label={t.search} value={typed} onChange={setTyped} className="tablet:w-96" />
      </div>
      <FoundCompanies search={search} onOpen={setTyped} />
      {found.isError && !users && <LoadFailed onRetry={() => void found.refetch()} />}
      {found.isPending && <UsersSkeleton />}
      {users?.length === 0 && <p className="py-16 text-center text-muted-foreground">{t.nobody}</p>}
      {list && list.users.length > 0 && (
        <>
          {isNarrow ? <UsersStack {...list} /> : <UsersTable {...list} sort={shownSort} onSort={setSort} />}
          {found.hasNextPage && (
            <ShowMoreButton
              label={t.showMore}
              busy={found.isFetchingNextPage}
              onClick={() => void found.fetchNextPage()}
            />
          )}
        </>
      )}
      {dialog?.kind === 'edit' && (
        <EditUserDialog user={dialog.user} adminId={adminId} onClose={() => setDialog(null)} />
      )}
      {dialog?.kind === 'delete' && <DeleteUserDialog user={dialog.user} onClose={() => setDialog(null)} />}
    </>
  );
}
