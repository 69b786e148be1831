-- Only the hash of a token is stored: a copy of this table signs nobody in.
-- actor is who signed in, subject whose rights the session has; they differ only while an admin impersonates.
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  actor_id   uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  subject_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);

CREATE INDEX sessions_actor ON sessions (actor_id);
CREATE INDEX sessions_subject ON sessions (subject_id) WHERE subject_id <> actor_id;
CREATE INDEX sessions_expiry ON sessions (expires_at);
