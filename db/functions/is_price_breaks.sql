CREATE OR REPLACE FUNCTION public.is_price_breaks(breaks jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ SELECT jsonb_array_length(breaks) <= 20 AND NOT EXISTS (
     SELECT FROM jsonb_array_elements(breaks) each
     WHERE NOT coalesce(each ->> 'from' ~ '^[1-9][0-9]{0,4}$' AND each ->> 'price' ~ '^[1-9][0-9]{0,11}$', false)
       OR jsonb_typeof(each -> 'from') <> 'number' OR jsonb_typeof(each -> 'price') <> 'number') $function$;
