-- From whom the shop buys, what came in by which bill, where it lies, and when to order more.

-- Why a count was put right; null: sold, received, or put right before there were reasons.
ALTER TABLE stock_movements
  ADD COLUMN reason text CHECK (reason IN ('damaged', 'lost', 'found', 'own_use', 'sample', 'count'));

-- What was sold since a day is read from the newest end of the ledger alone.
CREATE INDEX stock_sold ON stock_movements (created_at) INCLUDE (stock_item_id, on_hand_change)
  WHERE kind IN ('sell', 'return');

-- Where something lies. Apart from stock_items, whose rows every order writes.
CREATE TABLE stock_places (
  stock_item_id bigint PRIMARY KEY REFERENCES stock_items,
  shelf text CHECK (shelf <> ''),
  -- order more at so many free and incoming pieces; null: by what is sold
  reorder_point int CHECK (reorder_point >= 0),
  version int NOT NULL DEFAULT 1
);
CREATE INDEX ON stock_places (shelf);

-- How fast something sells: made anew from the ledger, nobody's own word.
CREATE TABLE stock_pace (
  stock_item_id bigint PRIMARY KEY REFERENCES stock_items,
  -- pieces sold and not given back in the last `days` days
  sold int NOT NULL CHECK (sold > 0),
  days int NOT NULL CHECK (days > 0)
);
CREATE TABLE stock_pace_counts (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  counted_at timestamptz NOT NULL
);

CREATE TABLE suppliers (
  id text PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  phone text CHECK (phone ~ '^\d{10}$'),
  email text CHECK (email <> ''),
  gstin text CHECK (gstin ~ '^[0-9A-Z]{15}$'),
  -- from the order to the goods
  delivery_days int NOT NULL CHECK (delivery_days BETWEEN 0 AND 365),
  note text NOT NULL DEFAULT '',
  active boolean NOT NULL DEFAULT true,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX suppliers_name ON suppliers (lower(name));

-- Who supplies what.
CREATE TABLE supplier_items (
  supplier_id text NOT NULL REFERENCES suppliers,
  stock_item_id bigint NOT NULL REFERENCES stock_items,
  -- what the supplier calls it
  code text CHECK (code <> ''),
  -- it is sold in packs of so many
  pack int NOT NULL DEFAULT 1 CHECK (pack > 0),
  -- it is ordered from this one
  usual boolean NOT NULL DEFAULT false,
  PRIMARY KEY (supplier_id, stock_item_id)
);
CREATE UNIQUE INDEX supplier_items_usual ON supplier_items (stock_item_id) WHERE usual;
CREATE INDEX supplier_items_item ON supplier_items (stock_item_id);

-- What was ordered from a supplier and is on its way; what has come of it stands in the receipts.
CREATE TABLE purchases (
  id text PRIMARY KEY,
  number int GENERATED ALWAYS AS IDENTITY UNIQUE,
  supplier_id text NOT NULL REFERENCES suppliers,
  ordered_at timestamptz NOT NULL,
  -- called off, or no more of it is waited for
  closed_at timestamptz,
  -- the bills for it have brought everything
  complete boolean NOT NULL DEFAULT false
);
CREATE INDEX purchases_open ON purchases (ordered_at, id) WHERE closed_at IS NULL AND NOT complete;
CREATE TABLE purchase_lines (
  purchase_id text NOT NULL REFERENCES purchases,
  stock_item_id bigint NOT NULL REFERENCES stock_items,
  quantity int NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (purchase_id, stock_item_id)
);

-- A supplier's bill, as its goods came in. Its movements are those of its command.
CREATE TABLE receipts (
  id text PRIMARY KEY,
  supplier_id text NOT NULL REFERENCES suppliers,
  purchase_id text REFERENCES purchases,
  bill_number text NOT NULL CHECK (bill_number <> ''),
  -- as it is compared: without spaces, in capitals
  bill_key text NOT NULL CHECK (bill_key <> ''),
  bill_date date NOT NULL,
  -- '2026-27': suppliers number anew each April
  financial_year text NOT NULL,
  received_at timestamptz NOT NULL,
  command_id text NOT NULL UNIQUE,
  -- by which it was taken back
  withdrawn_command_id text UNIQUE
);
CREATE UNIQUE INDEX receipts_once ON receipts (supplier_id, financial_year, bill_key) WHERE withdrawn_command_id IS NULL;
CREATE INDEX ON receipts (received_at, id);
CREATE INDEX ON receipts (purchase_id) WHERE purchase_id IS NOT NULL;
CREATE TABLE receipt_lines (
  receipt_id text NOT NULL REFERENCES receipts,
  position int NOT NULL,
  stock_item_id bigint NOT NULL REFERENCES stock_items,
  quantity int NOT NULL CHECK (quantity > 0),
  -- paise of one piece, without GST; null: not said
  cost bigint CHECK (cost >= 0),
  -- paise, as it is printed on the goods; null: not said
  mrp bigint CHECK (mrp > 0),
  -- how many there were before it, without what was taken back since: by these the average is made
  before int NOT NULL CHECK (before >= 0),
  PRIMARY KEY (receipt_id, position)
);
CREATE INDEX ON receipt_lines (stock_item_id);

-- What one piece has cost: the moving average, and the last bill's.
CREATE TABLE item_costs (
  stock_item_id bigint PRIMARY KEY REFERENCES stock_items,
  average bigint NOT NULL CHECK (average >= 0),
  last bigint NOT NULL CHECK (last >= 0)
);

DO $$
DECLARE
  written text;
BEGIN
  FOREACH written IN ARRAY ARRAY['stock_places', 'suppliers', 'supplier_items', 'purchases', 'purchase_lines', 'receipts',
    'receipt_lines', 'item_costs'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW '
      'EXECUTE FUNCTION refuse_without_command()', written || '_by_command', written);
  END LOOP;
END $$;
