-- When the server gave up making the file of a snapshot; null: it is made, or will be.
ALTER TABLE snapshots ADD COLUMN file_given_up_at timestamptz;
