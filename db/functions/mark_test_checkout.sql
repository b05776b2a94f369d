CREATE OR REPLACE FUNCTION public.mark_test_checkout()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.provider_order_id IS NOT NULL THEN NEW.is_test := OLD.is_test;
  ELSIF EXISTS (SELECT FROM sandbox_orders WHERE id = NEW.provider_order_id) THEN NEW.is_test := true;
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER mark_test_checkout BEFORE UPDATE OF provider_order_id, is_test ON public.checkouts FOR EACH ROW EXECUTE FUNCTION mark_test_checkout();
