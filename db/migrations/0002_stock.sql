-- Stock is a ledger: `stock_items` is its running total, `stock_movements` every cause. Neither can go below zero.
CREATE TABLE stock_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id text NOT NULL REFERENCES products,
  variant_id text REFERENCES variants,
  on_hand int NOT NULL DEFAULT 0 CHECK (on_hand >= 0),
  -- promised to online checkouts that may still be paid
  held int NOT NULL DEFAULT 0 CHECK (held >= 0 AND held <= on_hand),
  UNIQUE NULLS NOT DISTINCT (product_id, variant_id)
);

CREATE TABLE stock_movements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  stock_item_id bigint NOT NULL REFERENCES stock_items,
  kind text NOT NULL CHECK (kind IN ('receive', 'adjust', 'hold', 'release', 'sell', 'return')),
  -- what it did to on_hand and to held
  on_hand_change int NOT NULL,
  held_change int NOT NULL DEFAULT 0,
  order_id text,
  checkout_id text,
  note text,
  created_at timestamptz NOT NULL
);
CREATE INDEX ON stock_movements (stock_item_id, id);
CREATE INDEX ON stock_movements (order_id) WHERE order_id IS NOT NULL;
