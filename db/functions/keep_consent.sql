CREATE OR REPLACE FUNCTION public.keep_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.withdrawn_at IS NOT NULL
    OR (to_jsonb(NEW) - 'withdrawn_at') IS DISTINCT FROM (to_jsonb(OLD) - 'withdrawn_at') THEN
    RAISE EXCEPTION 'a consent does not change';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER keep_consent BEFORE UPDATE ON public.consents FOR EACH ROW EXECUTE FUNCTION keep_consent();
