-- How the people of the shop show who they are: passkeys, codes of an app, recovery codes, a PIN on the counter computer.
ALTER TABLE staff
  -- null: invited, and not come yet
  ADD COLUMN joined_at timestamptz,
  ADD COLUMN last_seen_at timestamptz,
  -- wrong PINs since the last right one; a full sign-in forgives them
  ADD COLUMN pin_tries int NOT NULL DEFAULT 0;

CREATE TABLE staff_passkeys (
  -- base64url, as browsers name it
  credential_id text PRIMARY KEY,
  -- what is shown of it
  id text NOT NULL UNIQUE,
  staff_id text NOT NULL REFERENCES staff ON DELETE CASCADE,
  name text NOT NULL,
  public_key bytea NOT NULL,
  -- how often the key says that it was used; one that goes back is a copy
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX staff_passkeys_of ON staff_passkeys (staff_id);

-- Each is good once.
CREATE TABLE staff_recovery_codes (
  code_hash bytea PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff ON DELETE CASCADE,
  used_at timestamptz
);
CREATE INDEX staff_recovery_codes_of ON staff_recovery_codes (staff_id);

-- The one-time link of an invitation, or of somebody who has lost their factors. A newer one takes its place.
CREATE TABLE staff_links (
  -- the token is made of it and the office's key: nothing here opens a door
  id text PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  staff_id text NOT NULL UNIQUE REFERENCES staff ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

-- What a passkey has to sign, once.
CREATE TABLE staff_challenges (
  id text PRIMARY KEY,
  -- sign-in, step-up: of nobody yet and of one person; add, join: a new key of this person
  purpose text NOT NULL CHECK (purpose IN ('sign-in', 'step-up', 'add', 'join')),
  staff_id text REFERENCES staff ON DELETE CASCADE,
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_challenges_end ON staff_challenges (expires_at);

-- Browsers that somebody has signed in with.
CREATE TABLE staff_browsers (
  id text PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  -- enrolled as a computer that several people share, under this name: a PIN opens a little on it
  counter_name text,
  enrolled_at timestamptz,
  enrolled_by text REFERENCES staff,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  CHECK ((counter_name IS NULL) = (enrolled_at IS NULL))
);
-- Who has signed in there with a full factor: strangers' guesses do not keep these browsers out, and a new one is told of.
CREATE TABLE staff_browser_people (
  browser_id text NOT NULL REFERENCES staff_browsers ON DELETE CASCADE,
  staff_id text NOT NULL REFERENCES staff ON DELETE CASCADE,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (browser_id, staff_id)
);
CREATE INDEX staff_browser_people_of ON staff_browser_people (staff_id);

ALTER TABLE staff_sessions ADD COLUMN browser_id text REFERENCES staff_browsers ON DELETE SET NULL;
CREATE INDEX staff_sessions_browser ON staff_sessions (browser_id) WHERE browser_id IS NOT NULL;
