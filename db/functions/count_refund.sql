CREATE OR REPLACE FUNCTION public.count_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  most bigint;
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE payments SET refunded = refunded - OLD.amount WHERE id = OLD.payment_id;
    RETURN OLD;
  END IF;
  IF NEW.payment_id IS NOT NULL THEN
    UPDATE payments SET refunded = refunded + NEW.amount WHERE id = NEW.payment_id RETURNING order_id INTO NEW.order_id;
    RETURN NEW;
  END IF;
  SELECT payable INTO most FROM orders WHERE id = NEW.order_id FOR NO KEY UPDATE;
  most := most - (SELECT coalesce(sum(collect), 0) FROM parcels WHERE order_id = NEW.order_id AND state IN ('refused', 'lost'));
  IF NEW.amount + (SELECT coalesce(sum(amount), 0) FROM refunds WHERE order_id = NEW.order_id) > most THEN
    RAISE EXCEPTION 'more would go back than order % cost', NEW.order_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER count_refund BEFORE INSERT OR DELETE ON public.refunds FOR EACH ROW EXECUTE FUNCTION count_refund();
