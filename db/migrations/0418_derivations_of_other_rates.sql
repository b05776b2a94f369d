-- The derivation of an order is frozen with its invoice, but for the tax of one whose invoice is credited as a rate changed: the next
-- invoice has that tax (docs/decisions/197, 201).
CREATE OR REPLACE FUNCTION keep_derivation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.derivation IS NOT DISTINCT FROM OLD.derivation THEN
    NEW.derivation := NULL;
  ELSIF EXISTS (
    SELECT FROM invoices i WHERE i.order_id = OLD.id AND (NEW.derivation - 'tax' IS DISTINCT FROM OLD.derivation - 'tax'
      OR NOT EXISTS (SELECT FROM credit_notes c WHERE c.order_id = OLD.id
        AND c.document #>> '{against,number}' = i.number AND c.document ->> 'reason' = 'rate_changed'))) THEN
    RAISE EXCEPTION 'the derivation of an order that is invoiced does not change';
  END IF;
  RETURN NEW;
END $$;
