-- The sandbox payment provider, used while the shop has no account at Razorpay. No money moves here: these tables are
-- the books of a provider that is only played, kept apart from the shop's own.

CREATE TABLE sandbox_keys (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  key_id text NOT NULL,
  key_secret text NOT NULL,
  webhook_secret text NOT NULL
);

CREATE TABLE sandbox_orders (
  id text PRIMARY KEY,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  receipt text,
  notes jsonb NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  -- a payment that is authorised later than this is given back, not captured
  expiry_minutes int,
  created_at timestamptz NOT NULL
);
CREATE INDEX ON sandbox_orders (receipt);

CREATE TABLE sandbox_payments (
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES sandbox_orders,
  amount bigint NOT NULL,
  currency text NOT NULL,
  status text NOT NULL CHECK (status IN ('created', 'authorized', 'captured', 'failed')),
  captured boolean NOT NULL DEFAULT false,
  method text NOT NULL CHECK (method IN ('card', 'upi')),
  -- of a card only what may be kept: the last four digits and the network
  card_last4 text,
  card_network text,
  vpa text,
  email text,
  contact text,
  -- what the bank will say once the shopper has answered it
  outcome text NOT NULL,
  error_reason text,
  -- who has to do something next: the shopper (a one-time password) or the bank; null: it is answered
  waits_for text CHECK (waits_for IN ('shopper', 'bank')),
  -- when the bank answers late, or the payment fails because nobody finished it
  answer_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX ON sandbox_payments (order_id, created_at);
CREATE INDEX ON sandbox_payments (answer_at) WHERE answer_at IS NOT NULL;

CREATE TABLE sandbox_refunds (
  id text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES sandbox_payments,
  amount bigint NOT NULL CHECK (amount > 0),
  receipt text,
  notes jsonb NOT NULL,
  speed text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'processed', 'failed')),
  reference text,
  -- X-Refund-Idempotency, and what was asked for under it
  idempotency_key text UNIQUE,
  asked text,
  -- when the bank has it
  process_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX ON sandbox_refunds (payment_id, created_at);
CREATE INDEX ON sandbox_refunds (process_at) WHERE process_at IS NOT NULL;

-- Webhooks on their way to the shop. A copy has the event id of the first.
CREATE TABLE sandbox_webhooks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id text NOT NULL,
  event text NOT NULL,
  body text NOT NULL,
  tries int NOT NULL DEFAULT 0,
  due_at timestamptz,
  delivered_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX ON sandbox_webhooks (due_at) WHERE delivered_at IS NULL;
