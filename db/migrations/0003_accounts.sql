CREATE TABLE users (
  id text PRIMARY KEY,
  username text NOT NULL,
  phonenumber text NOT NULL UNIQUE,
  -- lower case
  email text UNIQUE,
  -- argon2id, PHC string; null for reviewers of the demo shop, who cannot log in
  password_hash text,
  image text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE sessions (
  -- SHA-256 of the token: the token itself is never stored
  token_hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX ON sessions (user_id);
CREATE INDEX ON sessions (expires_at);

CREATE TABLE addresses (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  label text NOT NULL,
  full_name text NOT NULL,
  building text NOT NULL,
  street text NOT NULL,
  landmark text NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  pincode text NOT NULL,
  phone text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX ON addresses (user_id, created_at);

CREATE TABLE password_codes (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- argon2id, PHC string: six digits would be found from a fast hash in no time
  code_hash text NOT NULL,
  tries int NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);

CREATE TABLE subscribers (
  id text PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL UNIQUE,
  phone text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);
