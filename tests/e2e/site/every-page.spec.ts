import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { type Language, languageCookie, languages } from '#domain/account/languages.ts';
import { englishFinder } from '../../../tools/messages/english-words.ts';
import { findViolations } from '../steps/axe.ts';
import { findCut } from '../steps/page-fit.ts';
import { beginAs, openFilledDemo, people, type VisitedDemo, visitsOf } from '../steps/page-visits.ts';
import { lengthenTexts, recordTyped, shownTexts } from '../steps/page-words.ts';

/** With axe. The full form opens every state of every page in every language and at every size, the short one each page once. */
const isFull = process.env.EVERY_PAGE === 'full';
const sizes = isFull
  ? { widths: [360, 390, 768, 1024, 1440], themes: ['light', 'dark'] as const, withTexts: true }
  : { widths: [360, 1024], themes: ['light'] as const, withTexts: true };

const test = base.extend<object, { demo: VisitedDemo }>({
  demo: [
    async ({ browser }, use, { project }) => {
      await use(await openFilledDemo(browser, project.use.baseURL ?? ''));
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

// The short form fills one demo, in one worker.
test.describe.configure({ mode: isFull ? 'parallel' : 'default' });

const finders = new Map(languages.map((language) => [language, englishFinder(language)]));

/** English words in what the page shows. */
async function findEnglish(page: Page, language: Language, typed: readonly string[]): Promise<string[]> {
  const texts = new Set(await shownTexts(page));
  return [...texts].flatMap((text) => {
    const words = finders.get(language)?.(text, typed) ?? [];
    return words.length > 0 ? [`English (${words.join(', ')}): ${text.slice(0, 80)}`] : [];
  });
}

/** Every fault of the page that is open. */
async function findFaults(page: Page, language: Language, typed: string[], width: number): Promise<string[]> {
  const faults = [...(await findEnglish(page, language, typed)), ...(await findCut(page, sizes))];
  await page.setViewportSize({ width, height: 900 });
  faults.push(...(await findViolations(page)).map((fault) => `${width} px, axe, ${fault}`));
  if (!isFull || language !== 'en') return faults;
  for (const longerWidth of sizes.widths) {
    await page.setViewportSize({ width: longerWidth, height: 800 });
    // Again at each width: the header of a phone is another than that of a desktop.
    await lengthenTexts(page, typed);
    const longer = await findCut(page, { ...sizes, widths: [longerWidth], themes: ['light'] });
    faults.push(...longer.map((fault) => `40 % longer, ${fault}`));
  }
  return faults;
}

/** Opens every page of a person, each in the language of its place. */
async function visitAll(
  who: (typeof people)[number],
  languageAt: (place: number) => Language,
  { browser, demo }: { browser: Browser; demo: VisitedDemo },
): Promise<void> {
  const { baseURL = '' } = test.info().project.use;
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const readTyped = recordTyped(page);
  await beginAs(who, page, demo);
  const visits = visitsOf(demo, isFull).filter((visit) => visit.who === who);
  let faultCount = 0;
  for (const [place, { address, open }] of visits.entries()) {
    const language = languageAt(place);
    await context.addCookies([{ name: languageCookie, value: language, url: baseURL }]);
    await page.setViewportSize({ width: 1440, height: 900 });
    // An address that differs in its fragment alone would load nothing.
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1').first()).toBeVisible();
    await open?.(page, language);
    const axeWidth = (place + languages.indexOf(language)) % 2 === 0 ? 390 : 1440;
    const faults = await findFaults(page, language, await readTyped(), axeWidth);
    faultCount += faults.length;
    expect.soft(faults, `${address}${open ? ` (${open.name})` : ''} in ${language}`).toEqual([]);
  }
  console.log(`${who}: ${visits.length} pages, ${faultCount} faults`);
  await context.close();
}

for (const who of people) {
  if (isFull) {
    for (const language of languages) {
      test(`nothing is cut, in English or refused by axe on the pages of the ${who} in ${language}`, async ({
        browser,
        demo,
      }) => {
        test.setTimeout(1_800_000);
        await visitAll(who, () => language, { browser, demo });
      });
    }
  } else {
    // The first language is English: its texts are the shortest, and other journeys read it.
    const others = languages.slice(1);
    test(`nothing is cut, in English or refused by axe on the pages of the ${who}`, async ({
      browser,
      demo,
    }) => {
      test.setTimeout(300_000);
      await visitAll(who, (place) => others[place % others.length] ?? 'de', { browser, demo });
    });
  }
}

test('an English text on a German page is found, and so is one that is cut', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: languageCookie, value: 'de', url: baseURL ?? '' }]);
  await page.goto('/login');
  await expect(page.locator('main h1')).toBeVisible();
  const phone = { widths: [360], themes: ['light'] } as const;
  expect(await findCut(page, phone)).toEqual([]);
  expect(await findEnglish(page, 'de', [])).toEqual([]);
  await page.locator('main h1').evaluate((heading) => {
    heading.textContent = 'Welcome back';
    heading.style.cssText = 'width: 3rem; overflow: hidden; white-space: nowrap';
  });
  expect(await findEnglish(page, 'de', [])).toEqual(['English (welcome, back): Welcome back']);
  expect(await findCut(page, phone)).toEqual(['360 px, light: h1 “Welcome back” hides a part of itself']);
});
