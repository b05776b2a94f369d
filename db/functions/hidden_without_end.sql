CREATE OR REPLACE FUNCTION public.hidden_without_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.hidden_until := NULL;
  RETURN NEW;
END $function$;

CREATE TRIGGER reviews_shown_have_no_end BEFORE UPDATE ON public.reviews FOR EACH ROW WHEN (((new.state = 'published'::text) AND (new.hidden_until IS NOT NULL))) EXECUTE FUNCTION hidden_without_end();
