CREATE OR REPLACE FUNCTION public.renew_products_of_updated_variants()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  renewed text[];
BEGIN
  SELECT array_agg(DISTINCT id) INTO renewed FROM (
    SELECT unnest(ARRAY[n.product_id, o.product_id]) AS id FROM new_rows n JOIN old_rows o ON o.id = n.id
     WHERE (n.name, n.attribute_description, n.active, n.product_id, n.attributes)
       IS DISTINCT FROM (o.name, o.attribute_description, o.active, o.product_id, o.attributes)
  ) AS changed;
  IF renewed IS NOT NULL THEN
    PERFORM renew_product_search(renewed);
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER search_updated AFTER UPDATE ON public.variants REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_products_of_updated_variants();
