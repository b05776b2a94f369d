CREATE OR REPLACE FUNCTION public.cart_lines_beside(shopper text, product text, variant text)
 RETURNS integer
 LANGUAGE sql
AS $function$ SELECT count(*)::int FROM cart_lines
   WHERE user_id = shopper AND NOT (product_id = product AND variant_id IS NOT DISTINCT FROM variant) $function$;
