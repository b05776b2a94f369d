CREATE OR REPLACE FUNCTION public.names_reached(reach text, ids text[])
 RETURNS text[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT coalesce(array_agg(coalesce(c.name, p.name) ORDER BY i.place), '{}')
  FROM unnest(ids) WITH ORDINALITY AS i (id, place)
  LEFT JOIN categories c ON reach = 'categories' AND c.id = i.id
  LEFT JOIN products p ON reach = 'products' AND p.id = i.id
$function$;
