-- People whom the provider of a company has confirmed and nobody has invited: they wait for an owner. refused_at: an owner
-- has refused them.
CREATE TABLE sso_requests (
  id         uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES companies (account_id) ON DELETE CASCADE,
  email      text NOT NULL,
  email_key  text NOT NULL,
  asked_at   timestamptz NOT NULL DEFAULT now(),
  refused_at timestamptz,
  CONSTRAINT sso_requests_once UNIQUE (account_id, email_key)
);
CREATE INDEX sso_requests_age ON sso_requests (asked_at);
