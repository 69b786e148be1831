-- The language somebody chose; null is none yet, and the browser's own memory decides.
ALTER TABLE users ADD COLUMN language text CHECK (language IN ('en', 'sk'));

-- When an account goes for good, at its owner's wish; null is never. Until then they can take it back.
ALTER TABLE users ADD COLUMN deletes_at timestamptz;
CREATE INDEX users_leaving ON users (deletes_at) WHERE deletes_at IS NOT NULL;
