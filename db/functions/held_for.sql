CREATE OR REPLACE FUNCTION public.held_for(shopper text, product text, variant text)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ SELECT coalesce((SELECT quantity FROM checkout_holds
     WHERE user_id = shopper AND product_id = product AND variant_id IS NOT DISTINCT FROM variant), 0) $function$;
