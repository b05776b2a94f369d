CREATE OR REPLACE FUNCTION public.renew_product_facets(changed text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- by EXCEPT, which takes as long as there are rows: thousands may be renewed at once
  WITH now AS MATERIALIZED (
    SELECT f.facet, f.value, f.no FROM facets_of(changed) f
  ), old AS MATERIALIZED (
    SELECT f.facet, f.value, f.no FROM product_numbers n JOIN product_facets f ON f.no = n.no WHERE n.id = ANY (changed)
  ), gone AS (
    DELETE FROM product_facets f USING (SELECT facet, value, no FROM old EXCEPT SELECT facet, value, no FROM now) g
     WHERE f.facet = g.facet AND f.value = g.value AND f.no = g.no
  )
  INSERT INTO product_facets
    SELECT facet, value, no FROM now EXCEPT SELECT facet, value, no FROM old ON CONFLICT DO NOTHING;
END $function$;
