-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS company_designs_by_dark_logo;
CREATE INDEX CONCURRENTLY company_designs_by_dark_logo ON company_designs (account_id, dark_logo_id) WHERE dark_logo_id IS NOT NULL;
