import { expect, type Page } from '@playwright/test';
import {
  closeToasts,
  markInner,
  markOpeners,
  type Overlay,
  openedBy,
  overlays,
  placeOf,
  popups,
  type Reach,
} from './reach-marks.ts';

export type Reached = {
  /** What another element covers where it is pressed. */
  faults: string[];
  /** The names of what was opened. */
  opened: string[];
};

/** Lets the page's presses be held, and keeps what its buttons would write from the server. Before the first page. */
export async function holdPresses(page: Page): Promise<{ keepWrites: (isOn: boolean) => void }> {
  let isOn = false;
  await page.addInitScript(() => {
    window.reach = { isHeld: false, pressed: null, wanted: null };
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
      addEventListener(
        type,
        (event) => {
          if (!window.reach.isHeld) return;
          if (type === 'pointerdown' && event.target instanceof Element) window.reach.pressed = event.target;
          event.preventDefault();
          event.stopImmediatePropagation();
        },
        true,
      );
    }
  });
  await page.route('**/api/**', async (route) => {
    const isWrite = !['GET', 'HEAD'].includes(route.request().method());
    if (isOn && isWrite)
      await route.fulfill({ status: 503, json: { code: 'INTERNAL', message: 'Not written' } });
    else await route.fallback();
  });
  // No dialog of the browser opens.
  page.on('filechooser', () => undefined);
  return {
    keepWrites: (on) => {
      isOn = on;
    },
  };
}

const mostPresses = 300;

/** Presses what opens something on the page, and whatever is in it, with a real pointer. `reopen` returns to the page as it was. */
export async function findOutOfReach(
  page: Page,
  reopen: () => Promise<void>,
  reach: Reach,
): Promise<Reached> {
  const found: Reached = { faults: [], opened: [] };
  await reopen();
  const { pathname } = new URL(page.url());
  const pressed = new Set<string>();
  // A press may rename what it presses, for ever.
  while (pressed.size < mostPresses) {
    // Parts of a page may come later: what is left is counted again after each.
    const openers = await markOpeners(page, reach);
    const next = openers.findIndex((opener) => !pressed.has(opener));
    const opener = openers[next];
    if (opener === undefined) break;
    pressed.add(opener);
    const isClosed = await openAndReach(page, `[data-reach="${next}"]`, reach, found);
    if (!isClosed || new URL(page.url()).pathname !== pathname) await reopen();
  }
  return found;
}

/** Returns whether the page is as it was before. */
async function openAndReach(page: Page, opener: string, reach: Reach, found: Reached): Promise<boolean> {
  await closeToasts(page);
  const place = await placeOf(page, opener);
  if (!place) return true;
  if (place.fault) {
    found.faults.push(place.fault);
    return true;
  }
  const open = await page.locator(overlays).filter({ visible: true }).count();
  const isPopup = await page
    .locator(opener)
    .first()
    .evaluate((button, list) => button.matches(list), popups);
  await page.mouse.click(place.x, place.y);
  const overlay = await openedBy(page, opener, open, isPopup ? 3_000 : 500);
  if (!overlay) return (await page.locator(opener).count()) > 0;
  found.opened.push(overlay.name);
  await reachEntries(page, overlay, reach, found);
  if (overlay.isDialog) {
    const inner = await markInner(page, reach);
    for (let place = 0; place < inner; place += 1) {
      await openAndReach(page, `[data-reach-inner="${place}"]`, { ...reach, inner: 0 }, found);
    }
  }
  if (overlay.isDisclosure) {
    const again = await placeOf(page, opener);
    if (again && !again.fault) await page.mouse.click(again.x, again.y);
    return (await page.locator(`${opener}[aria-expanded="false"]`).count()) > 0;
  }
  for (let tries = 0; tries < 2; tries += 1) {
    await page.keyboard.press('Escape');
    const isGone = await page
      .waitForFunction(
        ([list, before]) =>
          [...document.querySelectorAll(list)].filter((each) => each.checkVisibility()).length <= before,
        [overlays, open] as const,
        { timeout: 1_000 },
      )
      .then(
        () => true,
        () => false,
      );
    if (isGone) return true;
  }
  return false;
}

/** Presses every entry, each press held back from the page. */
async function reachEntries(
  page: Page,
  { name }: Overlay,
  { entries }: Reach,
  found: Reached,
): Promise<void> {
  const count = await page.evaluate((most) => {
    const over = document.querySelector('[data-reach-over]');
    for (const marked of document.querySelectorAll('[data-reach-entry]'))
      marked.removeAttribute('data-reach-entry');
    const all = [
      ...(over?.querySelectorAll<HTMLElement>(
        '[role^="menuitem"], [role="option"], button, a[href], input:not([type="file"]), textarea, select',
      ) ?? []),
    ].filter((entry) => entry.checkVisibility({ visibilityProperty: true }) && !entry.matches(':disabled'));
    const step = Math.max(1, (all.length - 1) / (most - 1));
    const chosen = new Set(
      all.length <= most ? all : Array.from({ length: most }, (_, index) => all[Math.round(index * step)]),
    );
    for (const [index, entry] of [...chosen].entries())
      entry?.setAttribute('data-reach-entry', String(index));
    return chosen.size;
  }, entries);
  for (let entry = 0; entry < count; entry += 1) {
    const fault = await pressEntry(page, `[data-reach-entry="${entry}"]`);
    if (fault) found.faults.push(`in “${name}”: ${fault}`);
  }
}

/** Presses an entry and returns what is wrong. A list may move between the look and the press, once. */
async function pressEntry(page: Page, entry: string, isSecond = false): Promise<string | null> {
  const place = await placeOf(page, entry);
  if (!place || place.fault) return place?.fault ?? null;
  await page.evaluate(() => {
    window.reach.isHeld = true;
    window.reach.pressed = null;
  });
  await page.mouse.click(place.x, place.y);
  const missed = await page.evaluate(() => {
    const { pressed, wanted } = window.reach;
    window.reach.isHeld = false;
    const isHit = pressed && wanted && (wanted.contains(pressed) || pressed.closest('label') !== null);
    return isHit
      ? null
      : `a press on “${wanted?.textContent ?? ''}” reaches ${pressed?.outerHTML.slice(0, 120)}`;
  });
  return missed === null || isSecond ? missed : pressEntry(page, entry, true);
}

/** The mounted page with nothing loading. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
