-- outside a transaction
-- A deleted user's name is taken off what they sent.
DROP INDEX CONCURRENTLY IF EXISTS proofs_by_sender;
CREATE INDEX CONCURRENTLY proofs_by_sender ON proofs (sender);
