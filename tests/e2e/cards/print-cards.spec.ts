import { expect, test } from '@playwright/test';
import { customFont } from '#domain/card/fonts.ts';
import { openPdf } from '#print/testing/pdf-document.ts';
import { linesOf } from '#print/testing/read-content.ts';
import { expectNoViolations } from '../steps/axe.ts';
import { expectNothingCut } from '../steps/page-fit.ts';
import { downloaded, fileFromDialog, savedFile } from '../steps/print-steps.ts';
import { listNewCard, saveCard, signInAt } from '../steps/saved-card-steps.ts';
import { corporate } from '../steps/steps.ts';

const back = { kind: 'text', message: { text: 'Hello' } } as const;

test('selected cards become one PDF, sheets, an archive and an order sheet', { tag: '@full' }, async ({
  page,
}) => {
  const batch = crypto.randomUUID().slice(0, 8);
  await signInAt(page, '/list', corporate);
  await saveCard(page, `Anna ${batch}`, back);
  await saveCard(page, `Beáta ${batch}`);
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search cards' }).fill(batch);
  for (const name of ['Anna', 'Beáta'])
    await page.getByRole('checkbox', { name: `Select ${name} ${batch}` }).check();
  const bar = page.getByRole('region', { name: 'Selected cards' });
  const button = bar.getByRole('button', { name: 'Download' });

  const cards = openPdf(await downloaded(page, button, 'One PDF'));
  expect(cards.pages).toHaveLength(3);

  await button.click();
  await page.getByRole('combobox', { name: 'Paper' }).click();
  await page.getByRole('option', { name: 'A4' }).click();
  await expectNoViolations(page);
  await fileFromDialog(page, 'Download');

  const archive = await downloaded(page, button, 'One file each');
  expect(archive.toString('latin1', 0, 2)).toBe('PK');
  const order = openPdf(await downloaded(page, button, 'Order sheet'));
  const [sheet] = order.pages;
  expect(sheet && linesOf(order, sheet).map(({ text }) => text)).toContain('People: 2, cards: 200');
});

test('cards with print problems are named before printing and can be left out', { tag: '@full' }, async ({
  page,
}) => {
  const batch = crypto.randomUUID().slice(0, 8);
  await signInAt(page, '/list', corporate);
  await saveCard(page, `Anna ${batch}`);
  await saveCard(page, `Beáta ${batch}`, { kind: 'text', message: { text: '総務部長' } });
  const absentFont = customFont('ffffffff', 'Brand Sans');
  await saveCard(page, `Cyril ${batch}`, { kind: 'text', message: { text: 'Hello', font: absentFont } });
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search cards' }).fill(batch);
  for (const name of ['Anna', 'Beáta', 'Cyril'])
    await page.getByRole('checkbox', { name: `Select ${name} ${batch}` }).check();
  const bar = page.getByRole('region', { name: 'Selected cards' });
  await bar.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const found = page.getByRole('dialog', { name: 'The print check found problems on 2 of 3 cards' });
  await expect(found.getByRole('listitem').first()).toContainText('Elena Marek');
  await expect(found).toContainText('Text on the back: missing characters: Not in this font: “総”');
  await expect(found).toContainText('Brand Sans is missing, Inter is printed in its place');
  await expectNoViolations(page);
  await expectNothingCut(page, 'cards with problems');
  const file = await savedFile(page, found.getByRole('button', { name: 'Print the other card' }));
  expect(openPdf(file.bytes).pages).toHaveLength(1);
});

test('one card is printed from its menu on a phone, and printing can be cancelled', { tag: '@full' }, async ({
  page,
}) => {
  const name = `Cyril ${crypto.randomUUID().slice(0, 8)}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await listNewCard(page, name);
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Download' }).click();
  await expect(page.getByRole('dialog')).toContainText('Download 1 card');
  await expectNoViolations(page);
  await expectNothingCut(page, 'print dialog');
  await page.keyboard.press('Escape');

  // The press profile does not arrive, so that the card is not checked before printing is cancelled.
  await page.route('**/*.icc*', () => undefined);
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Download' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const bar = page.getByRole('region', { name: 'Printing' });
  await expect(bar).toContainText('Checking 0 of 1');
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toHaveCount(0);
});
