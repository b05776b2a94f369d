CREATE OR REPLACE FUNCTION public.owe_cash_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  paid bigint := NEW.payable - (SELECT coalesce(sum(collect), 0) FROM parcels
    WHERE order_id = NEW.id AND state IN ('refused', 'lost'));
BEGIN
  IF NEW.payment_status = 'refunded' THEN
    UPDATE refunds SET status = 'processed', reference = 'not kept', paid_at = NEW.updated_at, updated_at = NEW.updated_at
      WHERE order_id = NEW.id AND payment_id IS NULL AND status = 'owed';
  ELSE
    INSERT INTO refunds (id, order_id, amount, currency, reason, status, way, idempotency_key, created_at, updated_at)
    SELECT id, NEW.id, paid, 'INR', 'order_returned', 'owed', CASE NEW.collected_as WHEN 'online' THEN 'upi' ELSE 'cash' END,
      'refund-' || id || '-1', NEW.updated_at, NEW.updated_at
    FROM (SELECT gen_random_uuid()::text AS id) made
    WHERE paid > 0 AND NOT EXISTS (SELECT FROM refunds r WHERE r.order_id = NEW.id);
  END IF;
  RETURN NULL;
END $function$;

CREATE CONSTRAINT TRIGGER owe_cash_back AFTER UPDATE ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.payment_method = 'cod'::text) AND (new.payment_status IS DISTINCT FROM old.payment_status) AND (new.payment_status = ANY (ARRAY['refund_pending'::text, 'refunded'::text])))) EXECUTE FUNCTION owe_cash_back();
