import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isSignedOut } from './api-error.ts';
import { refreshCurrentUser } from './session.ts';

/** Data stays as read until a write of ours changes it; nothing is asked twice by itself. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    // A session that has ended shows when something is read: who is there is asked again, and the page decides.
    // A write that fails so leaves its page as it is, with what was typed there.
    queryCache: new QueryCache({
      onError: (error) => {
        if (isSignedOut(error)) void refreshCurrentUser(client);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        retryOnMount: false,
        // What failed is asked once more when the connection is back.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        // Offline, a call fails like any other instead of waiting unseen.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
