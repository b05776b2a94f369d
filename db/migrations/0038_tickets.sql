-- Complaints, of people with and without an account, and what was answered (docs/decisions/061).
CREATE TABLE tickets (
  id text PRIMARY KEY,
  -- drawn by lot: it does not say how many there are
  number text NOT NULL UNIQUE,
  -- SHA-256 of every key that opens it: the one that was answered, and one in each mail about it
  key_hashes bytea[] NOT NULL,
  -- SHA-256 of an Idempotency-Key and of all that came with it
  repeat_hash bytea UNIQUE,
  -- who was signed in
  user_id text REFERENCES users,
  name text NOT NULL,
  phone text,
  email text,
  -- as it was typed: it may be no order's
  order_number text,
  state text NOT NULL CHECK (state IN ('open', 'answered', 'solved')),
  created_at timestamptz NOT NULL,
  answer_by timestamptz NOT NULL,
  solve_by timestamptz NOT NULL,
  answered_at timestamptz,
  solved_at timestamptz,
  -- until when something has to be done
  due_at timestamptz GENERATED ALWAYS AS
    (CASE state WHEN 'open' THEN answer_by WHEN 'answered' THEN solve_by END) STORED,
  CHECK (phone IS NOT NULL OR email IS NOT NULL),
  CHECK ((state = 'open') = (answered_at IS NULL)),
  CHECK ((state = 'solved') = (solved_at IS NOT NULL))
);
CREATE INDEX ON tickets (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ON tickets (solved_at DESC) WHERE solved_at IS NOT NULL;
CREATE INDEX ON tickets (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX ON tickets (email) WHERE email IS NOT NULL;
CREATE INDEX ON tickets (phone) WHERE phone IS NOT NULL;

CREATE TABLE ticket_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket_id text NOT NULL REFERENCES tickets ON DELETE CASCADE,
  author text NOT NULL CHECK (author IN ('person', 'shop')),
  text text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX ON ticket_messages (ticket_id, id);
