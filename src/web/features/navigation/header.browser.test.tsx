import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { AtPage } from '../../testing/at-page.tsx';
import { aUser, respond, respondTo } from '../../testing/respond.ts';
import { Header } from './header.tsx';

async function showHeader(address: string): Promise<void> {
  await render(
    <AtPage address={address}>
      <Header />
    </AtPage>,
  );
}

test('the header has the title, the maker’s link and the navigation', async () => {
  respond({});
  await showHeader('/create');
  await expect.element(page.getByRole('link', { name: 'Vizitka', exact: true })).toHaveAttribute('href', '/');
  const maker = page.getByRole('link', { name: /Studio Sever/ });
  await expect.element(maker).toHaveAttribute('href', 'https://studio-sever.example/');
  await expect.element(maker).toHaveAttribute('rel', expect.stringMatching(/noopener/));
  const create = page.getByRole('navigation').getByRole('link', { name: 'Create Card' });
  await expect.element(create).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
});

test('while an admin impersonates a user, a banner names the user and ends the impersonation', async () => {
  const calls = respondTo(aUser({ isImpersonating: true }), {
    'POST /api/admin/restore-session': {
      status: 403,
      json: { code: 'NOT_AN_ADMIN', message: "You don't have admin privileges." },
    },
  });
  await showHeader('/');
  await expect.element(page.getByText('You are viewing as: mira.dolina')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Return to Admin' }));
  await expect
    .element(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem'))
    .toMatchTextContent(/Restore Failed/);
  expect(calls).toContain('POST /api/admin/restore-session');
});

test('other users see no banner', async () => {
  respondTo(aUser());
  await showHeader('/');
  await expect.element(page.getByRole('button', { name: 'mira.dolina' })).toBeVisible();
  await expect.element(page.getByText('You are viewing as')).not.toBeInTheDocument();
});
