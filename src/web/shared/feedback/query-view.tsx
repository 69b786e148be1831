import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';

type QueryViewProps<Data> = {
  query: Pick<UseQueryResult, 'isError'> & { data: Data | undefined; refetch: () => unknown };
  /** In place of what is loading. */
  skeleton: ReactNode;
  /** In place of an empty list. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What a query has loaded; until then its skeleton, or that it failed. Data stay shown while they are read again. */
export function QueryView<Data>({ query, skeleton, empty, children }: QueryViewProps<Data>) {
  const { data, isError, refetch } = query;
  if (data === undefined) return isError ? <LoadFailed onRetry={() => void refetch()} /> : skeleton;
  return empty !== undefined && Array.isArray(data) && data.length === 0 ? empty : children(data);
}
