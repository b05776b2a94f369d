-- What lists are narrowed by, beside what the search's postings have: one narrow row for each value that a product on sale
-- has, so that the products of every value of a facet are read by one walk along the key (docs/decisions/084-facets.md).
CREATE TABLE product_facets (
  -- brand (an id), origin (a country), rating (whole stars of the average), attr.<key> (a number in the attribute's unit, a word)
  facet text COLLATE "C" NOT NULL,
  value text COLLATE "C" NOT NULL,
  -- the product's place in the bits (product_numbers)
  no int NOT NULL,
  PRIMARY KEY (facet, value, no)
);
CREATE INDEX product_facets_no ON product_facets (no);

-- A range's two ends are one thing that is said (072).
CREATE FUNCTION attribute_stem(key text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(key, '^(min|max)-', '');

-- Whole stars of the average as it is shown, to one decimal (domain/catalogue/average-rating.ts); null where nobody has rated.
CREATE FUNCTION stars_of(counts int[]) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN floor(round(
    (counts[1] + 2 * counts[2] + 3 * counts[3] + 4 * counts[4] + 5 * counts[5]) * 10.0
      / nullif(counts[1] + counts[2] + counts[3] + counts[4] + counts[5], 0)) / 10)::int;

-- What products on sale have now. A variant's own attributes take the place of the product's of the same keys, of a range as a
-- whole (shared/attributes/attribute-rows.ts): the product has what one of its variants has.
CREATE FUNCTION facets_of(wanted text[]) RETURNS TABLE (facet text, value text, no int) LANGUAGE sql STABLE AS $$
  WITH chosen AS MATERIALIZED (
    SELECT n.no, p.id, p.brand_id, p.country_of_origin, p.rating_counts, p.attributes
      FROM products p JOIN product_numbers n ON n.id = p.id WHERE p.id = ANY (wanted) AND p.active
  ), sold AS MATERIALIZED (
    SELECT c.no, c.attributes AS common, coalesce(v.attributes, '[]') AS own
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
  UNION ALL SELECT 'origin', left(country_of_origin, 200), c.no FROM chosen c WHERE country_of_origin <> ''
  UNION ALL SELECT 'rating', stars_of(rating_counts)::text, c.no FROM chosen c WHERE stars_of(rating_counts) IS NOT NULL
  UNION ALL
  SELECT DISTINCT 'attr.' || (each ->> 'key'), left(each ->> 'value', 200), s.no FROM said s
   WHERE each ->> 'key' <> '' AND each ->> 'value' <> ''
$$;

-- Writes what is another one. Rows of different products are nobody else's: those who change goods wait for their goods only.
CREATE FUNCTION renew_product_facets(changed text[]) RETURNS void LANGUAGE plpgsql AS $$
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
END $$;

-- Triggers of one table run in the order of their names: these after those of the search, which give new products their numbers.
CREATE FUNCTION renew_facets_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_product_facets(ARRAY(SELECT id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER then_facets_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_facets_of_products();
CREATE TRIGGER then_facets_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_facets_of_products();

CREATE FUNCTION renew_facets_of_updated_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  renewed text[];
BEGIN
  SELECT array_agg(n.id) INTO renewed FROM new_rows n JOIN old_rows o ON o.id = n.id
    WHERE (n.active, n.brand_id, n.country_of_origin, n.attributes, stars_of(n.rating_counts))
      IS DISTINCT FROM (o.active, o.brand_id, o.country_of_origin, o.attributes, stars_of(o.rating_counts));
  IF renewed IS NOT NULL THEN
    PERFORM renew_product_facets(renewed);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER then_facets_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION renew_facets_of_updated_products();

CREATE FUNCTION renew_facets_of_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_product_facets(ARRAY(SELECT DISTINCT product_id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER then_facets_inserted AFTER INSERT ON variants REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_facets_of_variants();
CREATE TRIGGER then_facets_deleted AFTER DELETE ON variants REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_facets_of_variants();

CREATE FUNCTION renew_facets_of_updated_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  renewed text[];
BEGIN
  SELECT array_agg(DISTINCT id) INTO renewed FROM (
    SELECT unnest(ARRAY[n.product_id, o.product_id]) AS id FROM new_rows n JOIN old_rows o ON o.id = n.id
     WHERE (n.attributes, n.active, n.product_id) IS DISTINCT FROM (o.attributes, o.active, o.product_id)
  ) AS changed;
  IF renewed IS NOT NULL THEN
    PERFORM renew_product_facets(renewed);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER then_facets_updated AFTER UPDATE ON variants REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION renew_facets_of_updated_variants();

SELECT renew_product_facets(ARRAY(SELECT id FROM products WHERE active));
