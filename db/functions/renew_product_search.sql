CREATE OR REPLACE FUNCTION public.renew_product_search(changed text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- one after the other until they commit: two who wait for each other's words would wait for ever
  PERFORM pg_advisory_xact_lock(72311206);
  INSERT INTO product_numbers (id)
    SELECT p.id FROM products p WHERE p.id = ANY (changed) AND p.active
       AND NOT EXISTS (SELECT FROM product_numbers n WHERE n.id = p.id)
     ORDER BY p.created_at, p.id;
  WITH old AS (
    SELECT no, terms FROM product_search WHERE id = ANY (changed)
  ), gone AS (
    DELETE FROM product_search s WHERE s.id = ANY (changed)
      AND NOT EXISTS (SELECT FROM products p WHERE p.id = s.id AND p.active)
  ), now AS (
    INSERT INTO product_search AS s (no, id, name, category_id, subcategory_id, label_ids, selling_price, created_at, terms)
    SELECT n.no, p.id, plain.name, p.category_id, p.subcategory_id, p.label_ids, p.selling_price, p.created_at,
           terms_of(plain.name, plain.called, plain.said, p.category_id, p.subcategory_id, p.label_ids, plain.texts)
      FROM products p
      JOIN product_numbers n ON n.id = p.id
      JOIN categories c ON c.id = p.category_id
      JOIN brands b ON b.id = p.brand_id
      LEFT JOIN subcategories u ON u.id = p.subcategory_id
      LEFT JOIN LATERAL (
        SELECT string_agg(concat_ws(' ', v.name, v.attribute_description), ' ') AS texts,
               string_agg(v.name, ' ; ') AS names,
               string_agg(concat_ws(' ; ', v.name, v.attribute_description, said_in(v.attributes)), ' ; ') AS said
          FROM variants v WHERE v.product_id = p.id AND v.active
      ) v ON true
      CROSS JOIN LATERAL (
        SELECT plain_text(p.name) AS name, plain_text(concat_ws(' ', p.name, c.name, u.name, b.name, v.texts)) AS texts,
               plain_text(concat_ws(' ; ', p.name, v.names)) AS called,
               plain_text(concat_ws(' ; ', p.name, said_in(p.attributes), v.said)) AS said
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
END $function$;
