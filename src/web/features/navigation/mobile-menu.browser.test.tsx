import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { pagePaths } from '#contract/pages.ts';
import { AtPage, addressOf } from '../../testing/at-page.tsx';
import { aUser, respond, respondTo } from '../../testing/respond.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { navigationLinks } from './navigation-links.ts';

const toggle = () => page.getByRole('button', { name: 'Open menu' });
const close = () => page.getByRole('button', { name: 'Close menu' });
const links = () => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

async function showMenu(user: CurrentUser | null = null): Promise<void> {
  await page.viewport(390, 844);
  await render(
    <AtPage address="/login">
      <MobileMenu links={navigationLinks(user, pagePaths)} user={user} />
    </AtPage>,
  );
  await userEvent.click(toggle());
  await expect.element(close()).toHaveAttribute('aria-expanded', 'true');
}

test('Escape closes the menu and focuses its button, and the button closes it too', async () => {
  await showMenu();
  await userEvent.keyboard('{Escape}');
  await expect.element(toggle()).toHaveFocus();
  await userEvent.click(toggle());
  await userEvent.click(close());
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
});

test('the links of a visitor are in the menu, which closes after a click on one', async () => {
  await showMenu();
  await expect.element(links().first()).toBeVisible();
  expect(
    links()
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Create Card', 'Looks', 'Teams', 'Pricing']);
  await userEvent.click(links().first());
  await expect.poll(addressOf).toBe('/create');
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
});

test('the languages are offered in the menu, and Escape closes their list alone', async () => {
  respond({});
  await showMenu();
  await userEvent.click(page.getByRole('combobox', { name: 'Language' }));
  await expect.element(page.getByRole('option').first()).toBeVisible();
  expect(
    page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent),
  ).toEqual(['English', 'Slovenčina', 'Čeština', 'Deutsch']);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  await expect.element(close()).toBeVisible();
});

test('the menu shows the signed-in user and logs out', async () => {
  const user = aUser();
  const calls = respondTo(user, {
    'POST /api/auth/logout': { status: 503, json: { code: 'UNAVAILABLE', message: 'Busy' } },
  });
  await showMenu(user);
  await expect.element(page.getByText(/^Cards: 50/)).toBeVisible();
  expect(
    links()
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Create Card', 'Looks', 'My Cards', 'Pricing']);
  await expect.element(page.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
  await userEvent.click(page.getByRole('button', { name: 'Logout' }));
  await expect.poll(() => calls).toContain('POST /api/auth/logout');
  await expect
    .element(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem'))
    .toMatchTextContent(/Logout Failed/);
});
