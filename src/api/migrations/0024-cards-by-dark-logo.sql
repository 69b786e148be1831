-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS cards_by_dark_logo;
CREATE INDEX CONCURRENTLY cards_by_dark_logo ON cards (account_id, dark_logo_id) WHERE dark_logo_id IS NOT NULL;
