CREATE OR REPLACE FUNCTION public.paper_emptied(document jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT jsonb_set(document, '{recipient}', document -> 'recipient' || '{"name": "(forgotten)", "address": [], "phone": ""}')
$function$;
