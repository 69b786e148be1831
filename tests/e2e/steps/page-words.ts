import { expect, type Page, type Request } from '@playwright/test';
import { pseudoWords } from '../../../tools/messages/pseudo-language.ts';

/** A word of the code, such as a state. What people type is not checked: it is in no language of the page. */
const codeWord = /^[a-z][A-Za-z_]*$/;

/** The operator of a demo, in the legal texts of every language (`src/api/config/config.ts`): settings, not texts. */
const operator = ['Sample operator', 'Sample street 1, Sample town', 'Sample register, number 0'];

/**
 * Waits until the page has its code and its answers; returns what people typed, which is in those answers. The legal texts
 * are the operator's, in each language.
 */
export function recordTyped(page: Page): () => Promise<string[]> {
  const pending = new Set<Request>();
  const answers: Promise<string[]>[] = [];
  page.on('request', (request) => {
    if (['fetch', 'script'].includes(request.resourceType())) pending.add(request);
  });
  page.on('requestfinished', (request) => answers.push(typedIn(request)));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  // A page that was left gets no answers.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pending.clear();
  });
  return async () => {
    let known: number;
    do {
      known = answers.length;
      await expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
      // What has come is drawn, and may ask for more. A page that draws nothing may never be idle for the browser.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
    } while (pending.size > 0 || answers.length > known);
    return [...new Set([...operator, ...(await Promise.all(answers)).flat()])];
  };
}

async function typedIn(request: Request): Promise<string[]> {
  const { pathname } = new URL(request.url());
  if (!pathname.startsWith('/api/') || pathname.startsWith('/api/legal')) return [];
  const response = await request.response();
  return response?.ok() ? response.json().then(stringsIn, () => []) : [];
}

function stringsIn(value: unknown, key?: string): string[] {
  if (typeof value === 'string') {
    const isTyped = key === 'username' || !codeWord.test(value);
    return isTyped && value.trim().length > 2 ? [value] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => stringsIn(child, name));
}

/** The texts that the page shows or says to a screen reader, without code and without what is marked as another language. */
export function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [document.title];
    const elsewhere = `code, pre, script, style, svg *, [translate="no"], [lang]:not([lang="${document.documentElement.lang}"])`;
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest(elsewhere) || !element.checkVisibility({ visibilityProperty: true })) continue;
      for (const node of element.childNodes) if (node instanceof Text) found.push(node.data);
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        found.push(element.getAttribute(name) ?? '');
    }
    return found.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  });
}

/** Makes the texts of the page 40 % longer, as another language may be; not what people typed, nor what is longer already. */
export async function lengthenTexts(page: Page, typed: readonly string[]): Promise<void> {
  const isTyped = new Set(typed);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const texts = (await shownTexts(page)).filter((text) => !isTyped.has(text) && !text.includes('ů'));
  const longer = [...new Set(texts)].map((text) => [text, pseudoWords(text)]);
  await page.evaluate((pairs) => {
    const byText = new Map(pairs.map(([text = '', long = '']) => [text, long]));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      const long = byText.get(text.replaceAll(/\s+/g, ' ').trim());
      if (long) node.nodeValue = text.replace(text.trim(), () => long);
    }
  }, longer);
}
