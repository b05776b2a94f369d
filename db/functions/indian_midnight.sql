CREATE OR REPLACE FUNCTION public.indian_midnight(day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT day::timestamp AT TIME ZONE 'Asia/Kolkata'
$function$;
