import { openDatabase } from '../../database/db.ts';
import { companyStore } from '../companies/companies.ts';

/** A process that makes a company with the cards of a user: `node make-company.ts <database> <user> <account>`. */
const [url = '', id = '', accountId = ''] = process.argv.slice(2);
const settings = { poolMax: 1, acquireTimeoutMs: 5000, statementTimeoutMs: 10_000 };
const db = openDatabase({ url, ...settings }, () => undefined);
await db.$client.query('SELECT 1');
process.stdout.write('ready\n');
const company = { name: 'Stavby Kriváň', country: 'SK', billing: null, withCards: true };
await companyStore(db).create({ id, username: 'founder', accountId }, company);
process.stdout.write('done\n');
await db.$client.end();
