-- The challenge that a passkey has to sign: for one purpose, and gone with the session or the pending sign-in that asked.
-- It replaces passkey_challenges, which the previous release still writes; the next release drops that table.
CREATE TABLE factor_challenges (
  purpose      text NOT NULL CHECK (purpose IN ('add', 'log_in', 'confirm')),
  session_hash bytea REFERENCES sessions (token_hash) ON DELETE CASCADE,
  sign_in_hash bytea REFERENCES pending_sign_ins (token_hash) ON DELETE CASCADE,
  challenge    text NOT NULL,
  expires_at   timestamptz NOT NULL,
  CONSTRAINT factor_challenges_of_session UNIQUE (session_hash, purpose),
  CONSTRAINT factor_challenges_of_sign_in UNIQUE (sign_in_hash),
  CONSTRAINT factor_challenges_holder CHECK (
    CASE purpose WHEN 'log_in' THEN session_hash IS NULL AND sign_in_hash IS NOT NULL
    ELSE session_hash IS NOT NULL AND sign_in_hash IS NULL END)
);
CREATE INDEX factor_challenges_expiry ON factor_challenges (expires_at);

-- The secret of an authenticator app that waits for its first code, gone with its session. The rows of totp_secrets
-- without a confirmation are those of the previous release, which belong to no session.
CREATE TABLE totp_proposals (
  session_hash bytea PRIMARY KEY REFERENCES sessions (token_hash) ON DELETE CASCADE,
  secret       bytea NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now()
);
DELETE FROM totp_secrets WHERE confirmed_at IS NULL;

-- Codes of earlier releases count as made now.
ALTER TABLE backup_codes ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();

-- When the address was changed, for the link that undoes it: its mail may have been sent later. Null in other links.
ALTER TABLE account_links ADD COLUMN changed_at timestamptz;

-- An address that an account has given up stays with it while the change can be undone.
CREATE TABLE reserved_emails (
  email_key  text PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  changed_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX reserved_emails_of_user ON reserved_emails (user_id);
CREATE INDEX reserved_emails_expiry ON reserved_emails (expires_at);
