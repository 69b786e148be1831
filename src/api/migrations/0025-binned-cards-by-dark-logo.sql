-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS binned_cards_by_dark_logo;
CREATE INDEX CONCURRENTLY binned_cards_by_dark_logo ON binned_cards (account_id, dark_logo_id) WHERE dark_logo_id IS NOT NULL;
