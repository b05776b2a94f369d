CREATE OR REPLACE FUNCTION public.note_customer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_TABLE_NAME = 'users' THEN
    INSERT INTO customer_changes (user_id) VALUES (NEW.id);
  ELSIF TG_TABLE_NAME = 'credit_notes' THEN
    INSERT INTO customer_changes (user_id) SELECT user_id FROM orders WHERE id = NEW.order_id AND user_id IS NOT NULL;
  ELSIF TG_TABLE_NAME = 'customer_links' THEN
    IF TG_OP <> 'DELETE' THEN INSERT INTO customer_changes (user_id) VALUES (NEW.account_id), (NEW.same_as); END IF;
    IF TG_OP <> 'INSERT' THEN INSERT INTO customer_changes (user_id) VALUES (OLD.account_id), (OLD.same_as); END IF;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO customer_changes (user_id) VALUES (OLD.user_id);
  ELSE
    IF NEW.user_id IS NOT NULL THEN INSERT INTO customer_changes (user_id) VALUES (NEW.user_id); END IF;
    IF TG_OP = 'UPDATE' AND OLD.user_id IS DISTINCT FROM NEW.user_id AND OLD.user_id IS NOT NULL THEN
      INSERT INTO customer_changes (user_id) VALUES (OLD.user_id);
    END IF;
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER addresses_note_customer AFTER INSERT OR DELETE OR UPDATE ON public.addresses FOR EACH ROW EXECUTE FUNCTION note_customer();

CREATE TRIGGER buyer_firms_changed_note_customer AFTER UPDATE ON public.buyer_firms FOR EACH ROW WHEN (((old.gstin IS DISTINCT FROM new.gstin) OR (old.legal_name IS DISTINCT FROM new.legal_name))) EXECUTE FUNCTION note_customer();

CREATE TRIGGER buyer_firms_note_customer AFTER INSERT OR DELETE ON public.buyer_firms FOR EACH ROW EXECUTE FUNCTION note_customer();

CREATE TRIGGER credit_notes_note_customer AFTER INSERT ON public.credit_notes FOR EACH ROW EXECUTE FUNCTION note_customer();

CREATE TRIGGER customer_links_note_customer AFTER INSERT OR DELETE OR UPDATE ON public.customer_links FOR EACH ROW EXECUTE FUNCTION note_customer();

CREATE TRIGGER orders_changed_note_customer AFTER UPDATE ON public.orders FOR EACH ROW WHEN ((((((old.user_id IS DISTINCT FROM new.user_id) OR (old.status IS DISTINCT FROM new.status)) OR (old.payment_status IS DISTINCT FROM new.payment_status)) OR (old.payable IS DISTINCT FROM new.payable)) OR (old.delivery_address IS DISTINCT FROM new.delivery_address))) EXECUTE FUNCTION note_customer();

CREATE TRIGGER orders_note_customer AFTER INSERT ON public.orders FOR EACH ROW EXECUTE FUNCTION note_customer();

CREATE TRIGGER users_changed_note_customer AFTER UPDATE ON public.users FOR EACH ROW WHEN (((((old.username IS DISTINCT FROM new.username) OR (old.phonenumber IS DISTINCT FROM new.phonenumber)) OR (old.email IS DISTINCT FROM new.email)) OR (old.erased_at IS DISTINCT FROM new.erased_at))) EXECUTE FUNCTION note_customer();

CREATE TRIGGER users_note_customer AFTER INSERT ON public.users FOR EACH ROW EXECUTE FUNCTION note_customer();
