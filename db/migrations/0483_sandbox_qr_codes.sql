-- QR codes of the provider that is played.
CREATE TABLE sandbox_qr_codes (
  id text PRIMARY KEY,
  name text,
  usage text NOT NULL CHECK (usage IN ('single_use', 'multiple_use')),
  fixed_amount boolean NOT NULL,
  payment_amount bigint CHECK (payment_amount > 0),
  description text,
  notes jsonb NOT NULL,
  close_by timestamptz,
  closed_at timestamptz,
  close_reason text CHECK (close_reason IN ('on_demand', 'paid', 'expired')),
  created_at timestamptz NOT NULL,
  CHECK ((closed_at IS NULL) = (close_reason IS NULL))
);
CREATE INDEX sandbox_qr_codes_due ON sandbox_qr_codes (close_by) WHERE closed_at IS NULL;
ALTER TABLE sandbox_payments ALTER COLUMN order_id DROP NOT NULL, ADD COLUMN qr_code_id text REFERENCES sandbox_qr_codes;
ALTER TABLE sandbox_payments ADD CONSTRAINT sandbox_payments_of_something
  CHECK ((order_id IS NULL) = (qr_code_id IS NOT NULL)) NOT VALID;
CREATE INDEX sandbox_payments_qr_code ON sandbox_payments (qr_code_id) WHERE qr_code_id IS NOT NULL;
