import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { drawing, field, pictureFile } from '../steps/card-steps.ts';
import { savedFile } from '../steps/print-steps.ts';
import { toast } from '../steps/steps.ts';

const signature = `S pozdravom

Ing. Peter Hruška, PhD.
pekár
Pekáreň Kvások s. r. o.
Tel.: +421 2 5441 1234
peter.hruska@kvasok.example
www.kvasok.example`;

/** The line of a phone: 10 Mbit/s. Where the browser emulates latency too, one visit of thirty never ends its requests. */
const line = { offline: false, latency: 0, downloadThroughput: 1_250_000, uploadThroughput: -1 };

const looks = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('button');

/** Copies a text as another program would. */
async function copy(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
}

/** The top of the first field and the box of the card, in px. */
async function places(page: Page): Promise<(number | undefined)[]> {
  const first = await field(page, 'Company name').boundingBox();
  const card = await drawing(page).boundingBox();
  return [first?.y, card?.x, card?.y, card?.width].map((px) => px && Math.round(px));
}

test.describe('on a phone with its line', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an empty page becomes a file in a look with one’s own texts in three actions and a minute', async ({
    page,
  }, info) => {
    test.setTimeout(120_000);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', line);
    const start = Date.now();
    await page.goto('/');
    await copy(page, signature);
    await page.getByRole('button', { name: 'Paste your signature' }).tap();
    await expect(page.getByRole('paragraph').filter({ hasText: /^Awning$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Download PDF' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Download PDF' });
    const { name, text } = await savedFile(page, dialog.getByRole('button', { name: 'Download PDF' }));
    const seconds = (Date.now() - start) / 1_000;
    info.annotations.push({ type: 'seconds', description: seconds.toFixed(1) });
    console.log(`From an empty page to a file: ${seconds.toFixed(1)} s`);

    expect(name).toBe('business-card-ing-peter-hruska-phd-print-ready.pdf');
    // Two pages: a look has a back.
    expect(text.match(/\/MediaBox/g)).toHaveLength(2);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Remove look' })).toBeAttached();
    await expect(field(page, 'Company name')).toHaveValue('Pekáreň Kvások s. r. o.');
    expect(seconds).toBeLessThan(60);
  });
});

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const) {
  test(`at ${width} px nothing moves when the first letter is typed`, {
    tag: width === 390 ? [] : '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Paste your signature' })).toBeEnabled();
    await expect(looks(page, 'Or start from a look')).toHaveCount(6);
    await field(page, 'Company name').focus();
    const before = await places(page);
    await page.keyboard.type('P');
    await expect(page.getByRole('button', { name: 'Paste your signature' })).toHaveCount(0);
    await expect(looks(page, 'Choose a look')).toHaveCount(6);
    const moved = (await places(page)).map((place, part) => Math.abs((place ?? 0) - (before[part] ?? 0)));
    expect(Math.max(...moved), `by ${moved.join(', ')} px`).toBeLessThanOrEqual(2);
  });
}

test('a signature pasted on an empty page fills the card, and the look is for its trade', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Paste your signature' })).toBeEnabled();
  await expectNoViolations(page);
  await copy(page, signature);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(toast(page)).toContainText('fields changed');
  await expect(field(page, 'Full name')).toHaveValue('Ing. Peter Hruška, PhD.');
  await expect(toast(page)).toContainText('Your card uses the look Awning.');
  await expect(page.getByRole('button', { name: 'Remove look' })).toBeVisible();
  await toast(page).getByRole('button', { name: 'Remove the look' }).click();
  await expect(field(page, 'Full name')).toHaveValue('Ing. Peter Hruška, PhD.');
  await expect(looks(page, 'Choose a look').first()).toHaveAttribute('title', 'Suits café');
  await expect(page.getByRole('button', { name: 'Use Awning' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: 'Paste your signature' })).toBeVisible();
});

test('by keyboard the focus goes from the signature to the look that it has', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/');
  await copy(page, signature);
  const paste = page.getByRole('button', { name: 'Paste your signature' });
  await expect(paste).toBeEnabled();
  await paste.press('Enter');
  await expect(page.getByRole('heading', { name: 'Look', exact: true })).toBeFocused();
});

test('a copied text that is no signature is shown with what to do', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await copy(page, '???');
  await page.getByRole('button', { name: 'Paste your signature' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste or import text' });
  await expect(dialog.getByLabel('Signature or vCard')).toHaveValue('???');
  await expect(dialog).toContainText('Paste the whole signature, including name and contact details.');
});

test('a logo alone starts a card too, and the sample looks are a click away without texts', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Add your logo' })).toBeEnabled();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add your logo' }).click();
  await (await choosing).setFiles(await pictureFile(page, { type: 'image/png' }));
  await expect(looks(page, 'Choose a look')).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
});
