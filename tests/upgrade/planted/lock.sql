-- Nobody can save for four seconds.
LOCK TABLE cards IN SHARE MODE;
SELECT pg_sleep(4);
