-- Products as people of the shop write and list them.

-- A draft may lack what a product on sale may not.
ALTER TABLE products DROP CONSTRAINT products_hsn_code_check;
ALTER TABLE products ADD CONSTRAINT products_hsn_code_check CHECK (hsn_code ~ '^[0-9]{4,8}$' OR (hsn_code = '' AND NOT active));

-- What a picture shows, by its address; without words it is the product's name.
ALTER TABLE products ADD COLUMN image_words jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(image_words) = 'object');

-- The office's list: what is not on sale is in it, too. Each sort is a walk along an index, as in the shop.
CREATE INDEX products_office_changed ON products (updated_at DESC, id);
CREATE INDEX products_office_name ON products (lower(name), id);
CREATE INDEX products_office_price ON products (selling_price, id);
CREATE INDEX products_office_category ON products (category_id, updated_at DESC, id);
CREATE INDEX products_office_brand ON products (brand_id, updated_at DESC, id);
CREATE INDEX products_office_words ON products USING gin (lower(name || ' ' || id) gin_trgm_ops);
-- few among many: a walk along another index would look at all others first
CREATE INDEX products_office_off ON products (updated_at DESC, id) WHERE NOT active;
CREATE INDEX products_office_no_hsn ON products (updated_at DESC, id) WHERE hsn_code = '';
CREATE INDEX products_office_no_picture ON products (updated_at DESC, id) WHERE images = '{}';
-- when something was sold last, and in how many orders it is
CREATE INDEX order_lines_product ON order_lines (product_id, order_id);
CREATE INDEX cart_lines_product ON cart_lines (product_id);

-- Prices of a later day: put in force by the shop itself, as a command of its own.
CREATE TABLE scheduled_prices (
  id text PRIMARY KEY,
  product_id text NOT NULL REFERENCES products,
  variant_id text REFERENCES variants,
  price bigint NOT NULL CHECK (price > 0),
  offer_price bigint CHECK (offer_price > 0 AND offer_price <= price),
  comes_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'applied', 'cancelled', 'refused')),
  -- why it could not be put in force
  refusal text,
  set_by text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX scheduled_prices_due ON scheduled_prices (comes_at, id) WHERE state = 'waiting';
CREATE INDEX scheduled_prices_product ON scheduled_prices (product_id, comes_at);
CREATE UNIQUE INDEX scheduled_prices_moment ON scheduled_prices (product_id, variant_id, comes_at) NULLS NOT DISTINCT
  WHERE state = 'waiting';
CREATE TRIGGER scheduled_prices_by_command BEFORE INSERT OR UPDATE OR DELETE ON scheduled_prices
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

-- Thousands of products may change in one statement: the search is renewed once for all of them, and where only the price is
-- another one its words are left alone (0009 did so row by row).
CREATE FUNCTION renew_updated_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  renewed text[];
BEGIN
  SELECT array_agg(n.id) INTO renewed FROM new_rows n JOIN old_rows o ON o.id = n.id
    WHERE (n.name, n.brand_id, n.category_id, n.subcategory_id, n.label_ids, n.created_at, n.active)
      IS DISTINCT FROM (o.name, o.brand_id, o.category_id, o.subcategory_id, o.label_ids, o.created_at, o.active);
  IF renewed IS NOT NULL THEN
    PERFORM renew_product_search(renewed);
  END IF;
  UPDATE product_search s SET selling_price = n.selling_price FROM new_rows n
    WHERE s.id = n.id AND s.selling_price <> n.selling_price;
  RETURN NULL;
END $$;
DROP TRIGGER search_updated ON products;
CREATE TRIGGER search_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION renew_updated_products();

CREATE FUNCTION renew_products_of_updated_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  renewed text[];
BEGIN
  SELECT array_agg(DISTINCT id) INTO renewed FROM (
    SELECT unnest(ARRAY[n.product_id, o.product_id]) AS id FROM new_rows n JOIN old_rows o ON o.id = n.id
     WHERE (n.name, n.attribute_description, n.active, n.product_id)
       IS DISTINCT FROM (o.name, o.attribute_description, o.active, o.product_id)
  ) AS changed;
  IF renewed IS NOT NULL THEN
    PERFORM renew_product_search(renewed);
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER search_updated ON variants;
CREATE TRIGGER search_updated AFTER UPDATE ON variants REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION renew_products_of_updated_variants();
DROP FUNCTION renew_product_of_variant();
