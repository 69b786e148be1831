-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS cards_by_name;
CREATE INDEX CONCURRENTLY cards_by_name ON cards (account_id, name);
