-- The account that a person used last, their own or a company; null until they choose one.
ALTER TABLE users ADD COLUMN last_account_id uuid;
