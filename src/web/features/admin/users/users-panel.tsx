import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/account-schemas.ts';
import { type UserSort, userOrder } from '#contract/user-list.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { SearchField } from '../../../ui/inputs/search-field.tsx';
import { RowsPage } from '../rows/rows-page.tsx';
import { useDebouncedText } from '../use-debounced-text.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { FoundCompanies } from './found-companies.tsx';
import { useUserColumns } from './user-columns.tsx';
import { usersQuery } from './users-query.ts';

/** All accounts: searchable by name, email, company or what a customer quotes, sortable, paginated. */
export function UsersPanel({ adminId }: { adminId: string }) {
  const t = useTexts('admin');
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<UserSort>('created');
  const search = useDebouncedText(typed.trim());
  const found = useInfiniteQuery(usersQuery(search, sort));
  const [dialog, setDialog] = useState<{ user: User; kind: 'edit' | 'delete' } | null>(null);

  const users = found.data?.pages.flatMap((page) => page.users);
  // A search can change the order; the table shows the effective one.
  const { by, isDescending } = userOrder({ search, sort });
  const shownSort: UserSort = by === 'id' ? sort : isDescending ? '-username' : 'username';

  const columns = useUserColumns({
    adminId,
    sort: shownSort,
    onSort: setSort,
    onEdit: (user) => setDialog({ user, kind: 'edit' }),
    onDelete: (user) => setDialog({ user, kind: 'delete' }),
  });

  return (
    <>
      <RowsPage
        header={
          <>
            <div className="py-3 max-tablet:px-4 tablet:py-4">
              <SearchField label={t.search} value={typed} onChange={setTyped} className="tablet:w-96" />
            </div>
            <FoundCompanies search={search} onOpen={setTyped} />
          </>
        }
        query={found}
        columns={columns}
        groups={users && [{ key: 'all', rows: users }]}
        texts={{ ...t, empty: t.nobody }}
      />
      {dialog?.kind === 'edit' && (
        <EditUserDialog user={dialog.user} adminId={adminId} onClose={() => setDialog(null)} />
      )}
      {dialog?.kind === 'delete' && <DeleteUserDialog user={dialog.user} onClose={() => setDialog(null)} />}
    </>
  );
}
