import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import {
  addressIn,
  indexedDocuments,
  isHelpDocument,
  lookAt,
  type PageDocument,
} from '#contract/page-documents.ts';
import { originSlot } from '#contract/page-slots.ts';
import { type Language, languages } from '#domain/account/languages.ts';
import { helpTopicAt } from '#domain/help/help-topics.ts';
import type { Offering } from '#domain/payment/offering.ts';
import { lookOf } from '#layout/looks/data/released-looks.ts';
import { languageFacts } from '#messages/languages.ts';
import { ForgotPassword } from '../features/auth/recovery/forgot-password.tsx';
import { loadHelp } from '../features/help/help-content.ts';
import { HomeSections } from '../features/home/home-sections.tsx';
import { PicturesContext } from '../features/home/late-picture.tsx';
import { createQueryClient } from '../shared/api/query-client.ts';
import { loadMessages } from '../shared/i18n/language.ts';
import type { Messages } from '../shared/i18n/messages.ts';
import { MessagesProvider } from '../shared/i18n/messages-context.tsx';
import { OfferingContext } from '../shared/offering.ts';
import { belowEditorId } from './below-editor.tsx';
import { CreatePage } from './pages/create-page.tsx';
import { HelpPage } from './pages/help-page.tsx';
import { ListPage } from './pages/list-page.tsx';
import { LoginPage } from './pages/login-page.tsx';
import { LooksPage } from './pages/looks-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { PricingPage } from './pages/pricing-page.tsx';
import { TeamsPage } from './pages/teams-page.tsx';
import { textsIn } from './prerendered-texts.ts';
import { Shell } from './shell.tsx';
import { structuredData } from './structured-data.ts';

type NamedDocument = Exclude<PageDocument, null | `/looks/${string}` | `/help${string}`> | 'not-found';

/** The content of each prerendered page. Other pages are prerendered with an empty shell. */
const pages: Partial<Record<NamedDocument, ReactNode>> = {
  '/': <CreatePage />,
  '/create': <CreatePage />,
  '/list': <ListPage />,
  '/looks': <LooksPage />,
  '/login': <LoginPage />,
  '/login?tab=register': <LoginPage />,
  '/forgot-password': <ForgotPassword />,
  '/pricing': <PricingPage />,
  '/teams': <TeamsPage />,
  'not-found': <NotFoundPage />,
};

/** The sections below the editor, where the app finds them. */
function PrerenderedBelow() {
  return (
    <div id={belowEditorId}>
      <PicturesContext value={false}>
        <HomeSections />
      </PicturesContext>
    </div>
  );
}

/** Renders a page to HTML for all widths and without user data. The build writes it into the page's document. */
export async function prerenderPage(
  page: PageDocument,
  language: Language,
  offering: Offering,
): Promise<string> {
  await loadHelp(language);
  const html = renderToString(
    <OfferingContext value={offering}>
      <MessagesProvider initial={{ language, messages: await loadMessages(language, offering) }}>
        <QueryClientProvider client={createQueryClient()}>
          <StaticRouter location={page ?? '/not-found'}>
            <Shell below={page === '/' && <PrerenderedBelow />}>{contentOf(page)}</Shell>
          </StaticRouter>
        </QueryClientProvider>
      </MessagesProvider>
    </OfferingContext>,
  );
  // Text typed before the app mounts would be lost.
  return html.replaceAll('<input ', '<input readonly ');
}

function contentOf(page: PageDocument): ReactNode {
  if (isHelpDocument(page)) return <HelpPage />;
  return isLookDocument(page) ? <LooksPage /> : pages[page ?? 'not-found'];
}

