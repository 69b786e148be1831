-- Since when passwords do not open a company. A trigger sets it, so that the release before does, too.
ALTER TABLE companies ADD COLUMN sso_only_since timestamptz;

CREATE FUNCTION set_sso_only_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sso_only_since := CASE WHEN NEW.is_sso_only THEN now() END;
  RETURN NEW;
END $$;

CREATE TRIGGER companies_sso_only_since BEFORE UPDATE OF is_sso_only ON companies FOR EACH ROW
  WHEN (OLD.is_sso_only <> NEW.is_sso_only) EXECUTE FUNCTION set_sso_only_since();

-- The log forgets after a year; what has lasted longer than that counts from now.
UPDATE companies SET sso_only_since = coalesce(
  (SELECT max(at) FROM company_log WHERE account_id = companies.account_id AND action = 'sso_only_on'), now())
WHERE is_sso_only;
