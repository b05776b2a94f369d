CREATE OR REPLACE FUNCTION public.keep_voucher_counter()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.last_number = 1 THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND NEW.last_number = OLD.last_number + 1 AND NEW.last_issued_at >= OLD.last_issued_at
    AND (NEW.letters, NEW.financial_year) = (OLD.letters, OLD.financial_year)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% only counts on by one', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $function$;

CREATE TRIGGER keep_voucher_series BEFORE INSERT OR DELETE OR UPDATE ON public.voucher_series FOR EACH ROW EXECUTE FUNCTION keep_voucher_counter();
