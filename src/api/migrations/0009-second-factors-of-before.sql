-- In a file of its own: the table is not locked while the rows are read.
UPDATE users SET second_factor_since = coalesce(
  least(
    (SELECT min(confirmed_at) FROM totp_secrets WHERE user_id = users.id),
    (SELECT min(created_at) FROM passkeys WHERE user_id = users.id),
    (SELECT min(created_at) FROM backup_codes WHERE user_id = users.id)
  ), now())
WHERE has_second_factor AND second_factor_since IS NULL;
