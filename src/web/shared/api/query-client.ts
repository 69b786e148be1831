import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isNoLongerOwner, isSignedOut } from './api-error.ts';
import { refreshCurrentUser } from './session.ts';

/** Data stays fresh until our own mutations change it. Nothing refetches or retries automatically. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    // A failed read can reveal that the session or a role has ended: the current user is refetched and the page reacts.
    // A failed write does not, so that the page keeps what the user typed.
    queryCache: new QueryCache({
      onError: (error) => {
        if (isSignedOut(error) || isNoLongerOwner(error)) void refreshCurrentUser(client);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        retryOnMount: false,
        // Failed queries are retried when the connection is back.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        // Offline requests fail at once instead of pausing.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
