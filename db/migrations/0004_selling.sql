CREATE TABLE coupons (
  id text PRIMARY KEY,
  -- upper case
  code text NOT NULL UNIQUE,
  description text NOT NULL,
  terms text NOT NULL,
  discount_type text NOT NULL CHECK (discount_type IN ('percentage', 'flat')),
  -- hundredths of a percent, or paise
  value bigint NOT NULL CHECK (value > 0 AND (discount_type = 'flat' OR value <= 10000)),
  minimum_amount bigint CHECK (minimum_amount > 0),
  maximum_discount bigint CHECK (maximum_discount > 0),
  valid_from timestamptz NOT NULL,
  valid_until timestamptz,
  total_limit int CHECK (total_limit > 0),
  per_shopper_limit int CHECK (per_shopper_limit > 0),
  uses int NOT NULL DEFAULT 0 CHECK (uses >= 0 AND (total_limit IS NULL OR uses <= total_limit)),
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL
);

-- uses of a coupon by one shopper, counted up and down in the transaction that places or cancels the order
CREATE TABLE coupon_uses (
  coupon_id text NOT NULL REFERENCES coupons,
  user_id text NOT NULL REFERENCES users,
  uses int NOT NULL CHECK (uses >= 0),
  PRIMARY KEY (coupon_id, user_id)
);

-- one row a shopper: locking it makes everything that happens to a cart happen one after the other
CREATE TABLE carts (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  coupon_id text REFERENCES coupons,
  updated_at timestamptz NOT NULL
);

CREATE TABLE cart_lines (
  user_id text NOT NULL REFERENCES carts ON DELETE CASCADE,
  product_id text NOT NULL REFERENCES products,
  variant_id text REFERENCES variants,
  quantity int NOT NULL CHECK (quantity > 0),
  added_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (user_id, product_id, variant_id)
);

CREATE SEQUENCE order_numbers START 100001;

CREATE TABLE orders (
  id text PRIMARY KEY,
  number text NOT NULL UNIQUE,
  user_id text NOT NULL REFERENCES users,
  status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered', 'cancelled', 'returned')),
  payment_method text NOT NULL CHECK (payment_method IN ('cod', 'online')),
  payment_status text NOT NULL CHECK (payment_status IN ('due', 'paid', 'collected', 'refund_pending', 'refunded')),
  -- the breakdown that it was sold at, in paise (domain/pricing)
  sub_total bigint NOT NULL,
  coupon_discount bigint NOT NULL,
  delivery_charges bigint NOT NULL,
  online_discount bigint NOT NULL,
  payable bigint NOT NULL CHECK (payable >= 0),
  gst bigint NOT NULL,
  cgst bigint NOT NULL,
  sgst bigint NOT NULL,
  igst bigint NOT NULL,
  coupon_id text REFERENCES coupons,
  coupon_code text,
  coupon_type text,
  delivery_address jsonb NOT NULL,
  idempotency_key text,
  expected_delivery timestamptz NOT NULL,
  delivered_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (payable = sub_total - coupon_discount + delivery_charges - online_discount),
  CHECK (gst = cgst + sgst + igst),
  CHECK ((coupon_id IS NULL) = (coupon_code IS NULL)),
  UNIQUE (user_id, idempotency_key)
);
CREATE INDEX ON orders (user_id, created_at DESC, id);
CREATE INDEX ON orders (status, created_at);

CREATE TABLE order_lines (
  order_id text NOT NULL REFERENCES orders,
  position int NOT NULL,
  product_id text NOT NULL,
  variant_id text,
  name text NOT NULL,
  variant_name text,
  image text NOT NULL,
  quantity int NOT NULL CHECK (quantity > 0),
  unit_price bigint NOT NULL,
  hsn_code text NOT NULL,
  gst_rate int NOT NULL,
  discount_share bigint NOT NULL,
  line_total bigint NOT NULL,
  gst bigint NOT NULL,
  cgst bigint NOT NULL,
  sgst bigint NOT NULL,
  igst bigint NOT NULL,
  PRIMARY KEY (order_id, position),
  CHECK (line_total = unit_price * quantity - discount_share)
);

-- every move of every order, with who made it
CREATE TABLE order_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders,
  from_status text,
  to_status text NOT NULL,
  moved_by text NOT NULL CHECK (moved_by IN ('shopper', 'owner', 'system')),
  created_at timestamptz NOT NULL
);
CREATE INDEX ON order_moves (order_id, id);
