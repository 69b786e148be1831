-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS snapshots_by_dark_logo;
CREATE INDEX CONCURRENTLY snapshots_by_dark_logo ON snapshots (account_id, dark_logo_id) WHERE dark_logo_id IS NOT NULL;
