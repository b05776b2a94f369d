-- How an order reaches its customer, frozen with it (decision 211). Orders of a former version are brought to the address.
ALTER TABLE orders
  ADD COLUMN delivery_way text NOT NULL DEFAULT 'delivery' CHECK (delivery_way IN ('delivery', 'bus', 'pickup')),
  ADD COLUMN bus_stand text;
COMMENT ON COLUMN orders.bus_stand IS 'Stand at which a parcel by bus is collected.';

-- An order that waits at the counter, from when it is packed. The code follows from the order and `issue` with the shop's secret:
-- it is stored nowhere. Tries are counted beside commands, so that one that is refused counts.
CREATE TABLE pickups (
  order_id text PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  issue int NOT NULL DEFAULT 1 CHECK (issue > 0),
  tries int NOT NULL DEFAULT 0 CHECK (tries >= 0),
  ready_at timestamptz NOT NULL,
  handed_over_at timestamptz
);
COMMENT ON COLUMN pickups.issue IS 'The how-manieth code of the order, from 1.';
COMMENT ON COLUMN pickups.tries IS 'Codes that were tried since this one was issued.';
CREATE INDEX pickups_waiting ON pickups (ready_at) WHERE handed_over_at IS NULL;
