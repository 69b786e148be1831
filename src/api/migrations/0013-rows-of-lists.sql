-- What the last list said of the person of a card, to tell what changed in the list from what was changed on the card. One
-- row for each card of a design, at most; deleted with the card and with the design.
CREATE TABLE list_rows (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  design_id  uuid NOT NULL,
  card_id    uuid NOT NULL,
  cells      jsonb NOT NULL,
  listed_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, design_id, card_id),
  CONSTRAINT list_rows_design FOREIGN KEY (account_id, design_id) REFERENCES company_designs
    ON DELETE CASCADE ON UPDATE CASCADE
);

-- A card that leaves the bin is deleted or restored. The rows of deleted ones are found by their designs.
CREATE FUNCTION forget_list_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM list_rows USING gone
  WHERE list_rows.account_id = gone.account_id AND list_rows.card_id = gone.id
    AND list_rows.design_id = (gone.design ->> 'designId')::uuid
    AND NOT EXISTS (SELECT FROM cards WHERE cards.account_id = gone.account_id AND cards.id = gone.id);
  RETURN NULL;
END $$;

CREATE TRIGGER binned_cards_forget AFTER DELETE ON binned_cards
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_list_rows();
