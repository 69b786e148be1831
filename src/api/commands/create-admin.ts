import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { adminPasswordMinLength } from '#domain/account/passwords.ts';
import { operatorUsername } from '#domain/account/usernames.ts';
import { cardLimits } from '#domain/plan/plans.ts';
import type { Database } from '../database/db.ts';
import { uuidv7 } from '../database/ids.ts';
import { hashPassword } from '../security/hash-password.ts';
import { userStore } from '../store/users/users.ts';
import { runCommand } from './run-command.ts';

/** npm run admin:create -- --email you@example.org – creates the operator's account; the password is read from a prompt or a pipe. */

await runCommand(
  'npm run admin:create -- --email you@example.org: creates the account of the operator; the password is asked for',
  createAdmin,
);

async function createAdmin(db: Database): Promise<void> {
  const { values } = parseArgs({ options: { email: { type: 'string' } } });
  const email = z.email().safeParse(values.email);
  if (!email.success) throw new Error('--email needs an address');

  const password = await promptPassword();
  if ([...password].length < adminPasswordMinLength) {
    throw new Error(`The password must be at least ${adminPasswordMinLength} characters.`);
  }

  await userStore(db).insert({
    id: uuidv7(),
    username: operatorUsername,
    email: email.data,
    passwordHash: await hashPassword(password),
    role: 'admin',
    cardLimit: cardLimits.enterprise,
    isAdmin: true,
  });
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
