CREATE OR REPLACE FUNCTION public.keep_buyer_of_checkout()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE orders SET buyer_firm = NEW.draft -> 'buyer' WHERE id = NEW.order_id AND buyer_firm IS NULL;
  RETURN NULL;
END $function$;

CREATE TRIGGER buyer_of_checkout AFTER UPDATE OF order_id ON public.checkouts FOR EACH ROW WHEN (((new.order_id IS NOT NULL) AND (jsonb_typeof((new.draft -> 'buyer'::text)) = 'object'::text))) EXECUTE FUNCTION keep_buyer_of_checkout();
