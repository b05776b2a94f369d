CREATE OR REPLACE FUNCTION public.paper_without_person(document jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT jsonb_set(document, '{recipient}', (document -> 'recipient') - '{name,address,phone}'::text[])
$function$;
