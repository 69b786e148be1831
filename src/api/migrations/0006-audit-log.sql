-- Who did what to whom. No foreign keys: the trace outlives the people in it.
CREATE TABLE audit_log (
  id         uuid PRIMARY KEY,
  at         timestamptz NOT NULL DEFAULT now(),
  actor_id   uuid NOT NULL,
  subject_id uuid,
  action     text NOT NULL,
  before     jsonb,
  after      jsonb,
  request_id text NOT NULL,
  address    inet
);

CREATE INDEX audit_log_subject ON audit_log (subject_id, id);
CREATE INDEX audit_log_actor ON audit_log (actor_id, id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;

CREATE TRIGGER audit_log_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
