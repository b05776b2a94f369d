-- Cash of a person and day, seen by the firm that buys too; and what was asked for with an Idempotency-Key.

-- As in 0143, and one more sign of the person: the GSTIN of the firm that buys (NULL: a consumer). Accounts that buy for one firm
-- are one person (Income-tax Act 2025, s.186). In paise.
CREATE FUNCTION cash_of_person(buyer text, phone text, firm text, begins timestamptz, ends timestamptz) RETURNS bigint
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  own_phone text;
  own_email text;
  sign text;
BEGIN
  SELECT phonenumber, email INTO own_phone, own_email FROM users WHERE id = buyer;
  FOR sign IN
    SELECT DISTINCT s FROM unnest(ARRAY[own_phone, phone, own_email, firm]) AS s WHERE s <> '' ORDER BY s
  LOOP
    PERFORM pg_advisory_xact_lock(72311232, hashtext(sign));
  END LOOP;
  RETURN (
    SELECT coalesce(sum(o.payable), 0) FROM orders o JOIN users u ON u.id = o.user_id
    WHERE o.created_at >= begins AND o.created_at < ends AND o.payment_method = 'cod' AND o.status <> 'cancelled'
      AND o.payment_status <> 'void' AND o.collected_as IS DISTINCT FROM 'online'
      AND (o.user_id = buyer OR u.email = own_email OR o.buyer_firm ->> 'gstin' = firm
        OR u.phonenumber IN (own_phone, phone) OR o.delivery_address ->> 'phone' IN (own_phone, phone))
  );
END $$;

-- A process of the former version asks without the firm.
CREATE OR REPLACE FUNCTION cash_of_person(buyer text, phone text, begins timestamptz, ends timestamptz) RETURNS bigint
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN cash_of_person(buyer, phone, NULL::text, begins, ends);
END $$;

-- SHA-256 of what was asked for with the Idempotency-Key; NULL: there was no key, or a former version placed the order.
ALTER TABLE orders ADD COLUMN asked_hash text;
