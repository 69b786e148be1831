import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { adminPasswordMinLength } from '#domain/account/passwords.ts';
import { operatorUsername } from '#domain/account/usernames.ts';
import { cardLimits } from '#domain/plan/plans.ts';
import { readDatabaseSettings } from '../config/config.ts';
import { openDatabase } from '../database/db.ts';
import { uuidv7 } from '../database/ids.ts';
import { hashPassword } from '../security/hash-password.ts';
import { userStore } from '../store/users/users.ts';

/** npm run admin:create -- --email you@example.org – creates the operator's account; the password is read from a prompt or a pipe. */

try {
  await createAdmin();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function createAdmin(): Promise<void> {
  const { values } = parseArgs({ options: { email: { type: 'string' } } });
  const email = z.email().safeParse(values.email);
  if (!email.success) throw new Error('--email needs an address');

  const password = await promptPassword();
  if ([...password].length < adminPasswordMinLength) {
    throw new Error(`The password must be at least ${adminPasswordMinLength} characters.`);
  }

  const db = openDatabase(readDatabaseSettings(), (error) => console.error(error.message));
  try {
    await userStore(db).insert({
      id: uuidv7(),
      username: operatorUsername,
      email: email.data,
      passwordHash: await hashPassword(password),
      role: 'admin',
      cardLimit: cardLimits.enterprise,
      isAdmin: true,
    });
  } finally {
    await db.$client.end();
  }
  console.log(`The account ${operatorUsername} is ready.`);
}

/** readline echoes input to its output, so the output is discarded. */
async function promptPassword(): Promise<string> {
  process.stderr.write(`Password for ${operatorUsername} (at least ${adminPasswordMinLength} characters): `);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY });
  const password = await prompt.question('');
  prompt.close();
  process.stderr.write('\n');
  return password;
}
