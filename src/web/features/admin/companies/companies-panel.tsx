import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/feedback/load-failed.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useIsNarrow } from '../../../shared/page/breakpoints.ts';
import { SearchField } from '../../../ui/inputs/search-field.tsx';
import { ShowMoreButton } from '../../../ui/inputs/show-more-button.tsx';
import { useDebouncedText } from '../use-debounced-text.ts';
import { companiesQuery } from './companies-query.ts';
import { CompaniesSkeleton } from './companies-skeleton.tsx';
import { CompaniesStack } from './companies-stack.tsx';
import { CompaniesTable } from './companies-table.tsx';

/** All companies, newest first, or those whose name begins with a search. */
export function CompaniesPanel() {
  const { companies: t } = useTexts('admin');
  const [typed, setTyped] = useState('');
  const search = useDebouncedText(typed.trim());
  const found = useInfiniteQuery(companiesQuery(search));
  const isNarrow = useIsNarrow();
  const companies = found.data?.pages.flatMap((page) => page.companies);
  const List = isNarrow ? CompaniesStack : CompaniesTable;

  return (
    <>
      <div className="py-3 max-tablet:px-4 tablet:py-4">
        <SearchField label={t.search} value={typed} onChange={setTyped} className="tablet:w-96" />
      </div>
      {found.isError && !companies && <LoadFailed onRetry={() => void found.refetch()} />}
      {found.isPending && <CompaniesSkeleton />}
      {companies?.length === 0 && (
        <p className="px-4 py-16 text-center text-muted-foreground">{search === '' ? t.none : t.notFound}</p>
      )}
      {companies && companies.length > 0 && <List companies={companies} />}
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
