CREATE OR REPLACE FUNCTION public.coupon_held_for(shopper text, coupon text)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ SELECT count(*)::int FROM checkouts WHERE user_id = shopper AND status = 'open' AND coupon_id = coupon $function$;
