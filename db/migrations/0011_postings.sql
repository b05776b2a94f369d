-- Search and totals by postings: for each term of the catalogue one bit for every product. How many products pass a
-- filter is then counted in bits, however many they are (docs/decisions/015-postings.md).

-- a product's place in the bits
ALTER TABLE product_search ADD COLUMN no int GENERATED ALWAYS AS IDENTITY;
ALTER TABLE product_search DROP COLUMN words;
ALTER TABLE product_search ADD COLUMN terms text[] COLLATE "C" NOT NULL DEFAULT '{}';
CREATE UNIQUE INDEX product_search_no ON product_search (no);
DROP INDEX product_search_newest, product_search_price, product_search_category;
CREATE INDEX product_search_newest ON product_search (created_at DESC, id) INCLUDE (no);
CREATE INDEX product_search_price ON product_search (selling_price, id) INCLUDE (no);

-- every term that some product has or had
CREATE TABLE search_terms (
  term text COLLATE "C" PRIMARY KEY
);
DROP TABLE search_words;

-- which of the products 32768 × part … have it
CREATE TABLE search_postings (
  term text COLLATE "C" NOT NULL,
  part int NOT NULL,
  bits bit(32768) NOT NULL,
  PRIMARY KEY (term, part)
);

-- Neighbours in a plain name, with what stands between them.
CREATE FUNCTION pairs_of(plain text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT pair FROM (
      SELECT found[1] || found[2] || lead(found[1]) OVER (ORDER BY place) AS pair
        FROM regexp_matches(
          plain, '([a-z0-9\u0080-\uffff]+(?:[./][0-9]+[a-z0-9\u0080-\uffff]*)*)([^a-z0-9\u0080-\uffff]*)', 'g'
        ) WITH ORDINALITY AS words (found, place)) AS neighbours
     WHERE pair IS NOT NULL
  );

-- What is searched and filtered by: w: a word of name, category, subcategory, brand or variants; n: one of the name;
-- p: two neighbours in the name; d: a word that the name has more than once; a: every product; c:, s:, l: ids of its
-- category, subcategory and labels.
CREATE FUNCTION terms_of(name text, texts text, category_id text, subcategory_id text, label_ids text[])
RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT 'w:' || word FROM unnest(words_of(texts)) AS word
    UNION SELECT 'n:' || word FROM unnest(words_of(name)) AS word
    UNION SELECT 'd:' || word FROM unnest(words_of(name)) AS word GROUP BY word HAVING count(*) > 1
    UNION SELECT 'p:' || pair FROM unnest(pairs_of(name)) AS pair
    UNION SELECT 'l:' || label FROM unnest(label_ids) AS label
    UNION VALUES ('a:'), ('c:' || category_id), ('s:' || subcategory_id)
    EXCEPT VALUES (NULL::text)
  );

CREATE OR REPLACE FUNCTION renew_product_search(changed text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- one after the other until they commit: two who wait for each other's words would wait for ever
  PERFORM pg_advisory_xact_lock(72311206);
  WITH old AS (
    SELECT no, terms FROM product_search WHERE id = ANY (changed)
  ), gone AS (
    DELETE FROM product_search s WHERE s.id = ANY (changed)
      AND NOT EXISTS (SELECT FROM products p WHERE p.id = s.id AND p.active)
  ), now AS (
    INSERT INTO product_search AS s (id, name, category_id, subcategory_id, label_ids, selling_price, created_at, terms)
    SELECT p.id, plain.name, p.category_id, p.subcategory_id, p.label_ids, p.selling_price, p.created_at,
           terms_of(plain.name, plain.texts, p.category_id, p.subcategory_id, p.label_ids)
      FROM products p
      JOIN categories c ON c.id = p.category_id
      JOIN brands b ON b.id = p.brand_id
      LEFT JOIN subcategories u ON u.id = p.subcategory_id
      LEFT JOIN LATERAL (
        SELECT string_agg(concat_ws(' ', v.name, v.attribute_description), ' ') AS texts
          FROM variants v WHERE v.product_id = p.id AND v.active
      ) v ON true
      CROSS JOIN LATERAL (
        SELECT plain_text(p.name) AS name, plain_text(concat_ws(' ', p.name, c.name, u.name, b.name, v.texts)) AS texts
      ) plain
     WHERE p.id = ANY (changed) AND p.active
    ON CONFLICT (id) DO UPDATE
      SET name = excluded.name, category_id = excluded.category_id, subcategory_id = excluded.subcategory_id,
          label_ids = excluded.label_ids, selling_price = excluded.selling_price, created_at = excluded.created_at,
          terms = excluded.terms
    RETURNING s.no, s.terms
  ), flipped AS (
    -- what one of the two has and the other has not
    SELECT no, term FROM (SELECT no, unnest(terms) AS term FROM old UNION ALL SELECT no, unnest(terms) FROM now) AS either
     GROUP BY no, term HAVING count(*) = 1
  ), known AS (
    INSERT INTO search_terms SELECT DISTINCT term FROM flipped ON CONFLICT DO NOTHING
  )
  INSERT INTO search_postings AS kept
    SELECT term, no / 32768, bit_or(set_bit(B'0'::bit(32768), no % 32768, 1)) FROM flipped GROUP BY term, no / 32768
    ON CONFLICT (term, part) DO UPDATE SET bits = kept.bits # excluded.bits;
END $$;

SELECT renew_product_search(ARRAY(SELECT id FROM products));
