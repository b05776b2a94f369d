CREATE OR REPLACE FUNCTION public.renew_facets_of_updated_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  renewed text[];
BEGIN
  SELECT array_agg(n.id) INTO renewed FROM new_rows n JOIN old_rows o ON o.id = n.id
    WHERE (n.active, n.brand_id, n.country_of_origin, n.attributes, stars_of(n.rating_counts))
      IS DISTINCT FROM (o.active, o.brand_id, o.country_of_origin, o.attributes, stars_of(o.rating_counts));
  IF renewed IS NOT NULL THEN
    PERFORM renew_product_facets(renewed);
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER then_facets_updated AFTER UPDATE ON public.products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_facets_of_updated_products();
