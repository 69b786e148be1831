-- An identity belongs to a membership. Those of people who have left the company since, and one without a subject, which would
-- be everybody's, open nothing.
DELETE FROM sso_identities
WHERE btrim(subject) = '' OR NOT EXISTS (
  SELECT FROM company_members
  WHERE company_members.account_id = sso_identities.account_id AND company_members.user_id = sso_identities.user_id
    AND company_members.since <= sso_identities.created_at
);
