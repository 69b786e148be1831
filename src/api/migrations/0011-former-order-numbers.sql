-- The number within its year that an order had before it moved to a company that has an order of that number.
ALTER TABLE orders ADD COLUMN former_sequence integer;
