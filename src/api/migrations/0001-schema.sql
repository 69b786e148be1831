-- The whole schema. Ids are UUIDv7 made by the application: time-ordered, so that new rows are added at the end of an
-- index. Times are those of the database.

-- Accounts and users.

-- An account owns cards, company designs, uploads and plans. Each person has one; a company is an account that several
-- people act for. role and card_limit follow from the ledger. card_count changes with every save: the row is
-- short and has one index, and free room on its page keeps the update on that page.
CREATE TABLE accounts (
  id         uuid PRIMARY KEY,
  kind       text NOT NULL DEFAULT 'person' CHECK (kind IN ('person', 'company')),
  role       text NOT NULL DEFAULT 'free' CHECK (role IN ('free', 'premium', 'enterprise', 'admin')),
  card_limit integer NOT NULL DEFAULT 1 CHECK (card_limit >= 0),
  card_count integer NOT NULL DEFAULT 0 CHECK (card_count >= 0),
  created_at timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 85);

-- Who logs in. The application computes the keys that names and addresses are compared by, and username_skeleton: what a
-- name looks like (UTS 39). language: null until one is chosen; the application refuses one that it does not have.
-- deletes_at: when the user is deleted at their own request; until then they can cancel it. blocked_at: when support
-- blocked signing in; cards and links stay. has_second_factor: true while there is a TOTP secret or a passkey.
CREATE TABLE users (
  id                uuid PRIMARY KEY,
  account_id        uuid NOT NULL CONSTRAINT users_account UNIQUE REFERENCES accounts (id),
  username          text NOT NULL,
  username_key      text NOT NULL CONSTRAINT users_username_key UNIQUE,
  username_skeleton text NOT NULL CONSTRAINT users_username_skeleton_key UNIQUE,
  email             text NOT NULL,
  email_key         text NOT NULL CONSTRAINT users_email_key UNIQUE,
  email_verified_at timestamptz,
  password_hash     text NOT NULL,
  is_admin          boolean NOT NULL DEFAULT false,
  has_second_factor boolean NOT NULL DEFAULT false,
  language          text CHECK (language ~ '^[a-z]{2}$'),
  deletes_at        timestamptz,
  blocked_at        timestamptz,
  created_at        timestamptz NOT NULL DEFAULT now(),
  -- The user named admin always has the flag, so that name and rights agree.
  CONSTRAINT users_operator_is_admin CHECK (username_key <> 'admin' OR is_admin)
);

-- Byte order: a prefix is a range in it, in every collation of the database.
CREATE INDEX users_by_name ON users (username_key COLLATE "C");
CREATE INDEX users_by_address ON users (email_key COLLATE "C");
-- All admins are locked while one of them changes.
CREATE INDEX users_admins ON users (id) WHERE is_admin;
CREATE INDEX users_leaving ON users (deletes_at) WHERE deletes_at IS NOT NULL;

-- Companies.

-- What a company is called. deletes_at: when it is deleted at the request of an owner; until then they can cancel it.
-- is_sso_only: passwords of its members do not open it.
CREATE TABLE companies (
  account_id  uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  name        text NOT NULL CHECK (name <> ''),
  country     text NOT NULL,
  is_sso_only boolean NOT NULL DEFAULT false,
  deletes_at  timestamptz,
  created_at  timestamptz NOT NULL DEFAULT now()
);
-- Byte order, as for names of users.
CREATE INDEX companies_by_name ON companies ((lower(name) COLLATE "C"));
CREATE INDEX companies_leaving ON companies (deletes_at) WHERE deletes_at IS NOT NULL;

-- Who may act for a company. The statement that reads a session reads the role of the account that a request acts for.
CREATE TABLE company_members (
  account_id uuid NOT NULL REFERENCES companies (account_id) ON DELETE CASCADE,
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role       text NOT NULL CHECK (role IN ('owner', 'manager')),
  since      timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, user_id)
);
CREATE INDEX company_members_of_user ON company_members (user_id);

-- Invitations that wait. An accepted or revoked one is deleted; the log of the company has it.
CREATE TABLE company_invitations (
  id         uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES companies (account_id) ON DELETE CASCADE,
  email      text NOT NULL,
  email_key  text NOT NULL,
  role       text NOT NULL CHECK (role IN ('owner', 'manager')),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CONSTRAINT company_invitations_once UNIQUE (account_id, email_key)
);
CREATE INDEX company_invitations_expiry ON company_invitations (expires_at);

-- The links of an invitation, by the hash of their token. A mail that is sent again has another link.
CREATE TABLE company_invitation_links (
  token_hash    bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  invitation_id uuid NOT NULL REFERENCES company_invitations (id) ON DELETE CASCADE
);
CREATE INDEX company_invitation_links_of_invitation ON company_invitation_links (invitation_id);

