import type { ComponentType } from 'react';
import { isPageOffered, type PagePath, pageAt } from '#contract/pages.ts';
import type { Offering } from '#domain/payment/offering.ts';
import { type LazyComponent, lazyComponent } from '../shared/loading/lazy-component.tsx';
import { CreatePage, loadCreatePage } from './pages/create-page.tsx';

type LazyPage = Exclude<PagePath, '/' | '/create'> | '*';

const LooksPage = lazyComponent(async () => (await import('./pages/looks-page.tsx')).LooksPage);

const HelpPage = lazyComponent(async () => (await import('./pages/help-page.tsx')).loadHelpPage());

/** The create page is part of the main bundle. Every other page is loaded on navigation or prefetched when idle. */
const lazyPages: Record<LazyPage, LazyComponent<object>> = {
  '/account': lazyComponent(async () => (await import('./pages/account-page.tsx')).AccountPage),
  '/admin': lazyComponent(async () => (await import('./pages/admin-page.tsx')).AdminPage),
  '/bin': lazyComponent(async () => (await import('./pages/bin-page.tsx')).BinPage),
  '/designs': lazyComponent(async () => (await import('./pages/designs-page.tsx')).DesignsPage),
  '/design/:id': lazyComponent(async () => (await import('./pages/design-page.tsx')).DesignPage),
  '/checkout': lazyComponent(async () => (await import('./pages/checkout-page.tsx')).CheckoutPage),
  '/edit/:id': lazyComponent(async () => (await import('./pages/edit-page.tsx')).EditPage),
  '/forgot-password': lazyComponent(
    async () => (await import('../features/auth/recovery/forgot-password.tsx')).ForgotPassword,
  ),
  '/fill-in': lazyComponent(async () => (await import('../features/fill-in/fill-in.tsx')).FillInByLink),
  '/company': lazyComponent(async () => (await import('./pages/company-page.tsx')).CompanyPage),
  '/invitation': lazyComponent(
    async () => (await import('../features/auth/invitation/invitation.tsx')).InvitationByLink,
  ),
  '/sso': lazyComponent(async () => (await import('../features/auth/sso/sso-page.tsx')).SsoPage),
  '/inbox': lazyComponent(async () => (await import('./pages/inbox-page.tsx')).InboxPage),
  '/orders': lazyComponent(async () => (await import('./pages/orders-page.tsx')).OrdersPage),
  '/order/:id': lazyComponent(async () => (await import('./pages/orders-page.tsx')).OrderPage),
  '/shop-order': lazyComponent(
    async () => (await import('../features/print-order/print-order.tsx')).PrintOrderByLink,
  ),
  '/import': lazyComponent(async () => (await import('./pages/import-page.tsx')).ImportPage),
  '/list': lazyComponent(async () => (await import('./pages/list-page.tsx')).ListPage),
  '/help': HelpPage,
  '/help/:topic': HelpPage,
  '/looks': LooksPage,
  '/looks/:look': LooksPage,
  '/login': lazyComponent(async () => (await import('./pages/login-page.tsx')).LoginPage),
  '/payment-success': lazyComponent(
    async () => (await import('./pages/payment-success-page.tsx')).PaymentSuccessPage,
  ),
  '/pricing': lazyComponent(async () => (await import('./pages/pricing-page.tsx')).PricingPage),
  '/reset-password': lazyComponent(
    async () => (await import('../features/auth/recovery/reset-password.tsx')).ResetPassword,
  ),
  '/undo-email-change': lazyComponent(
    async () => (await import('../features/auth/recovery/link-action.tsx')).UndoEmailChange,
  ),
  '/verify-email': lazyComponent(
    async () => (await import('../features/auth/recovery/link-action.tsx')).VerifyEmail,
  ),
  '/proof': lazyComponent(async () => (await import('../features/approval/approval.tsx')).ApprovalByLink),
  '/teams': lazyComponent(async () => (await import('./pages/teams-page.tsx')).TeamsPage),
  '/terms': lazyComponent(async () => (await import('./pages/legal-pages.tsx')).TermsPage),
  '/privacy': lazyComponent(async () => (await import('./pages/legal-pages.tsx')).PrivacyPage),
  '/imprint': lazyComponent(async () => (await import('./pages/legal-pages.tsx')).ImprintPage),
  '/accessibility': lazyComponent(async () => (await import('./pages/legal-pages.tsx')).AccessibilityPage),
  '/contact': lazyComponent(async () => (await import('./pages/legal-pages.tsx')).ContactPage),
  '*': lazyComponent(async () => (await import('./pages/not-found-page.tsx')).NotFoundPage),
};

const routes: ReadonlyArray<{ path: string; Page: ComponentType }> = [
  { path: '/', Page: CreatePage },
  { path: '/create', Page: CreatePage },
  ...Object.entries(lazyPages).map(([path, Page]) => ({ path, Page })),
];

/** The lazy page at this path, or null for a page of the main bundle. */
function lazyPageAt(address: string): LazyComponent<object> | null {
  const page = pageAt(address) ?? '*';
  return page === '/' || page === '/create' ? null : lazyPages[page];
}

/** Whether the code of the page at this path is loaded. */
export function isPageLoaded(address: string): boolean {
  return lazyPageAt(address)?.isLoaded() ?? true;
}

/** Loads the code of the page at this path. */
export async function loadPage(address: string): Promise<void> {
  const page = lazyPageAt(address);
  await (page ? page.load() : loadCreatePage());
}

/** The pages of an installation: where no plan is sold, the pages that sell them are left out. */
export function routesOf(offering: Offering) {
  return routes.filter(({ path }) => isPageOffered(path, offering));
}

/** Loaders of the pages that are linked from every page. */
export function pagesToPrefetch(
  user: { isAdmin: boolean } | null,
  offering: Offering,
): ReadonlyArray<() => Promise<void>> {
  const ahead: LazyPage[] = user
    ? ['/list', '/edit/:id', '/looks', '/pricing', '/account', ...(user.isAdmin ? (['/admin'] as const) : [])]
    : ['/looks', '/login', '/pricing'];
  const loads = ahead.filter((page) => isPageOffered(page, offering)).map((page) => lazyPages[page].load);
  if (user) loads.push(async () => (await import('./pages/edit-page.tsx')).LazyEditDesigner.load());
  return loads;
}
