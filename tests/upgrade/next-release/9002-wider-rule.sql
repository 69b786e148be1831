-- All rows fit the wider rule, so they are not read again while the table is locked.
ALTER TABLE users
  DROP CONSTRAINT users_language_check,
  ADD CONSTRAINT users_language_check CHECK (language ~ '^[a-z]{2}(-[A-Z]{2})?$') NOT VALID;
