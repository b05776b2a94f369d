CREATE OR REPLACE FUNCTION public.note_ordered_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM note_ordered(ARRAY[NEW.id]);
  RETURN NULL;
END $function$;

CREATE TRIGGER note_ordered_order AFTER UPDATE OF status ON public.orders FOR EACH ROW WHEN (((old.status = 'cancelled'::text) IS DISTINCT FROM (new.status = 'cancelled'::text))) EXECUTE FUNCTION note_ordered_order();
