-- The last number of each kind of invoice in each year. Whoever issues one updates the row in the transaction that records
-- the payment: the row stays locked until then, so no number is left out and none is used twice.
CREATE TABLE invoice_counters (
  kind        text NOT NULL CHECK (kind IN ('invoice', 'credit_note')),
  year        integer NOT NULL,
  last_number integer NOT NULL CHECK (last_number > 0),
  PRIMARY KEY (kind, year)
);

-- Invoices and credit notes as they were issued. provider_id: the intent that was paid, or the refund.
CREATE TABLE invoices (
  id          uuid PRIMARY KEY,
  payment_id  uuid NOT NULL REFERENCES payments (id),
  kind        text NOT NULL CHECK (kind IN ('invoice', 'credit_note')),
  provider_id text NOT NULL,
  year        integer NOT NULL,
  sequence    integer NOT NULL,
  issued_at   timestamptz NOT NULL,
  content     jsonb NOT NULL,
  CONSTRAINT invoices_once UNIQUE (payment_id, kind, provider_id),
  CONSTRAINT invoices_number UNIQUE (kind, year, sequence)
);

CREATE TRIGGER invoices_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The company that a user's invoices are made out to.
CREATE TABLE billing_details (
  user_id    uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  company    text NOT NULL CHECK (company <> ''),
  address    text NOT NULL CHECK (address <> ''),
  country    text NOT NULL,
  vat_id     text,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- The language of the page that began the payment: the contract is confirmed in it.
ALTER TABLE payments ADD COLUMN language text CHECK (language IN ('en', 'sk'));

-- A withdrawal ends the plan at once, before the money is back. Not checked for the rows of now: the former check is narrower.
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (
  'purchase', 'withdrawal', 'refund', 'refund_failed', 'dispute_opened', 'dispute_won', 'dispute_lost', 'grant')) NOT VALID;
