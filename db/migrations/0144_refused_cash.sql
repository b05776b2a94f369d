-- Cash that is never taken, because the goods were refused at the door, is not due for ever: `void`.
ALTER TABLE orders DROP CONSTRAINT orders_payment_status_check;
ALTER TABLE orders ADD CONSTRAINT orders_payment_status_check
  CHECK (payment_status IN ('due', 'paid', 'collected', 'refund_pending', 'refunded', 'void')) NOT VALID;
UPDATE orders SET payment_status = 'void' WHERE status = 'returned' AND payment_status = 'due';
-- What waits under "Returns & refunds": money that is to go back. A return with nothing owed is done.
CREATE INDEX orders_refund_waits ON orders (created_at, id) WHERE payment_status = 'refund_pending';
