-- The user comes first in the key and in every query, so hash partitions or shards by user change no query.
-- Card ids are time-ordered: one user's cards, newest first, are one backward walk of the primary key.
-- The design is one document, validated by the domain, so that sides, codes and formats need no new column.
CREATE TABLE cards (
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id         uuid NOT NULL,
  name       text NOT NULL CHECK (name <> ''),
  design     jsonb NOT NULL,
  version    integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
