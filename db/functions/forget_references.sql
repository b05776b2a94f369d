CREATE OR REPLACE FUNCTION public.forget_references(orders text[])
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  paid_back text[];
BEGIN
  PERFORM set_config('shop.forgetting', 'on', true);
  UPDATE counter_payments SET reference = reference_forgotten(reference)
    WHERE order_id = ANY (orders) AND reference IS DISTINCT FROM reference_forgotten(reference);
  UPDATE refunds SET reference = reference_forgotten(reference)
    WHERE order_id = ANY (orders) AND reference IS DISTINCT FROM reference_forgotten(reference);
  PERFORM set_config('shop.forgetting', '', true);
  SELECT array_agg(id) INTO paid_back FROM refunds WHERE order_id = ANY (orders);
  RETURN coalesce(paid_back, '{}');
END $function$;
