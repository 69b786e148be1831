-- Second factors. has_second_factor is read with every request; it is true while the user has a TOTP secret or a passkey.
ALTER TABLE users ADD COLUMN has_second_factor boolean NOT NULL DEFAULT false;

-- confirmed_at is null until the first code was right. last_step: the newest time step whose code was used, so that no
-- code works twice.
CREATE TABLE totp_secrets (
  user_id      uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret       bytea NOT NULL,
  confirmed_at timestamptz,
  last_step    bigint NOT NULL DEFAULT 0,
  created_at   timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE passkeys (
  id           text PRIMARY KEY,
  user_id      uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name         text NOT NULL,
  public_key   bytea NOT NULL,
  counter      bigint NOT NULL,
  transports   text[] NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);

CREATE INDEX passkeys_of_user ON passkeys (user_id);

-- Hashes only. A used code is deleted.
CREATE TABLE backup_codes (
  user_id   uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  PRIMARY KEY (user_id, code_hash)
);

-- A right password that waits for the second factor. Not a session: a release that does not know this table ignores it.
CREATE TABLE pending_sign_ins (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);

CREATE INDEX pending_sign_ins_of_user ON pending_sign_ins (user_id);
CREATE INDEX pending_sign_ins_expiry ON pending_sign_ins (expires_at);

-- The challenge that a passkey has to sign, by the hash of the session's or the pending sign-in's token.
CREATE TABLE passkey_challenges (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  challenge  text NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX passkey_challenges_expiry ON passkey_challenges (expires_at);

-- Browsers that a user has logged in with, by the hash of a cookie.
CREATE TABLE known_devices (
  user_id     uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  device_hash bytea NOT NULL CHECK (octet_length(device_hash) = 32),
  seen_at     timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, device_hash)
);

-- device: browser and system, network: the first half of the address. Null in sessions of earlier releases.
-- confirmation_hash: the hash of the cookie that a confirmed session needs besides its own; null: none.
ALTER TABLE sessions
  ADD COLUMN device text,
  ADD COLUMN network text,
  ADD COLUMN confirmation_hash bytea;
