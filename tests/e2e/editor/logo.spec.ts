import { expect, test } from '@playwright/test';
import { readJpegHeader } from '#image/jpeg/jpeg-header.ts';
import { greyJpeg, turnedJpeg } from '#print/testing/sample-logos.ts';
import {
  drawing,
  elena,
  expectDraftSaved,
  field,
  pickLogo,
  pictureFile,
  startCard,
} from '../steps/card-steps.ts';
import { fileFromDialog, openPart, openPdfDialog } from '../steps/print-steps.ts';

const logo = (page: Parameters<typeof drawing>[0]) => drawing(page).locator('image');
const handle = (page: Parameters<typeof drawing>[0]) => page.getByRole('button', { name: /^Logo, / });

test.beforeEach(async ({ page }) => {
  await startCard(page);
});

for (const picture of [{ type: 'image/png', alpha: true }, { type: 'image/jpeg' }] as const) {
  test(`a ${picture.type} becomes the logo and is restored after a reload`, {
    tag: picture.type === 'image/jpeg' ? [] : '@full',
  }, async ({ page }) => {
    await expect(page.getByLabel('Size', { exact: true })).toBeDisabled();
    await expect(page.locator('input[type=file]')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
    await pickLogo(page, await pictureFile(page, picture));
    await expect(logo(page)).toHaveAttribute('width', '20');
    await expect(page.getByLabel('Size', { exact: true })).toBeEnabled();
    await expect(page.getByRole('form').getByRole('img', { name: /^logo\.(png|jpg)$/ })).toBeVisible();
    await expectDraftSaved(page);
    await page.reload();
    await expect(logo(page)).toHaveAttribute('width', '20');
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(logo(page)).toHaveCount(0);
    await expect(field(page, 'Full name')).toHaveValue(elena['Full name']);
  });
}

const svgFile = (name: string, inside: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}</svg>`),
});

test('an SVG becomes a logo of paths; one with text is refused with what to do', async ({ page }) => {
  const inside = '<rect width="40" height="20" fill="teal"/>';
  await pickLogo(page, svgFile('logo.svg', inside));
  await expect(logo(page)).toHaveAttribute('height', '10');
  const url = (await logo(page).getAttribute('href')) ?? '';
  await pickLogo(page, svgFile('text.svg', '<text y="9">Lumen</text>'));
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Preveďte ho');
  await expect(alert).toContainText('Please convert it to outlines');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(logo(page)).toHaveAttribute('href', url);
});

test('a monogram of typed letters becomes the logo', { tag: '@full' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Use a monogram' }).click();
  const dialog = page.getByRole('dialog', { name: 'Use a monogram' });
  await dialog.getByRole('textbox', { name: 'Letters' }).fill('el');
  await dialog.getByRole('radio', { name: 'In a ring' }).check();
  await dialog.getByRole('button', { name: 'Use monogram' }).click();
  await expect(dialog).toBeHidden();
  await expect(logo(page)).toHaveAttribute('width', '20');
  await expect(logo(page)).toHaveAttribute('height', '20');
  await expect(page.getByRole('form').getByRole('img', { name: 'EL.svg' })).toBeVisible();
});

test('a logo is inside a saved SVG, upright however the camera was held', async ({ page }) => {
  const saved = async () => {
    await openPdfDialog(page);
    await openPart(page, 'Share');
    const { text: svg } = await fileFromDialog(page, 'Save as SVG');
    await page.keyboard.press('Escape');
    const [, type, bytes = ''] = /href="data:([\w/]+);base64,([^"]+)"/.exec(svg) ?? [];
    return { type, bytes: Buffer.from(bytes, 'base64') };
  };
  const turned = Buffer.from(turnedJpeg(greyJpeg, 6));
  await pickLogo(page, { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: turned });
  await expect(logo(page)).toHaveAttribute('height', '20');
  expect(readJpegHeader((await saved()).bytes)).toMatchObject({ width: 24, height: 32, orientation: 1 });
  const png = await pictureFile(page, { type: 'image/png' });
  await pickLogo(page, png);
  await expect(logo(page)).toHaveAttribute('width', '20');
  expect(await saved()).toEqual({ type: 'image/png', bytes: png.buffer });
});

test('a text file is refused in Slovak, with an English line and the name of the file', {
  tag: '@full',
}, async ({ page }) => {
  await pickLogo(page, { name: 'cennik-2026.txt', mimeType: 'text/plain', buffer: Buffer.from('cenník') });
  const alert = page.getByRole('alertdialog');
  await expect(alert.getByText('Prosím, vyberte obrázok (PNG alebo JPG).')).toHaveAttribute('lang', 'sk');
  await expect(alert).toContainText('Please choose an image (PNG or JPG).');
  await expect(alert).toContainText('cennik-2026.txt');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
});

test('a text file with an image type is refused too', { tag: '@full' }, async ({ page }) => {
  await pickLogo(page, { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(page.getByRole('alertdialog')).toContainText('Prosím, vyberte obrázok (PNG alebo JPG).');
  await expect(page.getByRole('alertdialog')).toContainText('You can also use SVG drawings.');
});

test('a file one byte too large is refused with the limit in the message', { tag: '@full' }, async ({
  page,
}) => {
  const { buffer, ...file } = await pictureFile(page, { type: 'image/png' });
  const padded = Buffer.concat([buffer, Buffer.alloc(10_485_761 - buffer.length)]);
  await pickLogo(page, { ...file, buffer: padded });
  await expect(page.getByRole('alertdialog')).toContainText('10 MB');
  await page.getByRole('button', { name: 'OK' }).click();
  await pickLogo(page, { ...file, buffer: padded.subarray(0, 10_485_760) });
  await expect(logo(page)).toHaveCount(1);
});

test('dragging the logo sets its offsets, and one undo reverts the drag', async ({ page }) => {
  await pickLogo(page, await pictureFile(page, { type: 'image/png' }));
  await drawing(page).hover();
  await expect(handle(page)).toBeVisible();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByRole('group', { name: 'Zoom' })).toContainText('175%');
  const box = await handle(page).boundingBox();
  if (!box) throw new Error('The logo has no place');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  // At 175 % one millimetre is 7 px. With Alt nothing snaps.
  await page.keyboard.down('Alt');
  await page.mouse.move(box.x + 20 - 35, box.y + 20 + 14, { steps: 8 });
  await page.mouse.up();
  await page.keyboard.up('Alt');
  await expect(page.getByLabel('Left')).toHaveValue('-5');
  await expect(page.getByLabel('Top')).toHaveValue('2');
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Left')).toHaveValue('0');
});

test('arrow keys move the logo by a quarter of a millimetre, with Shift by one', {
  tag: '@full',
}, async ({ page }) => {
  await pickLogo(page, await pictureFile(page, { type: 'image/png' }));
  await drawing(page).hover();
  await handle(page).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByLabel('Left')).toHaveValue('-0.25');
  await expect(page.getByLabel('Top')).toHaveValue('1');
});

test('a logo dropped on the page is used', { tag: '@full' }, async ({ page }) => {
  const { name, mimeType, buffer } = await pictureFile(page, { type: 'image/png' });
  const files = await page.evaluateHandle(
    ([name, type, bytes]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      return transfer;
    },
    [name, mimeType, [...buffer]] as const,
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer: files });
  await page.dispatchEvent('main', 'drop', { dataTransfer: files });
  await expect(logo(page)).toHaveCount(1);
});

test('the print check finds a low-resolution logo, and the one-click fix can be undone', async ({ page }) => {
  await pickLogo(page, await pictureFile(page, { type: 'image/png', px: 167 }));
  await expect(page.getByText('1 warning – logo is 212 ppi at this size')).toBeVisible();
  await page.getByRole('button', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Shrink logo to 14 mm' }).click();
  await expect(page.getByLabel('Size', { exact: true })).toHaveValue('14');
  await expect(page.getByRole('region', { name: 'Print check' })).not.toContainText('warning');
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Size', { exact: true })).toHaveValue('20');
});
