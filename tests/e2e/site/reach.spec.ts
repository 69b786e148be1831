import { type Browser, test as base, expect } from '@playwright/test';
import { beginAs, openFilledDemo, people, type VisitedDemo, visitsOf } from '../steps/page-visits.ts';
import { expectSettled, findOutOfReach, holdPresses } from '../steps/reach.ts';
import { popups, type Reach } from '../steps/reach-marks.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

const test = base.extend<object, { demo: VisitedDemo }>({
  demo: [
    async ({ browser }, use, { project }) => {
      await use(await openFilledDemo(browser, project.use.baseURL ?? ''));
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

type Sweep = {
  who: (typeof people)[number];
  addresses: readonly string[];
  sizes: readonly { width: number; height: number }[];
  reach: Reach;
};

/** Opens what the pages open, at each size; returns the names of all that was opened. */
async function sweep(
  { who, addresses, sizes: sweptSizes, reach }: Sweep,
  { browser, demo }: { browser: Browser; demo: VisitedDemo },
): Promise<string[]> {
  const { baseURL = '' } = test.info().project.use;
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const { keepWrites } = await holdPresses(page);
  await beginAs(who, page, demo);
  const opened: string[] = [];
  const start = Date.now();
  for (const viewport of sweptSizes) {
    await page.setViewportSize(viewport);
    for (const address of addresses) {
      const found = await findOutOfReach(
        page,
        async () => {
          keepWrites(false);
          await page.goto('about:blank');
          await page.goto(address);
          await expectSettled(page);
          keepWrites(true);
        },
        reach,
      );
      opened.push(...found.opened);
      const at = `${address} of the ${who} at ${viewport.width} × ${viewport.height}`;
      const seconds = Math.round((Date.now() - start) / 1_000);
      console.log(`${at}: ${found.opened.length} opened, ${found.faults.length} out of reach, ${seconds} s`);
      expect.soft(found.faults, at).toEqual([]);
    }
  }
  await context.close();
  return opened;
}

const short: Reach = {
  openers: 2,
  openersOfStyle: 8,
  entries: 5,
  inner: 1,
  only: `${popups}, [data-bottom-bar] button`,
};
const full: Reach = { openers: 4, openersOfStyle: 20, entries: 60, inner: 8 };

test('what opens over the editor and the list can be pressed, on a phone or a laptop', async ({
  browser,
  demo,
}) => {
  // On a quiet machine it needs less than a minute.
  test.setTimeout(300_000);
  const [phone, , laptop] = sizes;
  if (!phone || !laptop) throw new Error('Two sizes are swept');
  // Each at one size; the full form has them at four.
  const onPhone = { sizes: [phone], reach: short };
  const onLaptop = { sizes: [laptop], reach: short };
  const ofVisitor = await sweep({ who: 'visitor', addresses: ['/'], ...onPhone }, { browser, demo });
  expect(ofVisitor).toEqual(expect.arrayContaining(['View', 'Add line', 'Format', 'Download PDF']));
  const ofFreelancer = await sweep(
    { who: 'freelancer', addresses: [`/edit/${demo.freelancer.cardId}`], ...onLaptop },
    { browser, demo },
  );
  expect(ofFreelancer).toEqual(expect.arrayContaining(['Add line', 'Format', 'Download PDF']));
  await sweep({ who: 'company', addresses: ['/list'], ...onPhone }, { browser, demo });
});

for (const who of people) {
  test(`what opens over the pages of the ${who} can be pressed, at four sizes`, { tag: '@full' }, async ({
    browser,
    demo,
  }) => {
    test.setTimeout(3_600_000);
    const addresses = visitsOf(demo, true).flatMap((visit) =>
      visit.who === who && !visit.open && !visit.address.startsWith('/help/') ? [visit.address] : [],
    );
    const all = [...new Set(addresses)];
    await sweep({ who, addresses: all, sizes, reach: full }, { browser, demo });
  });
}
