CREATE OR REPLACE FUNCTION public.indian_day(moment timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT (moment AT TIME ZONE 'Asia/Kolkata')::date
$function$;
