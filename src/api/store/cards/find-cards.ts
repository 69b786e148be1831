import type { Database, Transaction } from '../../database/db.ts';
import { cardsByIds, type StoredRow } from './card-statements.ts';
import { type CardRow, readRow } from './read-row.ts';

/** The account's cards by id. */
export async function findCards(
  { $client }: Pick<Database | Transaction, '$client'>,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, CardRow>> {
  const { rows } = await $client.query<StoredRow>({ ...cardsByIds, values: [accountId, ids] });
  return new Map(rows.map((row) => [row.id, readRow(row)]));
}
