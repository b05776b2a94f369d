-- Sales: prices that are cut from one moment to another, with a badge, and that end by themselves (docs/decisions/188).
CREATE TABLE sales (
  id text PRIMARY KEY,
  -- the name of the sale, shown on what it reaches
  badge text NOT NULL CHECK (char_length(badge) BETWEEN 1 AND 24),
  reach text NOT NULL CHECK (reach IN ('products', 'category', 'brand', 'highlight')),
  targets text[] NOT NULL CHECK (cardinality(targets) > 0),
  discount_type text NOT NULL CHECK (discount_type IN ('percentage', 'flat')),
  -- hundredths of a percent, or paise
  value bigint NOT NULL CHECK (value > 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'ended', 'cancelled')),
  -- whoever made it has agreed to sell at or below cost
  below_cost boolean NOT NULL DEFAULT false,
  -- the largest discount of whoever made it, in percent; NULL: without limit
  most_percent int,
  set_by text NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (ends_at > starts_at)
);
CREATE INDEX sales_open ON sales (starts_at, id) WHERE state IN ('waiting', 'running');
CREATE INDEX sales_newest ON sales (created_at DESC, id);
CREATE TRIGGER sales_by_command BEFORE INSERT OR UPDATE OR DELETE ON sales
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

-- What a sale reached when it began: the price before it, and what became of it.
CREATE TABLE sale_goods (
  sale_id text NOT NULL REFERENCES sales,
  product_id text NOT NULL REFERENCES products,
  variant_id text REFERENCES variants,
  -- due: to be written; on: the sale's price is asked; back: the former one is asked again; kept: somebody set another price meanwhile
  state text NOT NULL CHECK (state IN ('due', 'on', 'refused', 'back', 'kept')),
  -- MRP, selling price (NULL: the MRP) and the sale's price in paise, as they were written
  was_price bigint,
  was_offer bigint,
  sale_price bigint CHECK (sale_price > 0 AND sale_price < was_price),
  refusal text,
  UNIQUE NULLS NOT DISTINCT (sale_id, product_id, variant_id),
  CHECK (state IN ('due', 'refused') OR sale_price IS NOT NULL)
);
-- several sales never add up
CREATE UNIQUE INDEX sale_goods_on ON sale_goods (product_id, variant_id) NULLS NOT DISTINCT WHERE state = 'on';
CREATE INDEX sale_goods_open ON sale_goods (sale_id, product_id) WHERE state IN ('due', 'on');
CREATE INDEX sale_goods_product ON sale_goods (product_id);
CREATE INDEX sale_goods_variant ON sale_goods (variant_id) WHERE variant_id IS NOT NULL;
CREATE TRIGGER sale_goods_by_command BEFORE INSERT OR UPDATE OR DELETE ON sale_goods
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

-- The sale that a product is in, for whoever shows it: {id, badge, until, prices: {'' or the variant: paise}}.
ALTER TABLE products ADD COLUMN sale jsonb;
CREATE INDEX products_in_sale ON products (id) WHERE sale IS NOT NULL;
