import type { Page } from '@playwright/test';

/** How many of a kind are pressed: buttons that look alike, entries of one list, lists within one dialog. */
export type Reach = {
  openers: number;
  openersOfStyle: number;
  entries: number;
  inner: number;
  /** Only these are pressed, not every button. */
  only?: string;
};

type Place = { x: number; y: number; fault: string | null };

export type Overlay = { name: string; isDialog: boolean; isDisclosure: boolean };

declare global {
  interface Window {
    reach: {
      /** While it is set, a press reaches nobody but this record. */
      isHeld: boolean;
      pressed: Element | null;
      wanted: Element | null;
    };
  }
}

export const overlays = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]';
export const popups = '[aria-haspopup], [role="combobox"], [aria-controls][aria-expanded]';

/** What a press has opened, marked with `data-reach-over`: the newest overlay, or the part that the button shows. */
export async function openedBy(
  page: Page,
  opener: string,
  before: number,
  timeout: number,
): Promise<Overlay | null> {
  const handle = await page
    .waitForFunction(
      ([list, button, count]) => {
        const shown = [...document.querySelectorAll(list)].filter((each) => each.checkVisibility());
        const pressed = document.querySelector(button);
        const part = pressed?.getAttribute('aria-controls');
        const disclosed =
          pressed?.getAttribute('aria-expanded') === 'true' && part ? document.getElementById(part) : null;
        const over = shown.length > count ? shown.at(-1) : disclosed;
        if (!over?.querySelector('button, a, input, [role^="menuitem"], [role="option"]')) return null;
        for (const marked of document.querySelectorAll('[data-reach-over]'))
          marked.removeAttribute('data-reach-over');
        over.setAttribute('data-reach-over', '');
        const label = over.getAttribute('aria-label');
        const labelledBy = over.getAttribute('aria-labelledby');
        const title = labelledBy ? document.getElementById(labelledBy)?.textContent : null;
        const role = over.getAttribute('role');
        return {
          name: (label ?? title ?? pressed?.getAttribute('aria-label') ?? pressed?.textContent ?? '').trim(),
          isDialog: role === 'dialog' || role === 'alertdialog',
          isDisclosure: over === disclosed,
        };
      },
      [overlays, opener, before] as const,
      { timeout, polling: 50 },
    )
    .catch(() => null);
  return handle ? await handle.jsonValue() : null;
}

/** Where an element is pressed after it was scrolled into view, and what covers it there. Null if there is nothing to press. */
export async function placeOf(page: Page, selector: string): Promise<Place | null> {
  return await page.evaluate(async (wanted) => {
    const element = document.querySelector<HTMLElement>(wanted);
    if (!element) return null;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const over = element.closest('[data-reach-over]');
    const isTiny = (box: DOMRect) => box.width <= 1 || box.height <= 1;
    // A control that only screen readers see is pressed by its label.
    const target = isTiny(element.getBoundingClientRect()) ? labels[0] : element;
    if (!target) return null;
    window.reach.wanted = target;
    const name = `${target.tagName.toLowerCase()} “${(target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 40)}”`;
    const isIt = (hit: Element | null) =>
      hit !== null &&
      (target.contains(hit) ||
        labels.some((label) => label.contains(hit)) ||
        hit.closest('label')?.contains(target));
    const find = (box: DOMRect): Place | null => {
      if (isTiny(box)) return null;
      const at = (share: number) => ({ x: box.left + box.width * share, y: box.top + box.height / 2 });
      const hitAt = (share: number) => {
        const { x, y } = at(share);
        return document.elementFromPoint(x, y);
      };
      const hit = hitAt(0.5);
      if (isIt(hit)) return { ...at(0.5), fault: null };
      // Its own group may put a field over the middle of a wide choice.
      const other = over?.contains(hit)
        ? [0.06, 0.25, 0.75, 0.94].find((share) => isIt(hitAt(share)))
        : undefined;
      if (other !== undefined) return { ...at(other), fault: null };
      return {
        ...at(0.5),
        fault: `${name} is under ${hit?.outerHTML.slice(0, 120) ?? 'the edge of the window'}`,
      };
    };
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // What floats follows in the next frames, and again when a part of it is loaded. After a list has closed the page takes no
    // presses for a moment.
    let before: DOMRect | null = null;
    let place: Place | null = null;
    for (let frame = 0; frame < 60; frame += 1) {
      const now = target.getBoundingClientRect();
      const isStill = before?.left === now.left && before.top === now.top;
      if (isStill && (over || document.body.style.pointerEvents !== 'none')) {
        place = find(now);
        if (!place?.fault) return place;
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      }
      before = now;
      await new Promise(requestAnimationFrame);
    }
    return place ?? find(target.getBoundingClientRect());
  }, selector);
}

/**
 * Marks with a number what may open something, and returns a key for each, in order: its look, and its number among buttons of
 * this look. Of many that look alike, some from the first to the last.
 */
export async function markOpeners(
  page: Page,
  { openers, openersOfStyle, only = '*' }: Reach,
): Promise<string[]> {
  return await page.evaluate(
    ([most, mostOfStyle, list]) => {
      const all = [...document.querySelectorAll<HTMLElement>('button, [role="combobox"]')].filter(
        (button) =>
          button.checkVisibility({ visibilityProperty: true }) &&
          button.matches(list) &&
          !button.matches(':disabled, [aria-disabled="true"], input') &&
          !button.closest('[inert], [data-toasts], [aria-hidden="true"]'),
      );
      const kinds = new Map<string, HTMLElement[]>();
      for (const button of all) {
        const icons = [...button.querySelectorAll('svg')].map((icon) => icon.getAttribute('class')).join();
        const kind = [button.className, icons, button.textContent].join('|');
        kinds.set(kind, [...(kinds.get(kind) ?? []), button]);
      }
      const ofStyle = new Map<string, number>();
      const chosen = new Map<HTMLElement, string>();
      for (const [kind, alike] of kinds) {
        const step = Math.max(1, (alike.length - 1) / Math.max(1, most - 1));
        const some =
          alike.length <= most
            ? alike
            : Array.from({ length: most }, (_, at) => alike[Math.round(at * step)]);
        for (const button of some) {
          const count = ofStyle.get(button?.className ?? '') ?? 0;
          if (!button || count >= mostOfStyle) continue;
          ofStyle.set(button.className, count + 1);
          chosen.set(button, `${kind}|${alike.indexOf(button)}`);
        }
      }
      for (const marked of document.querySelectorAll('[data-reach]')) marked.removeAttribute('data-reach');
      const marked = all.filter((each) => chosen.has(each));
      for (const [index, button] of marked.entries()) button.setAttribute('data-reach', String(index));
      return marked.map((button) => chosen.get(button) ?? '');
    },
    [openers, openersOfStyle, only] as const,
  );
}

/** Marks lists and panels that open from within a dialog. */
export async function markInner(page: Page, { inner }: Reach): Promise<number> {
  return await page.evaluate((most) => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        '[data-reach-over] [aria-haspopup], [data-reach-over] button[role="combobox"]',
      ),
    ].filter((button) => button.checkVisibility() && !button.matches(':disabled'));
    for (const [index, button] of all.slice(0, most).entries())
      button.setAttribute('data-reach-inner', String(index));
    return Math.min(all.length, most);
  }, inner);
}

/** Failures of writes that were kept from the server. */
export async function closeToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-toasts] li button:last-of-type'))
      button.click();
  });
}
