-- Every card has a value at once; no row is written.
ALTER TABLE cards ADD COLUMN is_favourite boolean NOT NULL DEFAULT false;
