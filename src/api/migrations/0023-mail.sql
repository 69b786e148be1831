-- Mail that is to be sent. A row is written in the transaction of what the mail tells; the job send-mail sends it.
-- A row says what to write to whom and holds no secret: the link in a mail is made when the mail is sent.
-- next_attempt_at: when the job may take the row. Taking it moves the time on, so a row whose sender was killed is due again.
CREATE TABLE mails (
  id              uuid PRIMARY KEY,
  user_id         uuid REFERENCES users (id) ON DELETE CASCADE,
  kind            text NOT NULL,
  recipient       text NOT NULL,
  language        text NOT NULL CHECK (language IN ('en', 'sk')),
  details         jsonb NOT NULL DEFAULT '{}',
  created_at      timestamptz NOT NULL DEFAULT now(),
  attempts        integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  sent_at         timestamptz,
  failed_at       timestamptz,
  failure         text
);

CREATE INDEX mails_due ON mails (next_attempt_at) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX mails_of_user ON mails (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX mails_by_age ON mails (created_at);

-- Starts the job when the transaction commits. The schema of the jobs is made by the first node that starts.
CREATE FUNCTION start_sending_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
    PERFORM graphile_worker.add_job('send-mail');
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER mails_start_sending AFTER INSERT ON mails FOR EACH STATEMENT EXECUTE FUNCTION start_sending_mail();
