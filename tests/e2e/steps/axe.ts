import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Runs axe on the current page in light and dark; in dark only the colour rules. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

export async function findViolations(page: Page): Promise<string[]> {
  // The mounted page, not the prerendered one.
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
  // A row half under the sticky card would count as too small a target.
  await page.evaluate(() => scrollTo(0, 0));
  await page.emulateMedia({ colorScheme: 'light' });
  await waitForTransitions(page);
  const light = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  await waitForTransitions(page);
  const darkPage = new AxeBuilder({ page }).withRules(['color-contrast']);
  // What is behind an open dialog is dimmed and cannot be used.
  if ((await page.getByRole('dialog').count()) > 0) darkPage.include('[role="dialog"]');
  const dark = await darkPage.analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  const found = { light: light.violations, dark: dark.violations };
  return Object.entries(found).flatMap(([theme, violations]) =>
    violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  );
}

/** Waits for the transitions of a new theme, so that no colours between the themes are measured. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The page sets its theme before the first frame. Transitions start with the styles of that frame.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    );
  });
}
