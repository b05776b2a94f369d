CREATE OR REPLACE FUNCTION public.main_account(account text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  WITH RECURSIVE up(id) AS (
    SELECT account
    UNION SELECT l.same_as FROM customer_links l JOIN up ON l.account_id = up.id)
  SELECT id FROM up WHERE NOT EXISTS (SELECT FROM customer_links l WHERE l.account_id = up.id) LIMIT 1 $function$;
