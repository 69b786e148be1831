import { expect, type Locator, type Page, test } from '@playwright/test';
import { drawing, field, fillCard, openEditor } from '../steps/card-steps.ts';
import { toast } from '../steps/steps.ts';

const signature = 'Jane Roe\nHead of Sales\nRoe Ltd\njane@roe.example';

/** Pastes a signature on the empty card: a toast offers to undo it. */
async function pasteSignature(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Paste your signature' })).toBeEnabled();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, signature);
  await expect(toast(page)).toBeVisible();
  // The toast of a window that is not looked at stays.
  await page.evaluate(() => dispatchEvent(new Event('blur')));
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no place on the page');
  return box;
}

/** Whether the toast leaves a part of the page free. */
function expectFree(page: Page, part: Locator, name: string) {
  return expect
    .poll(
      async () => {
        const [over, under] = [await boxOf(toast(page)), await boxOf(part)];
        const isBeside = over.x >= under.x + under.width || under.x >= over.x + over.width;
        return isBeside || over.y >= under.y + under.height || under.y >= over.y + over.height;
      },
      { message: `the toast leaves ${name} free` },
    )
    .toBe(true);
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1366, 768],
  [1920, 1080],
] as const) {
  for (const state of ['an empty', 'a full'] as const) {
    const isInGate = width === 390 && state === 'a full';
    test(`every line of “Add line” is pressed on ${state} form at ${width} × ${height}`, {
      tag: isInGate ? [] : '@full',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openEditor(page);
      if (state === 'a full') await fillCard(page);
      for (const name of ['Extra line 2', 'Mobile', 'City', 'Department', 'Extra line 1', 'Street']) {
        await page.getByRole('button', { name: 'Add line' }).scrollIntoViewIfNeeded();
        await page.getByRole('button', { name: 'Add line' }).click();
        const entry = page.getByRole('menuitem', { name, exact: true });
        const { x, y, width: wide, height: high } = await boxOf(entry);
        // A real pointer: what is over the entry would get the press.
        await page.mouse.click(x + wide / 2, y + high / 2);
        await expect(field(page, name)).toBeFocused();
      }
    });
  }
}

test('the wheel at the end of the form leaves the card where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openEditor(page);
  const form = page.getByRole('form', { name: 'Card settings' });
  await form.hover({ position: { x: 60, y: 300 } });
  for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 400);
  await expect(page.getByRole('button', { name: 'Upload Logo' })).toBeInViewport();
  for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 400);
  // The wheel is handled by the next frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(drawing(page)).toBeInViewport({ ratio: 0.9 });
});

test('a toast covers neither undo nor the looks beside the card', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await pasteSignature(page);
  await expectFree(page, page.getByRole('button', { name: 'Undo' }).first(), 'undo');
  await expectFree(
    page,
    page.getByRole('region', { name: 'More' }).or(looksBeside(page)).first(),
    'the looks',
  );
});

const looksBeside = (page: Page) => page.getByRole('list', { name: /^More / });

test('on a small phone a toast moves away from the field that is typed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await pasteSignature(page);
  const email = field(page, 'Email');
  await email.focus();
  const { y, height } = await boxOf(email);
  // The field comes to where toasts are.
  await page.mouse.wheel(0, y + height - 540);
  await expectFree(page, email, 'the field');
  await email.pressSequentially('x');
  await expectFree(page, email, 'the field while it is typed');
});
