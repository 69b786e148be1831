-- When the owner of the account proved that they read the mail of its address; null is never.
ALTER TABLE users ADD COLUMN email_verified_at timestamptz;

-- Links in mails, by the hash of their token: a copy of this table opens nothing. A link works once and until it expires.
-- email: the address that the link was sent to. It is confirmed, or restored, by using the link.
CREATE TABLE account_links (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose    text NOT NULL CHECK (purpose IN ('verify_email', 'reset_password', 'change_email', 'undo_email_change')),
  email      text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);

CREATE INDEX account_links_of_user ON account_links (user_id);
CREATE INDEX account_links_expiry ON account_links (expires_at);
