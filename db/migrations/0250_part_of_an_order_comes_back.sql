-- Part of an order comes back, as often as there is something left: several credit notes an order, several refunds a payment, pieces
-- that are looked at before they are sold again, and refunds by hand with their way and their day (docs/decisions/174).

ALTER TABLE credit_notes ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE credit_notes DROP CONSTRAINT credit_notes_pkey, ADD PRIMARY KEY (id);
CREATE INDEX credit_notes_of_order ON credit_notes (order_id);

-- payment_id NULL: cash of an order, which has no payment. order_id NULL: of a payment that became no order.
ALTER TABLE refunds ALTER COLUMN payment_id DROP NOT NULL,
  ADD COLUMN order_id text REFERENCES orders,
  ADD COLUMN way text NOT NULL DEFAULT 'provider',
  ADD COLUMN credit_note_id uuid REFERENCES credit_notes (id),
  -- when the money was back
  ADD COLUMN paid_at timestamptz,
  DROP CONSTRAINT refunds_payment_id_key,
  DROP CONSTRAINT refunds_reason_check,
  DROP CONSTRAINT refunds_status_check,
  DROP CONSTRAINT refunds_due_check;
ALTER TABLE refunds
  ADD CONSTRAINT refunds_reason_check CHECK (reason IN ('order_cancelled', 'order_returned', 'part_returned', 'price_reduced',
    'amount_differs', 'out_of_stock', 'coupon_used_up', 'second_payment', 'ordered_otherwise', 'refunded_by_provider',
    'address_gone')) NOT VALID,
  -- owed: somebody pays it by hand
  ADD CONSTRAINT refunds_status_check CHECK (status IN ('queued', 'pending', 'processed', 'stopped', 'owed')) NOT VALID,
  ADD CONSTRAINT refunds_due_check CHECK ((status IN ('processed', 'stopped', 'owed')) = (due_at IS NULL)) NOT VALID,
  ADD CONSTRAINT refunds_way_check CHECK (way IN ('provider', 'cash', 'upi', 'bank')) NOT VALID,
  ADD CONSTRAINT refunds_of_something_check
    CHECK (payment_id IS NOT NULL OR order_id IS NOT NULL AND way <> 'provider') NOT VALID;
