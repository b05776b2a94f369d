-- What is wrong with the shop now, and since when: written by the shop itself once a minute, gone when it is right again.
CREATE TABLE health_problems (
  -- of the check that found it
  name text PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('warn', 'bad')),
  since timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  -- when people were told of it
  told_at timestamptz
);

-- Cash that is to be paid back is looked for with every look at the shop's health.
CREATE INDEX orders_cash_back ON orders (updated_at) WHERE payment_method = 'cod' AND payment_status = 'refund_pending';
