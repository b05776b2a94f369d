-- UPI at the door: QR codes of the payment provider, each for what one order still costs (docs/decisions/216).
CREATE TABLE qr_codes (
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders,
  -- paise
  amount bigint NOT NULL CHECK (amount > 0),
  -- asked: the provider has not answered yet. closed: nobody should pay it any more. refused: the provider made none
  state text NOT NULL CHECK (state IN ('asked', 'open', 'paid', 'closed', 'refused')),
  provider_qr_id text UNIQUE,
  -- the UPI link that is drawn
  content text,
  is_test boolean NOT NULL,
  closes_at timestamptz NOT NULL,
  -- the provider still has to close it
  to_close boolean NOT NULL DEFAULT false,
  -- moment at which the provider is asked next; null: never again
  ask_at timestamptz,
  failed_asks int NOT NULL DEFAULT 0,
  -- last question of somebody who waits
  asked_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK (provider_qr_id IS NOT NULL OR state IN ('asked', 'closed', 'refused'))
);
-- whoever else shows one for the same order shows this one
CREATE UNIQUE INDEX qr_codes_one_open ON qr_codes (order_id) WHERE state IN ('asked', 'open');
CREATE INDEX qr_codes_order ON qr_codes (order_id, created_at);
CREATE INDEX qr_codes_ask ON qr_codes (ask_at) WHERE ask_at IS NOT NULL;
CREATE TRIGGER qr_codes_by_command BEFORE INSERT ON qr_codes FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
COMMENT ON COLUMN qr_codes.amount IS 'Amount of the order, in paise.';
COMMENT ON COLUMN qr_codes.state IS '`asked`: the provider has not answered yet. `refused`: it made none.';
COMMENT ON COLUMN qr_codes.to_close IS 'The provider still has to close it.';

-- Whether an account at the provider has QR codes, as it said last.
CREATE TABLE qr_offers (
  key_id text PRIMARY KEY,
  is_offered boolean NOT NULL,
  asked_at timestamptz NOT NULL
);

-- A payment is of a checkout, or of a QR code.
ALTER TABLE payments ALTER COLUMN checkout_id DROP NOT NULL, ADD COLUMN qr_code_id text REFERENCES qr_codes;
ALTER TABLE payments ADD CONSTRAINT payments_of_something CHECK ((checkout_id IS NULL) = (qr_code_id IS NOT NULL)) NOT VALID;
CREATE INDEX payments_qr_code ON payments (qr_code_id) WHERE qr_code_id IS NOT NULL;
COMMENT ON COLUMN payments.is_test IS 'No money came. That of its checkout or QR code; never changes.';

ALTER TABLE refunds DROP CONSTRAINT refunds_reason_check;
ALTER TABLE refunds ADD CONSTRAINT refunds_reason_check CHECK (reason IN ('order_cancelled', 'order_returned', 'part_returned',
  'price_reduced', 'order_edited', 'amount_differs', 'out_of_stock', 'coupon_used_up', 'second_payment', 'ordered_otherwise',
  'refunded_by_provider', 'address_gone', 'link_over', 'nothing_due')) NOT VALID;

-- Whatever moves an order, changes its price or takes its money closes its QR code in the same transaction.
CREATE FUNCTION close_qr_codes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE qr_codes SET state = 'closed', to_close = provider_qr_id IS NOT NULL, ask_at = created_at
    WHERE order_id = NEW.id AND state IN ('asked', 'open');
  RETURN NULL;
END $$;
CREATE TRIGGER close_qr_codes AFTER UPDATE OF status, payment_status, payable ON orders FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.payment_status <> NEW.payment_status OR OLD.payable <> NEW.payable)
  EXECUTE FUNCTION close_qr_codes();

-- A parcel of which nothing is left to collect, because its order was paid by QR code: the one change without a command.
DROP TRIGGER parcels_by_command ON parcels;
CREATE TRIGGER parcels_by_command BEFORE INSERT OR DELETE ON parcels FOR EACH ROW EXECUTE FUNCTION refuse_without_command();
CREATE TRIGGER parcels_changed_by_command BEFORE UPDATE ON parcels FOR EACH ROW
  WHEN (NEW.collect IS NOT NULL OR to_jsonb(OLD) - 'collect' IS DISTINCT FROM to_jsonb(NEW) - 'collect')
  EXECUTE FUNCTION refuse_without_command();
