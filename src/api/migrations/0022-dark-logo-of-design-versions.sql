-- The same of a former version of a design.
ALTER TABLE design_versions
  ADD COLUMN dark_logo_id uuid,
  ADD CONSTRAINT design_versions_dark_logo FOREIGN KEY (account_id, dark_logo_id)
    REFERENCES uploads DEFERRABLE INITIALLY DEFERRED NOT VALID;
