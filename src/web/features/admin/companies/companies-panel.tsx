import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '../../../shared/feedback/query-view.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useIsNarrow } from '../../../shared/page/breakpoints.ts';
import { SearchField } from '../../../ui/inputs/search-field.tsx';
import { ShowMoreButton } from '../../../ui/inputs/show-more-button.tsx';
import { useDebouncedText } from '../use-debounced-text.ts';
import { adminCompaniesQuery } from './companies-query.ts';
import { CompaniesSkeleton } from './companies-skeleton.tsx';
import { CompaniesStack } from './companies-stack.tsx';
import { CompaniesTable } from './companies-table.tsx';

/** All companies, newest first, or those whose name begins with a search. */
export function CompaniesPanel() {
  const { companies: t } = useTexts('admin');
  const [typed, setTyped] = useState('');
  const search = useDebouncedText(typed.trim());
  const found = useInfiniteQuery(adminCompaniesQuery(search));
  const isNarrow = useIsNarrow();
  const companies = found.data?.pages.flatMap((page) => page.companies);
  const List = isNarrow ? CompaniesStack : CompaniesTable;

  return (
    <>
      <div className="py-3 max-tablet:px-4 tablet:py-4">
        <SearchField label={t.search} value={typed} onChange={setTyped} className="tablet:w-96" />
      </div>
      <QueryView
        query={{ data: companies, isError: found.isError, refetch: found.refetch }}
        skeleton={<CompaniesSkeleton />}
        empty={
          <p className="px-4 py-16 text-center text-muted-foreground">
            {search === '' ? t.none : t.notFound}
          </p>
        }
      >
        {(shown) => <List companies={shown} />}
      </QueryView>
      {found.hasNextPage && (
        <ShowMoreButton
          label={t.showMore}
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        />
      )}
    </>
  );
}
