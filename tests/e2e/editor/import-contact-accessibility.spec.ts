import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../steps/axe.ts';
import { field } from '../steps/card-steps.ts';

const signature = `Jane Hartwell-Featherstonehaugh
Head of Marketing and Communications
Brightwater International Trading Company Ltd
M: +44 7700 900123
T: +44 20 7946 0018
jane.hartwell-featherstonehaugh@brightwater-international.co.uk
www.brightwater-international.co.uk
22 Harbour Street, Bristol BS1 4RN`;

for (const locale of ['en-GB', 'sk-SK']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the import is accessible', { tag: '@full' }, async ({ page }) => {
      await page.goto('/');
      await field(page, locale === 'en-GB' ? 'Position' : 'Pozícia').fill('Director');
      await page
        .getByRole('button', { name: /^(Paste or import text|Vložiť alebo importovať texty)$/ })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill(signature);
      await expect(dialog.getByRole('checkbox')).toHaveCount(9);
      await expectNoViolations(page);
      await dialog.getByRole('textbox').fill('x'.repeat(30_000));
      await expect(dialog.getByRole('checkbox')).toHaveCount(0);
      await expectNoViolations(page);
    });
  });
}
