import pg from 'pg'
import { clientConfig, type Target } from '../../src/server/platform/db/connect.ts'

/**
 * The statements that make the tables PostgreSQL searches by itself: the same narrow rows, newest first, their words as a
 * tsvector.
 */
const statements = [
  'DROP TABLE IF EXISTS rival_products, rival_words',
  `CREATE TABLE rival_products AS
     SELECT o.id, o.name, o.category_id, o.subcategory_id, o.label_ids, o.selling_price, o.created_at,
       array_to_tsvector(ARRAY(SELECT substr(term, 3) FROM unnest(o.terms) AS term WHERE term LIKE 'w:%')) AS words
     FROM product_search o ORDER BY o.created_at DESC, o.id`,
  // as the manual of pg_trgm has it: misspelt words are looked up among the words of all documents
  `CREATE TABLE rival_words AS SELECT word COLLATE "C" AS word FROM ts_stat('SELECT words FROM rival_products')`,
  'CREATE INDEX ON rival_products (created_at DESC, id)',
  'CREATE INDEX ON rival_products (selling_price, id)',
  'CREATE INDEX ON rival_products (category_id, created_at DESC, id) INCLUDE (selling_price)',
  'CREATE INDEX ON rival_products (category_id, selling_price, id)',
  'CREATE INDEX ON rival_products (subcategory_id, created_at DESC, id)',
  'CREATE INDEX ON rival_products USING gin (label_ids)',
  'CREATE INDEX ON rival_products USING gin (words)',
  'CREATE INDEX ON rival_products USING gin (name gin_trgm_ops)',
  'CREATE UNIQUE INDEX ON rival_words (word)',
  'CREATE INDEX ON rival_words USING gin (word gin_trgm_ops)',
  'VACUUM ANALYZE rival_products, rival_words',
  'GRANT SELECT ON rival_products, rival_words TO public',
]

/** Makes them anew as the owner of the schema. Gives the megabytes on disk of theirs and of what the shop searches by. */
export async function makeRivalTables(owner: Target): Promise<{ theirs: number; ours: number }> {
  const client = new pg.Client(clientConfig(owner, 'beypore-bench'))
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
    await client.query(
      'VACUUM ANALYZE product_search, search_postings, search_terms, product_numbers, products, variants',
    )
    const { rows } = await client.query(`SELECT
      (pg_total_relation_size('rival_products') + pg_total_relation_size('rival_words')) / 1e6 AS theirs,
      (pg_total_relation_size('product_search') + pg_total_relation_size('search_postings')
        + pg_total_relation_size('search_terms') + pg_total_relation_size('product_numbers')) / 1e6 AS ours`)
    return { theirs: Math.round(rows[0].theirs), ours: Math.round(rows[0].ours) }
  } finally {
    await client.end()
  }
}
