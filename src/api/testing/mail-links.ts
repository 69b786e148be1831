import type { MailUnderTest } from './mail-under-test.ts';

/** The token of the link in the newest mail to an address. */
export function tokenIn(mail: MailUnderTest, address: string): string {
  const { text } = mail.newestTo(address);
  const token = /\?token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`No link in ${text}`);
  return token;
}
