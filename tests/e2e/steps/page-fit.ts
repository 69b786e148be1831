import { expect, type Page } from '@playwright/test';

export const widths = [360, 390, 640, 768, 1024, 1280, 1440];

/** Checks at every width, in light and dark, that nothing overflows its container. */
export async function expectNothingCut(page: Page, name: string): Promise<void> {
  // The mounted page, not the prerendered one.
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const cut = await page.evaluate(findCut);
      found.push(...cut.map((what) => `${name}, ${width} px, ${colorScheme}: ${what}`));
    }
  }
  expect.soft(found).toEqual([]);
}

/** Runs in the page: returns whether it scrolls sideways and which boxes clip their content. */
async function findCut(): Promise<string[]> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  /** A box with user text may truncate a very long one. */
  const longText = 24;
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`);

  for (const box of document.querySelectorAll(
    'input, button, a, label, h1, h2, h3, th, td, dt, dd, [role="combobox"], [role="combobox"] span, button span, td *, th *',
  )) {
    if (!(box instanceof HTMLElement)) continue;
    const { width, height, right } = box.getBoundingClientRect();
    // Screen-reader-only texts are one pixel large.
    if (width <= 1 || height <= 1 || !box.checkVisibility({ visibilityProperty: true })) continue;
    if (box instanceof HTMLInputElement && box.value.length > longText) continue;
    const words = box instanceof HTMLInputElement ? box.value : box.textContent;
    if (!words.trim()) continue;
    const hides = box instanceof HTMLInputElement || getComputedStyle(box).overflowX !== 'visible';
    const own = `${box.tagName.toLowerCase()} “${words.slice(0, 40)}”`;
    if (hides && box.scrollWidth > box.clientWidth + 1) found.push(`${own} hides a part of itself`);
    if (!hides && isText(box) && box.scrollWidth > box.clientWidth + 1) found.push(`${own} overflows`);
    if (right > clientWidth + 0.5 && !isInScroller(box)) found.push(`${own} crosses the edge`);
  }
  return [...new Set(found)];

  /** Whether a visible box contains only text. */
  function isText(box: HTMLElement): boolean {
    return box.childElementCount === 0 && getComputedStyle(box).display !== 'inline';
  }

  function isInScroller(box: HTMLElement): boolean {
    for (let around = box.parentElement; around; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around);
      if (overflowX === 'auto' || overflowX === 'scroll') return true;
    }
    return false;
  }
}
