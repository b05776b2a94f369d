-- What the shop sells. Ids are readable handles that never change; money is paise.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

CREATE TABLE categories (
  id text PRIMARY KEY,
  name text NOT NULL,
  colour text NOT NULL,
  icon text NOT NULL,
  image text NOT NULL,
  position int NOT NULL
);

CREATE TABLE subcategories (
  id text PRIMARY KEY,
  category_id text NOT NULL REFERENCES categories,
  name text NOT NULL,
  position int NOT NULL
);
CREATE INDEX ON subcategories (category_id, position);

CREATE TABLE labels (
  id text PRIMARY KEY,
  name text NOT NULL,
  position int NOT NULL
);

CREATE TABLE brands (
  id text PRIMARY KEY,
  name text NOT NULL,
  image text NOT NULL,
  banner_image text NOT NULL
);

CREATE TABLE products (
  id text PRIMARY KEY,
  name text NOT NULL,
  brand_id text NOT NULL REFERENCES brands,
  category_id text NOT NULL REFERENCES categories,
  subcategory_id text REFERENCES subcategories,
  description text NOT NULL,
  specifications jsonb NOT NULL DEFAULT '[]',
  hsn_code text NOT NULL CHECK (hsn_code ~ '^[0-9]{4,8}$'),
  gst_rate int NOT NULL CHECK (gst_rate BETWEEN 0 AND 40),
  unit text NOT NULL,
  net_quantity text NOT NULL,
  country_of_origin text NOT NULL,
  price bigint NOT NULL CHECK (price > 0),
  offer_price bigint CHECK (offer_price > 0 AND offer_price <= price),
  -- what the shopper pays: the cheapest variant's, else the product's own; kept by the catalogue's use cases
  selling_price bigint NOT NULL CHECK (selling_price > 0),
  main_image text NOT NULL,
  images text[] NOT NULL,
  -- the sum of what was rated, kept with every review so that lists need no aggregation
  rating_counts int[] NOT NULL DEFAULT '{0,0,0,0,0}' CHECK (cardinality(rating_counts) = 5),
  label_ids text[] NOT NULL DEFAULT '{}',
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
-- each list of the shop is one walk along an index, whatever the sort, with the price at hand to filter by
CREATE INDEX products_newest ON products (created_at DESC, id) INCLUDE (selling_price) WHERE active;
CREATE INDEX products_price ON products (selling_price, id) WHERE active;
CREATE INDEX products_category_newest ON products (category_id, created_at DESC, id) INCLUDE (selling_price) WHERE active;
CREATE INDEX products_category_price ON products (category_id, selling_price, id) WHERE active;
CREATE INDEX products_subcategory_newest ON products (subcategory_id, created_at DESC, id) INCLUDE (selling_price) WHERE active;
CREATE INDEX products_subcategory_price ON products (subcategory_id, selling_price, id) WHERE active;
CREATE INDEX products_labels ON products USING gin (label_ids) WHERE active;
CREATE INDEX products_name ON products USING gin (lower(name) gin_trgm_ops) WHERE active;

CREATE TABLE variants (
  id text PRIMARY KEY,
  product_id text NOT NULL REFERENCES products,
  name text NOT NULL,
  attribute_title text NOT NULL,
  attribute_description text NOT NULL,
  price bigint NOT NULL CHECK (price > 0),
  offer_price bigint CHECK (offer_price > 0 AND offer_price <= price),
  images text[] NOT NULL,
  position int NOT NULL,
  active boolean NOT NULL DEFAULT true
);
CREATE INDEX ON variants (product_id, position);

-- drawn pictures by the hash of their content: whoever serves the shop has them, whatever its disk
CREATE TABLE pictures (
  hash text PRIMARY KEY,
  svg text NOT NULL
);
