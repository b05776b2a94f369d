CREATE OR REPLACE FUNCTION public.report_paper()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM add_to_reports(CASE TG_TABLE_NAME WHEN 'invoices' THEN 1 ELSE -1 END::smallint, NEW.number, NEW.order_id, NEW.issued_at,
    NEW.document);
  RETURN NULL;
END $function$;

CREATE TRIGGER report_credit_notes AFTER INSERT ON public.credit_notes FOR EACH ROW EXECUTE FUNCTION report_paper();

CREATE TRIGGER report_invoices AFTER INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION report_paper();
