import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { ListedCompany } from '#contract/admin/company-list.ts';
import { companyList } from '../../store/companies/company-list.ts';
import { vacuumAnalyze } from '../../store/testing/bulk-load.ts';
import { addCompany, setMember } from '../../store/testing/companies.ts';
import { explain } from '../../store/testing/explain.ts';
import { startApi } from '../../testing/api-under-test.ts';

const api = await startApi();
const admin = await api.signedIn({ username: 'lena', role: 'admin', isAdmin: true });
afterAll(() => api.close());

/** All pages of a list, each with so many companies. */
async function namesOf(query: string, limit = 100): Promise<string[]> {
  const names: string[] = [];
  let url: string | undefined = `/api/admin/companies?limit=${limit}&${query}`;
  while (url) {
    const response = await admin.get(url);
    expect(response.statusCode).toBe(200);
    const page = response.json<ListedCompany[]>();
    expect(page.length).toBeLessThanOrEqual(limit);
    names.push(...page.map(({ name }) => name));
    url = /<(.+)>/.exec(String(response.headers.link ?? ''))?.[1];
  }
  return names;
}

test('an admin sees a company with its owners, members, plan, cards and the last entry of its log', async () => {
  const [owner, manager] = [await api.addUser(), await api.addUser()];
  const id = await addCompany(api.db, 'enterprise', 'Norfield Hydro');
  await setMember(api.db, id, owner.id, 'owner');
  await setMember(api.db, id, manager.id, 'manager');
  const read = async () =>
    (await admin.call('listAllCompanies', { query: { search: 'norfield' } })).json()[0];
  expect(await read()).toMatchObject({
    id,
    name: 'Norfield Hydro',
    owners: [{ id: owner.id, username: owner.username }],
    members: 2,
    plan: 'enterprise',
    cards: 0,
    cardLimit: 500,
    lastActivityAt: null,
  });
  await api.db.execute(
    sql`INSERT INTO company_log (id, account_id, at, action) VALUES (gen_random_uuid(), ${id}, '2026-11-01T08:00:00Z', 'company_changed')`,
  );
  expect((await read())?.lastActivityAt).toBe('2026-11-01T08:00:00.000Z');
  const byId = await admin.call('listAllCompanies', { query: { search: id } });
  expect(byId.json().map(({ name }) => name)).toEqual(['Norfield Hydro']);
});

test('the pages have every company once: newest first, and in a search by name, also where names are equal', async () => {
  const names = ['Zeta A', 'zeta a', 'Zeta A', 'Zeta B', 'Zeta  &+c'];
  for (const name of names) await addCompany(api.db, 'enterprise', name);
  const all = await namesOf('', 2);
  expect(all.slice(0, names.length)).toEqual(names.toReversed());
  const found = await namesOf('search=ZETA', 2);
  expect(found.map((name) => name.toLowerCase())).toEqual([
    'zeta  &+c',
    'zeta a',
    'zeta a',
    'zeta a',
    'zeta b',
  ]);
  expect(new Set(found).size).toBe(4);
  expect(await namesOf('search=nobody')).toEqual([]);
});

test.each(['after=elena', 'after=', 'limit=0', 'limit=101'])('the query %s is refused', async (query) => {
  expect((await admin.get(`/api/admin/companies?${query}`)).statusCode).toBe(400);
});

test('the list of users says in which companies somebody is, and nothing of those who are in none', async () => {
  const [owner, nobody] = [await api.addUser(), await api.addUser()];
  const id = await addCompany(api.db, 'enterprise', 'ACME s. r. o.');
  await setMember(api.db, id, owner.id, 'owner');
  const read = async (username: string) =>
    (await admin.call('listUsers', { query: { search: username } })).json()[0];
  expect((await read(owner.username))?.companies).toEqual([{ id, name: 'ACME s. r. o.', role: 'owner' }]);
  expect(await read(nobody.username)).not.toHaveProperty('companies');
});

test('a page of companies is one walk along an index: nothing is read whole', async () => {
  await api.db.execute(sql`
    WITH company AS (
      INSERT INTO accounts (id, kind) SELECT gen_random_uuid(), 'company' FROM generate_series(1, 20000) RETURNING id
    ), numbered AS (SELECT id, (row_number() OVER ())::text AS number FROM company)
      INSERT INTO companies (account_id, name, country) SELECT id, 'Firm ' || number, 'SK' FROM numbered`);
  await api.db.execute(sql`
    WITH owner AS (
      INSERT INTO accounts (id) SELECT gen_random_uuid() FROM companies RETURNING id
    ), numbered AS (SELECT id, 'boss-' || (row_number() OVER ())::text AS name FROM owner)
      INSERT INTO users (id, account_id, username, username_key, username_skeleton, email, email_key, password_hash)
      SELECT id, id, name, name, name, name || '@cards.example', name || '@cards.example', 'none' FROM numbered`);
  await api.db.execute(sql`
    INSERT INTO company_members (account_id, user_id, role)
      SELECT companies.account_id, users.id, 'owner' FROM companies JOIN users ON username = 'boss-' || substr(name, 6)
      WHERE name LIKE 'Firm %'`);
  await api.db.execute(sql`
    INSERT INTO company_log (id, account_id, action)
      SELECT gen_random_uuid(), account_id, 'company_changed' FROM companies, generate_series(1, 3)`);
  await vacuumAnalyze(api.db);
  const after = { id: '80000000-0000-4000-8000-000000000000', name: 'firm 15' };
  for (const query of [
    { search: '', limit: 100 },
    { search: '', limit: 100, after: { ...after, name: '' } },
    { search: 'firm 1', limit: 100 },
    { search: 'firm 1', limit: 100, after },
  ]) {
    const plan = await explain(api.db, (db) => companyList(db).page(query));
    expect(plan.text).toMatch(/Index (Only )?Scan.* on companies/);
    expect(plan.text).not.toMatch(/Seq Scan/);
    // A hundred rows, each with a few keys.
    expect(plan.buffers).toBeLessThan(100 * 30);
  }
});
