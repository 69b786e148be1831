-- outside a transaction
-- A deleted user's name is taken off the steps of orders.
DROP INDEX CONCURRENTLY IF EXISTS orders_by_actor;
CREATE INDEX CONCURRENTLY orders_by_actor ON orders USING gin (steps jsonb_path_ops);
