import type { Database } from '../../database/db.ts';

type CardKey = { accountId: string; cardId: string };

/** Which file of a card is in the storage. */
export function cardFileStore(db: Database) {
  return {
    /** The id of the stored file; null if there is none. */
    find: async ({ accountId, cardId }: CardKey): Promise<string | null> => {
      const { rows } = await db.$client.query<{ id: string }>({
        name: 'card_file',
        text: 'SELECT id FROM card_files WHERE account_id = $1 AND card_id = $2',
        values: [accountId, cardId],
      });
      return rows[0]?.id ?? null;
    },

    /** Records a file in place of the one before, which is removed later. */
    set: async ({ accountId, cardId }: CardKey, id: string): Promise<void> => {
      await db.$client.query({
        name: 'set_card_file',
        text: `
          WITH wanted AS (DELETE FROM abandoned_objects WHERE upload_id = $3)
          INSERT INTO card_files (account_id, card_id, id) VALUES ($1, $2, $3)
          ON CONFLICT (account_id, card_id) DO UPDATE SET id = excluded.id, made_at = now()`,
        values: [accountId, cardId, id],
      });
    },
  };
}
