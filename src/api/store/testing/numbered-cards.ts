import type { Database } from '../../database/db.ts';

const chunk = 500_000;

/** Gives all accounts cards in rotation, in the order of time, so that the cards of one account are scattered. */
export async function insertNumberedCards(db: Database, count: number, designs: object[]): Promise<void> {
  const client = await db.$client.connect();
  try {
    // Foreign keys are not checked: all owners are there.
    await client.query("SET session_replication_role = 'replica'");
    await client.query(
      `CREATE TEMPORARY TABLE owners AS SELECT (row_number() OVER (ORDER BY id) - 1)::int AS number, id FROM accounts`,
    );
    await client.query(
      `CREATE TEMPORARY TABLE designs AS
       SELECT (row_number() OVER () - 1)::int AS number, value AS design FROM jsonb_array_elements($1::jsonb)`,
      [JSON.stringify(designs)],
    );
    await client.query('ANALYZE owners; ANALYZE designs');
    for (let start = 0; start < count; start += chunk)
      await client.query(
        `INSERT INTO cards (account_id, id, name, design)
         SELECT owners.id, (lpad(to_hex(1700000000000 + n), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid,
                'Card ' || n, designs.design
         FROM generate_series($1::bigint, $2::bigint) n
           JOIN owners ON owners.number = n % (SELECT count(*) FROM owners)
           JOIN designs ON designs.number = n % $3::bigint`,
        [start, Math.min(start + chunk, count) - 1, designs.length],
      );
    await client.query(
      `UPDATE accounts SET card_count = owned, card_limit = greatest(card_limit, owned)
       FROM (SELECT owners.id, $1::int / total + (number < $1::int % total)::int AS owned
             FROM owners, (SELECT count(*)::int AS total FROM owners) counted) given
       WHERE accounts.id = given.id`,
      [count],
    );
  } finally {
    client.release(true);
  }
}
