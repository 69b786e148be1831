-- The release before this one still reads the column.
ALTER TABLE cards RENAME COLUMN name TO title;
