-- Who of the shop moved an order, and by which command: taken from the transaction by itself.
ALTER TABLE order_moves
  ADD COLUMN command_id text DEFAULT nullif(current_setting('shop.command', true), ''),
  ADD COLUMN staff_id text REFERENCES staff,
  -- as they were called then
  ADD COLUMN by_name text;

ALTER TABLE orders
  -- how what was due was paid at the door; null: not there
  ADD COLUMN collected_as text CHECK (collected_as IN ('cash', 'online')),
  -- of what staff edit: the address
  ADD COLUMN version int NOT NULL DEFAULT 1;

-- With whom an order travels.
CREATE TABLE order_shipments (
  order_id text PRIMARY KEY REFERENCES orders,
  carrier text NOT NULL,
  tracking_number text,
  created_at timestamptz NOT NULL
);
CREATE INDEX order_shipments_tracking ON order_shipments (lower(tracking_number));

-- What people of the shop wrote about an order. The shopper never sees it.
CREATE TABLE order_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders,
  text text NOT NULL,
  command_id text DEFAULT nullif(current_setting('shop.command', true), ''),
  by_name text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX order_notes_of ON order_notes (order_id, id);

CREATE TRIGGER order_shipments_by_command BEFORE INSERT OR UPDATE OR DELETE ON order_shipments
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER order_notes_by_command BEFORE INSERT OR UPDATE ON order_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
