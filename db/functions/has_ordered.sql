CREATE OR REPLACE FUNCTION public.has_ordered(shopper text, beside text DEFAULT NULL::text)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT EXISTS (SELECT FROM orders WHERE user_id = shopper AND status <> 'cancelled' AND id IS DISTINCT FROM beside)
$function$;
