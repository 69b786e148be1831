-- The same of a company design.
ALTER TABLE company_designs
  ADD COLUMN dark_logo_id uuid,
  ADD CONSTRAINT company_designs_dark_logo FOREIGN KEY (account_id, dark_logo_id)
    REFERENCES uploads DEFERRABLE INITIALLY DEFERRED NOT VALID;
