-- What the payment provider paid out to the shop's bank, row by row as it says so (docs/decisions/178). Amounts are paise. What
-- a row is to the shop is looked up when it is shown: a payment may become known later.
CREATE TABLE settlements (
  -- the provider's, such as setl_1
  id text PRIMARY KEY,
  file_name text NOT NULL,
  imported_at timestamptz NOT NULL,
  imported_by text NOT NULL
);

CREATE TABLE settlement_rows (
  settlement_id text NOT NULL REFERENCES settlements,
  -- pay_, rfnd_, trf_ or adj_
  entity_id text NOT NULL,
  kind text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  -- with the GST on it
  fee bigint NOT NULL CHECK (fee >= 0),
  tax bigint NOT NULL CHECK (tax >= 0 AND tax <= fee),
  credit bigint NOT NULL CHECK (credit >= 0),
  debit bigint NOT NULL CHECK (debit >= 0),
  -- what the bank statement shows; not on every row
  utr text,
  -- of a refund or chargeback: the payment that it is about
  payment_id text,
  order_id text,
  order_receipt text,
  method text,
  dispute_id text,
  description text,
  created_at timestamptz,
  settled_at timestamptz,
  PRIMARY KEY (settlement_id, entity_id)
);
CREATE INDEX settlement_rows_entity ON settlement_rows (entity_id);
CREATE INDEX settlement_rows_utr ON settlement_rows (utr) WHERE utr IS NOT NULL;

-- Written by commands, and only added to.
DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['settlements', 'settlement_rows'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT ON %I FOR EACH ROW EXECUTE FUNCTION refuse_without_command()',
      kept || '_by_command', kept);
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION only_added_to()',
      'keep_' || kept, kept);
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION only_added_to()',
      kept || '_not_emptied', kept);
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop_app') THEN
      EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %I FROM shop_app', kept);
    END IF;
  END LOOP;
END $$;
