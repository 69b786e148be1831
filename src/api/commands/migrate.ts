import { readApplicationRole } from '../config/config.ts';
import { ensureApplicationRole, grantToApplication } from '../store/operations/application-role.ts';
import { migrate } from '../store/operations/migrate.ts';
import { runCommand } from './run-command.ts';

/** npm run db:migrate – applies pending migrations; safe to run twice and on several nodes at once. */
await runCommand('npm run db:migrate: applies pending migrations', async (db) => {
  const applied = await migrate(db);
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is up to date');
  const { role, password } = readApplicationRole();
  if (!role) return;
  if (password) await ensureApplicationRole(db, role, password);
  await grantToApplication(db, role);
  console.log(`The application may run as ${role}`);
});
