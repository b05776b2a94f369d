-- What more pieces cost is a list of {from, price}, both whole and above nothing.
CREATE FUNCTION is_price_breaks(breaks jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT jsonb_array_length(breaks) <= 20 AND NOT EXISTS (
     SELECT FROM jsonb_array_elements(breaks) each
     WHERE NOT coalesce(each ->> 'from' ~ '^[1-9][0-9]{0,4}$' AND each ->> 'price' ~ '^[1-9][0-9]{0,11}$', false)
       OR jsonb_typeof(each -> 'from') <> 'number' OR jsonb_typeof(each -> 'price') <> 'number') $$;

-- A line of a cart holds at most 10,000 pieces (src/shared/limits.ts): what is sold in more could not be bought.
ALTER TABLE products ADD CHECK (is_price_breaks(price_breaks)), ADD CHECK (minimum_quantity <= 10000), ADD CHECK (multiple <= 10000);
ALTER TABLE variants ADD CHECK (is_price_breaks(price_breaks)), ADD CHECK (minimum_quantity <= 10000), ADD CHECK (multiple <= 10000);

-- Whether so many pieces, added to a line of a cart, make a quantity that is sold: at least `fewest`, and whole packs. Volatile, so
-- that it counts what is there when it is called, under the cart's lock, as cart_lines_beside does (0016).
CREATE FUNCTION pieces_fit(shopper text, product text, variant text, added int, fewest int, pack int)
  RETURNS boolean LANGUAGE sql VOLATILE AS
$$ SELECT pieces >= fewest AND pieces % pack = 0 FROM (
     SELECT added + coalesce((SELECT quantity FROM cart_lines
       WHERE user_id = shopper AND product_id = product AND variant_id IS NOT DISTINCT FROM variant), 0) AS pieces
   ) sum $$;

-- Rates of GST by code, each from a day on; read from db/gst-rates.csv at every start, and from files that the owner gives.
CREATE TABLE hsn_rates (
  code text NOT NULL CHECK (code ~ '^[0-9]{4,8}$'),
  description text NOT NULL CHECK (description <> ''),
  -- percent
  rate numeric NOT NULL CHECK (rate BETWEEN 0 AND 40),
  -- the Indian day
  effective_from date NOT NULL,
  -- notification, schedule, entry
  source text NOT NULL,
  PRIMARY KEY (code, effective_from, rate)
);
CREATE TRIGGER hsn_rates_by_command BEFORE INSERT OR UPDATE OR DELETE ON hsn_rates
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

-- Another rate, perhaps another code, of a product from a day on: it holds for whoever reads from the first moment of that day.
CREATE TABLE product_tax_changes (
  id text PRIMARY KEY,
  product_id text NOT NULL REFERENCES products,
  -- null: the code stays
  hsn_code text CHECK (hsn_code ~ '^[0-9]{4,8}$'),
  gst_rate int NOT NULL CHECK (gst_rate BETWEEN 0 AND 40),
  -- the first moment of the Indian day
  effective_from timestamptz NOT NULL,
  set_at timestamptz NOT NULL,
  withdrawn_at timestamptz
);
CREATE UNIQUE INDEX product_tax_changes_day ON product_tax_changes (product_id, effective_from) WHERE withdrawn_at IS NULL;
CREATE INDEX product_tax_changes_next ON product_tax_changes (effective_from) WHERE withdrawn_at IS NULL;
CREATE TRIGGER product_tax_changes_by_command BEFORE INSERT OR UPDATE OR DELETE ON product_tax_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

-- Since when code and rate on the product itself hold: what was entered last counts, so a change from an earlier day is over.
ALTER TABLE products ADD COLUMN tax_since timestamptz NOT NULL DEFAULT '-infinity';
CREATE FUNCTION note_tax_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.tax_since := greatest(NEW.updated_at, OLD.tax_since);
  RETURN NEW;
END $$;
CREATE TRIGGER products_tax_since BEFORE UPDATE ON products FOR EACH ROW
  WHEN ((OLD.hsn_code, OLD.gst_rate) IS DISTINCT FROM (NEW.hsn_code, NEW.gst_rate)) EXECUTE FUNCTION note_tax_since();

-- Goods of the demo shop that were entered under a neighbour's code; the rate is the same.
SELECT set_config('shop.command', '0050', true);
UPDATE products SET hsn_code = known.correct
FROM (VALUES
  ('hacksaw-frame-12in-tubular', '820210', '820299'),
  ('rccb-4-pole-63a-30ma', '853630', '853620'),
  ('motor-run-capacitor', '853225', '853210'),
  ('spray-paint-400ml', '320890', '320820'),
  ('chop-saw-355mm-2000w', '846722', '846150'),
  ('welding-magnet-arrow', '850511', '850590'),
  ('full-body-harness-double-lanyard', '630720', '630790'),
  ('spirit-level-aluminium', '901530', '903180')
) AS known (id, wrong, correct)
WHERE products.id = known.id AND products.hsn_code = known.wrong;
SELECT set_config('shop.command', '', true);
