import { expect, type Page } from '@playwright/test';

type Sizes = {
  widths: readonly number[];
  themes: readonly ('light' | 'dark')[];
  /** Also texts outside controls and tables, and the frames around all. */
  withTexts?: boolean;
};

const everySize: Sizes = { widths: [360, 390, 640, 768, 1024, 1280, 1440], themes: ['light', 'dark'] };

/** Checks at every width, in light and dark, that nothing overflows its container. */
export async function expectNothingCut(page: Page, name: string): Promise<void> {
  const found = await findCut(page, everySize);
  expect.soft(found.map((fault) => `${name}, ${fault}`)).toEqual([]);
}

/** What overflows its container at these sizes. */
export async function findCut(page: Page, { widths, themes, withTexts = false }: Sizes): Promise<string[]> {
  // The mounted page, not the prerendered one.
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const found: string[] = [];
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const cut = await page.evaluate(findCutNow, withTexts);
      found.push(...cut.map((what) => `${width} px, ${colorScheme}: ${what}`));
    }
  }
  return found;
}

/** Runs in the page: returns whether it scrolls sideways and which boxes clip their content. */
async function findCutNow(withTexts: boolean): Promise<string[]> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  /** A box with user text may truncate a very long one. */
  const longText = 24;
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`);

  const controls =
    'input, button, a, label, h1, h2, h3, th, td, dt, dd, [role="combobox"], [role="combobox"] span, button span, td *, th *';
  const texts = 'legend, summary, p, li, [role="tab"]';
  for (const box of document.querySelectorAll(withTexts ? `${controls}, ${texts}` : controls)) {
    if (!(box instanceof HTMLElement)) continue;
    const { width, height, right } = box.getBoundingClientRect();
    // Screen-reader-only texts are one pixel large.
    if (width <= 1 || height <= 1 || !box.checkVisibility({ visibilityProperty: true })) continue;
    const words = box instanceof HTMLInputElement ? box.value : box.textContent;
    if (!words.trim()) continue;
    const { overflowX, textOverflow } = getComputedStyle(box);
    const mayHide = box instanceof HTMLInputElement || textOverflow === 'ellipsis';
    if (mayHide && words.length > longText) continue;
    const hides = box instanceof HTMLInputElement || overflowX !== 'visible';
    const own = `${box.tagName.toLowerCase()} “${words.slice(0, 40)}”`;
    if (hides && box.scrollWidth > box.clientWidth + 1) found.push(`${own} hides a part of itself`);
    if (!hides && isText(box) && textRight(box) > right + 1) found.push(`${own} overflows`);
    if (isInScroller(box) || isForScreenReaders(box)) continue;
    if (right > clientWidth + 0.5) found.push(`${own} crosses the edge`);
    const frame = withTexts ? frameOf(box) : null;
    if (frame && right > frame.getBoundingClientRect().right + 0.5) found.push(`${own} crosses its frame`);
  }
  return [...new Set(found)];

  /** Whether a visible box contains only text. */
  function isText(box: HTMLElement): boolean {
    return box.childElementCount === 0 && getComputedStyle(box).display !== 'inline';
  }

  /** Without what a larger target for the pointer adds. */
  function textRight(box: HTMLElement): number {
    const range = document.createRange();
    range.selectNodeContents(box);
    return range.getBoundingClientRect().right;
  }

  /** The box with a border on the right that the box is in. What is placed over the page has no frame. */
  function frameOf(box: HTMLElement): Element | null {
    for (let around: HTMLElement | null = box; around; around = around.parentElement) {
      const { borderRightWidth, position } = getComputedStyle(around);
      if (around !== box && Number.parseFloat(borderRightWidth) > 0) return around;
      if (position === 'absolute' || position === 'fixed') return null;
    }
    return null;
  }

  /** What is in a hidden box of one pixel, such as the table of a chart. */
  function isForScreenReaders(box: HTMLElement): boolean {
    for (let around = box.parentElement; around; around = around.parentElement) {
      if (around.offsetWidth === 1 && getComputedStyle(around).overflowX === 'hidden') return true;
    }
    return false;
  }

  function isInScroller(box: HTMLElement): boolean {
    for (let around = box.parentElement; around; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around);
      if (overflowX === 'auto' || overflowX === 'scroll') return true;
    }
    return false;
  }
}
