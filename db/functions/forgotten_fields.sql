CREATE OR REPLACE FUNCTION public.forgotten_fields(fields jsonb, kept text[])
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE WHEN fields IS NULL THEN NULL ELSE coalesce(
    (SELECT jsonb_object_agg(key, CASE WHEN key = ANY (kept) OR value = 'null' THEN value ELSE '"(forgotten)"' END)
       FROM jsonb_each(fields)), '{}') END
$function$;
