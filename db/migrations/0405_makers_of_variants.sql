-- A variant may be made, packed or imported by somebody else than its product, in another country (Packaged Commodities Rules 2011,
-- rule 6): null, as with its other details, is the product's.
ALTER TABLE variants
  ADD COLUMN country_of_origin text CHECK (country_of_origin <> ''),
  ADD COLUMN manufacturer text CHECK (manufacturer <> ''),
  ADD COLUMN packer text CHECK (packer <> ''),
  ADD COLUMN importer text CHECK (importer <> '');

-- A product is of each country that something sold of it is of.
CREATE OR REPLACE FUNCTION facets_of(wanted text[]) RETURNS TABLE (facet text, value text, no int)
LANGUAGE sql STABLE AS $$
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
$$;

CREATE OR REPLACE FUNCTION renew_facets_of_updated_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  renewed text[];
BEGIN
  SELECT array_agg(DISTINCT id) INTO renewed FROM (
    SELECT unnest(ARRAY[n.product_id, o.product_id]) AS id FROM new_rows n JOIN old_rows o ON o.id = n.id
     WHERE (n.attributes, n.country_of_origin, n.active, n.product_id)
       IS DISTINCT FROM (o.attributes, o.country_of_origin, o.active, o.product_id)
  ) AS changed;
  IF renewed IS NOT NULL THEN
    PERFORM renew_product_facets(renewed);
  END IF;
  RETURN NULL;
END $$;
