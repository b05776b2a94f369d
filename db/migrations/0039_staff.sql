-- The people who run the shop. They are no shoppers: other tables, other sessions, another cookie.
CREATE TABLE staff (
  id text PRIMARY KEY,
  name text NOT NULL,
  -- as it is compared: trimmed, lower case, NFC
  email text NOT NULL UNIQUE,
  roles text[] NOT NULL CHECK (roles <@ ARRAY['owner', 'manager', 'counter', 'packer', 'accountant'] AND cardinality(roles) > 0),
  -- what was set for this person instead of the roles' own (shared/office/permissions)
  limits jsonb NOT NULL DEFAULT '{}',
  password_hash text,
  -- sealed with the office's key
  totp_secret bytea,
  -- a step of 30 s is good once
  totp_last_step bigint,
  pin_hash text,
  active boolean NOT NULL DEFAULT true,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE staff_sessions (
  token_hash bytea PRIMARY KEY,
  -- what is shown of it; no token
  id text NOT NULL UNIQUE,
  staff_id text NOT NULL REFERENCES staff ON DELETE CASCADE,
  -- `pin`: opened on the counter computer by a PIN, for little
  factor text NOT NULL CHECK (factor IN ('full', 'pin')),
  -- a computer that several people use: it rests for less time
  shared boolean NOT NULL DEFAULT false,
  stepped_up_at timestamptz,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  device text NOT NULL,
  network text NOT NULL
);
CREATE INDEX staff_sessions_of ON staff_sessions (staff_id);
