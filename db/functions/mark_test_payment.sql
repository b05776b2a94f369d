CREATE OR REPLACE FUNCTION public.mark_test_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.is_test := coalesce((SELECT is_test FROM checkouts WHERE id = NEW.checkout_id), NEW.is_test);
  ELSIF NEW.is_test <> OLD.is_test THEN
    RAISE EXCEPTION 'a payment stays a test, or money' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER mark_test_payment BEFORE INSERT OR UPDATE OF is_test ON public.payments FOR EACH ROW EXECUTE FUNCTION mark_test_payment();
