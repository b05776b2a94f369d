CREATE OR REPLACE FUNCTION public.renew_facets_of_variants()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM renew_product_facets(ARRAY(SELECT DISTINCT product_id FROM changed));
  RETURN NULL;
END $function$;

CREATE TRIGGER then_facets_deleted AFTER DELETE ON public.variants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_facets_of_variants();

CREATE TRIGGER then_facets_inserted AFTER INSERT ON public.variants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_facets_of_variants();
