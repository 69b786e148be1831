-- Pictures of cards and company designs. They are uploads as logos are, by the same rules.
ALTER TABLE cards
  ADD COLUMN picture_id uuid,
  ADD CONSTRAINT cards_picture FOREIGN KEY (account_id, picture_id) REFERENCES uploads DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE binned_cards
  ADD COLUMN picture_id uuid,
  ADD CONSTRAINT binned_cards_picture FOREIGN KEY (account_id, picture_id) REFERENCES uploads
    DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE company_designs
  ADD COLUMN picture_id uuid,
  ADD CONSTRAINT company_designs_picture FOREIGN KEY (account_id, picture_id) REFERENCES uploads
    DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX cards_by_picture ON cards (account_id, picture_id) WHERE picture_id IS NOT NULL;
CREATE INDEX binned_cards_by_picture ON binned_cards (account_id, picture_id) WHERE picture_id IS NOT NULL;
CREATE INDEX company_designs_by_picture ON company_designs (account_id, picture_id) WHERE picture_id IS NOT NULL;
