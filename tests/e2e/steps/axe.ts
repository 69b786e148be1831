import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What stands on the page now passes axe, in light and in dark; only colours differ between the two. */
export async function expectNoViolations(page: Page): Promise<void> {
  // The living page, not its first picture.
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
  // A row that is half under the sticky card would count as a small target.
  await page.evaluate(() => scrollTo(0, 0));
  await page.emulateMedia({ colorScheme: 'light' });
  await coloursArrive(page);
  const light = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  await coloursArrive(page);
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  const found = { light: light.violations, dark: dark.violations };
  for (const [theme, violations] of Object.entries(found)) {
    expect(
      violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([]);
  }
}

/** Colours on their way from one theme to the other are those of neither. */
async function coloursArrive(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
}
