CREATE OR REPLACE FUNCTION public.keep_till()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.closed_at IS NULL AND to_jsonb(NEW) - 'closed_at' = to_jsonb(OLD) - 'closed_at' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a till is only closed' USING ERRCODE = 'insufficient_privilege';
END $function$;

CREATE TRIGGER keep_tills BEFORE DELETE OR UPDATE ON public.tills FOR EACH ROW EXECUTE FUNCTION keep_till();
