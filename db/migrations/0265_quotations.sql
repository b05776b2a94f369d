-- Quotations: prices that are frozen for some days, with the tax in them, and what became of them (docs/decisions/176).
CREATE TABLE quotes (
  id text PRIMARY KEY,
  number text NOT NULL UNIQUE,
  -- SHA-256 of every key that opens it: the one that was answered, and one in each mail about it
  key_hashes bytea[] NOT NULL,
  -- SHA-256 of an Idempotency-Key and of all that came with it
  repeat_hash bytea NOT NULL UNIQUE,
  -- who was signed in when it was asked for
  user_id text REFERENCES users,
  name text NOT NULL,
  phone text NOT NULL,
  email text,
  gstin text,
  -- the state that the tax was split for
  place_of_supply text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'sent', 'accepted', 'ordered', 'declined')),
  created_at timestamptz NOT NULL,
  -- the last moment at which its prices hold
  valid_until timestamptz NOT NULL,
  sent_at timestamptz,
  accepted_at timestamptz,
  accepted_by text REFERENCES users,
  declined_at timestamptz,
  order_id text REFERENCES orders,
  CHECK (state NOT IN ('accepted', 'ordered') OR accepted_by IS NOT NULL),
  CHECK ((state = 'ordered') = (order_id IS NOT NULL))
);
CREATE INDEX quotes_by_state ON quotes (state, created_at DESC);
CREATE INDEX quotes_by_end ON quotes (valid_until);
CREATE INDEX ON quotes (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX ON quotes (accepted_by) WHERE accepted_by IS NOT NULL;
CREATE INDEX ON quotes (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX ON quotes (phone);
CREATE INDEX ON quotes (email) WHERE email IS NOT NULL;

CREATE TABLE quote_lines (
  quote_id text NOT NULL REFERENCES quotes ON DELETE CASCADE,
  position int NOT NULL CHECK (position > 0),
  product_id text NOT NULL REFERENCES products,
  variant_id text REFERENCES variants,
  name text NOT NULL,
  variant_name text,
  hsn_code text NOT NULL,
  -- what the goods were entered with, and what the price came to: the rate may go by the value of a piece
  entered_rate int NOT NULL,
  gst_rate int NOT NULL,
  unit text NOT NULL,
  pieces_in_unit int NOT NULL CHECK (pieces_in_unit > 0),
  quantity int NOT NULL CHECK (quantity > 0),
  -- in paise: what the shop asked for a piece in this quantity when it was asked, and what is quoted
  list_price bigint NOT NULL CHECK (list_price > 0),
  unit_price bigint NOT NULL CHECK (unit_price > 0),
  line_total bigint NOT NULL,
  gst bigint NOT NULL,
  cgst bigint NOT NULL,
  sgst bigint NOT NULL,
  igst bigint NOT NULL,
  PRIMARY KEY (quote_id, position),
  UNIQUE NULLS NOT DISTINCT (quote_id, product_id, variant_id),
  CHECK (line_total = unit_price * quantity),
  CHECK (gst = cgst + sgst + igst)
);

-- The last number of each financial year, by the letters that it begins with.
CREATE TABLE quote_series (
  letters text NOT NULL,
  financial_year text NOT NULL,
  last_number int NOT NULL,
  PRIMARY KEY (letters, financial_year)
);

-- A line that an accepted quotation has put into the cart: its price holds from so many pieces on.
ALTER TABLE cart_lines ADD COLUMN quote_id text REFERENCES quotes ON DELETE SET NULL;
ALTER TABLE cart_lines ADD COLUMN quoted_from int;
CREATE INDEX cart_lines_quote ON cart_lines (quote_id) WHERE quote_id IS NOT NULL;
