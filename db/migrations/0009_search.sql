-- Searching by words: what is searched of a product in one narrow row, so that counting and sorting thousands of hits
-- reads little. Kept by triggers, because names of brands, categories and variants belong to it too
-- (docs/decisions/014-search-by-words.md).

-- lower case without accents: what is compared
CREATE FUNCTION plain_text(given text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN lower(unaccent(given));

-- its words; a dot or slash before a digit stays inside: 1.5, 1/2
CREATE FUNCTION words_of(plain text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT found[1] FROM regexp_matches(plain, '([a-z0-9\u0080-\uffff]+(?:[./][0-9]+[a-z0-9\u0080-\uffff]*)*)', 'g') AS found
  );

-- the products on sale, with what lists filter and sort by
CREATE TABLE product_search (
  id text PRIMARY KEY,
  name text NOT NULL,
  -- of name, category, subcategory, brand and variants
  words text[] NOT NULL,
  category_id text NOT NULL,
  subcategory_id text,
  label_ids text[] NOT NULL,
  selling_price bigint NOT NULL,
  created_at timestamptz NOT NULL
);

-- every word that some product has or had: what misspelt words are compared with
CREATE TABLE search_words (
  word text COLLATE "C" PRIMARY KEY
);

CREATE FUNCTION renew_product_search(changed text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_search s WHERE s.id = ANY (changed)
    AND NOT EXISTS (SELECT FROM products p WHERE p.id = s.id AND p.active);
  INSERT INTO product_search AS s
    SELECT p.id, plain_text(p.name),
           ARRAY(SELECT DISTINCT unnest(words_of(plain_text(concat_ws(' ', p.name, c.name, u.name, b.name, v.texts))))),
           p.category_id, p.subcategory_id, p.label_ids, p.selling_price, p.created_at
      FROM products p
      JOIN categories c ON c.id = p.category_id
      JOIN brands b ON b.id = p.brand_id
      LEFT JOIN subcategories u ON u.id = p.subcategory_id
      LEFT JOIN LATERAL (
        SELECT string_agg(concat_ws(' ', name, attribute_description), ' ') AS texts
          FROM variants WHERE product_id = p.id AND active
      ) v ON true
     WHERE p.id = ANY (changed) AND p.active
    ON CONFLICT (id) DO UPDATE
      SET name = excluded.name, words = excluded.words, category_id = excluded.category_id,
          subcategory_id = excluded.subcategory_id, label_ids = excluded.label_ids,
          selling_price = excluded.selling_price, created_at = excluded.created_at;
  -- in one order, so that two who bring the same new words do not wait for each other
  INSERT INTO search_words
    SELECT DISTINCT unnest(s.words) COLLATE "C" AS word FROM product_search s WHERE s.id = ANY (changed) ORDER BY word
    ON CONFLICT DO NOTHING;
END $$;

CREATE FUNCTION renew_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    PERFORM renew_product_search(ARRAY[NEW.id]);
  ELSE
    PERFORM renew_product_search(ARRAY(SELECT id FROM changed));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_changed_products();
CREATE TRIGGER search_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_changed_products();
-- ratings and descriptions change nothing here
CREATE TRIGGER search_updated
  AFTER UPDATE OF name, brand_id, category_id, subcategory_id, label_ids, selling_price, created_at, active ON products
  FOR EACH ROW EXECUTE FUNCTION renew_changed_products();

CREATE FUNCTION renew_products_of_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_product_search(ARRAY(SELECT DISTINCT product_id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER search_inserted AFTER INSERT ON variants REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_products_of_variants();
CREATE TRIGGER search_deleted AFTER DELETE ON variants REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_products_of_variants();

CREATE FUNCTION renew_product_of_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_product_search(ARRAY[OLD.product_id, NEW.product_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER search_updated AFTER UPDATE OF name, attribute_description, active, product_id ON variants
  FOR EACH ROW EXECUTE FUNCTION renew_product_of_variant();

CREATE FUNCTION renew_products_of_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_product_search(ARRAY(SELECT id FROM products
    WHERE CASE TG_TABLE_NAME WHEN 'brands' THEN brand_id WHEN 'categories' THEN category_id ELSE subcategory_id END = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER search_renamed AFTER UPDATE OF name ON brands
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION renew_products_of_name();
CREATE TRIGGER search_renamed AFTER UPDATE OF name ON categories
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION renew_products_of_name();
CREATE TRIGGER search_renamed AFTER UPDATE OF name ON subcategories
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION renew_products_of_name();

SELECT renew_product_search(ARRAY(SELECT id FROM products));

CREATE INDEX product_search_words ON product_search USING gin (words);
CREATE INDEX product_search_newest ON product_search (created_at DESC, id);
CREATE INDEX product_search_price ON product_search (selling_price, id);
CREATE INDEX product_search_category ON product_search (category_id);
-- letters in the middle of a word; misspellings are looked for among words without digits
CREATE INDEX search_words_letters ON search_words USING gin (word gin_trgm_ops);
CREATE INDEX search_words_length ON search_words (length(word)) WHERE word !~ '[0-9]';
-- names are searched in the new table
DROP INDEX products_name;
