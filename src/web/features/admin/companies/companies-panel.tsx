import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { SearchField } from '../../../ui/inputs/search-field.tsx';
import { RowsPage } from '../rows/rows-page.tsx';
import { useDebouncedText } from '../use-debounced-text.ts';
import { adminCompaniesQuery } from './companies-query.ts';
import { useCompanyColumns } from './company-columns.tsx';

/** All companies, newest first, or those whose name begins with a search. */
export function CompaniesPanel() {
  const { companies: t } = useTexts('admin');
  const [typed, setTyped] = useState('');
  const search = useDebouncedText(typed.trim());
  const found = useInfiniteQuery(adminCompaniesQuery(search));
  const companies = found.data?.pages.flatMap((page) => page.companies);
  return (
    <RowsPage
      header={
        <div className="py-3 max-tablet:px-4 tablet:py-4">
          <SearchField label={t.search} value={typed} onChange={setTyped} className="tablet:w-96" />
        </div>
      }
      query={found}
      columns={useCompanyColumns()}
      groups={companies && [{ key: 'all', rows: companies }]}
      texts={{ ...t, empty: search === '' ? t.none : t.notFound }}
    />
  );
}
