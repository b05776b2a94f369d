-- Firms buy with their GSTIN: kept with the order and frozen on its papers, and with the account for the next time
-- (docs/decisions/170).
-- `buyer` would be what cash_of_person (0143) calls its own.
-- Not `buyer`: so cash_of_person (0143) calls a value of its own.
ALTER TABLE orders ADD COLUMN buyer_firm jsonb;

-- The firm that an account bought for last.
CREATE TABLE buyer_firms (
  user_id text PRIMARY KEY REFERENCES users,
  gstin text NOT NULL,
  legal_name text NOT NULL,
  used_at timestamptz NOT NULL
);

-- Name and address of who is registered stay on a paper when the person asks to be forgotten (CGST Rule 46 (d)); a telephone number
-- is never wanted.
CREATE OR REPLACE FUNCTION paper_forgotten(document jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN document ? 'buyer' OR document -> 'recipient' ? 'gstin' OR (document #>> '{totals,total}')::bigint >= 5000000
    THEN jsonb_set(document, '{recipient,phone}', '""')
    ELSE jsonb_set(document, '{recipient}', document -> 'recipient' || '{"name": "(forgotten)", "address": [], "phone": ""}') END
$$;

-- A process of the former version knows nothing of buyers: the order of a payment that it settles has the one of its checkout,
-- and an invoice that it issues the one of its order.
CREATE FUNCTION keep_buyer_of_checkout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET buyer_firm = NEW.draft -> 'buyer' WHERE id = NEW.order_id AND buyer_firm IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER buyer_of_checkout AFTER UPDATE OF order_id ON checkouts FOR EACH ROW
  WHEN (NEW.order_id IS NOT NULL AND jsonb_typeof(NEW.draft -> 'buyer') = 'object') EXECUTE FUNCTION keep_buyer_of_checkout();

-- Its name comes before chain_invoices: what it adds is hashed.
CREATE FUNCTION add_buyer_to_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  firm jsonb := (SELECT buyer_firm FROM orders WHERE id = NEW.order_id);
BEGIN
  IF firm IS NOT NULL AND NOT NEW.document ? 'buyer' THEN
    NEW.document := NEW.document || jsonb_build_object('buyer', firm);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER buyer_of_invoice BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION add_buyer_to_invoice();
