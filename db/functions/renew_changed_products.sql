CREATE OR REPLACE FUNCTION public.renew_changed_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    PERFORM renew_product_search(ARRAY[NEW.id]);
  ELSE
    PERFORM renew_product_search(ARRAY(SELECT id FROM changed));
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER search_deleted AFTER DELETE ON public.products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_changed_products();

CREATE TRIGGER search_inserted AFTER INSERT ON public.products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_changed_products();
