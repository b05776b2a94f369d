-- What a person (same account, telephone number or email) has ordered by cash in a time, in paise: what was cancelled, was paid otherwise
-- at the door or was never taken does not count (Income-tax Act 2025, s.186). Volatile, and behind a lock for each sign of the person:
-- of two orders at once, by one account or several, the second counts the first.
CREATE FUNCTION cash_of_person(buyer text, phone text, begins timestamptz, ends timestamptz) RETURNS bigint
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  own_phone text;
  own_email text;
  sign text;
BEGIN
  SELECT phonenumber, email INTO own_phone, own_email FROM users WHERE id = buyer;
  FOR sign IN SELECT DISTINCT s FROM unnest(ARRAY[own_phone, phone, own_email]) AS s WHERE s <> '' ORDER BY s LOOP
    PERFORM pg_advisory_xact_lock(72311232, hashtext(sign));
  END LOOP;
  RETURN (
    SELECT coalesce(sum(o.payable), 0) FROM orders o JOIN users u ON u.id = o.user_id
    WHERE o.created_at >= begins AND o.created_at < ends AND o.payment_method = 'cod' AND o.status <> 'cancelled'
      AND o.payment_status <> 'void' AND o.collected_as IS DISTINCT FROM 'online'
      AND (o.user_id = buyer OR u.email = own_email
        OR u.phonenumber IN (own_phone, phone) OR o.delivery_address ->> 'phone' IN (own_phone, phone))
  );
END $$;
