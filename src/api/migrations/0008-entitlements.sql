-- A grant says how many cards; an entry about a payment says how much money, and when the provider says it happened.
ALTER TABLE ledger_entries ADD COLUMN card_limit integer CHECK (card_limit >= 0);
ALTER TABLE ledger_entries ADD COLUMN amount_cents integer CHECK (amount_cents > 0);
ALTER TABLE ledger_entries ADD COLUMN occurred_at timestamptz;
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (
  'purchase', 'refund', 'refund_failed', 'dispute_opened', 'dispute_won', 'dispute_lost', 'grant'));

-- Who has a plan already keeps it: from here on it is a grant like any other.
INSERT INTO ledger_entries (id, user_id, kind, role, card_limit)
SELECT gen_random_uuid(), id, 'grant', role, card_limit FROM users WHERE role <> 'free' OR card_limit <> 1;

-- provider_status: the provider's last word. refund_owed_since: since when the payer waits for money back, null when not.
ALTER TABLE payments ADD COLUMN provider_status text;
ALTER TABLE payments ADD COLUMN refund_owed_since timestamptz;
CREATE INDEX payments_refund_owed ON payments (refund_owed_since) WHERE refund_owed_since IS NOT NULL;

-- What became of an event: one that fits no payment of ours is kept, and is an alarm.
ALTER TABLE webhook_events ADD COLUMN outcome text;
