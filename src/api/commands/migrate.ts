import { readApplicationPassword, readApplicationRole, readDatabaseSettings } from '../config/config.ts';
import { openDatabase } from '../database/db.ts';
import { ensureApplicationRole, grantToApplication } from '../store/operations/application-role.ts';
import { migrate } from '../store/operations/migrate.ts';
import { fillInSkeletons } from '../store/users/user-names.ts';

/** npm run db:migrate – applies pending migrations; safe to run twice and on several nodes at once. */
const db = openDatabase(readDatabaseSettings(), (error) => console.error(error.message));
const applied = await migrate(db);
console.log(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is up to date');
const filled = await fillInSkeletons(db);
if (filled > 0) console.log(`Looks of ${filled} usernames recorded`);
const role = readApplicationRole();
if (role) {
  const password = readApplicationPassword();
  if (password) await ensureApplicationRole(db, role, password);
  await grantToApplication(db, role);
  console.log(`The application may run as ${role}`);
}
await db.$client.end();
