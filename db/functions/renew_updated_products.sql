CREATE OR REPLACE FUNCTION public.renew_updated_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  renewed text[];
BEGIN
  SELECT array_agg(n.id) INTO renewed FROM new_rows n JOIN old_rows o ON o.id = n.id
    WHERE (n.name, n.brand_id, n.category_id, n.subcategory_id, n.label_ids, n.created_at, n.active, n.attributes)
      IS DISTINCT FROM (o.name, o.brand_id, o.category_id, o.subcategory_id, o.label_ids, o.created_at, o.active, o.attributes);
  IF renewed IS NOT NULL THEN
    PERFORM renew_product_search(renewed);
  END IF;
  UPDATE product_search s SET selling_price = n.selling_price FROM new_rows n
    WHERE s.id = n.id AND s.selling_price <> n.selling_price;
  RETURN NULL;
END $function$;

CREATE TRIGGER search_updated AFTER UPDATE ON public.products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION renew_updated_products();
