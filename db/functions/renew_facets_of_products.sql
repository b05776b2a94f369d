CREATE OR REPLACE FUNCTION public.renew_facets_of_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM renew_product_facets(ARRAY(SELECT id FROM changed));
  RETURN NULL;
END $function$;

CREATE TRIGGER then_facets_deleted AFTER DELETE ON public.products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_facets_of_products();

CREATE TRIGGER then_facets_inserted AFTER INSERT ON public.products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_facets_of_products();
