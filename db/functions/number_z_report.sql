CREATE OR REPLACE FUNCTION public.number_z_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.number IS DISTINCT FROM (SELECT coalesce(max(number), 0) + 1 FROM z_reports) THEN
    RAISE EXCEPTION 'z_reports are numbered one after the other' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER z_reports_in_series BEFORE INSERT ON public.z_reports FOR EACH ROW EXECUTE FUNCTION number_z_report();
