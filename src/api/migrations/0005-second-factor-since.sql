-- Since when an account has had a second factor without a break. A trigger sets it, so that the release before does, too.
ALTER TABLE users ADD COLUMN second_factor_since timestamptz;

CREATE FUNCTION set_second_factor_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.second_factor_since := CASE WHEN NEW.has_second_factor THEN now() END;
  RETURN NEW;
END $$;

CREATE TRIGGER users_second_factor_since BEFORE UPDATE OF has_second_factor ON users FOR EACH ROW
  WHEN (OLD.has_second_factor <> NEW.has_second_factor) EXECUTE FUNCTION set_second_factor_since();
