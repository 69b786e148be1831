-- What a mail tells must not fail because its job cannot be added; the job also runs every minute.
CREATE OR REPLACE FUNCTION start_sending_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
    PERFORM graphile_worker.add_job('send-mail');
  END IF;
  RETURN NULL;
EXCEPTION WHEN OTHERS THEN
  RAISE WARNING 'the job send-mail was not added: %', SQLERRM;
  RETURN NULL;
END $$;
