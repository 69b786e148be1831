import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { adminPasswordMinLength } from '#domain/passwords.ts';
import { cardLimits } from '#domain/plans.ts';
import { operatorUsername } from '#domain/usernames.ts';
import { readDatabaseSettings } from '../platform/config.ts';
import { openDatabase } from '../platform/db.ts';
import { uuidv7 } from '../platform/ids.ts';
import { hashPassword } from '../platform/passwords.ts';
import { userStore } from '../store/users.ts';

/** npm run admin:create -- --email you@example.org – makes the operator's account; the password is asked for, or piped in. */

const { values } = parseArgs({ options: { email: { type: 'string' } } });
const email = z.email('--email needs an address').parse(values.email);

const prompt = createInterface({ input: process.stdin, output: process.stderr });
const password = await prompt.question(
  `Password for ${operatorUsername} (at least ${adminPasswordMinLength} characters): `,
);
prompt.close();
if ([...password].length < adminPasswordMinLength) {
  console.error(`The password must be at least ${adminPasswordMinLength} characters.`);
  process.exit(1);
}

const db = openDatabase(readDatabaseSettings(), (error) => console.error(error.message));
await userStore(db).insert({
  id: uuidv7(),
  username: operatorUsername,
  email,
  passwordHash: await hashPassword(password),
  role: 'admin',
  cardLimit: cardLimits.enterprise,
  isAdmin: true,
});
await db.$client.end();
console.log(`The account ${operatorUsername} is ready.`);
