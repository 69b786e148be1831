-- Every save updates the owner's count of cards. With room on its page the update touches that page alone; without it, a
-- page elsewhere and all nine indexes. Applies to rows that are written from now on.
ALTER TABLE users SET (fillfactor = 85);
