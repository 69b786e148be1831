-- A style for many cards, with a rule for each text and branches. The owner comes first in the key, as with cards: a
-- company can become an owner without new rows. A card of a design refers to it from inside its own document, so that a
-- release that does not know designs moves the reference with the card, to the bin and back.
CREATE TABLE company_designs (
  owner_id   uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id         uuid NOT NULL,
  name       text NOT NULL CHECK (name <> ''),
  design     jsonb NOT NULL,
  version    integer NOT NULL DEFAULT 1,
  logo_id    uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (owner_id, id),
  CONSTRAINT company_designs_logo
    FOREIGN KEY (owner_id, logo_id) REFERENCES uploads (user_id, id) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX company_designs_by_logo ON company_designs (owner_id, logo_id) WHERE logo_id IS NOT NULL;

-- One import sent many times is done once: its response is kept as long as other idempotency keys.
CREATE TABLE card_imports (
  owner_id     uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key          text NOT NULL,
  request_hash bytea NOT NULL,
  result       jsonb NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (owner_id, key)
);
CREATE INDEX card_imports_age ON card_imports (created_at);
