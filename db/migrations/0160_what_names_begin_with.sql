-- What a thing is called comes before what it has, what it is for and how it is sold: `t:` are the words of a name before that.
-- `mechanical seal for monoblock pumps` is no monoblock, `angle grinder, slide switch` no switch (docs/decisions/152-what-a-thing-is-called.md).
CREATE FUNCTION title_of(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(name, '(?!^)(,|[(]| with | for | per | of |(?<![0-9"]) in ).*$', '');

CREATE OR REPLACE FUNCTION terms_of(name text, called text, said text, category_id text, subcategory_id text, label_ids text[], texts text)
RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT 'w:' || word FROM unnest(words_of(texts)) AS word
    UNION SELECT 'n:' || word FROM unnest(words_of(name)) AS word
    UNION SELECT 't:' || word FROM unnest(words_of(title_of(name))) AS word
    UNION SELECT 'd:' || word FROM unnest(words_of(name)) AS word GROUP BY word HAVING count(*) > 1
    UNION SELECT 'p:' || pair FROM unnest(pairs_of(name)) AS pair
    UNION SELECT 'l:' || label FROM unnest(label_ids) AS label
    UNION SELECT 'z:' || size FROM unnest(sizes_of(said)) AS size
    UNION SELECT 'k:' || code FROM unnest(codes_of(called)) AS code
    UNION VALUES ('a:'), ('c:' || category_id), ('s:' || subcategory_id), ('h:' || head_of(name)), ('f:' || (words_of(name))[1])
    EXCEPT VALUES (NULL::text)
  );
SELECT renew_product_search(ARRAY(SELECT id FROM product_search));

-- Glue for wood is none for pipes. What the owner has said of the word already stays as it is.
SELECT set_config('shop.command', '0160', true);
UPDATE dictionary SET meant = 'wood adhesive', version = version + 1, updated_at = now()
  WHERE said = 'fevicol' AND meant = 'adhesive' AND version = 1 AND removed_at IS NULL;
