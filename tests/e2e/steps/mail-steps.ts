import { expect, type Page } from '@playwright/test';

type Mail = { to: string; subject: string; text: string; html: string };

/** The newest mail to an address with this subject. */
export async function mailTo(page: Page, to: string, subject: string | RegExp): Promise<Mail> {
  let mail: Mail | undefined;
  const isSubject = (text: string) => (typeof subject === 'string' ? text === subject : subject.test(text));
  await expect(async () => {
    const mails = (await (await page.request.get('/dev/mail.json')).json()) as Mail[];
    mail = mails.find((each) => each.to === to && isSubject(each.subject));
    expect(mail).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return mail ?? { to, subject: '', text: '', html: '' };
}

/** The link in the newest mail to an address with this subject. */
export async function linkInMail(page: Page, to: string, subject: string): Promise<string> {
  const { text } = await mailTo(page, to, subject);
  return /https?:\/\/\S+\?token=\S+/.exec(text)?.[0] ?? '';
}
