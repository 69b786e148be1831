import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { createQueryClient } from '../shared/api/query-client.ts';
import { followOtherTabs, useCurrentUser } from '../shared/api/session.ts';
import { fetchCodeWhenIdle } from '../shared/lazy-component.tsx';
import { pagesAhead, routes } from './routes.ts';
import { Frame } from './shell.tsx';
import { useArrivedLocation } from './use-loaded-location.ts';

export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Frame>
          <Pages />
        </Frame>
      </BrowserRouter>
    </QueryClientProvider>
  );
}

function Pages() {
  const client = useQueryClient();
  useEffect(() => followOtherTabs(client), [client]);
  useCodeAhead();
  return (
    <Routes location={useArrivedLocation()}>
      {routes.map(({ path, Page }) => (
        <Route element={<Page />} key={path} path={path} />
      ))}
    </Routes>
  );
}

/** Where one can go from here stays within reach without a connection. */
function useCodeAhead(): void {
  const { data: user } = useCurrentUser();
  const who = user === undefined ? null : user === null ? 'visitor' : user.isAdmin ? 'admin' : 'user';
  useEffect(() => {
    if (who === null) return;
    return fetchCodeWhenIdle(pagesAhead(who === 'visitor' ? null : { isAdmin: who === 'admin' }));
  }, [who]);
}
