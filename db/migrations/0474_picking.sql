-- Walks along the shelves for several orders at once (docs/decisions/214). A walk is a person's; an order is on one at a time.
CREATE TABLE pick_walks (
  id text PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff,
  created_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE UNIQUE INDEX pick_walks_one_open ON pick_walks (staff_id) WHERE ended_at IS NULL;

-- How far an order is: one row, with the walk that it is or was on last.
CREATE TABLE pick_orders (
  order_id text PRIMARY KEY REFERENCES orders,
  walk_id text NOT NULL REFERENCES pick_walks,
  -- part: its walk was left with some of it taken; none: nothing of it is taken
  state text NOT NULL CHECK (state IN ('picking', 'picked', 'short', 'part', 'none')),
  joined_at timestamptz NOT NULL
);
CREATE INDEX pick_orders_walk ON pick_orders (walk_id);
CREATE INDEX pick_orders_joined ON pick_orders (joined_at);

-- What was taken off the shelf and put back, tap by tap: taken + packed - back is what of an item is off the shelf for an order.
CREATE TABLE pick_taps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  walk_id text NOT NULL REFERENCES pick_walks,
  order_id text NOT NULL REFERENCES pick_orders,
  product_id text NOT NULL,
  variant_id text,
  -- packed: it was in a parcel before, and nobody had tapped it; short: so many were still on the shelf, too few
  kind text NOT NULL CHECK (kind IN ('take', 'back', 'packed', 'short')),
  pieces int NOT NULL CHECK (pieces > 0 OR pieces = 0 AND kind = 'short'),
  by_name text NOT NULL,
  -- which a phone made with the tap: it knows by it what has arrived
  command text NOT NULL,
  -- by the clock of the phone, where that can be; recorded_at: when the shop learned of it
  tapped_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL
);
CREATE INDEX pick_taps_order ON pick_taps (order_id);
CREATE INDEX pick_taps_item ON pick_taps (product_id, tapped_at);

CREATE TRIGGER pick_walks_by_command BEFORE INSERT OR UPDATE OR DELETE ON pick_walks FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER pick_orders_by_command BEFORE INSERT OR UPDATE OR DELETE ON pick_orders FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER pick_taps_by_command BEFORE INSERT ON pick_taps FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER keep_pick_taps BEFORE UPDATE OR DELETE ON pick_taps FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();
CREATE TRIGGER pick_taps_not_emptied BEFORE TRUNCATE ON pick_taps FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON pick_taps FROM shop_app;
  END IF;
END $$;
