import type { ReactNode } from 'react';
import { ListPage, type ListQuery } from '../../../shared/feedback/list-page.tsx';
import { useIsNarrow } from '../../../shared/page/breakpoints.ts';
import type { Column, RowGroup } from './column.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { RowsStack } from './rows-stack.tsx';
import { RowsTable } from './rows-table.tsx';
import { cellStyles as usualCellStyles } from './table-styles.ts';

type RowsPageProps<Row extends { id: string }> = {
  /** Search and filters. */
  header: ReactNode;
  query: ListQuery;
  columns: readonly Column<Row>[];
  /** Undefined until the first page is loaded. */
  groups: readonly RowGroup<Row>[] | undefined;
  texts: { loading: string; empty: string; showMore: string };
  cellStyles?: string;
  /** A log has many short entries under the heading of their day. */
  isLog?: boolean;
};

/** An admin list: a table, on a phone a stack, and in both widths the same while it loads. */
export function RowsPage<Row extends { id: string }>(props: RowsPageProps<Row>) {
  const { header, query, columns, groups, texts, cellStyles = usualCellStyles, isLog = false } = props;
  const isNarrow = useIsNarrow();
  const list = { columns, cellStyles };
  return (
    <ListPage
      header={header}
      query={query}
      items={groups?.filter(({ rows }) => rows.length > 0)}
      skeleton={<RowsSkeleton label={texts.loading} {...list} />}
      empty={<p className="px-4 py-16 text-center text-muted-foreground">{texts.empty}</p>}
      nextLabel={texts.showMore}
    >
      {(shown) =>
        isNarrow ? (
          <RowsStack groups={shown} isLog={isLog} {...list} />
        ) : (
          <RowsTable groups={shown} {...list} />
        )
      }
    </ListPage>
  );
}
