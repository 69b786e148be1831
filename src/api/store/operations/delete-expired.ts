import type { Database } from '../../database/db.ts';

/** What jobs clear away once its time is over; each answers how many rows it was. */
export function expiredRows(db: Database) {
  const clear = async (text: string, before: Date) => (await db.$client.query(text, [before])).rowCount ?? 0;
  return {
    /** Ends cards in the bin; their logos are looked at again by the sweep. */
    purgeBin: (before: Date) => clear(purgeBin, before),
    clearSessions: (before: Date) => clear('DELETE FROM sessions WHERE expires_at < $1', before),
    clearRequestKeys: (before: Date) => clear('DELETE FROM idempotency_keys WHERE created_at < $1', before),
  };
}

const purgeBin = `
  WITH purged AS (DELETE FROM binned_cards WHERE deleted_at < $1 RETURNING user_id, id, logo_id),
  released AS (
    UPDATE uploads SET unused_since = now() FROM purged
    WHERE uploads.user_id = purged.user_id AND uploads.id = purged.logo_id
  )
  SELECT id FROM purged`;
