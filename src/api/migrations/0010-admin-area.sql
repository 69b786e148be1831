-- Totals are kept, not counted: ten million users are as quick to number as ten.
CREATE TABLE row_counts (
  table_name text PRIMARY KEY,
  total      bigint NOT NULL CHECK (total >= 0)
);

CREATE FUNCTION keep_row_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  UPDATE row_counts SET total = total + sign * (SELECT count(*) FROM changed) WHERE table_name = TG_TABLE_NAME;
  RETURN NULL;
END
$$;

-- A trigger's lock keeps writers away until the commit, so what is counted below is what the triggers go on from.
CREATE TRIGGER users_counted_in AFTER INSERT ON users
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count();
CREATE TRIGGER users_counted_out AFTER DELETE ON users
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count();
CREATE TRIGGER audit_log_counted AFTER INSERT ON audit_log
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count();

INSERT INTO row_counts (table_name, total)
SELECT 'users', count(*) FROM users UNION ALL SELECT 'audit_log', count(*) FROM audit_log;

-- Byte order: a prefix is a range in it, whatever the database's own language sorts by.
CREATE INDEX users_by_name ON users (username_key COLLATE "C");
CREATE INDEX users_by_address ON users (email_key COLLATE "C");
-- The admins are locked together while one of them changes.
CREATE INDEX users_admins ON users (id) WHERE is_admin;

-- The names of that moment, and what names are compared by: people are renamed and deleted, the trace stays readable.
ALTER TABLE audit_log
  ADD COLUMN actor_name text,
  ADD COLUMN actor_key text,
  ADD COLUMN subject_name text,
  ADD COLUMN subject_key text;
CREATE INDEX audit_log_actor_key ON audit_log (actor_key, id);
CREATE INDEX audit_log_subject_key ON audit_log (subject_key, id);
CREATE INDEX audit_log_action ON audit_log (action, id);