-- What members did, for the owners, for 12 months. No texts of cards. Names are those of that time.
CREATE TABLE company_log (
  id         uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES companies (account_id) ON DELETE CASCADE,
  at         timestamptz NOT NULL DEFAULT now(),
  actor_id   uuid,
  actor_name text,
  action     text NOT NULL,
  details    jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX company_log_of_account ON company_log (account_id, id);
CREATE INDEX company_log_age ON company_log (at);

-- Single sign-on.

-- The identity provider of a company (OpenID Connect). tested_at: when an owner signed in with it as it is now.
CREATE TABLE sso_connections (
  account_id    uuid PRIMARY KEY REFERENCES companies (account_id) ON DELETE CASCADE,
  issuer        text NOT NULL,
  client_id     text NOT NULL,
  client_secret text NOT NULL,
  tested_at     timestamptz,
  changed_at    timestamptz NOT NULL DEFAULT now()
);

-- The domains of mail addresses of a company. token: what the DNS has to say. A proved domain belongs to one company.
CREATE TABLE sso_domains (
  account_id uuid NOT NULL REFERENCES companies (account_id) ON DELETE CASCADE,
  domain     text NOT NULL,
  token      text NOT NULL,
  proved_at  timestamptz,
  proved_by  text CHECK (proved_by IN ('dns', 'operator')),
  PRIMARY KEY (account_id, domain),
  CHECK ((proved_at IS NULL) = (proved_by IS NULL))
);
CREATE UNIQUE INDEX sso_domains_proved ON sso_domains (domain) WHERE proved_at IS NOT NULL;

-- Who a person is at the provider of a company: by issuer and subject, never by an address.
CREATE TABLE sso_identities (
  account_id uuid NOT NULL REFERENCES companies (account_id) ON DELETE CASCADE,
  issuer     text NOT NULL,
  subject    text NOT NULL,
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, issuer, subject)
);
CREATE INDEX sso_identities_of_user ON sso_identities (user_id);

