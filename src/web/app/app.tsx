import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { syncSessionAcrossTabs, useCurrentUser } from '../shared/api/session.ts';
import { prefetchCodeAfterUse } from '../shared/loading/lazy-component.tsx';
import { offeringOfPage } from '../shared/offering.ts';
import { BelowEditor } from './below-editor.tsx';
import { pagesToPrefetch, routesOf } from './routes.ts';
import { Shell } from './shell.tsx';
import { useLoadedLocation } from './use-loaded-location.ts';

export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Shell below={<BelowEditor />}>
          <Pages />
        </Shell>
      </BrowserRouter>
    </QueryClientProvider>
  );
}

function Pages() {
  const client = useQueryClient();
  useEffect(() => syncSessionAcrossTabs(client), [client]);
  usePagePrefetch();
  return (
    <Routes location={useLoadedLocation()}>
      {routesOf(offeringOfPage()).map(({ path, Page }) => (
        <Route element={<Page />} key={path} path={path} />
      ))}
    </Routes>
  );
}

/** Prefetches the pages the user can open next, so that they also work offline. */
function usePagePrefetch(): void {
  const { data: user } = useCurrentUser();
  const who = user === undefined ? null : user === null ? 'visitor' : user.isAdmin ? 'admin' : 'user';
  useEffect(() => {
    if (who === null) return;
    return prefetchCodeAfterUse(
      pagesToPrefetch(who === 'visitor' ? null : { isAdmin: who === 'admin' }, offeringOfPage()),
    );
  }, [who]);
}
