-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS proof_cards_open_requests;
CREATE INDEX CONCURRENTLY proof_cards_open_requests ON proof_cards (account_id, card_id)
  WHERE state = 'changes' AND closed_at IS NULL;
