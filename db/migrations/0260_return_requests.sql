-- Shoppers ask to send pieces of a delivered order back, or to cancel a confirmed one (docs/decisions/175). Nothing is refunded by it.
CREATE TABLE return_requests (
  id text PRIMARY KEY,
  -- drawn by lot: it does not say how many there are
  number text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('return', 'cancel')),
  order_id text NOT NULL REFERENCES orders,
  user_id text NOT NULL REFERENCES users,
  why text CHECK (why IN ('wrong', 'damaged', 'defective', 'not_needed', 'other')),
  text text NOT NULL DEFAULT '',
  state text NOT NULL CHECK (state IN ('asked', 'accepted', 'refused', 'picked_up', 'arrived', 'inspected', 'refunded')),
  -- SHA-256 of an Idempotency-Key and of all that came with it
  repeat_hash bytea UNIQUE,
  created_at timestamptz NOT NULL,
  answer_by timestamptz NOT NULL,
  -- something is still to be done; a cancellation that is accepted is done
  is_open boolean NOT NULL GENERATED ALWAYS AS
    (state IN ('asked', 'picked_up', 'arrived', 'inspected') OR (state = 'accepted' AND kind = 'return')) STORED,
  CHECK ((kind = 'return') = (why IS NOT NULL)),
  CHECK (kind = 'return' OR state IN ('asked', 'accepted', 'refused'))
);
CREATE UNIQUE INDEX return_requests_one_cancellation ON return_requests (order_id) WHERE kind = 'cancel' AND state = 'asked';
CREATE INDEX ON return_requests (order_id);
CREATE INDEX ON return_requests (user_id, created_at DESC);
CREATE INDEX return_requests_open ON return_requests (answer_by, id) WHERE is_open;
CREATE INDEX return_requests_closed ON return_requests (created_at DESC, id) WHERE NOT is_open;

CREATE TABLE return_request_lines (
  request_id text NOT NULL REFERENCES return_requests ON DELETE CASCADE,
  -- of the order's line
  position int NOT NULL,
  pieces int NOT NULL CHECK (pieces > 0),
  PRIMARY KEY (request_id, position)
);

-- Only the shopper and the shop see them: they are in no public folder, part of every backup, and gone with their request.
CREATE TABLE return_request_photos (
  id text PRIMARY KEY,
  request_id text NOT NULL REFERENCES return_requests ON DELETE CASCADE,
  position int NOT NULL,
  -- WebP
  content bytea NOT NULL,
  UNIQUE (request_id, position)
);

CREATE TABLE return_request_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id text NOT NULL REFERENCES return_requests ON DELETE CASCADE,
  state text NOT NULL,
  -- what the shopper reads beside it: the reason of a refusal, the reference of a refund
  note text NOT NULL DEFAULT '',
  -- who of the shop; NULL: the shopper
  by_name text,
  created_at timestamptz NOT NULL
);
CREATE INDEX ON return_request_steps (request_id, id);
