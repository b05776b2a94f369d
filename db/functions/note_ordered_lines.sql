CREATE OR REPLACE FUNCTION public.note_ordered_lines()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM note_ordered(array(SELECT DISTINCT order_id FROM changed));
  RETURN NULL;
END $function$;

CREATE TRIGGER note_added_lines AFTER INSERT ON public.order_lines REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_ordered_lines();

CREATE TRIGGER note_removed_lines AFTER DELETE ON public.order_lines REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_ordered_lines();
