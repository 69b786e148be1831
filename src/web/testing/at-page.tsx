import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { createQueryClient } from '../shared/api/query-client.ts';
import { en } from '../shared/i18n/english.ts';
import { MessagesProvider } from '../shared/i18n/messages-context.tsx';
import { Toaster } from '../shared/notify/toaster.tsx';

/** What stands around a component on a page: English, the router, the cache of answers and the toasts. */
export function AtPage({ children, address = '/' }: { children: ReactNode; address?: string }) {
  const [client] = useState(createQueryClient);
  return (
    <MessagesProvider initial={{ language: 'en', messages: en }}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <Suspense>
            <Main>{children}</Main>
          </Suspense>
        </MemoryRouter>
        <Toaster />
      </QueryClientProvider>
    </MessagesProvider>
  );
}

function Main({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <main className="p-4" data-address={pathname + search}>
      {children}
    </main>
  );
}

/** Where the router is. */
export const addressOf = () => document.querySelector('main')?.dataset.address;
