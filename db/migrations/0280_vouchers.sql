-- A payment before its invoice is an advance: it has a receipt voucher (CGST Rule 50), and a refund voucher (Rule 51) where it
-- goes back and there never was an invoice (docs/decisions/179). Frozen and chained as invoices are (0140).

-- One row for each beginning of numbers and financial year: its count is the last number. Whoever takes the next one locks the
-- row until the commit. Apart from invoice_series, which processes of the former version count through.
CREATE TABLE voucher_series (
  letters text NOT NULL,
  financial_year text NOT NULL,
  last_number int NOT NULL CHECK (last_number > 0),
  last_issued_at timestamptz NOT NULL,
  PRIMARY KEY (letters, financial_year)
);

CREATE TABLE receipt_vouchers (
  payment_id text PRIMARY KEY REFERENCES payments,
  -- null: the payment became no order
  order_id text UNIQUE REFERENCES orders,
  number text NOT NULL UNIQUE CHECK (number ~ '^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$'),
  financial_year text NOT NULL,
  issued_at timestamptz NOT NULL,
  -- everything that it shows, amounts in paise
  document jsonb NOT NULL,
  letters text NOT NULL,
  count int NOT NULL,
  person_salt uuid,
  person_hash bytea NOT NULL,
  hash bytea NOT NULL
);
CREATE UNIQUE INDEX receipt_vouchers_in_series ON receipt_vouchers (letters, financial_year, count);
CREATE INDEX receipt_vouchers_issued ON receipt_vouchers (issued_at);

CREATE TABLE refund_vouchers (
  payment_id text PRIMARY KEY REFERENCES receipt_vouchers,
  order_id text UNIQUE REFERENCES orders,
  number text NOT NULL UNIQUE CHECK (number ~ '^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$'),
  financial_year text NOT NULL,
  issued_at timestamptz NOT NULL,
  document jsonb NOT NULL,
  letters text NOT NULL,
  count int NOT NULL,
  person_salt uuid,
  person_hash bytea NOT NULL,
  hash bytea NOT NULL
);
CREATE UNIQUE INDEX refund_vouchers_in_series ON refund_vouchers (letters, financial_year, count);
CREATE INDEX refund_vouchers_issued ON refund_vouchers (issued_at);

-- True: its receipt voucher was issued with it. Payments that a former version settled have none.
ALTER TABLE payments ADD COLUMN vouchered boolean NOT NULL DEFAULT false;
-- True: owed by a version that issues a refund voucher with it, where there is no invoice.
ALTER TABLE refunds ADD COLUMN vouchered boolean NOT NULL DEFAULT false;

CREATE TRIGGER chain_receipt_vouchers BEFORE INSERT ON receipt_vouchers FOR EACH ROW EXECUTE FUNCTION chain_paper();
CREATE TRIGGER chain_refund_vouchers BEFORE INSERT ON refund_vouchers FOR EACH ROW EXECUTE FUNCTION chain_paper();
CREATE TRIGGER keep_receipt_vouchers BEFORE UPDATE OR DELETE ON receipt_vouchers
  FOR EACH ROW EXECUTE FUNCTION keep_paper();
CREATE TRIGGER keep_refund_vouchers BEFORE UPDATE OR DELETE ON refund_vouchers
  FOR EACH ROW EXECUTE FUNCTION keep_paper();

-- A counter goes on by one.
CREATE FUNCTION keep_voucher_counter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.last_number = 1 THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND NEW.last_number = OLD.last_number + 1 AND NEW.last_issued_at >= OLD.last_issued_at
    AND (NEW.letters, NEW.financial_year) = (OLD.letters, OLD.financial_year)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% only counts on by one', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER keep_voucher_series BEFORE INSERT OR UPDATE OR DELETE ON voucher_series
  FOR EACH ROW EXECUTE FUNCTION keep_voucher_counter();

DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['receipt_vouchers', 'refund_vouchers', 'voucher_series'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION only_added_to()',
      kept || '_not_emptied', kept);
  END LOOP;
END $$;

-- Forgets a person on the vouchers of all their payments, also of those that became no order. What tax law wants stays, and with
-- it the chain.
CREATE FUNCTION forget_in_vouchers(person text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  paid text[] := ARRAY(SELECT p.id FROM payments p JOIN checkouts c ON c.id = p.checkout_id WHERE c.user_id = person);
BEGIN
  PERFORM set_config('shop.forgetting', 'on', true);
  UPDATE receipt_vouchers SET document = paper_forgotten(document),
      person_salt = CASE WHEN paper_forgotten(document) #>> '{recipient,name}' = '(forgotten)' THEN NULL ELSE person_salt END
    WHERE payment_id = ANY (paid);
  UPDATE refund_vouchers SET document = paper_forgotten(document),
      person_salt = CASE WHEN paper_forgotten(document) #>> '{recipient,name}' = '(forgotten)' THEN NULL ELSE person_salt END
    WHERE payment_id = ANY (paid);
  PERFORM set_config('shop.forgetting', '', true);
END $$;

-- Later starts of the shop withhold it again.
DO $$
DECLARE
  kept text;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop_app') THEN RETURN; END IF;
  FOREACH kept IN ARRAY ARRAY['receipt_vouchers', 'refund_vouchers'] LOOP
    EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %I FROM shop_app', kept);
  END LOOP;
  REVOKE DELETE, TRUNCATE ON voucher_series FROM shop_app;
END $$;

-- Copies of an invoice (Rule 48), and vouchers, are counted as they are printed.
ALTER TABLE order_prints DROP CONSTRAINT order_prints_paper_check;
ALTER TABLE order_prints ADD CONSTRAINT order_prints_paper_check CHECK (paper IN ('slips', 'invoices', 'labels', 'credit_notes',
  'receipts', 'invoice_duplicates', 'invoice_triplicates', 'receipt_vouchers', 'refund_vouchers')) NOT VALID;
