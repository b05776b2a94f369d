CREATE OR REPLACE FUNCTION public.close_qr_codes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE qr_codes SET state = 'closed', to_close = provider_qr_id IS NOT NULL, ask_at = created_at
    WHERE order_id = NEW.id AND state IN ('asked', 'open');
  RETURN NULL;
END $function$;

CREATE TRIGGER close_qr_codes AFTER UPDATE OF status, payment_status, payable ON public.orders FOR EACH ROW WHEN (((old.status <> new.status) OR (old.payment_status <> new.payment_status) OR (old.payable <> new.payable))) EXECUTE FUNCTION close_qr_codes();
