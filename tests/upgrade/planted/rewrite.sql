-- Every card is written again while nobody can read one.
ALTER TABLE cards ALTER COLUMN version TYPE bigint;