/** The title, description and Open Graph tags of a page's document. */
export async function describePage(
  page: PageDocument,
  language: Language,
  offering: Offering,
): Promise<string> {
  const messages = await loadMessages(language, offering);
  const texts = textsIn(language, 'share');
  const { heading, description } = isHelpDocument(page)
    ? await aboutHelp(page, language)
    : isLookDocument(page)
      ? aboutLook(page, language)
      : aboutPage(page ?? 'not-found', language, messages);
  const title = messages.pageTitle(heading);
  const picture = sharedPicture(page, language, heading);
  const shared = {
    'og:type': 'website',
    'og:site_name': messages.product,
    'og:locale': languageFacts[language].locale.replace('-', '_'),
    'og:title': page === '/' || page === '/create' ? texts.site : title,
    'og:description': description,
    ...(page && !page.includes(':') && { 'og:url': originSlot + page }),
    'og:image': originSlot + picture.address,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': picture.alt,
  };
  const head = renderToString(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {Object.entries(shared).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {page && indexedDocuments.includes(page) && (
        <>
          {languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={originSlot + addressIn(page, other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={originSlot + page} />
        </>
      )}
    </>,
  );
  return head + (await structuredData(page, { language, offering }, messages));
}

/** The picture of a shared link: a look, cards of the sample company, or the product. */
function sharedPicture(
  page: PageDocument,
  language: Language,
  heading: string,
): { address: string; alt: string } {
  const own = page === '/teams' ? `teams-${language}` : page && lookAt(page);
  const { picture } = textsIn(language, 'share');
  return {
    address: `/share-pictures/${own ?? `product-${language}`}.png`,
    alt: own ? heading : picture,
  };
}

type LookDocument = Extract<PageDocument, `/looks/${string}`>;

function isLookDocument(page: PageDocument): page is LookDocument {
  return page !== null && lookAt(page) !== null;
}

function aboutPage(name: NamedDocument, language: Language, t: Messages) {
  return {
    heading: titlesOf(t, language)[name],
    description: textsIn(language, 'share').descriptions[name],
  };
}

function aboutLook(page: LookDocument, language: Language) {
  const id = lookAt(page) ?? 'ridge';
  const { names, trades, page: words } = textsIn(language, 'looks');
  const suits = lookOf(id).trades.map((trade) => trades[trade]);
  return { heading: words.title(names[id]), description: words.description(names[id], suits.join(', ')) };
}

async function aboutHelp(page: string, language: Language) {
  const { words, topics } = await loadHelp(language);
  const { title, description } = topics.find(({ name }) => name === helpTopicAt(page)) ?? words;
  return { heading: title, description };
}

/** The same titles that the mounted pages set. */
function titlesOf({ account, cards, legal, navigation, notFound }: Messages, language: Language) {
  return {
    '/': navigation.createCard,
    '/create': navigation.createCard,
    '/looks': navigation.looks,
    '/list': navigation.myCards,
    '/bin': cards.bin.title,
    '/designs': textsIn(language, 'designs').title,
    '/design/:id': textsIn(language, 'designs').ofDesign,
    '/import': cards.team,
    '/orders': textsIn(language, 'orders').title,
    '/order/:id': textsIn(language, 'orders').title,
    '/shop-order': textsIn(language, 'orders').shopPage.title,
    '/inbox': textsIn(language, 'fill-in').inbox.title,
    '/company': textsIn(language, 'company').page.title,
    '/invitation': textsIn(language, 'company').invitation.title,
    '/sso': textsIn(language, 'sso').page.title,
    '/fill-in': textsIn(language, 'fill-in').page.title,
    '/edit/:id': cards.editCard,
    '/pricing': navigation.pricing,
    '/teams': textsIn(language, 'teams').title,
    '/login': account.login,
    '/login?tab=register': account.register,
    '/checkout': textsIn(language, 'billing').checkout.title,
    '/payment-success': textsIn(language, 'billing').success.title,
    '/account': textsIn(language, 'account').title,
    '/admin': navigation.admin,
    '/forgot-password': textsIn(language, 'recovery').forgotPassword.title,
    '/reset-password': textsIn(language, 'recovery').resetPassword.title,
    '/verify-email': textsIn(language, 'recovery').verifyEmail.title,
    '/undo-email-change': textsIn(language, 'recovery').undoEmailChange.title,
    '/proof': textsIn(language, 'proofs').page.title,
    '/terms': legal.pages.terms,
    '/privacy': legal.pages.privacy,
    '/imprint': legal.pages.imprint,
    '/accessibility': legal.pages.accessibility,
    '/contact': legal.pages.contact,
    'not-found': notFound.title,
  } satisfies Record<NamedDocument, string>;
}
