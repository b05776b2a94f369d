CREATE OR REPLACE FUNCTION public.chain_paper()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  before bytea;
BEGIN
  NEW.letters := split_part(NEW.number, '/', 1);
  NEW.count := split_part(NEW.number, '/', 3)::int;
  EXECUTE format('SELECT hash FROM %I WHERE letters = $1 AND financial_year = $2 AND count = $3', TG_TABLE_NAME)
    INTO before USING NEW.letters, NEW.financial_year, NEW.count - 1;
  NEW.person_salt := gen_random_uuid();
  NEW.person_hash := sha256(convert_to(jsonb_build_array(
    NEW.person_salt, NEW.document #> '{recipient,name}', NEW.document #> '{recipient,address}')::text, 'UTF8'));
  NEW.hash := sha256(coalesce(before, '') || NEW.person_hash || convert_to(jsonb_build_array(
    NEW.order_id, NEW.number, NEW.financial_year, (extract(epoch FROM NEW.issued_at) * 1000000)::bigint,
    paper_without_person(NEW.document))::text, 'UTF8'));
  RETURN NEW;
END $function$;

CREATE TRIGGER chain_credit_notes BEFORE INSERT ON public.credit_notes FOR EACH ROW EXECUTE FUNCTION chain_paper();

CREATE TRIGGER chain_invoices BEFORE INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION chain_paper();

CREATE TRIGGER chain_receipt_vouchers BEFORE INSERT ON public.receipt_vouchers FOR EACH ROW EXECUTE FUNCTION chain_paper();

CREATE TRIGGER chain_refund_vouchers BEFORE INSERT ON public.refund_vouchers FOR EACH ROW EXECUTE FUNCTION chain_paper();
