CREATE OR REPLACE FUNCTION public.keep_run()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.closed_at IS NULL AND to_jsonb(NEW) - 'closed_at' = to_jsonb(OLD) - 'closed_at' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a run is only closed' USING ERRCODE = 'insufficient_privilege';
END $function$;

CREATE TRIGGER keep_runs BEFORE DELETE OR UPDATE ON public.runs FOR EACH ROW EXECUTE FUNCTION keep_run();
