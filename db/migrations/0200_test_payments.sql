-- Payments by which no money came: in the sandbox, or with test keys of the provider. Known when the provider's order is made, and
-- never changed (docs/decisions/154).

ALTER TABLE checkouts ADD COLUMN is_test boolean NOT NULL DEFAULT false;
ALTER TABLE payments ADD COLUMN is_test boolean NOT NULL DEFAULT false;

-- What was paid until now: the sandbox has its own books, and the settings know whose key held when a checkout began. Of others
-- nothing is known: they count as money.
UPDATE checkouts c SET is_test = true
WHERE c.provider_order_id IN (SELECT id FROM sandbox_orders) OR c.provider_order_id IS NOT NULL AND (
  SELECT s.value ->> 'keyId' LIKE 'rzp\_test\_%' FROM settings s
  WHERE s.key = 'payment.razorpay' AND s.withdrawn_at IS NULL AND s.effective_from <= c.created_at
  ORDER BY s.effective_from DESC, s.version DESC LIMIT 1);
UPDATE payments p SET is_test = true FROM checkouts c WHERE c.id = p.checkout_id AND c.is_test;

-- Figures of sales leave them out: there are few of them, or nothing else.
CREATE INDEX payments_that_are_tests ON payments (order_id) WHERE is_test;

-- A process of the former version knows nothing of the mark: what it has made in the sandbox gets it here.
CREATE FUNCTION mark_test_checkout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.provider_order_id IS NOT NULL THEN NEW.is_test := OLD.is_test;
  ELSIF EXISTS (SELECT FROM sandbox_orders WHERE id = NEW.provider_order_id) THEN NEW.is_test := true;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER mark_test_checkout BEFORE UPDATE OF provider_order_id, is_test ON checkouts
  FOR EACH ROW EXECUTE FUNCTION mark_test_checkout();

-- A payment is what its checkout is, whoever writes it, and stays so.
CREATE FUNCTION mark_test_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.is_test := coalesce((SELECT is_test FROM checkouts WHERE id = NEW.checkout_id), NEW.is_test);
  ELSIF NEW.is_test <> OLD.is_test THEN
    RAISE EXCEPTION 'a payment stays a test, or money' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER mark_test_payment BEFORE INSERT OR UPDATE OF is_test ON payments
  FOR EACH ROW EXECUTE FUNCTION mark_test_payment();
