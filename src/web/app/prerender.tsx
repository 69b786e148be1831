import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { originSlot } from '#contract/page-slots.ts';
import type { PageDocument } from '#contract/pages.ts';
import type { Language } from '#domain/account/languages.ts';
import { createQueryClient } from '../shared/api/query-client.ts';
import type { Messages } from '../shared/i18n/en/messages.ts';
import { shareEn } from '../shared/i18n/en/share.ts';
import { loadMessages } from '../shared/i18n/language.ts';
import { MessagesProvider } from '../shared/i18n/messages-context.tsx';
import { shareSk } from '../shared/i18n/sk/share.ts';
import { CreatePage } from './pages/create-page.tsx';
import { ListPage } from './pages/list-page.tsx';
import { LoginPage } from './pages/login-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { PricingPage } from './pages/pricing-page.tsx';
import { Shell } from './shell.tsx';

type Screen = 'phone' | 'tablet' | 'wide';
type NamedDocument = Exclude<PageDocument, null> | 'not-found';

/** What stands in the frame before anything is known; other pages wait with an empty one. */
const pages: Partial<Record<NamedDocument, ReactNode>> = {
  '/': <CreatePage />,
  '/create': <CreatePage />,
  '/list': <ListPage />,
  '/login': <LoginPage />,
  '/login?tab=register': <LoginPage />,
  '/pricing': <PricingPage />,
  'not-found': <NotFoundPage />,
};

/** A page as it looks before its code is here, for the build to write into the page's document. Nothing of it can be used yet. */
export async function prerenderPage(page: PageDocument, language: Language, screen: Screen): Promise<string> {
  globalThis.matchMedia = (media) =>
    ({ matches: screen === (media.startsWith('(width <') ? 'phone' : 'wide') }) as MediaQueryList;
  const picture = renderToString(
    <MessagesProvider start={{ language, messages: await loadMessages(language) }}>
      <QueryClientProvider client={createQueryClient()}>
        <StaticRouter location={page ?? '/not-found'}>
          <Shell>{pages[page ?? 'not-found']}</Shell>
        </StaticRouter>
      </QueryClientProvider>
    </MessagesProvider>,
  );
  // Text typed into a picture would be lost.
  return picture.replaceAll('<input ', '<input readonly ');
}

const share = { en: shareEn, sk: shareSk };
const locales = { en: 'en_GB', sk: 'sk_SK' };
const pictures = { en: '/og-image.png', sk: '/og-image-sk.png' };

/** What stands in the head of a page's document about the page: its title, and what is shown where its address is shared. */
export async function describePage(page: PageDocument, language: Language): Promise<string> {
  const messages = await loadMessages(language);
  const words = share[language];
  const name = page ?? 'not-found';
  const title = messages.pageTitle(titlesOf(messages)[name]);
  const description = words.descriptions[name];
  const shared = {
    'og:type': 'website',
    'og:site_name': messages.product,
    'og:locale': locales[language],
    'og:title': page === '/' || page === '/create' ? words.site : title,
    'og:description': description,
    ...(page && !page.includes(':') && { 'og:url': originSlot + page }),
    'og:image': originSlot + pictures[language],
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': words.picture,
  };
  return renderToString(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {Object.entries(shared).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>,
  );
}

/** As each page names itself once its code is here. */
function titlesOf({ account, accountPage, billing, cards, navigation, notFound }: Messages) {
  return {
    '/': navigation.createCard,
    '/create': navigation.createCard,
    '/list': navigation.myCards,
    '/edit/:id': cards.editCard,
    '/pricing': navigation.pricing,
    '/login': account.login,
    '/login?tab=register': account.register,
    '/checkout': billing.checkout.title,
    '/payment-success': billing.success.title,
    '/account': accountPage.title,
    '/admin': navigation.admin,
    'not-found': notFound.title,
  } satisfies Record<NamedDocument, string>;
}
