-- Deleted cards wait here for 30 days. A table of their own: however much somebody deletes, listing walks live cards only.
CREATE TABLE binned_cards (
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id         uuid NOT NULL,
  name       text NOT NULL,
  design     jsonb NOT NULL,
  version    integer NOT NULL,
  logo_id    uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);

CREATE INDEX binned_cards_age ON binned_cards (deleted_at);

-- The logo stands beside the design, so that the database itself keeps a card from pointing at nothing.
ALTER TABLE cards ADD COLUMN logo_id uuid;
-- Judged at the commit: a deleted person's cards and logos go together, in whatever order.
ALTER TABLE cards ADD CONSTRAINT cards_logo
  FOREIGN KEY (user_id, logo_id) REFERENCES uploads (user_id, id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE binned_cards ADD CONSTRAINT binned_cards_logo
  FOREIGN KEY (user_id, logo_id) REFERENCES uploads (user_id, id) DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX cards_by_logo ON cards (user_id, logo_id) WHERE logo_id IS NOT NULL;
CREATE INDEX binned_cards_by_logo ON binned_cards (user_id, logo_id) WHERE logo_id IS NOT NULL;

-- accepted: looked into and stored anew. unused_since: from when on no card may have pointed at it; null is surely used.
ALTER TABLE uploads DROP CONSTRAINT uploads_state_check;
ALTER TABLE uploads ADD CONSTRAINT uploads_state_check CHECK (state IN ('requested', 'accepted'));
ALTER TABLE uploads ADD COLUMN unused_since timestamptz DEFAULT now();
DROP INDEX uploads_unattached;
CREATE INDEX uploads_unused ON uploads (unused_since) WHERE unused_since IS NOT NULL;

-- Files whose upload is gone, whoever deleted it; a job removes them from the storage and then from here.
CREATE TABLE abandoned_objects (
  user_id      uuid NOT NULL,
  upload_id    uuid NOT NULL,
  abandoned_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, upload_id)
);

CREATE FUNCTION abandon_object() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO abandoned_objects (user_id, upload_id) VALUES (OLD.user_id, OLD.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER uploads_abandon AFTER DELETE ON uploads FOR EACH ROW EXECUTE FUNCTION abandon_object();

-- One request sent many times makes one card. What was sent is kept as a hash: a key is good for one request only.
CREATE TABLE idempotency_keys (
  user_id      uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key          text NOT NULL,
  request_hash bytea NOT NULL,
  card_id      uuid NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);

CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
