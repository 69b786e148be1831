import type { Database } from '#api/database/db.ts';
import { uuidv7 } from '#api/database/ids.ts';
import { hashPassword } from '#api/security/hash-password.ts';
import { cardStore } from '#api/store/cards/cards.ts';
import { type NewUser, userStore } from '#api/store/users/users.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { cardLimits } from '#domain/plan/plans.ts';
import { sampleFlatCard } from '../print/samples/sample-flat-card.ts';

export const demoPassword = 'vizitka-demo';

const accounts: Pick<NewUser, 'username' | 'role' | 'cardLimit' | 'isAdmin'>[] = [
  { username: 'admin', role: 'admin', cardLimit: cardLimits.enterprise, isAdmin: true },
  { username: 'free' },
  { username: 'premium', role: 'premium', cardLimit: cardLimits.premium },
  { username: 'corporate', role: 'enterprise', cardLimit: cardLimits.enterprise },
];

export const demoUsernames = accounts.map(({ username }) => username);

const savedCards = 3;

/** Adds the four demo accounts if they do not exist; the paid ones get a few cards. */
export async function addDemoAccounts(db: Database): Promise<void> {
  const users = userStore(db);
  for (const account of accounts) {
    if (await users.findForLogin(account.username)) continue;
    const email = `${account.username}@vizitka.example`;
    const id = uuidv7();
    const passwordHash = await hashPassword(demoPassword);
    const accountId = await users.insert({
      id,
      email,
      emailVerifiedAt: new Date(),
      passwordHash,
      ...account,
    });
    if (account.role === 'premium' || account.role === 'enterprise') await addCards(db, accountId);
  }
}

async function addCards(db: Database, accountId: string): Promise<void> {
  const cards = cardStore(db);
  for (let number = 1; number <= savedCards; number += 1) {
    const card = sampleFlatCard(number);
    await cards.save(
      accountId,
      { id: uuidv7(), name: card.fullName, card: cardOf(card), logoId: null },
      null,
    );
  }
}