-- A sign-in that waits for the answer of the provider, by the hash of a cookie; deleted when the answer is used.
-- user_id: who was signed in when it began.
CREATE TABLE sso_flows (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  account_id uuid NOT NULL REFERENCES sso_connections (account_id) ON DELETE CASCADE,
  user_id    uuid REFERENCES users (id) ON DELETE CASCADE,
  is_test    boolean NOT NULL,
  issuer     text NOT NULL,
  client_id  text NOT NULL,
  state      text NOT NULL,
  nonce      text NOT NULL,
  verifier   text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sso_flows_of_account ON sso_flows (account_id);
CREATE INDEX sso_flows_of_user ON sso_flows (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX sso_flows_expiry ON sso_flows (expires_at);

-- Links in mails, by the hash of their token: a copy of this table opens nothing. A link works once and until it expires.
-- email: the address that the link was sent to; using the link confirms or restores it. changed_at: when the address was
-- changed, for the link that undoes it, whose mail may be sent later.
CREATE TABLE account_links (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose    text NOT NULL CHECK (purpose IN ('verify_email', 'reset_password', 'change_email', 'undo_email_change')),
  email      text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  changed_at timestamptz
);
CREATE INDEX account_links_of_user ON account_links (user_id);
CREATE INDEX account_links_expiry ON account_links (expires_at);

-- An address that a user has given up stays reserved for them while the change can be undone.
CREATE TABLE reserved_emails (
  email_key  text PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  changed_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX reserved_emails_of_user ON reserved_emails (user_id);
CREATE INDEX reserved_emails_expiry ON reserved_emails (expires_at);

-- Sessions and second factors.

-- Only the hash of a token is stored: a copy of this table signs nobody in. actor: who signed in; subject: whose rights
-- the session has. They differ only while an admin impersonates. signed_in_at: when the password was given; impersonating
-- and returning keep it. confirmed_at: when the password was last given again. confirmation_hash: the hash of the cookie
-- that a confirmed session needs besides its own. network: the first half of the address. sso_account_id: the company whose
-- provider opened it.
CREATE TABLE sessions (
  token_hash        bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  actor_id          uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  subject_id        uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at        timestamptz NOT NULL DEFAULT now(),
  expires_at        timestamptz NOT NULL,
  signed_in_at      timestamptz NOT NULL DEFAULT now(),
  confirmed_at      timestamptz,
  last_seen_at      timestamptz NOT NULL DEFAULT now(),
  device            text,
  network           text,
  confirmation_hash bytea,
  sso_account_id    uuid REFERENCES companies (account_id) ON DELETE CASCADE
);
CREATE INDEX sessions_actor ON sessions (actor_id);
CREATE INDEX sessions_sso ON sessions (sso_account_id) WHERE sso_account_id IS NOT NULL;
CREATE INDEX sessions_subject ON sessions (subject_id) WHERE subject_id <> actor_id;
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- A right password, or the word of a company's provider, that waits for the second factor.
CREATE TABLE pending_sign_ins (
  token_hash     bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  user_id        uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at     timestamptz NOT NULL,
  sso_account_id uuid REFERENCES companies (account_id) ON DELETE CASCADE
);
CREATE INDEX pending_sign_ins_sso ON pending_sign_ins (sso_account_id) WHERE sso_account_id IS NOT NULL;
CREATE INDEX pending_sign_ins_of_user ON pending_sign_ins (user_id);
CREATE INDEX pending_sign_ins_expiry ON pending_sign_ins (expires_at);

-- last_step: the newest time step whose code was used, so that no code works twice.
CREATE TABLE totp_secrets (
  user_id      uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret       bytea NOT NULL,
  confirmed_at timestamptz NOT NULL DEFAULT now(),
  last_step    bigint NOT NULL
);

-- The secret of an authenticator app that waits for its first code, deleted with its session.
CREATE TABLE totp_proposals (
  session_hash bytea PRIMARY KEY REFERENCES sessions (token_hash) ON DELETE CASCADE,
  secret       bytea NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE passkeys (
  id           text PRIMARY KEY,
  user_id      uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name         text NOT NULL,
  public_key   bytea NOT NULL,
  counter      bigint NOT NULL,
  transports   text[] NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX passkeys_of_user ON passkeys (user_id);

-- Hashes only. A used code is deleted.
CREATE TABLE backup_codes (
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash  bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, code_hash)
);

-- The challenge that a passkey has to sign: for one purpose, deleted with the session or the pending sign-in that asked.
CREATE TABLE factor_challenges (
  purpose      text NOT NULL CHECK (purpose IN ('add', 'log_in', 'confirm')),
  session_hash bytea REFERENCES sessions (token_hash) ON DELETE CASCADE,
  sign_in_hash bytea REFERENCES pending_sign_ins (token_hash) ON DELETE CASCADE,
  challenge    text NOT NULL,
  expires_at   timestamptz NOT NULL,
  CONSTRAINT factor_challenges_of_session UNIQUE (session_hash, purpose),
  CONSTRAINT factor_challenges_of_sign_in UNIQUE (sign_in_hash),
  CONSTRAINT factor_challenges_holder CHECK (
    CASE purpose WHEN 'log_in' THEN session_hash IS NULL AND sign_in_hash IS NOT NULL
    ELSE session_hash IS NOT NULL AND sign_in_hash IS NULL END)
);
CREATE INDEX factor_challenges_expiry ON factor_challenges (expires_at);

-- Browsers that a user has logged in with, by the hash of a cookie.
CREATE TABLE known_devices (
  user_id     uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  device_hash bytea NOT NULL CHECK (octet_length(device_hash) = 32),
  seen_at     timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, device_hash)
);

-- Cards and uploads.

-- The tables that grow with the cards are hash partitions by their account, from the first row on. The account is first
-- in every key and in every query, so a statement touches one partition of each table. Logos are foreign keys checked at
-- the commit: the cards and the uploads of a deleted account are deleted in any order.

-- Logos, stored under the upload's id. accepted: checked and stored anew. refused: found wrong, and not checked again.
-- sent_at: when its file began to arrive at a URL of our own, which takes one; null where a bucket receives it.
-- unused_since: since when no card may use it; null while one uses it.
CREATE TABLE uploads (
  account_id   uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id           uuid NOT NULL,
  state        text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'accepted', 'refused')),
  content_type text CHECK (content_type IN ('image/png', 'image/jpeg', 'image/svg+xml')),
  byte_size    integer CHECK (byte_size BETWEEN 1 AND 10485760),
  refusal      text CHECK (refusal IN ('LOGO_NOT_AN_IMAGE', 'LOGO_TOO_LARGE')),
  sent_at      timestamptz,
  created_at   timestamptz NOT NULL DEFAULT now(),
  unused_since timestamptz DEFAULT now(),
  PRIMARY KEY (account_id, id),
  CHECK (state <> 'accepted' OR (content_type IS NOT NULL AND byte_size IS NOT NULL)),
  CHECK ((state = 'refused') = (refusal IS NOT NULL))
) PARTITION BY HASH (account_id);
CREATE INDEX uploads_unused ON uploads (unused_since) WHERE unused_since IS NOT NULL;

-- Ids are time-ordered: the cards of an account, newest first, are one backward scan of the primary key. The design is
-- one document, validated by the domain. A card of a company design refers to it from inside its document.
CREATE TABLE cards (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id         uuid NOT NULL,
  name       text NOT NULL CHECK (name <> ''),
  design     jsonb NOT NULL,
  version    integer NOT NULL DEFAULT 1,
  logo_id    uuid,
  picture_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, id),
  CONSTRAINT cards_logo FOREIGN KEY (account_id, logo_id) REFERENCES uploads DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT cards_picture FOREIGN KEY (account_id, picture_id) REFERENCES uploads DEFERRABLE INITIALLY DEFERRED
) PARTITION BY HASH (account_id);
CREATE INDEX cards_by_logo ON cards (account_id, logo_id) WHERE logo_id IS NOT NULL;
CREATE INDEX cards_by_picture ON cards (account_id, picture_id) WHERE picture_id IS NOT NULL;

-- Deleted cards, for 30 days. A table of its own: a list reads only cards that are not deleted.
CREATE TABLE binned_cards (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id         uuid NOT NULL,
  name       text NOT NULL,
  design     jsonb NOT NULL,
  version    integer NOT NULL,
  logo_id    uuid,
  picture_id uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, id),
  CONSTRAINT binned_cards_logo FOREIGN KEY (account_id, logo_id) REFERENCES uploads DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT binned_cards_picture FOREIGN KEY (account_id, picture_id) REFERENCES uploads DEFERRABLE INITIALLY DEFERRED
) PARTITION BY HASH (account_id);
CREATE INDEX binned_cards_age ON binned_cards (deleted_at);
CREATE INDEX binned_cards_by_logo ON binned_cards (account_id, logo_id) WHERE logo_id IS NOT NULL;
CREATE INDEX binned_cards_by_picture ON binned_cards (account_id, picture_id) WHERE picture_id IS NOT NULL;

