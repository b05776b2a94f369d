CREATE OR REPLACE FUNCTION public.keep_returnable()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.returnable := coalesce((SELECT returnable FROM products WHERE id = NEW.product_id), true);
  RETURN NEW;
END $function$;

CREATE TRIGGER returnable_of_line BEFORE INSERT ON public.order_lines FOR EACH ROW EXECUTE FUNCTION keep_returnable();
