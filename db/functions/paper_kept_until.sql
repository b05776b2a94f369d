CREATE OR REPLACE FUNCTION public.paper_kept_until(financial_year text)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT make_date(left(financial_year, 4)::int + 7, 12, 31)
$function$;
