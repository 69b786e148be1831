-- A key of a company goes on when its maker leaves: user_id is then another owner, since held_since. maker_id: who made it, null
-- while that is user_id. It may be of a deleted user.
ALTER TABLE api_keys ADD COLUMN maker_id uuid, ADD COLUMN held_since timestamptz;
