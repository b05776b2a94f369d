CREATE OR REPLACE FUNCTION public.keep_counter_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' AND coalesce(current_setting('shop.forgetting', true), '') = 'on'
    AND current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID)
    AND NEW.reference IS NOT DISTINCT FROM reference_forgotten(OLD.reference)
    AND to_jsonb(NEW) - 'reference' = to_jsonb(OLD) - 'reference'
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $function$;

CREATE TRIGGER keep_counter_payments BEFORE DELETE OR UPDATE ON public.counter_payments FOR EACH ROW EXECUTE FUNCTION keep_counter_payment();
