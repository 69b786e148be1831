-- The same of a card in the bin.
ALTER TABLE binned_cards ADD COLUMN dark_logo_id uuid;

DO $$
DECLARE
  part regclass;
BEGIN
  FOR part IN SELECT inhrelid::regclass FROM pg_inherits WHERE inhparent = 'binned_cards'::regclass ORDER BY 1 LOOP
    EXECUTE format('ALTER TABLE %s ADD CONSTRAINT binned_cards_dark_logo FOREIGN KEY (account_id, dark_logo_id)
      REFERENCES uploads DEFERRABLE INITIALLY DEFERRED NOT VALID', part);
  END LOOP;
END $$;
