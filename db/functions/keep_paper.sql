CREATE OR REPLACE FUNCTION public.keep_paper()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  forgotten text[] := ARRAY['document', 'person_salt'];
BEGIN
  IF TG_OP = 'UPDATE' AND coalesce(current_setting('shop.forgetting', true), '') = 'on'
    AND current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID)
    AND (NEW.document = paper_forgotten(OLD.document)
      OR (NEW.document = paper_emptied(OLD.document)
        AND paper_kept_until(OLD.financial_year) < indian_day(now())))
    AND (NEW.person_salt IS NULL OR NEW.document #> '{recipient,name}' = OLD.document #> '{recipient,name}')
    AND to_jsonb(NEW) - forgotten = to_jsonb(OLD) - forgotten
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is only added to: a paper is as it was issued', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $function$;

CREATE TRIGGER keep_credit_notes BEFORE DELETE OR UPDATE ON public.credit_notes FOR EACH ROW EXECUTE FUNCTION keep_paper();

CREATE TRIGGER keep_invoices BEFORE DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION keep_paper();

CREATE TRIGGER keep_receipt_vouchers BEFORE DELETE OR UPDATE ON public.receipt_vouchers FOR EACH ROW EXECUTE FUNCTION keep_paper();

CREATE TRIGGER keep_refund_vouchers BEFORE DELETE OR UPDATE ON public.refund_vouchers FOR EACH ROW EXECUTE FUNCTION keep_paper();
