CREATE OR REPLACE FUNCTION public.refuse_paper_of_locked_month()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  of_month text := to_char(indian_day(NEW.issued_at)::timestamp, 'YYYY-MM');
BEGIN
  -- who locks a month waits for papers that are on their way, and they wait for who locks
  PERFORM pg_advisory_xact_lock_shared(72311275);
  IF EXISTS (
    SELECT FROM locked_months l WHERE l.month = of_month AND l.gstin = NEW.document #>> '{supplier,gstin}'
      AND NOT EXISTS (SELECT FROM unlocked_months u WHERE (u.month, u.gstin, u.version) = (l.month, l.gstin, l.version))
  ) THEN
    RAISE EXCEPTION '% is locked: no paper of it is issued any more', of_month
      USING ERRCODE = 'insufficient_privilege', CONSTRAINT = 'month_of_paper_is_open';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER month_of_credit_note BEFORE INSERT ON public.credit_notes FOR EACH ROW EXECUTE FUNCTION refuse_paper_of_locked_month();

CREATE TRIGGER month_of_invoice BEFORE INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION refuse_paper_of_locked_month();

CREATE TRIGGER month_of_receipt_voucher BEFORE INSERT ON public.receipt_vouchers FOR EACH ROW EXECUTE FUNCTION refuse_paper_of_locked_month();

CREATE TRIGGER month_of_refund_voucher BEFORE INSERT ON public.refund_vouchers FOR EACH ROW EXECUTE FUNCTION refuse_paper_of_locked_month();
