-- When somebody said that a change that was asked for is done or not wanted, and who. A change that the card of today has
-- counts as done without.
ALTER TABLE proof_cards
  ADD COLUMN closed_at timestamptz,
  ADD COLUMN closed_by text;