CREATE INDEX refunds_of_payment ON refunds (payment_id);
CREATE INDEX refunds_of_order ON refunds (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX refunds_open ON refunds (created_at) WHERE status <> 'processed';
CREATE INDEX refunds_paid ON refunds (paid_at) WHERE paid_at IS NOT NULL;

-- Never more than was captured: counted by the trigger below, under the row's lock.
ALTER TABLE payments ADD COLUMN refunded bigint NOT NULL DEFAULT 0;
ALTER TABLE payments ADD CONSTRAINT payments_refunded_check CHECK (refunded BETWEEN 0 AND amount) NOT VALID;
UPDATE payments p SET refunded = r.amount FROM refunds r WHERE r.payment_id = p.id;

UPDATE refunds r SET order_id = p.order_id FROM payments p WHERE p.id = r.payment_id AND p.order_id IS NOT NULL;
UPDATE refunds SET paid_at = updated_at WHERE status = 'processed';
-- by hand, and the way that was said
UPDATE refunds r SET way = coalesce((SELECT c.input ->> 'way' FROM commands c WHERE c.name = 'refund.by_hand'
    AND c.subject_kind = 'refund' AND c.subject_id = r.id AND c.input ->> 'way' IN ('cash', 'upi', 'bank')
    ORDER BY c.at DESC LIMIT 1), 'bank')
  WHERE r.status = 'processed' AND r.provider_refund_id IS NULL;

-- Cash that was paid back or is to be: a refund of its own from now on. What the history knows of the way and the day is kept.
INSERT INTO refunds (id, order_id, amount, currency, reason, status, way, idempotency_key, reference, paid_at, created_at, updated_at)
SELECT id, order_id, payable, 'INR', 'order_returned', CASE WHEN is_done THEN 'processed' ELSE 'owed' END,
  coalesce(said, CASE collected_as WHEN 'online' THEN 'upi' ELSE 'cash' END), 'refund-' || id || '-1',
  CASE WHEN is_done THEN coalesce(reference, 'not kept') END, CASE WHEN is_done THEN coalesce(at, updated_at) END,
  updated_at, coalesce(at, updated_at)
FROM (SELECT gen_random_uuid()::text AS id, o.id AS order_id, o.payable, o.collected_as, o.updated_at,
    o.payment_status = 'refunded' AS is_done, c.at, c.input ->> 'reference' AS reference,
    CASE WHEN c.input ->> 'way' IN ('cash', 'upi', 'bank') THEN c.input ->> 'way' END AS said
  FROM orders o LEFT JOIN LATERAL (SELECT at, input FROM commands c WHERE c.name = 'refund.by_hand' AND c.subject_kind = 'order'
    AND c.subject_id = o.id ORDER BY c.at DESC LIMIT 1) c ON true
  WHERE o.payment_method = 'cod' AND o.payment_status IN ('refund_pending', 'refunded') AND o.payable > 0) owed;

-- The order of a refund is that of its payment; no more goes back than came.
CREATE FUNCTION count_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most bigint;
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE payments SET refunded = refunded - OLD.amount WHERE id = OLD.payment_id;
    RETURN OLD;
  END IF;
  IF NEW.payment_id IS NOT NULL THEN
    UPDATE payments SET refunded = refunded + NEW.amount WHERE id = NEW.payment_id RETURNING order_id INTO NEW.order_id;
    RETURN NEW;
  END IF;
  SELECT payable INTO most FROM orders WHERE id = NEW.order_id FOR NO KEY UPDATE;
  IF NEW.amount + (SELECT coalesce(sum(amount), 0) FROM refunds WHERE order_id = NEW.order_id) > most THEN
    RAISE EXCEPTION 'more would go back than order % cost', NEW.order_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER count_refund BEFORE INSERT OR DELETE ON refunds FOR EACH ROW EXECUTE FUNCTION count_refund();

-- A process of the former version knows no refunds of cash: at its end the transaction has one all the same.
CREATE FUNCTION owe_cash_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.payment_status = 'refunded' THEN
    UPDATE refunds SET status = 'processed', reference = 'not kept', paid_at = NEW.updated_at, updated_at = NEW.updated_at
      WHERE order_id = NEW.id AND payment_id IS NULL AND status = 'owed';
  ELSE
    INSERT INTO refunds (id, order_id, amount, currency, reason, status, way, idempotency_key, created_at, updated_at)
    SELECT id, NEW.id, NEW.payable, 'INR', 'order_returned', 'owed', CASE NEW.collected_as WHEN 'online' THEN 'upi' ELSE 'cash' END,
      'refund-' || id || '-1', NEW.updated_at, NEW.updated_at
    FROM (SELECT gen_random_uuid()::text AS id) made
    WHERE NEW.payable > 0 AND NOT EXISTS (SELECT FROM refunds r WHERE r.order_id = NEW.id);
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER owe_cash_back AFTER UPDATE ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.payment_method = 'cod' AND NEW.payment_status IS DISTINCT FROM OLD.payment_status
    AND NEW.payment_status IN ('refund_pending', 'refunded'))
  EXECUTE FUNCTION owe_cash_back();

-- Pieces that came back: of those of a line, and of those of one return. Each is on the shelf again, thrown away, put right by hand
-- in the stock (orders that came back whole), or waits to be looked at.
ALTER TABLE order_lines ADD COLUMN returned int NOT NULL DEFAULT 0;
ALTER TABLE order_lines ADD CONSTRAINT order_lines_returned_check CHECK (returned BETWEEN 0 AND quantity) NOT VALID;
CREATE TABLE returned_pieces (
  credit_note_id uuid NOT NULL REFERENCES credit_notes (id),
  order_id text NOT NULL,
  position int NOT NULL,
  pieces int NOT NULL CHECK (pieces > 0),
  restocked int NOT NULL DEFAULT 0 CHECK (restocked >= 0),
  scrapped int NOT NULL DEFAULT 0 CHECK (scrapped >= 0),
  by_hand int NOT NULL DEFAULT 0 CHECK (by_hand >= 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (credit_note_id, position),
  FOREIGN KEY (order_id, position) REFERENCES order_lines (order_id, position),
  CHECK (restocked + scrapped + by_hand <= pieces)
);
CREATE INDEX returned_pieces_of_order ON returned_pieces (order_id);
INSERT INTO returned_pieces (credit_note_id, order_id, position, pieces, by_hand, created_at)
SELECT c.id, l.order_id, l.position, l.quantity, l.quantity, c.issued_at
FROM orders o JOIN credit_notes c ON c.order_id = o.id JOIN order_lines l ON l.order_id = o.id WHERE o.status = 'returned';
UPDATE order_lines l SET returned = l.quantity FROM returned_pieces p WHERE p.order_id = l.order_id AND p.position = l.position;

-- What waits under "Returns & refunds" beside orders whose money goes back whole: a refund of a part that is not done, pieces that
-- nobody has looked at.
ALTER TABLE orders ADD COLUMN return_waits boolean NOT NULL DEFAULT false;
CREATE INDEX orders_return_waits ON orders (created_at, id) WHERE payment_status = 'refund_pending' OR return_waits;
