CREATE OR REPLACE FUNCTION public.empty_old_papers(moment timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  today date := indian_day(least(moment, now()));
  kept text;
  emptied int := 0;
  changed int;
BEGIN
  PERFORM set_config('shop.forgetting', 'on', true);
  FOREACH kept IN ARRAY ARRAY['invoices', 'credit_notes', 'receipt_vouchers', 'refund_vouchers'] LOOP
    EXECUTE format('UPDATE %I p SET document = paper_emptied(document), person_salt = NULL
      WHERE paper_kept_until(financial_year) < $1 AND document #>> ''{recipient,phone}'' = ''''
        AND document #>> ''{recipient,name}'' <> ''(forgotten)''
        AND NOT EXISTS (SELECT FROM orders o WHERE o.id = p.order_id AND o.delivery_address ? ''fullName'')', kept) USING today;
    GET DIAGNOSTICS changed = ROW_COUNT;
    emptied := emptied + changed;
  END LOOP;
  PERFORM set_config('shop.forgetting', '', true);
  RETURN emptied;
END $function$;
