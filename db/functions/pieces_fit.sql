CREATE OR REPLACE FUNCTION public.pieces_fit(shopper text, product text, variant text, added integer, fewest integer, pack integer)
 RETURNS boolean
 LANGUAGE sql
AS $function$ SELECT pieces >= fewest AND pieces % pack = 0 FROM (
     SELECT added + coalesce((SELECT quantity FROM cart_lines
       WHERE user_id = shopper AND product_id = product AND variant_id IS NOT DISTINCT FROM variant), 0) AS pieces
   ) sum $function$;
