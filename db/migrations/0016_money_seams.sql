-- Lines of a cart beside this one. Volatile, so that it counts what is there when it is called, under the cart's lock: the
-- statement that calls it may have begun before somebody else added a line.
CREATE FUNCTION cart_lines_beside(shopper text, product text, variant text) RETURNS int LANGUAGE sql VOLATILE AS
$$ SELECT count(*)::int FROM cart_lines
   WHERE user_id = shopper AND NOT (product_id = product AND variant_id IS NOT DISTINCT FROM variant) $$;

-- Refunds that the shop did not ask for: made in the provider's dashboard.
CREATE TABLE outside_refunds (
  -- the provider's
  id text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES payments,
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL CHECK (status IN ('pending', 'processed', 'failed')),
  reference text,
  created_at timestamptz NOT NULL
);
CREATE INDEX ON outside_refunds (payment_id);

-- when a shopper's question was last passed on to the provider, and whether a payment was under way; null: no answer
ALTER TABLE checkouts ADD COLUMN asked_at timestamptz, ADD COLUMN under_way boolean;
