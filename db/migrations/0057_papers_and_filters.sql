-- Which papers of an order were printed, by whom and how often: the second copy says that it is one.
CREATE TABLE order_prints (
  order_id text NOT NULL REFERENCES orders,
  paper text NOT NULL CHECK (paper IN ('slips', 'invoices', 'labels', 'credit_notes')),
  copy int NOT NULL CHECK (copy > 0),
  by_name text NOT NULL,
  printed_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, paper, copy)
);

-- Orders by their carrier, and by who of the shop moved them.
CREATE INDEX order_shipments_carrier ON order_shipments (lower(carrier), order_id);
CREATE INDEX order_moves_staff ON order_moves (staff_id, order_id) WHERE staff_id IS NOT NULL;
