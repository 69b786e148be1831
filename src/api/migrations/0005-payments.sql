-- One row an intent at the payment provider. A deleted person's payments stay, without the person.
CREATE TABLE payments (
  id                 uuid PRIMARY KEY,
  user_id            uuid REFERENCES users (id) ON DELETE SET NULL,
  plan               text NOT NULL CHECK (plan IN ('premium', 'corporate')),
  amount_cents       integer NOT NULL CHECK (amount_cents > 0),
  currency           text NOT NULL CHECK (currency = 'usd'),
  provider_intent_id text CONSTRAINT payments_provider_intent UNIQUE,
  state              text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'succeeded', 'canceled')),
  created_at         timestamptz NOT NULL DEFAULT now(),
  updated_at         timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX payments_user ON payments (user_id);
-- Two tabs, one payment: a user has at most one open intent a plan.
CREATE UNIQUE INDEX payments_one_open ON payments (user_id, plan) WHERE state = 'open';
CREATE INDEX payments_open ON payments (created_at) WHERE state = 'open';

-- What a person is entitled to is the sum of these entries; they are added, never changed.
CREATE TABLE ledger_entries (
  id          uuid PRIMARY KEY,
  user_id     uuid REFERENCES users (id) ON DELETE SET NULL,
  payment_id  uuid REFERENCES payments (id),
  kind        text NOT NULL CHECK (kind IN ('purchase', 'refund', 'dispute_opened', 'dispute_won', 'dispute_lost', 'grant')),
  role        text NOT NULL CHECK (role IN ('free', 'premium', 'enterprise', 'admin')),
  provider_id text,
  granted_by  uuid,
  created_at  timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'grant') = (payment_id IS NULL)),
  CHECK (kind = 'grant' OR provider_id IS NOT NULL),
  -- The provider may tell the same fact many times; it counts once.
  CONSTRAINT ledger_entries_once UNIQUE (payment_id, kind, provider_id)
);

CREATE INDEX ledger_entries_user ON ledger_entries (user_id, id);

-- Events arrive at least once and in any order: stored first, acted on after.
CREATE TABLE webhook_events (
  id           text PRIMARY KEY,
  type         text NOT NULL,
  payload      jsonb NOT NULL,
  received_at  timestamptz NOT NULL DEFAULT now(),
  processed_at timestamptz
);

CREATE INDEX webhook_events_waiting ON webhook_events (received_at) WHERE processed_at IS NULL;