-- In a schema of their own, so that the tables stay easy to find.
CREATE SCHEMA partitions;
DO $$
DECLARE
  partitions constant integer := 16;
  owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY['uploads', 'cards', 'binned_cards'] LOOP
    FOR remainder IN 0 .. partitions - 1 LOOP
      EXECUTE format('CREATE TABLE partitions.%I PARTITION OF %I FOR VALUES WITH (MODULUS %s, REMAINDER %s)',
        owned || '_' || lpad(remainder::text, 2, '0'), owned, partitions, remainder);
    END LOOP;
  END LOOP;
END $$;

-- Files whose upload or snapshot is deleted; a job removes them from the storage and then from here.
CREATE TABLE abandoned_objects (
  upload_id    uuid PRIMARY KEY,
  abandoned_at timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION abandon_object() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO abandoned_objects (upload_id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER uploads_abandon AFTER DELETE ON uploads FOR EACH ROW EXECUTE FUNCTION abandon_object();

-- A style for many cards, with a rule for each text and branches. An account has few of them, so this is one table.
CREATE TABLE company_designs (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id         uuid NOT NULL,
  name       text NOT NULL CHECK (name <> ''),
  design     jsonb NOT NULL,
  version    integer NOT NULL DEFAULT 1,
  logo_id    uuid,
  picture_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, id),
  CONSTRAINT company_designs_logo FOREIGN KEY (account_id, logo_id) REFERENCES uploads DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT company_designs_picture FOREIGN KEY (account_id, picture_id) REFERENCES uploads DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX company_designs_by_logo ON company_designs (account_id, logo_id) WHERE logo_id IS NOT NULL;
CREATE INDEX company_designs_by_picture ON company_designs (account_id, picture_id) WHERE picture_id IS NOT NULL;

-- Former versions of company designs, to return to. replaced_by: the user who saved the next version.
CREATE TABLE design_versions (
  account_id  uuid NOT NULL,
  design_id   uuid NOT NULL,
  version     integer NOT NULL,
  name        text NOT NULL,
  design      jsonb NOT NULL,
  logo_id     uuid,
  picture_id  uuid,
  replaced_at timestamptz NOT NULL DEFAULT now(),
  replaced_by uuid REFERENCES users (id) ON DELETE SET NULL,
  PRIMARY KEY (account_id, design_id, version),
  CONSTRAINT design_versions_design FOREIGN KEY (account_id, design_id) REFERENCES company_designs
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT design_versions_logo FOREIGN KEY (account_id, logo_id) REFERENCES uploads DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT design_versions_picture FOREIGN KEY (account_id, picture_id) REFERENCES uploads DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX design_versions_by_logo ON design_versions (account_id, logo_id) WHERE logo_id IS NOT NULL;
CREATE INDEX design_versions_by_picture ON design_versions (account_id, picture_id) WHERE picture_id IS NOT NULL;
CREATE INDEX design_versions_by_user ON design_versions (replaced_by) WHERE replaced_by IS NOT NULL;

-- Frozen cards.

-- A card as it was at one moment, with everything that its file is made from. The card may change or be deleted; this row
-- never changes, except that its file is made once. text_hash: of the snapshot as text. file_hash: SHA-256 of the file in
-- the storage; null until it is made.
CREATE TABLE snapshots (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id         uuid NOT NULL,
  card_id    uuid NOT NULL,
  snapshot   jsonb NOT NULL,
  text_hash  bytea NOT NULL CHECK (octet_length(text_hash) = 32),
  logo_id    uuid,
  picture_id uuid,
  file_hash  bytea CHECK (octet_length(file_hash) = 32),
  file_bytes integer CHECK (file_bytes > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, id),
  CONSTRAINT snapshots_logo FOREIGN KEY (account_id, logo_id) REFERENCES uploads DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT snapshots_picture FOREIGN KEY (account_id, picture_id) REFERENCES uploads DEFERRABLE INITIALLY DEFERRED,
  CHECK ((file_hash IS NULL) = (file_bytes IS NULL))
);
CREATE INDEX snapshots_of_card ON snapshots (account_id, card_id);
CREATE INDEX snapshots_by_logo ON snapshots (account_id, logo_id) WHERE logo_id IS NOT NULL;
CREATE INDEX snapshots_by_picture ON snapshots (account_id, picture_id) WHERE picture_id IS NOT NULL;
CREATE INDEX snapshots_age ON snapshots (created_at);

-- The file of a deleted snapshot is removed as those of uploads are.
CREATE TRIGGER snapshots_abandon AFTER DELETE ON snapshots FOR EACH ROW EXECUTE FUNCTION abandon_object();

-- Cards that somebody is asked about by one link. sender: the name of the user who sent it. link_id: evidence, also when
-- the link is deleted after its end.
CREATE TABLE proofs (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id         uuid NOT NULL,
  link_id    uuid NOT NULL,
  sender     text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, id)
);
CREATE INDEX proofs_age ON proofs (created_at);

-- What was said about each of them. changes: what should be different, where changes are asked for.
CREATE TABLE proof_cards (
  account_id  uuid NOT NULL,
  proof_id    uuid NOT NULL,
  snapshot_id uuid NOT NULL,
  card_id     uuid NOT NULL,
  state       text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'changes')),
  answered_by text,
  answered_at timestamptz,
  changes     jsonb,
  PRIMARY KEY (account_id, proof_id, snapshot_id),
  FOREIGN KEY (account_id, proof_id) REFERENCES proofs ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (account_id, snapshot_id) REFERENCES snapshots ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  CHECK ((state = 'waiting') = (answered_at IS NULL)),
  CHECK ((state = 'waiting') = (answered_by IS NULL)),
  CHECK ((state = 'changes') = (changes IS NOT NULL))
);
CREATE INDEX proof_cards_of_card ON proof_cards (account_id, card_id, snapshot_id);
CREATE INDEX proof_cards_by_snapshot ON proof_cards (account_id, snapshot_id);

