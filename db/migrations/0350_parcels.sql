-- One order leaves in several parcels (docs/decisions/190). An order without rows here travels as before: whole, by order_shipments.
CREATE TABLE parcels (
  order_id text NOT NULL REFERENCES orders,
  -- within the order, from 1
  number int NOT NULL CHECK (number > 0),
  state text NOT NULL DEFAULT 'packed' CHECK (state IN ('packed', 'shipped', 'out', 'delivered', 'refused', 'lost')),
  carrier text NOT NULL,
  tracking text,
  weight_g int CHECK (weight_g > 0),
  l_mm int CHECK (l_mm > 0),
  b_mm int CHECK (b_mm > 0),
  h_mm int CHECK (h_mm > 0),
  -- paise to be paid at the door; NULL: nothing
  collect bigint CHECK (collect >= 0),
  collected_as text CHECK (collected_as IN ('cash', 'online')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, number)
);
CREATE INDEX parcels_tracking ON parcels (lower(tracking));

CREATE TABLE parcel_lines (
  order_id text NOT NULL,
  number int NOT NULL,
  -- of the order's line
  position int NOT NULL,
  pieces int NOT NULL CHECK (pieces > 0),
  PRIMARY KEY (order_id, number, position),
  FOREIGN KEY (order_id, number) REFERENCES parcels (order_id, number) ON DELETE CASCADE,
  FOREIGN KEY (order_id, position) REFERENCES order_lines (order_id, position)
);

-- Couriers bill by weight weeks later, and a dispute wants a picture. Only the shop sees it; WebP.
CREATE TABLE parcel_photos (
  order_id text NOT NULL,
  number int NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (order_id, number),
  FOREIGN KEY (order_id, number) REFERENCES parcels (order_id, number) ON DELETE CASCADE
);

CREATE TRIGGER parcels_by_command BEFORE INSERT OR UPDATE OR DELETE ON parcels
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER parcel_lines_by_command BEFORE INSERT OR UPDATE OR DELETE ON parcel_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER parcel_photos_by_command BEFORE INSERT OR UPDATE ON parcel_photos
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
