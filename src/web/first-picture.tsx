import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Language } from '#domain/languages.ts';
import type { PagePath } from '#domain/pages.ts';
import { Frame } from './frame.tsx';
import { CreatePage } from './pages/create-page.tsx';
import { ListPage } from './pages/list-page.tsx';
import { LoginPage } from './pages/login-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { PricingPage } from './pages/pricing-page.tsx';
import { createQueryClient } from './shared/api/query-client.ts';
import { loadMessages } from './shared/i18n/language.ts';
import { MessagesProvider } from './shared/i18n/messages-context.tsx';

type Screen = 'phone' | 'tablet' | 'wide';

/** What stands in the frame before anything is known; other pages wait with an empty one. */
const pages: Partial<Record<PagePath | 'not-found', ReactNode>> = {
  '/': <CreatePage />,
  '/create': <CreatePage />,
  '/list': <ListPage />,
  '/login': <LoginPage />,
  '/pricing': <PricingPage />,
  'not-found': <NotFoundPage />,
};

/** A page as it looks before its code is here, for the build to write into the page's document. Nothing of it can be used yet. */
export async function drawPage(page: PagePath | null, language: Language, screen: Screen): Promise<string> {
  globalThis.matchMedia = (media) =>
    ({ matches: screen === (media.startsWith('(width <') ? 'phone' : 'wide') }) as MediaQueryList;
  const picture = renderToString(
    <MessagesProvider start={{ language, messages: await loadMessages(language) }}>
      <QueryClientProvider client={createQueryClient()}>
        <StaticRouter location={page ?? '/not-found'}>
          <Frame>{pages[page ?? 'not-found']}</Frame>
        </StaticRouter>
      </QueryClientProvider>
    </MessagesProvider>,
  );
  // Text typed into a picture would be lost.
  return picture.replaceAll('<input ', '<input readonly ');
}