-- The file that a program got of each card. id: from the hash of what it was made from, and its name in the storage. The one
-- that it replaces is removed as those of uploads are.
CREATE TABLE card_files (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  card_id    uuid NOT NULL,
  id         uuid NOT NULL,
  made_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, card_id)
);
CREATE INDEX card_files_age ON card_files (made_at);
CREATE TRIGGER card_files_abandon AFTER DELETE ON card_files FOR EACH ROW EXECUTE FUNCTION abandon_object();
CREATE TRIGGER card_files_replace AFTER UPDATE OF id ON card_files FOR EACH ROW WHEN (OLD.id <> NEW.id)
  EXECUTE FUNCTION abandon_object();

-- Keys of programs, by the hash of their token: a copy of this table opens nothing. A key acts for one account, with the
-- rights that its maker has there now; a revoked one is deleted. start: its first characters, to tell keys apart.
CREATE TABLE api_keys (
  id           uuid PRIMARY KEY,
  account_id   uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  user_id      uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash   bytea NOT NULL CONSTRAINT api_keys_token UNIQUE CHECK (octet_length(token_hash) = 32),
  name         text NOT NULL CHECK (name <> ''),
  start        text NOT NULL,
  scopes       text[] NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX api_keys_of_account ON api_keys (account_id);
CREATE INDEX api_keys_of_user ON api_keys (user_id);

-- One write sent many times with a key is done once: its response is kept for a day. status is null while it runs.
CREATE TABLE api_key_requests (
  key_id          uuid NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
  idempotency_key text NOT NULL,
  request_hash    bytea NOT NULL,
  status          integer,
  response        text,
  created_at      timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (key_id, idempotency_key)
);
CREATE INDEX api_key_requests_age ON api_key_requests (created_at);

-- Events for the programs of others.

-- Where events of an account are sent, signed with the secret (Standard Webhooks). previous_secret: signs besides for a day
-- after rotated_at. fault: why the server switched it off. failing_since: since when nothing has arrived; failures: how many
-- requests in a row; retry_at: no request before then. lease: the process that sends to it, until leased_until.
CREATE TABLE event_endpoints (
  id              uuid PRIMARY KEY,
  account_id      uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_by      uuid REFERENCES users (id) ON DELETE SET NULL,
  url             text NOT NULL CHECK (url <> ''),
  types           text[] NOT NULL,
  secret          bytea NOT NULL CHECK (octet_length(secret) = 32),
  previous_secret bytea CHECK (octet_length(previous_secret) = 32),
  rotated_at      timestamptz,
  is_on           boolean NOT NULL DEFAULT true,
  fault           text CHECK (fault IN ('failing', 'full')),
  failing_since   timestamptz,
  failures        integer NOT NULL DEFAULT 0,
  retry_at        timestamptz NOT NULL DEFAULT now(),
  lease           uuid,
  leased_until    timestamptz,
  created_at      timestamptz NOT NULL DEFAULT now(),
  CHECK (fault IS NULL OR NOT is_on),
  CHECK ((previous_secret IS NULL) = (rotated_at IS NULL))
);
CREATE INDEX event_endpoints_of_account ON event_endpoints (account_id);
CREATE INDEX event_endpoints_by_user ON event_endpoints (created_by) WHERE created_by IS NOT NULL;

-- What happened, written in its transaction: ids, no texts of cards. sequence: the order of what happened, whatever the
-- clocks of the nodes say. Kept for 30 days.
CREATE TABLE events (
  id         uuid PRIMARY KEY,
  sequence   bigint GENERATED ALWAYS AS IDENTITY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  type       text NOT NULL,
  data       jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX events_of_account ON events (account_id);
CREATE INDEX events_age ON events (created_at);

-- The cards and the order that an event is about. A later event of one of them waits for the earlier.
CREATE TABLE event_subjects (
  subject_id uuid NOT NULL,
  event_id   uuid NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  PRIMARY KEY (subject_id, event_id)
);
CREATE INDEX event_subjects_of_event ON event_subjects (event_id);

-- What became of an event at an endpoint. status: of the last response; failure: why there was none.
CREATE TABLE event_deliveries (
  endpoint_id uuid NOT NULL REFERENCES event_endpoints (id) ON DELETE CASCADE,
  event_id    uuid NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  sequence    bigint NOT NULL,
  state       text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  tries       integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  tried_at    timestamptz,
  status      integer,
  failure     text,
  duration_ms integer,
  PRIMARY KEY (endpoint_id, event_id)
);
CREATE INDEX event_deliveries_of_event ON event_deliveries (event_id);
CREATE INDEX event_deliveries_waiting ON event_deliveries (endpoint_id, sequence) WHERE state = 'waiting';
CREATE INDEX event_deliveries_due ON event_deliveries (next_try_at) WHERE state = 'waiting';
CREATE INDEX event_deliveries_newest ON event_deliveries (endpoint_id, sequence);

-- Orders for a print shop.

-- stage: what cannot be told from the cards; until an order is sent, its state follows from what is said about them. steps:
-- what was done, by whom and when. profile: what the print shop asks for. details: what else the order says. link_id: the
-- link of the print shop. Kept for three years.
CREATE TABLE orders (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id         uuid NOT NULL,
  year       integer NOT NULL,
  sequence   integer NOT NULL CHECK (sequence > 0),
  version    integer NOT NULL DEFAULT 1,
  stage      text NOT NULL DEFAULT 'open' CHECK (stage IN ('open', 'sent', 'printed', 'cancelled')),
  steps      jsonb NOT NULL,
  profile    jsonb NOT NULL,
  details    jsonb NOT NULL,
  link_id    uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at    timestamptz,
  PRIMARY KEY (account_id, id),
  CONSTRAINT orders_number UNIQUE (account_id, year, sequence),
  CHECK (stage NOT IN ('sent', 'printed') OR (sent_at IS NOT NULL AND link_id IS NOT NULL))
);
CREATE INDEX orders_open ON orders (account_id) WHERE stage = 'open';
CREATE INDEX orders_age ON orders (coalesce(sent_at, created_at));

-- The cards of an order. snapshot_id: the version that is printed; null until the order is sent. branch: its name at that
-- time. is_gone: a later order was sent when the card was no longer there.
CREATE TABLE order_lines (
  account_id  uuid NOT NULL,
  order_id    uuid NOT NULL,
  card_id     uuid NOT NULL,
  quantity    integer NOT NULL CHECK (quantity BETWEEN 1 AND 100000),
  branch      text NOT NULL DEFAULT '',
  snapshot_id uuid,
  is_gone     boolean NOT NULL DEFAULT false,
  PRIMARY KEY (account_id, order_id, card_id),
  FOREIGN KEY (account_id, order_id) REFERENCES orders ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (account_id, snapshot_id) REFERENCES snapshots DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX order_lines_of_card ON order_lines (account_id, card_id);
CREATE INDEX order_lines_by_snapshot ON order_lines (account_id, snapshot_id) WHERE snapshot_id IS NOT NULL;

-- One request sent many times creates one card. request_hash: the same key on another request is refused. Rows of both
-- tables are deleted after a day.
CREATE TABLE idempotency_keys (
  account_id   uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  key          text NOT NULL,
  request_hash bytea NOT NULL,
  card_id      uuid NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

-- One import sent many times is done once: its response is kept.
CREATE TABLE card_imports (
  account_id   uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  key          text NOT NULL,
  request_hash bytea NOT NULL,
  result       jsonb NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, key)
);
CREATE INDEX card_imports_age ON card_imports (created_at);

-- Links for people without an account.

-- subject_id: the company design, the proof or the order, by kind. card_id: the card of the one person that the link is
-- for; null where it is for everybody. recipient: the address that it is mailed to. used_at: when somebody last did
-- something by it; opening it changes nothing. reminders: how many mails have followed the first.
CREATE TABLE share_links (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id         uuid NOT NULL CONSTRAINT share_links_id UNIQUE,
  kind       text NOT NULL CHECK (kind IN ('fill_in', 'proof', 'shop')),
  subject_id uuid NOT NULL,
  card_id    uuid,
  recipient  text,
  created_by uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  used_at    timestamptz,
  reminders  integer NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, id)
);
CREATE INDEX share_links_expiry ON share_links (expires_at);
CREATE INDEX share_links_to_remind ON share_links (created_at)
  WHERE recipient IS NOT NULL AND used_at IS NULL AND revoked_at IS NULL;

-- The tokens of a link, by their hashes: a copy of this table opens nothing. A link that is copied or mailed again has
-- several.
CREATE TABLE share_link_tokens (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  link_id    uuid NOT NULL REFERENCES share_links (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX share_link_tokens_of_link ON share_link_tokens (link_id, created_at);

-- What people sent by fill-in links. It becomes a card, or changes one, when it is accepted. key: tells people apart who
-- use one link; that of a link for one person is the link's id. A row of a program has no link but external_id, the
-- program's id of the person. version: counts what was sent. Kept for 90 days.
CREATE TABLE submissions (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id         uuid NOT NULL,
  design_id  uuid NOT NULL,
  link_id    uuid REFERENCES share_links (id) ON DELETE CASCADE,
  key        uuid NOT NULL,
  external_id text,
  card_id    uuid,
  content    jsonb NOT NULL,
  version    integer NOT NULL DEFAULT 1,
  state      text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'accepted', 'declined')),
  sent_at    timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  PRIMARY KEY (account_id, id),
  CONSTRAINT submissions_design FOREIGN KEY (account_id, design_id) REFERENCES company_designs
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX submissions_one_waiting ON submissions (account_id, link_id, key) WHERE state = 'waiting';
CREATE UNIQUE INDEX submissions_one_of_program ON submissions (account_id, design_id, external_id)
  WHERE state = 'waiting' AND external_id IS NOT NULL;
CREATE INDEX submissions_of_link ON submissions (link_id);
CREATE INDEX submissions_of_design ON submissions (account_id, design_id);
CREATE INDEX submissions_age ON submissions (sent_at);

-- Whose card a person of a program's list has. Without a foreign key to the card: a card that is gone has no person.
CREATE TABLE design_people (
  account_id  uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  design_id   uuid NOT NULL,
  external_id text NOT NULL,
  card_id     uuid NOT NULL,
  PRIMARY KEY (account_id, design_id, external_id),
  CONSTRAINT design_people_card UNIQUE (account_id, design_id, card_id),
  CONSTRAINT design_people_design FOREIGN KEY (account_id, design_id) REFERENCES company_designs
    ON DELETE CASCADE ON UPDATE CASCADE
);

-- Payments and invoices.

-- An intent at the payment provider. user_id: who pays; account_id: which account gets the plan. Payments outlive both.
-- language: the language of the page that began the payment; the contract is confirmed in it. provider_status: the last
-- status that the provider reported. refund_owed_since: since when the payer waits for money back.
CREATE TABLE payments (
  id                 uuid PRIMARY KEY,
  account_id         uuid REFERENCES accounts (id) ON DELETE SET NULL,
  user_id            uuid REFERENCES users (id) ON DELETE SET NULL,
  plan               text NOT NULL CHECK (plan IN ('premium', 'corporate')),
  amount_cents       integer NOT NULL CHECK (amount_cents > 0),
  currency           text NOT NULL CHECK (currency = 'usd'),
  provider_intent_id text CONSTRAINT payments_provider_intent UNIQUE,
  state              text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'succeeded', 'canceled')),
  provider_status    text,
  refund_owed_since  timestamptz,
  language           text CHECK (language ~ '^[a-z]{2}$'),
  created_at         timestamptz NOT NULL DEFAULT now(),
  updated_at         timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payments_account ON payments (account_id);
CREATE INDEX payments_user ON payments (user_id);
-- Two tabs, one payment: an account has at most one open intent for a plan.
CREATE UNIQUE INDEX payments_one_open ON payments (account_id, plan) WHERE state = 'open';
CREATE INDEX payments_by_age ON payments (created_at);
CREATE INDEX payments_open ON payments (created_at) WHERE state = 'open';
CREATE INDEX payments_refund_owed ON payments (refund_owed_since) WHERE refund_owed_since IS NOT NULL;
-- Paid and without a plan: an alarm counts them. There should be none, so counting costs nothing.
CREATE INDEX payments_unfulfilled ON payments (id) WHERE state = 'open' AND provider_status = 'succeeded';

-- The plan of an account follows from these entries. They are added, never changed. A grant says how many cards; an entry
-- about a payment says how much money, and when it happened at the provider. moved_out and moved_in: the plan of a payment
-- went from a person's account to a company; provider_id is the id of the company then.
CREATE TABLE ledger_entries (
  id           uuid PRIMARY KEY,
  account_id   uuid REFERENCES accounts (id) ON DELETE SET NULL,
  payment_id   uuid REFERENCES payments (id),
  kind         text NOT NULL CHECK (kind IN (
    'purchase', 'withdrawal', 'refund', 'refund_failed', 'dispute_opened', 'dispute_won', 'dispute_lost', 'moved_out', 'moved_in', 'grant')),
  role         text NOT NULL CHECK (role IN ('free', 'premium', 'enterprise', 'admin')),
  card_limit   integer CHECK (card_limit >= 0),
  amount_cents integer CHECK (amount_cents > 0),
  provider_id  text,
  granted_by   uuid,
  occurred_at  timestamptz,
  created_at   timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'grant') = (payment_id IS NULL)),
  CHECK (kind = 'grant' OR provider_id IS NOT NULL),
  -- The provider may report the same event many times; it counts once.
  CONSTRAINT ledger_entries_once UNIQUE (payment_id, kind, provider_id)
);
CREATE INDEX ledger_entries_account ON ledger_entries (account_id, id);

