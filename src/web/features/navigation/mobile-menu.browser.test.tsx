import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { pagePaths } from '#contract/pages.ts';
import { AtPage } from '../../testing/at-page.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { navigationLinks } from './navigation-links.ts';

test('Escape closes the menu and focuses its button, and the button closes it too', async () => {
  await page.viewport(390, 844);
  await render(
    <AtPage>
      <MobileMenu links={navigationLinks(null, pagePaths)} user={null} />
    </AtPage>,
  );
  const toggle = page.getByRole('button', { name: 'Open menu' });
  const close = page.getByRole('button', { name: 'Close menu' });
  await userEvent.click(toggle);
  await expect.element(close).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(toggle).toHaveFocus();
  await userEvent.click(toggle);
  await userEvent.click(close);
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
});
