import type { MoneyCheck } from './money-checks.ts'

/**
 * Checks that the index of lists and searches has every product on sale and no other: `npm run shop -- search rebuild` repairs
 * it. Words of brands and variants are taken as they are in product_search: to read 200 000 of them anew takes minutes. Postings
 * are counted for each term, and looked into only where the counts differ: a wrong bit is one too few or too many.
 */
export const searchChecks: readonly MoneyCheck[] = [
  {
    rule: 'lists are narrowed by what every product on sale has, and by nothing else',
    faults: `
      SELECT DISTINCT coalesce(n.id, 'number ' || coalesce(f.no, k.no)) AS what
      FROM (SELECT facet, value, no FROM facets_of(ARRAY(SELECT id FROM products WHERE active))) f
      FULL JOIN product_facets k ON k.facet = f.facet AND k.value = f.value AND k.no = f.no
      LEFT JOIN product_numbers n ON n.no = coalesce(f.no, k.no)
      WHERE f.no IS NULL OR k.no IS NULL`,
  },
  {
    rule: 'lists and searches show every product on sale as it is, and no other',
    faults: `
      SELECT coalesce(p.id, s.id) AS what
      FROM (SELECT id, name, category_id, subcategory_id, label_ids, selling_price, created_at FROM products WHERE active) p
      FULL JOIN product_search s ON s.id = p.id LEFT JOIN product_numbers n ON n.id = s.id
      WHERE p.id IS NULL OR s.id IS NULL OR n.no IS DISTINCT FROM s.no OR s.name <> plain_text(p.name)
        OR (s.category_id, s.selling_price, s.created_at) <> (p.category_id, p.selling_price, p.created_at)
        OR s.subcategory_id IS DISTINCT FROM p.subcategory_id OR s.label_ids <> p.label_ids`,
  },
  {
    rule: 'the postings have every product that has a term, and no other',
    faults: `
      WITH had AS (
        SELECT term, part, count(*) AS products
        FROM (SELECT unnest(terms) AS term, no / 32768 AS part FROM product_search) t GROUP BY 1, 2
      ), wrong AS MATERIALIZED (
        SELECT coalesce(h.term, k.term) AS term, coalesce(h.part, k.part) AS part, k.bits & k.bits AS bits
        FROM had h FULL JOIN search_postings k ON k.term = h.term AND k.part = h.part
        WHERE coalesce(h.products, 0) <> coalesce(bit_count(k.bits), 0) LIMIT 20
      )
      SELECT DISTINCT coalesce(n.id, 'number ' || w.part * 32768 + place) AS what
      FROM wrong w CROSS JOIN generate_series(0, 32767) AS place
      LEFT JOIN product_search s ON s.no = w.part * 32768 + place
      LEFT JOIN product_numbers n ON n.no = w.part * 32768 + place
      WHERE coalesce(get_bit(w.bits, place) = 1, false) <> coalesce(w.term COLLATE "C" = ANY (s.terms), false)
      UNION SELECT 'the word ' || substr(k.term, 3) FROM search_postings k
      WHERE bit_count(k.bits) > 0 AND NOT EXISTS (SELECT FROM search_terms t WHERE t.term = k.term)`,
  },
]
