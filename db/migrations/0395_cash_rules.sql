-- The part of an order's delivery charge that is the fee for paying in cash, in paise (docs/decisions/200).
ALTER TABLE orders ADD COLUMN cash_fee bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT orders_cash_fee_check
  CHECK (cash_fee = 0 OR (cash_fee > 0 AND cash_fee <= delivery_charges AND payment_method = 'cod')) NOT VALID;

-- Moment at which people of the shop let a customer pay by cash in spite of refused orders: those before it count no more.
ALTER TABLE customer_marks ADD COLUMN cash_allowed_at timestamptz;

COMMENT ON COLUMN orders.cash_fee IS 'Part of the delivery charge: the fee for paying in cash, in paise.';
COMMENT ON COLUMN customer_marks.cash_allowed_at IS 'Refused cash orders before it count no more.';
