CREATE OR REPLACE FUNCTION public.cash_of_person(buyer text, phone text, begins timestamp with time zone, ends timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
BEGIN
  RETURN cash_of_person(buyer, phone, NULL::text, begins, ends);
END $function$;

CREATE OR REPLACE FUNCTION public.cash_of_person(buyer text, phone text, firm text, begins timestamp with time zone, ends timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
DECLARE
  own text[] := accounts_of_person(buyer);
  own_phones text[];
  own_emails text[];
  its_phone text := nullif(phone, '');
  sign text;
BEGIN
  SELECT array_agg(u.phonenumber), array_agg(u.email) INTO own_phones, own_emails FROM users u WHERE u.id = ANY (own);
  FOR sign IN
    SELECT DISTINCT s FROM unnest(own_phones || own_emails || its_phone || firm) AS s WHERE s <> '' ORDER BY s
  LOOP
    PERFORM pg_advisory_xact_lock(72311232, hashtext(sign));
  END LOOP;
  RETURN (
    SELECT coalesce(sum(CASE WHEN o.payment_method = 'counter'
        THEN (SELECT coalesce(sum(c.amount), 0) FROM counter_payments c WHERE c.order_id = o.id AND c.way = 'cash')
        ELSE o.payable - (SELECT coalesce(sum(p.collect), 0) FROM parcels p WHERE p.order_id = o.id AND p.state IN ('refused', 'lost'))
        END), 0)
    FROM orders o LEFT JOIN users u ON u.id = o.user_id
    WHERE o.created_at >= begins AND o.created_at < ends AND o.payment_method IN ('cod', 'counter') AND o.status <> 'cancelled'
      AND o.payment_status <> 'void' AND o.collected_as IS DISTINCT FROM 'online'
      AND (o.user_id = ANY (own) OR u.email = ANY (own_emails) OR o.buyer_firm ->> 'gstin' = firm
        OR u.phonenumber = ANY (own_phones || its_phone) OR o.delivery_address ->> 'phone' = ANY (own_phones || its_phone))
  );
END $function$;
