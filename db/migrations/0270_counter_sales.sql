-- Sales at the counter (docs/decisions/177): orders of the same kind and series, perhaps without an account, paid at once by cash, UPI or
-- card. What a counter takes is no payment of the provider's, and lies in a table of its own.
ALTER TABLE orders ALTER COLUMN user_id DROP NOT NULL;
ALTER TABLE orders DROP CONSTRAINT orders_payment_method_check;
ALTER TABLE orders ADD CONSTRAINT orders_payment_method_check
  CHECK (payment_method IN ('cod', 'online', 'counter')) NOT VALID;
-- only who bought at the counter may be nobody
ALTER TABLE orders ADD CONSTRAINT orders_user_or_counter
  CHECK (user_id IS NOT NULL OR payment_method = 'counter') NOT VALID;

CREATE TABLE counter_payments (
  order_id text NOT NULL REFERENCES orders,
  position int NOT NULL,
  way text NOT NULL CHECK (way IN ('cash', 'upi', 'card')),
  -- in paise: what the shop keeps; of cash what was handed over, too, the change being the difference
  amount bigint NOT NULL CHECK (amount > 0),
  tendered bigint NOT NULL CHECK (tendered >= amount),
  reference text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, position),
  CHECK (way = 'cash' OR tendered = amount)
);
CREATE INDEX counter_payments_by_time ON counter_payments (created_at);
CREATE TRIGGER counter_payments_by_command BEFORE INSERT ON counter_payments
  FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER keep_counter_payments BEFORE UPDATE OR DELETE ON counter_payments
  FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();
CREATE TRIGGER counter_payments_not_emptied BEFORE TRUNCATE ON counter_payments
  FOR EACH STATEMENT EXECUTE FUNCTION only_added_to();
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop_app') THEN
    REVOKE UPDATE, DELETE, TRUNCATE ON counter_payments FROM shop_app;
  END IF;
END $$;

-- A bill of the counter on a roll of 80 mm.
ALTER TABLE order_prints DROP CONSTRAINT order_prints_paper_check;
ALTER TABLE order_prints ADD CONSTRAINT order_prints_paper_check
  CHECK (paper IN ('slips', 'invoices', 'labels', 'credit_notes', 'receipts')) NOT VALID;

-- As in 0241, and the cash of the counter: who gave neither account nor telephone number nor firm is nobody's other sale.
CREATE OR REPLACE FUNCTION cash_of_person(buyer text, phone text, firm text, begins timestamptz, ends timestamptz) RETURNS bigint
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  own_phone text;
  own_email text;
  its_phone text := nullif(phone, '');
  sign text;
BEGIN
  SELECT phonenumber, email INTO own_phone, own_email FROM users WHERE id = buyer;
  FOR sign IN
    SELECT DISTINCT s FROM unnest(ARRAY[own_phone, its_phone, own_email, firm]) AS s WHERE s <> '' ORDER BY s
  LOOP
    PERFORM pg_advisory_xact_lock(72311232, hashtext(sign));
  END LOOP;
  RETURN (
    SELECT coalesce(sum(CASE WHEN o.payment_method = 'counter'
        THEN (SELECT coalesce(sum(c.amount), 0) FROM counter_payments c WHERE c.order_id = o.id AND c.way = 'cash')
        ELSE o.payable END), 0)
    FROM orders o LEFT JOIN users u ON u.id = o.user_id
    WHERE o.created_at >= begins AND o.created_at < ends AND o.payment_method IN ('cod', 'counter') AND o.status <> 'cancelled'
      AND o.payment_status <> 'void' AND o.collected_as IS DISTINCT FROM 'online'
      AND (o.user_id = buyer OR u.email = own_email OR o.buyer_firm ->> 'gstin' = firm
        OR u.phonenumber IN (own_phone, its_phone) OR o.delivery_address ->> 'phone' IN (own_phone, its_phone))
  );
END $$;
