import { parseArgs } from 'node:util';
import type { Database } from '../database/db.ts';
import { secondFactorStore } from '../store/users/second-factors.ts';
import { userStore } from '../store/users/users.ts';
import { runCommand } from './run-command.ts';

/** npm run admin:reset-factor -- --username admin – removes the second factors of an account whose owner has lost them. */

await runCommand(
  'npm run admin:reset-factor -- --username admin: removes the second factors of an account',
  resetFactor,
);

async function resetFactor(db: Database): Promise<void> {
  const { username } = parseArgs({ options: { username: { type: 'string' } } }).values;
  if (!username) throw new Error('--username needs a name');
  const user = await userStore(db).findForLogin(username);
  if (!user) throw new Error(`There is no account named ${username}.`);
  const source = { requestId: 'admin:reset-factor', address: null };
  await secondFactorStore(db).reset({ id: user.id, language: 'en', source });
  console.log(
    `${username} logs in with the password only. Admins have to set up a new second factor at once.`,
  );
}
