import { expect, test } from '@playwright/test';
import { languages } from '#domain/account/languages.ts';
import { sampleMails } from './sample-mails.ts';
import { wholePictureOf } from './take-pictures.ts';

for (const language of languages) {
  test(`every mail, language ${language}`, async ({ page }) => {
    for (const { name, subject, html } of await sampleMails(language)) {
      await page.setContent(html);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
      await wholePictureOf(page, `mail-${name}-${language}`, 768, 390);
    }
  });
}
