CREATE OR REPLACE FUNCTION public.add_buyer_to_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  firm jsonb := (SELECT buyer_firm FROM orders WHERE id = NEW.order_id);
BEGIN
  IF firm IS NOT NULL AND NOT NEW.document ? 'buyer' THEN
    NEW.document := NEW.document || jsonb_build_object('buyer', firm);
  END IF;
  IF firm ->> 'shipTo' = 'third_party' AND NEW.document #>> '{placeOfSupply,stateCode}' <> left(firm ->> 'gstin', 2) THEN
    RAISE EXCEPTION 'the place of supply of order % is the state of its GSTIN', NEW.order_id;
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER buyer_of_invoice BEFORE INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION add_buyer_to_invoice();
