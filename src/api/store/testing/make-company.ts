import { openDatabase } from '../../database/db.ts';
import { companyStore } from '../companies/companies.ts';

/** A process that makes a company with the cards of a user: `node make-company.ts <database> <user> <account>`. */
const [url = '', id = '', accountId = ''] = process.argv.slice(2);
const settings = { poolMax: 1, acquireTimeoutMs: 5000, statementTimeoutMs: 10_000 };
const db = openDatabase({ url, ...settings }, () => undefined);
// A dot for each statement, so that a test can end the process between two of them.
db.$client.on('connect', (client) => {
  const query = client.query.bind(client) as (...sent: unknown[]) => unknown;
  const counted = (...sent: unknown[]) => {
    process.stdout.write('.');
    return query(...sent);
  };
  Object.assign(client, { query: counted });
});
const company = { name: 'Stavby Kriváň', country: 'SK', billing: null, withCards: true };
await companyStore(db).create({ id, username: 'founder', accountId }, company);
await db.$client.end();
