-- Who is right where a list and a card differ, and whether people may be without a branch. It is beside the document of the
-- design, so a release that does not know it changes the design and loses nothing. Null: the usual rules.
ALTER TABLE company_designs ADD COLUMN list_rules jsonb;
