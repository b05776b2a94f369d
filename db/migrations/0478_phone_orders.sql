-- Orders that people of the shop take at the counter to be delivered, by phone mostly (docs/decisions/215).
ALTER TABLE orders ADD COLUMN by_phone boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN orders.by_phone IS 'Taken by people of the shop to be delivered, by phone mostly.';
-- who has no account buys at the counter or by phone
ALTER TABLE orders DROP CONSTRAINT orders_user_or_counter;
ALTER TABLE orders ADD CONSTRAINT orders_user_or_counter
  CHECK (user_id IS NOT NULL OR payment_method = 'counter' OR by_phone) NOT VALID;
COMMENT ON COLUMN orders.user_id IS 'Null: sold at the counter or by phone to somebody without an account.';
