CREATE OR REPLACE FUNCTION public.keep_stops_of_closed_run()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' OR EXISTS (SELECT FROM runs WHERE id = NEW.run_id AND closed_at IS NOT NULL)
    OR TG_OP = 'UPDATE' AND OLD.run_id <> NEW.run_id THEN
    RAISE EXCEPTION 'stops of a run are marked until it is handed in' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER keep_run_stops BEFORE INSERT OR DELETE OR UPDATE ON public.run_stops FOR EACH ROW EXECUTE FUNCTION keep_stops_of_closed_run();
