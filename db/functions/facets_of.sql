CREATE OR REPLACE FUNCTION public.facets_of(wanted text[])
 RETURNS TABLE(facet text, value text, no integer)
 LANGUAGE sql
 STABLE
AS $function$
  WITH chosen AS MATERIALIZED (
    SELECT n.no, p.id, p.brand_id, p.country_of_origin, p.rating_counts, p.attributes
      FROM products p JOIN product_numbers n ON n.id = p.id WHERE p.id = ANY (wanted) AND p.active
  ), sold AS MATERIALIZED (
    SELECT c.no, c.attributes AS common, coalesce(v.attributes, '[]') AS own,
        coalesce(v.country_of_origin, c.country_of_origin) AS country
      FROM chosen c LEFT JOIN variants v ON v.product_id = c.id AND v.active
  ), said AS (
    SELECT s.no, a.value AS each FROM sold s CROSS JOIN jsonb_array_elements(s.own) a
    UNION ALL
    SELECT s.no, a.value FROM sold s CROSS JOIN jsonb_array_elements(s.common) a
     WHERE s.own = '[]' OR NOT EXISTS (
       SELECT FROM jsonb_array_elements(s.own) o
        WHERE attribute_stem(o.value ->> 'key') = attribute_stem(a.value ->> 'key'))
  )
  SELECT 'brand', brand_id, c.no FROM chosen c
  UNION ALL SELECT DISTINCT 'origin', left(country, 200), s.no FROM sold s WHERE country <> ''
  UNION ALL SELECT 'rating', stars_of(rating_counts)::text, c.no FROM chosen c WHERE stars_of(rating_counts) IS NOT NULL
  UNION ALL
  SELECT DISTINCT 'attr.' || (each ->> 'key'), left(each ->> 'value', 200), s.no FROM said s
   WHERE each ->> 'key' <> '' AND each ->> 'value' <> ''
$function$;
