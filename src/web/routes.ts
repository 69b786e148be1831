import { type ComponentType, lazy } from 'react';
import { type PagePath, pageAt } from '#domain/pages.ts';
import { CreatePage } from './pages/create-page.tsx';

type LoadPage = () => Promise<ComponentType>;

/** The first page's code comes with the application, every other page's when it is gone to. */
const laterPages = {
  '/account': async () => (await import('./pages/account-page.tsx')).AccountPage,
  '/admin': async () => (await import('./pages/admin-page.tsx')).AdminPage,
  '/checkout': async () => (await import('./pages/checkout-page.tsx')).CheckoutPage,
  '/edit/:id': async () => (await import('./pages/edit-page.tsx')).EditPage,
  '/list': async () => (await import('./pages/list-page.tsx')).ListPage,
  '/login': async () => (await import('./pages/login-page.tsx')).LoginPage,
  '/payment-success': async () => (await import('./pages/payment-success-page.tsx')).PaymentSuccessPage,
  '/pricing': async () => (await import('./pages/pricing-page.tsx')).PricingPage,
  '*': async () => (await import('./pages/not-found-page.tsx')).NotFoundPage,
} satisfies Record<Exclude<PagePath, '/' | '/create'> | '*', LoadPage>;

export const routes: ReadonlyArray<{ path: string; Page: ComponentType }> = [
  { path: '/', Page: CreatePage },
  { path: '/create', Page: CreatePage },
  ...Object.entries(laterPages).map(([path, load]) => ({
    path,
    Page: lazy(async () => ({ default: await load() })),
  })),
];

/** Fetches the code of the page at this address; a failure shows when the page is drawn. */
export async function loadPage(address: string): Promise<void> {
  const page = pageAt(address) ?? '*';
  if (page !== '/' && page !== '/create') await laterPages[page]().catch(() => undefined);
}
