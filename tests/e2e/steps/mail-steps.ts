import { expect, type Page } from '@playwright/test';

type Mail = { to: string; subject: string; text: string; html: string };

/** The link in the newest mail to an address with this subject. */
export async function linkInMail(page: Page, to: string, subject: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mails = (await (await page.request.get('/dev/mail.json')).json()) as Mail[];
    const mail = mails.find((each) => each.to === to && each.subject === subject);
    link = /https?:\/\/\S+\?token=\S+/.exec(mail?.text ?? '')?.[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return link ?? '';
}
