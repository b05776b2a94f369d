CREATE OR REPLACE FUNCTION public.renew_facets_of_updated_variants()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  renewed text[];
BEGIN
  SELECT array_agg(DISTINCT id) INTO renewed FROM (
    SELECT unnest(ARRAY[n.product_id, o.product_id]) AS id FROM new_rows n JOIN old_rows o ON o.id = n.id
     WHERE (n.attributes, n.country_of_origin, n.active, n.product_id)
       IS DISTINCT FROM (o.attributes, o.country_of_origin, o.active, o.product_id)
  ) AS changed;
  IF renewed IS NOT NULL THEN
    PERFORM renew_product_facets(renewed);
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER then_facets_updated AFTER UPDATE ON public.variants REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_facets_of_updated_variants();
