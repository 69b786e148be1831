import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { AtPage, addressOf } from '../../testing/at-page.tsx';
import { aUser, respond, respondTo } from '../../testing/respond.ts';
import { AdminPage } from './admin-page.tsx';

for (const [who, user] of [
  ['a visitor', null],
  ['a free user', aUser({ role: 'free' })],
  ['an admin who views as another user', aUser({ isAdmin: true, isImpersonating: true })],
] satisfies [string, CurrentUser | null][]) {
  test(`${who} sees Access Denied, is redirected to the first page and asks for nothing`, async () => {
    const calls = user ? respondTo(user) : respond({});
    await render(
      <AtPage address="/admin">
        <AdminPage />
      </AtPage>,
    );
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await expect.element(toast).toMatchTextContent(/Access Denied/);
    await expect.element(toast).toMatchTextContent(/You don't have admin privileges\./);
    await expect.poll(addressOf).toBe('/');
    expect(calls.filter((call) => call.includes('/api/admin'))).toEqual([]);
  });
}
