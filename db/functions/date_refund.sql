CREATE OR REPLACE FUNCTION public.date_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.paid_at := NEW.updated_at;
  RETURN NEW;
END $function$;

CREATE TRIGGER date_refund BEFORE INSERT OR UPDATE OF status ON public.refunds FOR EACH ROW WHEN (((new.status = 'processed'::text) AND (new.paid_at IS NULL))) EXECUTE FUNCTION date_refund();
