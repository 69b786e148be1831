-- refused: looked into once and found wrong; why is kept, so that nobody looks again.
ALTER TABLE uploads ADD COLUMN refusal text CHECK (refusal IN ('LOGO_NOT_AN_IMAGE', 'LOGO_TOO_LARGE'));
ALTER TABLE uploads DROP CONSTRAINT uploads_state_check;
ALTER TABLE uploads ADD CONSTRAINT uploads_state_check CHECK (state IN ('requested', 'accepted', 'refused'));
ALTER TABLE uploads DROP CONSTRAINT uploads_check;
ALTER TABLE uploads ADD CONSTRAINT uploads_check
  CHECK (state <> 'accepted' OR (content_type IS NOT NULL AND byte_size IS NOT NULL));
ALTER TABLE uploads ADD CONSTRAINT uploads_refused_why CHECK ((state = 'refused') = (refusal IS NOT NULL));

-- When its file began to arrive here: an address takes one. Null where none has, or where a bucket takes it.
ALTER TABLE uploads ADD COLUMN sent_at timestamptz;
