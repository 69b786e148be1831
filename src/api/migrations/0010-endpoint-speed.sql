-- How long the last request to an endpoint took; null until it was asked, and after a failure. One that is slow gets a
-- smaller share of the places.
ALTER TABLE event_endpoints ADD COLUMN answered_ms integer;
