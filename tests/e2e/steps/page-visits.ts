import { type Browser, expect, type Page } from '@playwright/test';
import type { PagePath } from '#contract/pages.ts';
import { accountHeaderName } from '#contract/signed-in.ts';
import type { Language } from '#domain/account/languages.ts';
import { helpTopics } from '#domain/help/help-topics.ts';
import accountTexts from '#messages/every-language/account.ts';
import cardTexts from '#messages/every-language/cards.ts';
import companyTexts from '#messages/every-language/company.ts';
import editorTexts from '#messages/every-language/editor.ts';
import { httpClient, payAtSimulator } from '../../../tools/dev/demo/demo-client.ts';
import { type FilledDemo, fillDemo } from '../../../tools/dev/demo/fill-demo.ts';
import { mailTo } from './mail-steps.ts';
import { simulatorOf } from './payment-steps.ts';
import { fromOwnAddress, newPerson, premium, send, signUp } from './steps.ts';

/** Who opens pages. The visitor also has links without an account; the newcomer has nothing yet. */
export const people = ['visitor', 'newcomer', 'freelancer', 'company', 'admin'] as const;
type Person = (typeof people)[number];

type Visit = {
  who: Person;
  address: string;
  /** Opens what is measured on the page. */
  open?: (page: Page, language: Language) => Promise<void>;
};

const { password } = premium;

/** A filled demo, with an invitation that waits. */
export type VisitedDemo = FilledDemo & {
  usernames: { freelancer: string; company: string };
  freelancerId: string;
  invitation: string;
};

/** Fills the demo for people of their own, so that several workers can. */
export async function openFilledDemo(browser: Browser, baseURL: string): Promise<VisitedDemo> {
  const page = await browser.newPage({ baseURL });
  const { origin, key } = await simulatorOf(page);
  const suffix = crypto.randomUUID().slice(0, 8);
  const usernames = { freelancer: `freelancer-${suffix}`, company: `company-${suffix}` };
  const pay = payAtSimulator(origin, key);
  const demo = await fillDemo({ visitor: () => httpClient(baseURL), pay }, usernames);
  await logInAs(page, usernames.freelancer);
  const { id: freelancerId } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  await logInAs(page, usernames.company);
  const { email } = newPerson();
  const acting = { [accountHeaderName]: demo.company.id };
  await send(page, 'post', '/api/company/invitations', { emails: [email], role: 'manager' }, acting);
  const { text } = await mailTo(page, email, / invites you to /);
  const invitation = /\/invitation#(\S+)/.exec(text)?.[1] ?? '';
  await page.close();
  return { ...demo, usernames, freelancerId, invitation };
}

async function logInAs(page: Page, username: string): Promise<void> {
  await send(page, 'post', '/api/auth/login', { username, password }, fromOwnAddress());
}

/** Signs a person in without pages. The tab of the company acts for it. */
export async function beginAs(who: Person, page: Page, { usernames, company }: VisitedDemo): Promise<void> {
  if (who === 'newcomer') await signUp(page);
  if (who === 'admin') await logInAs(page, 'admin');
  if (who === 'freelancer' || who === 'company') await logInAs(page, usernames[who]);
  if (who !== 'company') return;
  await page.goto(`/list?account=${company.id}`);
  await expect(page).toHaveURL('/list');
}

/**
 * Every page of the table, with its states that have a layout of their own. The last state of a page is the one with the most in
 * it: the short form opens that alone.
 */
