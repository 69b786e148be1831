-- A logo waits in quarantine until a card attaches it; what nobody attaches is swept.
CREATE TABLE uploads (
  user_id      uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id           uuid NOT NULL,
  state        text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'attached')),
  content_type text CHECK (content_type IN ('image/png', 'image/jpeg')),
  byte_size    integer CHECK (byte_size BETWEEN 1 AND 10485760),
  created_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  CHECK (state = 'requested' OR (content_type IS NOT NULL AND byte_size IS NOT NULL))
);

CREATE INDEX uploads_unattached ON uploads (created_at) WHERE state = 'requested';
