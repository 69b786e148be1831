-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS users_username_skeleton_key;
CREATE UNIQUE INDEX CONCURRENTLY users_username_skeleton_key ON users (username_skeleton);
DROP INDEX CONCURRENTLY IF EXISTS users_without_skeleton;
CREATE INDEX CONCURRENTLY users_without_skeleton ON users (id) WHERE username_skeleton IS NULL;
