-- What a shopper sees of a session; the id is no token. Defaults: running processes of the former version go on writing.
ALTER TABLE sessions
  ADD COLUMN id text NOT NULL DEFAULT gen_random_uuid()::text,
  ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now(),
  -- in words, such as "Chrome on Android"
  ADD COLUMN device text NOT NULL DEFAULT '',
  -- without its last part
  ADD COLUMN network text NOT NULL DEFAULT '';
CREATE UNIQUE INDEX sessions_id ON sessions (id);

-- Since when the email address is known to be this shopper's: a code that was mailed there came back.
ALTER TABLE users ADD COLUMN email_confirmed_at timestamptz;