-- Events of the provider arrive at least once and in any order: stored first, handled afterwards.
CREATE TABLE webhook_events (
  id           text PRIMARY KEY,
  type         text NOT NULL,
  payload      jsonb NOT NULL,
  received_at  timestamptz NOT NULL DEFAULT now(),
  processed_at timestamptz,
  outcome      text
);
CREATE INDEX webhook_events_waiting ON webhook_events (received_at) WHERE processed_at IS NULL;
CREATE INDEX webhook_events_by_age ON webhook_events (received_at);
-- An event that fits no payment is an alarm.
CREATE INDEX webhook_events_alarms ON webhook_events (outcome) WHERE outcome IN ('unknown', 'mismatch', 'nobody');

-- The company that an account's invoices are made out to.
CREATE TABLE billing_details (
  account_id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  company    text NOT NULL CHECK (company <> ''),
  address    text NOT NULL CHECK (address <> ''),
  country    text NOT NULL,
  registration_number text,
  vat_id     text,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- The last number of each kind of invoice in each year. The transaction that records a payment updates the row and keeps
-- it locked, so that no number is left out and none is used twice.
CREATE TABLE invoice_counters (
  kind        text NOT NULL CHECK (kind IN ('invoice', 'credit_note')),
  year        integer NOT NULL,
  last_number integer NOT NULL CHECK (last_number > 0),
  PRIMARY KEY (kind, year)
);

-- Invoices and credit notes as they were issued. provider_id: the intent that was paid, or the refund.
CREATE TABLE invoices (
  id          uuid PRIMARY KEY,
  payment_id  uuid NOT NULL REFERENCES payments (id),
  kind        text NOT NULL CHECK (kind IN ('invoice', 'credit_note')),
  provider_id text NOT NULL,
  year        integer NOT NULL,
  sequence    integer NOT NULL,
  issued_at   timestamptz NOT NULL,
  content     jsonb NOT NULL,
  CONSTRAINT invoices_once UNIQUE (payment_id, kind, provider_id),
  CONSTRAINT invoices_number UNIQUE (kind, year, sequence)
);

-- Audit log and counts.

-- Who did what to whom. No foreign keys: entries outlive the users, and have their names of that time.
CREATE TABLE audit_log (
  id           uuid PRIMARY KEY,
  at           timestamptz NOT NULL DEFAULT now(),
  actor_id     uuid NOT NULL,
  actor_name   text,
  actor_key    text,
  subject_id   uuid,
  subject_name text,
  subject_key  text,
  action       text NOT NULL,
  before       jsonb,
  after        jsonb,
  request_id   text NOT NULL,
  address      inet
);
CREATE INDEX audit_log_subject ON audit_log (subject_id, id);
CREATE INDEX audit_log_actor ON audit_log (actor_id, id);
CREATE INDEX audit_log_actor_key ON audit_log (actor_key, id);
CREATE INDEX audit_log_subject_key ON audit_log (subject_key, id);
CREATE INDEX audit_log_action ON audit_log (action, id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;

CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Totals are kept, not counted, so that reading one does not depend on the size of its table.
CREATE TABLE row_counts (
  table_name text PRIMARY KEY,
  total      bigint NOT NULL CHECK (total >= 0)
);
INSERT INTO row_counts (table_name, total) VALUES ('users', 0), ('audit_log', 0);

CREATE FUNCTION keep_row_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  UPDATE row_counts SET total = total + sign * (SELECT count(*) FROM changed) WHERE table_name = TG_TABLE_NAME;
  RETURN NULL;
END $$;

CREATE TRIGGER users_counted_in AFTER INSERT ON users
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count();
CREATE TRIGGER users_counted_out AFTER DELETE ON users
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count();
CREATE TRIGGER audit_log_counted AFTER INSERT ON audit_log
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_row_count();

-- What support writes about a user. The user gets it in the export; it is deleted with the user.
CREATE TABLE support_notes (
  id         uuid PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  author     text NOT NULL,
  text       text NOT NULL CHECK (text <> '' AND length(text) <= 2000),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX support_notes_of_user ON support_notes (user_id, id);

-- Counted per day and kind, never per person: no id, no address and no time of day. The day is one of the operator's time
-- zone. value: the plan, the country, the look or the rule that a kind is counted by; both lists are closed. The row of a
-- day changes often, so its page has free room.
CREATE TABLE daily_figures (
  day   date NOT NULL,
  kind  text NOT NULL,
  value text NOT NULL DEFAULT '',
  total bigint NOT NULL DEFAULT 0,
  cents bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (day, kind, value)
) WITH (fillfactor = 70);

-- Mail.

-- A mail to many users: a change of the terms, a planned outage. The job "announce" adds the mails page by page.
-- after_user_id: the users up to this id have their mail. A job that names another id has run before.
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

-- Mail to send. A row is written in the transaction of what the mail tells; the job "send-mail" sends it. A row says what
-- to write to whom and has no secret: the link in a mail is made when the mail is sent. next_attempt_at: when the job may
-- take the row. Taking it moves the time on, so a row whose sender was killed is due again.
CREATE TABLE mails (
  id              uuid PRIMARY KEY,
  user_id         uuid REFERENCES users (id) ON DELETE CASCADE,
  announcement_id uuid REFERENCES announcements (id),
  kind            text NOT NULL,
  recipient       text NOT NULL,
  language        text NOT NULL CHECK (language ~ '^[a-z]{2}$'),
  details         jsonb NOT NULL DEFAULT '{}',
  created_at      timestamptz NOT NULL DEFAULT now(),
  attempts        integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  sent_at         timestamptz,
  failed_at       timestamptz,
  failure         text
);
CREATE INDEX mails_due ON mails (next_attempt_at) WHERE sent_at IS NULL AND failed_at IS NULL;
-- Other mails are sent before those of announcements.
CREATE INDEX mails_due_first ON mails (next_attempt_at)
  WHERE sent_at IS NULL AND failed_at IS NULL AND announcement_id IS NULL;
CREATE UNIQUE INDEX mails_once_per_announcement ON mails (announcement_id, user_id) WHERE announcement_id IS NOT NULL;
CREATE INDEX mails_of_user ON mails (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX mails_by_age ON mails (created_at);
-- Before a mail is sent, those of the last day to its recipient are counted.
CREATE INDEX mails_by_recipient ON mails (lower(recipient), created_at);

-- Starts the job when the transaction commits. The first node that starts creates the schema of the jobs. The transaction
-- does not fail if the job cannot be added: the job also runs every minute.
CREATE FUNCTION start_sending_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
    PERFORM graphile_worker.add_job('send-mail');
  END IF;
  RETURN NULL;
EXCEPTION WHEN OTHERS THEN
  RAISE WARNING 'the job send-mail was not added: %', SQLERRM;
  RETURN NULL;
END $$;

CREATE TRIGGER mails_start_sending AFTER INSERT ON mails FOR EACH STATEMENT EXECUTE FUNCTION start_sending_mail();
