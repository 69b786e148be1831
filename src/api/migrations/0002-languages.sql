-- A language is a folder of catalogues, so the database no longer lists them: the application refuses one that it does not
-- have. The release before this one writes only 'en' and 'sk', which both rules allow. All rows fit the new rule, so they
-- are not read again.
ALTER TABLE users
  DROP CONSTRAINT users_language_check,
  ADD CONSTRAINT users_language_check CHECK (language ~ '^[a-z]{2}$') NOT VALID;

ALTER TABLE payments
  DROP CONSTRAINT payments_language_check,
  ADD CONSTRAINT payments_language_check CHECK (language ~ '^[a-z]{2}$') NOT VALID;

ALTER TABLE mails
  DROP CONSTRAINT mails_language_check,
  ADD CONSTRAINT mails_language_check CHECK (language ~ '^[a-z]{2}$') NOT VALID;
