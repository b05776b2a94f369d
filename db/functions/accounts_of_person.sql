CREATE OR REPLACE FUNCTION public.accounts_of_person(account text)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  WITH RECURSIVE down(id) AS (
    SELECT main_account(account)
    UNION SELECT l.account_id FROM customer_links l JOIN down ON l.same_as = down.id)
  SELECT array_agg(id) FROM down $function$;
