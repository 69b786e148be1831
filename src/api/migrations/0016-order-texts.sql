-- What an account has ordered with: the names of print shops, papers, delivery addresses and contacts. The one that was used
-- last is proposed for the next order.
CREATE TABLE order_texts (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('shop', 'stock', 'delivery', 'contact')),
  text       text NOT NULL CHECK (length(text) BETWEEN 1 AND 500),
  used_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, kind, text)
);
