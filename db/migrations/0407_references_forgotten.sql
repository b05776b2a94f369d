-- People write more than the number of a payment into its reference: a name, a UPI id with a telephone number. Where a person is forgotten
-- only what a bank gives a payment stays, since the books and the bank's statement are compared by it (docs/decisions/202).
CREATE FUNCTION reference_forgotten(reference text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN reference IS NULL THEN NULL
    WHEN reference ~ '^[6-9][0-9]{9}$' THEN '(forgotten)'
    WHEN reference ~* '^((UTR|UPI|NEFT|IMPS|RTGS|RRN|ARN|REF|TXN)[ .:/-]*)?[0-9]{4,22}$'
      AND reference !~ '(^|[^0-9])[6-9][0-9]{9}$' THEN reference
    WHEN reference ~ '^[A-Z]{4}[A-Z0-9][0-9]{8,17}$' THEN reference
    ELSE '(forgotten)' END
$$;

-- What the counter took is only added to; of a forgotten person its reference goes.
CREATE FUNCTION keep_counter_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND coalesce(current_setting('shop.forgetting', true), '') = 'on'
    AND current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID)
    AND NEW.reference IS NOT DISTINCT FROM reference_forgotten(OLD.reference)
    AND to_jsonb(NEW) - 'reference' = to_jsonb(OLD) - 'reference'
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
DROP TRIGGER keep_counter_payments ON counter_payments;
CREATE TRIGGER keep_counter_payments BEFORE UPDATE OR DELETE ON counter_payments
  FOR EACH ROW EXECUTE FUNCTION keep_counter_payment();

-- Forgets the references of what was paid for these orders, and paid back; gives the refunds.
CREATE FUNCTION forget_references(orders text[]) RETURNS text[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  paid_back text[];
BEGIN
  PERFORM set_config('shop.forgetting', 'on', true);
  UPDATE counter_payments SET reference = reference_forgotten(reference)
    WHERE order_id = ANY (orders) AND reference IS DISTINCT FROM reference_forgotten(reference);
  UPDATE refunds SET reference = reference_forgotten(reference)
    WHERE order_id = ANY (orders) AND reference IS DISTINCT FROM reference_forgotten(reference);
  PERFORM set_config('shop.forgetting', '', true);
  SELECT array_agg(id) INTO paid_back FROM refunds WHERE order_id = ANY (orders);
  RETURN coalesce(paid_back, '{}');
END $$;
