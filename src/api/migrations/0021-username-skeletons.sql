-- What a name looks like (UTS 39); the application computes it. Null: an account made by a release that did not know it, or
-- whose look another account had first. Both keep their names; npm run db:migrate fills in what it can.
ALTER TABLE users ADD COLUMN username_skeleton text;
