CREATE OR REPLACE FUNCTION public.renew_products_of_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM renew_product_search(ARRAY(SELECT id FROM products
    WHERE CASE TG_TABLE_NAME WHEN 'brands' THEN brand_id WHEN 'categories' THEN category_id ELSE subcategory_id END = NEW.id));
  RETURN NULL;
END $function$;

CREATE TRIGGER search_renamed AFTER UPDATE OF name ON public.brands FOR EACH ROW WHEN ((old.name <> new.name)) EXECUTE FUNCTION renew_products_of_name();

CREATE TRIGGER search_renamed AFTER UPDATE OF name ON public.categories FOR EACH ROW WHEN ((old.name <> new.name)) EXECUTE FUNCTION renew_products_of_name();

CREATE TRIGGER search_renamed AFTER UPDATE OF name ON public.subcategories FOR EACH ROW WHEN ((old.name <> new.name)) EXECUTE FUNCTION renew_products_of_name();
