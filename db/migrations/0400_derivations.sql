-- What an order was priced from: prices and breaks, coupon, delivery terms, online discount, rates and their day, with the version of
-- the rules (docs/decisions/201). Nothing of a person is in it. NULL: a version before 1.2 placed the order.
ALTER TABLE orders ADD COLUMN derivation jsonb;

-- A derivation is that of the amounts beside it, and is frozen with the invoice. Only its tax changes then, and only while another invoice
-- takes the place of one that is credited for a rate that changed (docs/decisions/197). A process of a former version that changes the
-- amounts knows nothing of it: then there is none.
CREATE FUNCTION keep_derivation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.derivation IS NOT DISTINCT FROM OLD.derivation THEN
    NEW.derivation := NULL;
  ELSIF EXISTS (
    SELECT FROM invoices i WHERE i.order_id = OLD.id AND NOT (
      (NEW.derivation - 'tax') IS NOT DISTINCT FROM (OLD.derivation - 'tax')
      AND EXISTS (SELECT FROM credit_notes c WHERE c.order_id = i.order_id AND c.document #>> '{against,number}' = i.number
        AND c.document ->> 'reason' = 'rate_changed'))) THEN
    RAISE EXCEPTION 'the derivation of an order that is invoiced does not change';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER orders_keep_derivation BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (OLD.derivation IS DISTINCT FROM NEW.derivation
    OR OLD.derivation IS NOT NULL
      AND (OLD.sub_total, OLD.coupon_discount, OLD.delivery_charges, OLD.delivery_waived, OLD.cash_fee, OLD.online_discount, OLD.payable, OLD.gst, OLD.cgst, OLD.igst)
        IS DISTINCT FROM (NEW.sub_total, NEW.coupon_discount, NEW.delivery_charges, NEW.delivery_waived, NEW.cash_fee, NEW.online_discount, NEW.payable, NEW.gst, NEW.cgst, NEW.igst))
  EXECUTE FUNCTION keep_derivation();
