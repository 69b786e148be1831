-- outside a transaction
-- Before a mail is sent, those of the last day to its recipient are counted.
DROP INDEX CONCURRENTLY IF EXISTS mails_by_recipient;
CREATE INDEX CONCURRENTLY mails_by_recipient ON mails (lower(recipient), created_at);
