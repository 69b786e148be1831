import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** The narrowest window that the pages are made for. */
const narrowest = 320;

/** Checks at 320 px that nothing is beside the window and no text is beside its box. */
export async function expectToFit(): Promise<void> {
  await page.viewport(narrowest, 800);
  await document.fonts.ready;
  const boxes = [...document.body.querySelectorAll<HTMLElement>('*')].filter(isShown);
  expect(boxes.filter(crosses).map(described)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(narrowest);
}

function isShown(box: HTMLElement): boolean {
  // Texts for screen readers alone are one pixel large.
  const { width, height } = box.getBoundingClientRect();
  return width > 1 && height > 1 && !box.closest('[aria-hidden="true"], .sr-only');
}

function crosses(box: HTMLElement): boolean {
  const { left, right } = box.getBoundingClientRect();
  if (scrolls(box)) return false;
  const text = document.createRange();
  text.selectNodeContents(box);
  const isText = box.childElementCount === 0 && getComputedStyle(box).display !== 'inline';
  return left < -0.5 || right > narrowest + 0.5 || (isText && text.getBoundingClientRect().right > right + 1);
}

/** What is wider than its scroller is reached by scrolling. */
function scrolls(box: HTMLElement): boolean {
  for (let around = box.parentElement; around; around = around.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return true;
  }
  return false;
}

const described = (box: HTMLElement) => `${box.tagName.toLowerCase()} “${box.textContent.slice(0, 40)}”`;
