-- The last cart that a shopper emptied, for a day: it can be put back. What is ordered leaves it: a cart is sold once.
CREATE TABLE cleared_carts (
  user_id text PRIMARY KEY REFERENCES carts ON DELETE CASCADE,
  coupon_id text,
  cleared_at timestamptz NOT NULL
);
CREATE INDEX cleared_carts_by_age ON cleared_carts (cleared_at);

CREATE TABLE cleared_cart_lines (
  user_id text NOT NULL REFERENCES cleared_carts ON DELETE CASCADE,
  product_id text NOT NULL,
  variant_id text,
  quantity int NOT NULL CHECK (quantity > 0),
  -- as the lines stood in the cart
  position int NOT NULL,
  UNIQUE NULLS NOT DISTINCT (user_id, product_id, variant_id)
);
