-- The role of the nodes gets its rights from the migration.
CREATE TABLE card_labels (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  label      text NOT NULL,
  PRIMARY KEY (account_id, label)
);
