import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ShowMoreButton } from '../../ui/inputs/show-more-button.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { QueryView } from './query-view.tsx';

/** How far a list is loaded. */
export type ListQuery = Pick<
  UseInfiniteQueryResult,
  'isError' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

type ListPageProps<Item> = {
  /** Above the list: title and actions, search and filters. */
  header: ReactNode;
  query: ListQuery;
  /** Undefined until the first page is loaded. */
  items: readonly Item[] | undefined;
  /** In place of what is loading; not needed where a list is shown only once it is loaded. */
  skeleton?: ReactNode;
  /** In place of an empty list. */
  empty: ReactNode;
  /** The label of the button that loads the next page. */
  nextLabel: string;
  children: (items: readonly Item[]) => ReactNode;
};

/** A list that is loaded page by page: what is above it, what is loaded so far and the next page. */
export function ListPage<Item>(props: ListPageProps<Item>) {
  const { header, query, items, skeleton, empty, nextLabel, children } = props;
  const { isError, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const { loadFailed } = useTexts().cards;
  return (
    <>
      {header}
      <QueryView query={{ data: items, isError, refetch }} skeleton={skeleton} empty={empty}>
        {children}
      </QueryView>
      {hasNextPage && (
        <ShowMoreButton label={nextLabel} busy={isFetchingNextPage} onClick={() => void fetchNextPage()} />
      )}
      {isFetchNextPageError && (
        <p role="alert" className="mt-3 text-center text-sm text-muted-foreground">
          {loadFailed.text}
        </p>
      )}
    </>
  );
}
