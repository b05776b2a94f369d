-- Bargains: the owner says of which goods an offer is answered, from how many pieces on and down to what (docs/decisions/208).
CREATE TABLE bargain_terms (
  id text PRIMARY KEY,
  product_id text NOT NULL REFERENCES products,
  -- NULL: all variants that have no terms of their own, or a product without variants
  variant_id text REFERENCES variants,
  from_quantity int NOT NULL CHECK (from_quantity BETWEEN 2 AND 10000),
  floor_type text NOT NULL CHECK (floor_type IN ('percentage', 'flat')),
  -- hundredths of a percent off the price of one piece, or paise a piece
  floor_value bigint NOT NULL CHECK (floor_value > 0),
  counter_offers int NOT NULL CHECK (counter_offers BETWEEN 1 AND 3),
  -- whoever set it, and may see costs, has agreed to sell below cost
  below_cost boolean NOT NULL DEFAULT false,
  active boolean NOT NULL DEFAULT true,
  -- what the counter-offers are drawn from, told to nobody
  seed text NOT NULL,
  set_by text NOT NULL,
  set_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (product_id, variant_id)
);
CREATE INDEX bargain_terms_variant ON bargain_terms (variant_id) WHERE variant_id IS NOT NULL;
CREATE TRIGGER bargain_terms_by_command BEFORE INSERT OR UPDATE OR DELETE ON bargain_terms
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();

-- Deals: what a shopper offered for so many pieces, what the shop asks, and the price that was agreed.
CREATE TABLE deals (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  product_id text NOT NULL REFERENCES products,
  variant_id text REFERENCES variants,
  quantity int NOT NULL CHECK (quantity > 0),
  -- paise a piece: asked without a deal, the counter-offers from first to last, the last offer, and what was agreed
  list_price bigint NOT NULL CHECK (list_price > 0),
  asks bigint[] NOT NULL CHECK (cardinality(asks) BETWEEN 1 AND 3),
  offered_price bigint NOT NULL CHECK (offered_price > 0),
  agreed_price bigint CHECK (agreed_price > 0 AND agreed_price < list_price),
  -- offers that were made, accepted or not
  offers int NOT NULL CHECK (offers BETWEEN 1 AND cardinality(asks)),
  -- in percent: the online discount when the first offer was made, which is the most that is taken off a dealt line
  online_percent int NOT NULL CHECK (online_percent BETWEEN 0 AND 100),
  state text NOT NULL CHECK (state IN ('open', 'taken', 'used', 'ended')),
  created_at timestamptz NOT NULL,
  -- the last moment at which the counter-offer, or the agreed price, holds
  ends_at timestamptz NOT NULL,
  taken_at timestamptz,
  order_id text REFERENCES orders,
  CHECK (state NOT IN ('taken', 'used') OR agreed_price IS NOT NULL),
  CHECK ((state = 'used') = (order_id IS NOT NULL))
);
-- one at a time for each shopper
CREATE UNIQUE INDEX deals_of_shopper ON deals (user_id) WHERE state IN ('open', 'taken');
CREATE INDEX deals_by_user ON deals (user_id);
CREATE INDEX deals_newest ON deals (created_at DESC, id);
CREATE INDEX deals_product ON deals (product_id);
CREATE INDEX deals_variant ON deals (variant_id) WHERE variant_id IS NOT NULL;
CREATE INDEX deals_order ON deals (order_id) WHERE order_id IS NOT NULL;
