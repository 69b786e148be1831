-- The upload of a card's logo for dark grounds; null without one. A partitioned
-- table takes no constraint without reading its rows: its partitions get one each.
ALTER TABLE cards ADD COLUMN dark_logo_id uuid;

DO $$
DECLARE
  part regclass;
BEGIN
  FOR part IN SELECT inhrelid::regclass FROM pg_inherits WHERE inhparent = 'cards'::regclass ORDER BY 1 LOOP
    EXECUTE format('ALTER TABLE %s ADD CONSTRAINT cards_dark_logo FOREIGN KEY (account_id, dark_logo_id)
      REFERENCES uploads DEFERRABLE INITIALLY DEFERRED NOT VALID', part);
  END LOOP;
END $$;
