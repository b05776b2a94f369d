CREATE OR REPLACE FUNCTION public.keep_buyer_of_papers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  UPDATE report_papers SET buyer = NEW.user_id WHERE order_id = NEW.id;
  RETURN NULL;
END $function$;

CREATE TRIGGER keep_buyer_of_papers AFTER UPDATE OF user_id ON public.orders FOR EACH ROW WHEN ((old.user_id IS DISTINCT FROM new.user_id)) EXECUTE FUNCTION keep_buyer_of_papers();
