-- When the password that began this session was given; impersonating and returning keep it, so neither prolongs a sign-in.
-- confirmed_at: when an admin last gave their password in it. last_seen_at: for the idle limit of admins, to the minute.
ALTER TABLE sessions
  ADD COLUMN signed_in_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN confirmed_at timestamptz,
  ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now();
