import type { EmailTokenPurpose } from '#domain/account/email-tokens.ts';
import type { Database } from '../database/db.ts';
import { newLinkToken } from '../security/link-token.ts';
import { emailTokenStore } from '../store/users/email-tokens.ts';
import type { MailUnderTest } from './mail-under-test.ts';

/** The token of the link in the newest mail to an address. */
export function tokenIn(mail: MailUnderTest, address: string): string {
  const { text } = mail.newestTo(address);
  const token = /\?token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`No link in ${text}`);
  return token;
}

/** A link of an account to an address, without a mail. */
export async function addLink(
  db: Database,
  purpose: EmailTokenPurpose,
  { id: userId, email }: { id: string; email: string },
) {
  const { token, tokenHash } = newLinkToken();
  await emailTokenStore(db).add(purpose, { tokenHash, userId, email }, new Date());
  return { token, tokenHash, purpose };
}
