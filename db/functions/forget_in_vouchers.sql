CREATE OR REPLACE FUNCTION public.forget_in_vouchers(person text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  paid text[] := ARRAY(SELECT p.id FROM payments p JOIN checkouts c ON c.id = p.checkout_id WHERE c.user_id = person);
BEGIN
  PERFORM set_config('shop.forgetting', 'on', true);
  UPDATE receipt_vouchers SET document = paper_forgotten(document),
      person_salt = CASE WHEN paper_forgotten(document) #>> '{recipient,name}' = '(forgotten)' THEN NULL ELSE person_salt END
    WHERE payment_id = ANY (paid);
  UPDATE refund_vouchers SET document = paper_forgotten(document),
      person_salt = CASE WHEN paper_forgotten(document) #>> '{recipient,name}' = '(forgotten)' THEN NULL ELSE person_salt END
    WHERE payment_id = ANY (paid);
  PERFORM set_config('shop.forgetting', '', true);
END $function$;
