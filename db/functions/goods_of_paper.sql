CREATE OR REPLACE FUNCTION public.goods_of_paper(order_of text, paper jsonb)
 RETURNS TABLE(line integer, pieces integer, total bigint, taxable bigint, cost bigint, product_id text, variant_id text)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT d.place, moved * (d.line ->> 'quantity')::int, (d.line ->> 'total')::bigint, (d.line ->> 'taxable')::bigint,
    moved * (d.line ->> 'quantity')::int * l.cost, l.product_id, l.variant_id
  FROM jsonb_array_elements(paper -> 'lines') WITH ORDINALITY AS d (line, place)
    JOIN order_lines l ON l.order_id = order_of AND l.position = coalesce((d.line ->> 'position')::int, d.place::int),
    LATERAL (SELECT CASE WHEN paper ? 'replaces' OR paper ->> 'reason' = 'rate_changed' THEN 0 ELSE 1 END AS moved) m
$function$;
