-- A mail to many accounts: a change of the terms, a planned outage. The job "announce" adds the mails page by page.
-- after_user_id: the accounts up to this id have got their mail. A job that names another one has been done before.
CREATE TABLE announcements (
  id            uuid PRIMARY KEY,
  name          text NOT NULL UNIQUE,
  reason        text NOT NULL CHECK (reason IN ('terms', 'outage')),
  audience      text NOT NULL CHECK (audience IN ('everybody', 'paid')),
  texts         jsonb NOT NULL,
  after_user_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
  created_at    timestamptz NOT NULL DEFAULT now(),
  finished_at   timestamptz
);

ALTER TABLE mails ADD COLUMN announcement_id uuid REFERENCES announcements (id);

CREATE UNIQUE INDEX mails_once_per_announcement ON mails (announcement_id, user_id) WHERE announcement_id IS NOT NULL;
-- Other mails are sent before those of announcements.
CREATE INDEX mails_due_first ON mails (next_attempt_at)
  WHERE sent_at IS NULL AND failed_at IS NULL AND announcement_id IS NULL;
