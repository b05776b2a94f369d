-- Online payment. A checkout is a frozen cart that may be paid; a captured payment becomes one order or one refund; the
-- journal says where every paisa is.

CREATE TABLE checkouts (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  -- open: holds its stock and coupon use. settled: became an order. expired: the hold is over, a late payment may still
  -- become an order. withdrawn: the cart was ordered otherwise, a late payment goes back
  status text NOT NULL CHECK (status IN ('open', 'settled', 'expired', 'withdrawn')),
  -- what was frozen: lines, prices, breakdown, coupon, address (server/orders/draft-order.ts)
  draft jsonb NOT NULL,
  -- the same cart, prices and address have the same one
  fingerprint text NOT NULL,
  coupon_id text REFERENCES coupons,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  provider_order_id text UNIQUE,
  order_id text UNIQUE REFERENCES orders,
  expires_at timestamptz NOT NULL,
  -- when the provider is asked next; null: never again
  ask_at timestamptz,
  -- times in a row that it gave no answer
  failed_asks int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((status = 'settled') = (order_id IS NOT NULL))
);
-- a shopper has one open checkout at most
CREATE UNIQUE INDEX checkouts_open ON checkouts (user_id) WHERE status = 'open';
CREATE INDEX ON checkouts (ask_at) WHERE ask_at IS NOT NULL;
CREATE INDEX ON checkouts (user_id, fingerprint);

-- what open checkouts hold: the causes of stock_items.held
CREATE TABLE checkout_holds (
  checkout_id text NOT NULL REFERENCES checkouts,
  user_id text NOT NULL,
  product_id text NOT NULL,
  variant_id text,
  quantity int NOT NULL CHECK (quantity > 0),
  UNIQUE NULLS NOT DISTINCT (user_id, product_id, variant_id)
);
CREATE INDEX ON checkout_holds (checkout_id);

-- Pieces that this shopper's own open checkout holds: to the shopper they are still there.
CREATE FUNCTION held_for(shopper text, product text, variant text) RETURNS int LANGUAGE sql STABLE PARALLEL SAFE AS
$$ SELECT coalesce((SELECT quantity FROM checkout_holds
     WHERE user_id = shopper AND product_id = product AND variant_id IS NOT DISTINCT FROM variant), 0) $$;

-- The use of a coupon that this shopper's own open checkout holds: to the shopper it is still free.
CREATE FUNCTION coupon_held_for(shopper text, coupon text) RETURNS int LANGUAGE sql STABLE PARALLEL SAFE AS
$$ SELECT count(*)::int FROM checkouts WHERE user_id = shopper AND status = 'open' AND coupon_id = coupon $$;

-- captured payments only: money that the shop was given
CREATE TABLE payments (
  -- the provider's
  id text PRIMARY KEY,
  checkout_id text NOT NULL REFERENCES checkouts,
  -- null: it became no order, and goes back
  order_id text UNIQUE REFERENCES orders,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  method text NOT NULL,
  card_last4 text,
  card_network text,
  -- masked
  vpa text,
  status text NOT NULL CHECK (status IN ('captured', 'refund_pending', 'refunded')),
  paid_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX ON payments (checkout_id);
CREATE INDEX ON payments (created_at);

CREATE TABLE refunds (
  id text PRIMARY KEY,
  -- a payment goes back once, and all of it
  payment_id text NOT NULL UNIQUE REFERENCES payments,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('order_cancelled', 'order_returned', 'amount_differs', 'out_of_stock',
    'coupon_used_up', 'second_payment', 'ordered_otherwise', 'refunded_by_provider')),
  -- queued: to be asked for. pending: the provider has it. processed: the bank has it
  status text NOT NULL CHECK (status IN ('queued', 'pending', 'processed')),
  -- a refund that the bank refused is asked for anew, under a new key
  idempotency_key text NOT NULL UNIQUE,
  provider_refund_id text UNIQUE,
  -- ARN, RRN or UTR
  reference text,
  tries int NOT NULL DEFAULT 0,
  due_at timestamptz,
  last_error text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((status = 'processed') = (due_at IS NULL)),
  CHECK (status = 'queued' OR provider_refund_id IS NOT NULL)
);
CREATE INDEX ON refunds (due_at) WHERE due_at IS NOT NULL;

-- Append-only. A captured payment is +amount on `captured`; the order or the refund that it goes to is -amount, so that
-- each payment's rows always add up to 0. Money that leaves an order again is +amount on `order`.
CREATE TABLE journal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account text NOT NULL CHECK (account IN ('captured', 'order', 'refund')),
  payment_id text NOT NULL REFERENCES payments,
  order_id text REFERENCES orders,
  refund_id text REFERENCES refunds,
  amount bigint NOT NULL CHECK (amount <> 0),
  created_at timestamptz NOT NULL,
  CHECK ((account = 'order') = (order_id IS NOT NULL)),
  CHECK ((account = 'refund') = (refund_id IS NOT NULL))
);
CREATE INDEX ON journal (payment_id);
CREATE UNIQUE INDEX journal_captured_once ON journal (payment_id) WHERE account = 'captured';

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'the journal is only added to'; END $$;
CREATE TRIGGER journal_is_append_only BEFORE UPDATE OR DELETE ON journal
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Webhooks as they came, each event once.
CREATE TABLE webhook_events (
  id text PRIMARY KEY,
  event text NOT NULL,
  payment jsonb,
  refund jsonb,
  tries int NOT NULL DEFAULT 0,
  due_at timestamptz,
  last_error text,
  received_at timestamptz NOT NULL
);
CREATE INDEX ON webhook_events (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX ON webhook_events (received_at);
