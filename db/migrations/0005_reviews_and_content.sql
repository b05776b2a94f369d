CREATE TABLE reviews (
  id text PRIMARY KEY,
  product_id text NOT NULL REFERENCES products,
  user_id text NOT NULL REFERENCES users,
  rating int NOT NULL CHECK (rating BETWEEN 1 AND 5),
  review text NOT NULL,
  media text,
  media_type text CHECK (media_type IN ('image', 'video')),
  created_at timestamptz NOT NULL,
  UNIQUE (product_id, user_id),
  CHECK ((media IS NULL) = (media_type IS NULL))
);
CREATE INDEX ON reviews (product_id, created_at DESC, id);

CREATE TABLE banners (
  id text PRIMARY KEY,
  banner_for text NOT NULL CHECK (banner_for IN ('hero', 'product')),
  image text NOT NULL,
  alt text NOT NULL,
  title text NOT NULL,
  subtitle text NOT NULL,
  link text NOT NULL,
  brand_id text REFERENCES brands,
  position int NOT NULL
);

CREATE TABLE category_banners (
  id text PRIMARY KEY,
  category_id text NOT NULL REFERENCES categories,
  image text NOT NULL,
  title text NOT NULL,
  percentage int NOT NULL CHECK (percentage BETWEEN 1 AND 99),
  position int NOT NULL
);

CREATE TABLE offer_banners (
  id text PRIMARY KEY,
  title text NOT NULL,
  subtitle text NOT NULL,
  description text NOT NULL,
  -- percent, or paise
  offer_value bigint NOT NULL CHECK (offer_value > 0),
  offer_type text NOT NULL CHECK (offer_type IN ('percentage', 'rupee')),
  image text NOT NULL,
  link text NOT NULL,
  position int NOT NULL
);

-- what leaves the shop: written in the transaction of the change that causes it, sent afterwards, retried
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  -- the same event is never queued twice
  event_key text NOT NULL UNIQUE,
  payload jsonb NOT NULL,
  tries int NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  sent_at timestamptz,
  last_error text,
  created_at timestamptz NOT NULL
);
CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL;
