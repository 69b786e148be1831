import type { Database } from '../../database/db.ts';
import { imageColumns } from '../cards/image-columns.ts';

/** Deletes expired rows; each function returns how many. */
export function expiredRows(db: Database) {
  const deleteBefore = async (text: string, before: Date) =>
    (await db.$client.query(text, [before])).rowCount ?? 0;
  return {
    /** Deletes cards from the bin and marks their images as unused since now. */
    purgeBin: (before: Date) => deleteBefore(purgeBin, before),
    clearSessions: (before: Date) => deleteBefore('DELETE FROM sessions WHERE expires_at < $1', before),
    clearPendingSignIns: async (before: Date) =>
      (await deleteBefore('DELETE FROM pending_sign_ins WHERE expires_at < $1', before)) +
      (await deleteBefore('DELETE FROM factor_challenges WHERE expires_at < $1', before)) +
      (await deleteBefore('DELETE FROM sso_flows WHERE expires_at < $1', before)),
    /** Forgets browsers that nobody logged in with for a year: their cookie has expired. */
    clearDevices: (before: Date) => deleteBefore('DELETE FROM known_devices WHERE seen_at < $1', before),
    clearRequestKeys: async (before: Date) =>
      (await deleteBefore('DELETE FROM idempotency_keys WHERE created_at < $1', before)) +
      (await deleteBefore('DELETE FROM card_imports WHERE created_at < $1', before)) +
      (await deleteBefore('DELETE FROM api_key_requests WHERE created_at < $1', before)),
    clearLinks: async (before: Date) =>
      (await deleteBefore('DELETE FROM account_links WHERE expires_at < $1', before)) +
      (await deleteBefore('DELETE FROM reserved_emails WHERE expires_at < $1', before)),
    clearCompanyLog: (before: Date) => deleteBefore('DELETE FROM company_log WHERE at < $1', before),
    clearInvitations: (before: Date) =>
      deleteBefore('DELETE FROM company_invitations WHERE expires_at < $1', before),
    /** Deletes who waits for an owner of a company, or was refused by one. */
    clearJoinRequests: (before: Date) => deleteBefore('DELETE FROM sso_requests WHERE asked_at < $1', before),
    clearSubmissions: (before: Date) => deleteBefore('DELETE FROM submissions WHERE sent_at < $1', before),
    /** Deletes links for people without an account, with their tokens. */
    clearShareLinks: (before: Date) => deleteBefore('DELETE FROM share_links WHERE expires_at < $1', before),
    /** Deletes the evidence of orders and proofs and marks the images of their cards as unused since now. */
    clearProofs: async (before: Date) =>
      (await deleteBefore('DELETE FROM orders WHERE coalesce(sent_at, created_at) < $1', before)) +
      (await deleteBefore(clearSnapshots, before)) +
      (await deleteBefore(clearAnswers, before)),
    /** Deletes events with their deliveries, also those that still wait for an endpoint that is off. */
    clearEvents: (before: Date) => deleteBefore('DELETE FROM events WHERE created_at < $1', before),
    clearCardFiles: (before: Date) => deleteBefore('DELETE FROM card_files WHERE made_at < $1', before),
    /** Deletes mails that were sent or have failed. */
    clearMails: (before: Date) =>
      deleteBefore(
        'DELETE FROM mails WHERE created_at < $1 AND (sent_at IS NOT NULL OR failed_at IS NOT NULL)',
        before,
      ),
  };
}

const purgeBin = `
  WITH purged AS (DELETE FROM binned_cards WHERE deleted_at < $1 RETURNING account_id, id, ${imageColumns()}),
  released AS (
    UPDATE uploads SET unused_since = now() FROM purged
    WHERE uploads.account_id = purged.account_id AND uploads.id IN (${imageColumns('purged')})
  )
  SELECT id FROM purged`;

const clearSnapshots = `
  WITH cleared AS (
    DELETE FROM snapshots WHERE created_at < $1 AND NOT EXISTS (
      SELECT FROM order_lines
      WHERE order_lines.account_id = snapshots.account_id AND order_lines.snapshot_id = snapshots.id
    )
    RETURNING account_id, id, ${imageColumns()}
  ),
  released AS (
    UPDATE uploads SET unused_since = now() FROM cleared
    WHERE uploads.account_id = cleared.account_id AND uploads.id IN (${imageColumns('cleared')})
  )
  SELECT id FROM cleared`;

/** A later order still needs the answers about its cards. */
const clearAnswers = `
  DELETE FROM proofs WHERE created_at < $1 AND NOT EXISTS (
    SELECT FROM proof_cards JOIN order_lines USING (account_id, snapshot_id)
    WHERE proof_cards.account_id = proofs.account_id AND proof_cards.proof_id = proofs.id
  )`;
