-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS design_versions_by_dark_logo;
CREATE INDEX CONCURRENTLY design_versions_by_dark_logo ON design_versions (account_id, dark_logo_id) WHERE dark_logo_id IS NOT NULL;
