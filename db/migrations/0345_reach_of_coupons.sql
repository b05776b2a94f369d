-- Coupons for some of the goods, for a first order, and for free delivery (docs/decisions/189).
ALTER TABLE coupons
  ADD COLUMN reach text NOT NULL DEFAULT 'all' CHECK (reach IN ('all', 'categories', 'products')),
  -- ids of categories or products, as reach says
  ADD COLUMN reached text[] NOT NULL DEFAULT '{}',
  ADD COLUMN customers text NOT NULL DEFAULT 'all' CHECK (customers IN ('all', 'first_order')),
  -- the delivery charge becomes 0, and nothing else is taken off: stored as a flat coupon of 0 paise
  ADD COLUMN free_delivery boolean NOT NULL DEFAULT false;
ALTER TABLE coupons ADD CONSTRAINT coupons_reached CHECK ((reach = 'all') = (cardinality(reached) = 0));
-- of value and discount_type (migration 0004)
ALTER TABLE coupons DROP CONSTRAINT coupons_check;
ALTER TABLE coupons ADD CONSTRAINT coupons_value CHECK (CASE WHEN free_delivery THEN discount_type = 'flat' AND value = 0
  ELSE value > 0 AND (discount_type = 'flat' OR value <= 10000) END);

-- What a coupon took off the delivery charge of an order, in paise; delivery_charges is what is left of it.
ALTER TABLE orders ADD COLUMN delivery_waived bigint NOT NULL DEFAULT 0;

-- Whether an account has an order that was not cancelled, beside the one that is being written.
CREATE FUNCTION has_ordered(shopper text, beside text DEFAULT NULL) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT FROM orders WHERE user_id = shopper AND status <> 'cancelled' AND id IS DISTINCT FROM beside)
$$;

-- The names of what a coupon reaches, in its order; null for what is no longer there.
CREATE FUNCTION names_reached(reach text, ids text[]) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(coalesce(c.name, p.name) ORDER BY i.place), '{}')
  FROM unnest(ids) WITH ORDINALITY AS i (id, place)
  LEFT JOIN categories c ON reach = 'categories' AND c.id = i.id
  LEFT JOIN products p ON reach = 'products' AND p.id = i.id
$$;
