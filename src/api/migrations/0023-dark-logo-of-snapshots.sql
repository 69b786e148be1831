-- The same of a frozen card.
ALTER TABLE snapshots
  ADD COLUMN dark_logo_id uuid,
  ADD CONSTRAINT snapshots_dark_logo FOREIGN KEY (account_id, dark_logo_id)
    REFERENCES uploads DEFERRABLE INITIALLY DEFERRED NOT VALID;
