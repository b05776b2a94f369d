CREATE OR REPLACE FUNCTION public.paper_forgotten(document jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE WHEN document ? 'buyer' OR document -> 'recipient' ? 'gstin' OR (document #>> '{totals,total}')::bigint >= 5000000
    THEN jsonb_set(document, '{recipient,phone}', '""')
    ELSE jsonb_set(document, '{recipient}', document -> 'recipient' || '{"name": "(forgotten)", "address": [], "phone": ""}') END
$function$;
