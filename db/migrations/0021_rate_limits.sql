-- How often something was tried within its window. Lost with a crash of the database, and not worth a write to its log.
CREATE UNLOGGED TABLE rate_limits (
  -- what is counted, and for whom; other people's email addresses and phone numbers stand here as hashes
  key text COLLATE "C" PRIMARY KEY,
  count int NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX ON rate_limits (ends_at);

-- Browsers that have signed in to an account before: strangers' wrong passwords do not keep them out.
CREATE TABLE login_devices (
  -- SHA-256 of the token
  token_hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  last_used_at timestamptz NOT NULL
);
CREATE INDEX ON login_devices (user_id, last_used_at);

-- Codes by mail. In place of password_codes, which running processes of the former version still use.
CREATE TABLE one_time_codes (
  -- SHA-256 of the request that the code belongs to: only who made the request can use up its tries
  request_hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  -- argon2id, PHC string
  code_hash text NOT NULL,
  tries int NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX ON one_time_codes (user_id);
CREATE INDEX ON one_time_codes (expires_at);
