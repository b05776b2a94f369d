CREATE OR REPLACE FUNCTION public.keep_derivation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.derivation IS NOT DISTINCT FROM OLD.derivation THEN
    NEW.derivation := NULL;
  ELSIF EXISTS (
    SELECT FROM invoices i WHERE i.order_id = OLD.id AND (NEW.derivation - 'tax' IS DISTINCT FROM OLD.derivation - 'tax'
      OR NOT EXISTS (SELECT FROM credit_notes c WHERE c.order_id = OLD.id
        AND c.document #>> '{against,number}' = i.number AND c.document ->> 'reason' = 'rate_changed'))) THEN
    RAISE EXCEPTION 'the derivation of an order that is invoiced does not change';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER orders_keep_derivation BEFORE UPDATE ON public.orders FOR EACH ROW WHEN (((old.derivation IS DISTINCT FROM new.derivation) OR ((old.derivation IS NOT NULL) AND (((((((((old.sub_total IS DISTINCT FROM new.sub_total) OR (old.coupon_discount IS DISTINCT FROM new.coupon_discount)) OR (old.delivery_charges IS DISTINCT FROM new.delivery_charges)) OR (old.delivery_waived IS DISTINCT FROM new.delivery_waived)) OR (old.online_discount IS DISTINCT FROM new.online_discount)) OR (old.payable IS DISTINCT FROM new.payable)) OR (old.gst IS DISTINCT FROM new.gst)) OR (old.cgst IS DISTINCT FROM new.cgst)) OR (old.igst IS DISTINCT FROM new.igst))))) EXECUTE FUNCTION keep_derivation();
