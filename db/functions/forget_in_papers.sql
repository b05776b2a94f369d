CREATE OR REPLACE FUNCTION public.forget_in_papers(orders text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  PERFORM set_config('shop.forgetting', 'on', true);
  UPDATE invoices p SET document = paper_forgotten(document),
      person_salt = CASE WHEN paper_forgotten(document) #>> '{recipient,name}' = '(forgotten)' THEN NULL ELSE person_salt END
    WHERE order_id = ANY (orders);
  UPDATE credit_notes p SET document = paper_forgotten(document),
      person_salt = CASE WHEN paper_forgotten(document) #>> '{recipient,name}' = '(forgotten)' THEN NULL ELSE person_salt END
    WHERE order_id = ANY (orders);
  PERFORM set_config('shop.forgetting', '', true);
END $function$;