export function visitsOf({ freelancer, company, ...demo }: VisitedDemo, isFull: boolean): Visit[] {
  const by =
    (who: Person) =>
    (...addresses: string[]): Visit[] =>
      addresses.map((address) => ({ who, address }));
  const [visitor, newcomer, ofFreelancer, ofCompany, admin] = [
    by('visitor'),
    by('newcomer'),
    by('freelancer'),
    by('company'),
    by('admin'),
  ];
  const [waitingOrder, printedOrder] = company.orderIds;
  const visits: Record<PagePath | 'not found' | 'developers', Visit[]> = {
    '/': [...visitor('/'), { who: 'visitor', address: '/', open: openPhoneMenu }],
    '/create': [...visitor('/create'), ...ofFreelancer('/create')],
    '/looks': visitor('/looks'),
    '/looks/:look': visitor('/looks/bauhaus', '/looks/olive-branch'),
    '/login': visitor('/login', '/login?tab=register'),
    '/list': [
      ...newcomer('/list'),
      ...ofFreelancer('/list'),
      ...ofCompany('/list'),
      { who: 'company', address: '/list', open: openPhoneMenu },
      { who: 'company', address: '/list', open: openTable },
    ],
    '/bin': [...newcomer('/bin'), ...ofCompany('/bin')],
    '/designs': [...newcomer('/designs'), ...ofCompany('/designs')],
    '/design/:id': ofCompany(`/design/${company.designId}`),
    '/edit/:id': [
      ...ofFreelancer(`/edit/${freelancer.cardId}`, '/edit/no-such-card'),
      ...ofCompany(`/edit/${company.cardId}`),
      { who: 'freelancer', address: `/edit/${freelancer.cardId}`, open: openPdf },
    ],
    '/import': ofCompany('/import', `/import?design=${company.designId}`),
    '/inbox': [...newcomer('/inbox'), ...ofCompany('/inbox')],
    '/orders': [...newcomer('/orders'), ...ofCompany('/orders')],
    '/order/:id': ofCompany('/order/no-such-order', `/order/${waitingOrder}`, `/order/${printedOrder}`),
    '/shop-order': visitor('/shop-order#no-such-link', `/shop-order#${company.shopOrder}`),
    '/fill-in': visitor('/fill-in#no-such-link', `/fill-in#${company.fillIn}`),
    '/company': [
      ...ofCompany('/company', '/company?ready'),
      { who: 'company', address: '/company', open: openInvitation },
    ],
    '/invitation': visitor('/invitation#no-such-link', `/invitation#${demo.invitation}`),
    '/sso': visitor('/sso'),
    '/pricing': [...visitor('/pricing'), ...newcomer('/pricing'), ...ofCompany('/pricing')],
    '/help': visitor('/help'),
    '/help/:topic': visitor(...helpTopics.map((topic) => `/help/${topic}`)),
    '/teams': visitor('/teams'),
    '/checkout': [{ who: 'newcomer', address: '/pricing', open: openCheckout }],
    '/payment-success': newcomer('/payment-success?plan=premium'),
    '/account': [
      ...newcomer('/account'),
      ...ofFreelancer('/account'),
      ...ofCompany('/account'),
      { who: 'freelancer', address: '/account', open: openDeletion },
    ],
    '/admin': admin(
      '/admin',
      '/admin?tab=overview',
      '/admin?tab=companies',
      '/admin?tab=audit',
      `/admin?user=${demo.freelancerId}`,
    ),
    '/forgot-password': visitor('/forgot-password'),
    '/reset-password': visitor('/reset-password', '/reset-password?token=x'),
    '/verify-email': visitor('/verify-email?token=x'),
    '/undo-email-change': visitor('/undo-email-change?token=x'),
    '/proof': visitor('/proof#no-such-link', `/proof#${company.proof}`),
    '/terms': visitor('/terms'),
    '/privacy': visitor('/privacy'),
    '/imprint': visitor('/imprint'),
    '/accessibility': visitor('/accessibility'),
    '/contact': visitor('/contact'),
    'not found': visitor('/no-such-page'),
    developers: visitor('/developers'),
  };
  return Object.values(visits).flatMap((ofPage) => (isFull ? ofPage : ofPage.slice(-1)));
}

async function openPhoneMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.locator('header button[aria-controls][aria-expanded="false"]').click();
  await expect(page.locator('header [role="combobox"]')).toBeVisible();
}

async function openCheckout(page: Page): Promise<void> {
  await page.getByRole('article', { name: 'Premium' }).getByRole('button').click();
  await expect(page).toHaveURL('/checkout?plan=premium');
  await expect(page.locator('main form button').last()).toBeEnabled();
}

async function openTable(page: Page, language: Language): Promise<void> {
  await page.getByRole('radio', { name: cardTexts[language].list.views.table }).click();
  await expect(page.getByRole('table')).toBeVisible();
}

async function openInvitation(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: companyTexts[language].members.invite }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openDeletion(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: accountTexts[language].deletion.open }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openPdf(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: editorTexts[language].downloadPdf }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
