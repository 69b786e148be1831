import type { Database } from '#api/platform/db.ts';
import { uuidv7 } from '#api/platform/ids.ts';
import { hashPassword } from '#api/platform/passwords.ts';
import { type NewUser, userStore } from '#api/store/users.ts';
import { cardLimits } from '#domain/plans.ts';

export const demoPassword = 'vizitka-demo';

const accounts: Pick<NewUser, 'username' | 'role' | 'cardLimit' | 'isAdmin'>[] = [
  { username: 'admin', role: 'admin', cardLimit: cardLimits.enterprise, isAdmin: true },
  { username: 'free' },
  { username: 'premium', role: 'premium', cardLimit: cardLimits.premium },
  { username: 'corporate', role: 'enterprise', cardLimit: cardLimits.enterprise },
];

export const demoUsernames = accounts.map(({ username }) => username);

/** Adds the four accounts everybody may try, where they are not there yet. */
export async function addDemoAccounts(db: Database): Promise<void> {
  const users = userStore(db);
  for (const account of accounts) {
    if (await users.findForLogin(account.username)) continue;
    const email = `${account.username}@vizitka.example`;
    await users.insert({ id: uuidv7(), email, passwordHash: await hashPassword(demoPassword), ...account });
  }
}
