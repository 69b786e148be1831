-- Ids are UUIDv7 made by the application: time-ordered, so new rows land at the end of every index.
-- username_key and email_key are what names and addresses are compared by; the application computes them.
CREATE TABLE users (
  id            uuid PRIMARY KEY,
  username      text NOT NULL,
  username_key  text NOT NULL,
  email         text NOT NULL,
  email_key     text NOT NULL,
  password_hash text NOT NULL,
  role          text NOT NULL DEFAULT 'free' CHECK (role IN ('free', 'premium', 'enterprise', 'admin')),
  card_limit    integer NOT NULL DEFAULT 1 CHECK (card_limit >= 0),
  card_count    integer NOT NULL DEFAULT 0 CHECK (card_count >= 0),
  is_admin      boolean NOT NULL DEFAULT false,
  created_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT users_username_key UNIQUE (username_key),
  CONSTRAINT users_email_key UNIQUE (email_key),
  -- The account named admin always has the flag, so name and rights never disagree.
  CONSTRAINT users_operator_is_admin CHECK (username_key <> 'admin' OR is_admin)
);
