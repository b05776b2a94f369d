CREATE OR REPLACE FUNCTION public.renew_products_of_variants()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM renew_product_search(ARRAY(SELECT DISTINCT product_id FROM changed));
  RETURN NULL;
END $function$;

CREATE TRIGGER search_deleted AFTER DELETE ON public.variants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_products_of_variants();

CREATE TRIGGER search_inserted AFTER INSERT ON public.variants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_products_of_variants();
