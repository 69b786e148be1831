import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { AtPage } from '../../testing/at-page.tsx';
import { expectNoViolations } from '../../testing/axe.ts';
import { hover } from '../../testing/hover.ts';
import { aUser, respondTo } from '../../testing/respond.ts';
import { SignedInArea } from './signed-in-area.tsx';

async function show(user: Partial<CurrentUser>): Promise<void> {
  respondTo(aUser(user));
  await render(
    <AtPage>
      <button type="button">Before</button>
      <SignedInArea user={aUser(user)} />
    </AtPage>,
  );
  await expect.element(page.getByRole('button', { name: 'mira.dolina' })).toBeVisible();
}

for (const [role, cardLimit, badge, limit, look] of [
  ['free', 1, 'Free', 'Cards: 1 (limit)', /\bbg-secondary\b/],
  ['premium', 50, 'Premium', 'Cards: 50 (limit)', /\bbg-primary\b/],
  ['enterprise', 500, 'Corporate', 'Cards: ∞ (up to 500)', /\bbg-destructive\b/],
  ['admin', 500, 'Admin', 'Cards: ∞ (up to 500)', /\bborder-input\b/],
] as const) {
  test(`somebody with the role ${role} sees the badge ${badge} and ${limit}`, async () => {
    await show({ role, cardLimit });
    await expect.element(page.getByText(badge, { exact: true })).toHaveClass(look);
    await expect.element(page.getByRole('link', { name: limit })).toHaveAttribute('href', '/pricing');
  });
}

test('a tooltip says what the badge and the limit mean, by pointer and by keyboard', async () => {
  await show({ role: 'enterprise', cardLimit: 500 });
  const meaning = 'Your plan: Corporate. You can save up to 500 cards at a time.';
  const limit = page.getByRole('link', { name: 'Cards: ∞ (up to 500)' });
  await expect.element(limit).toHaveAccessibleDescription(meaning);
  await hover(page.getByRole('button', { name: 'Before' }));
  await hover(page.getByText('Corporate', { exact: true }));
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(meaning);
  await hover(page.getByRole('button', { name: 'Before' }));
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  page.getByRole('button', { name: 'Before' }).element().focus();
  await userEvent.tab();
  await expect.element(limit).toHaveFocus();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(meaning);
});

for (const [who, isImpersonating, items] of [
  ['a user', false, ['Account', 'Logout']],
  ['an admin who acts as a user', true, ['Return to Admin', 'Logout']],
] as const) {
  test(`the menu of ${who} has ${items.join(' and ')}`, async () => {
    await show({ isImpersonating });
    await userEvent.click(page.getByRole('button', { name: 'mira.dolina' }));
    await expect.element(page.getByRole('menu')).toMatchTextContent(/^mira\.dolina/);
    expect(
      page
        .getByRole('menuitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(items);
    await expectNoViolations();
  });
}
