import { type RawBuilder, sql } from 'kysely'
import pg, { type QueryConfig } from 'pg'
import { readConfig } from '../../src/server/platform/config.ts'
import { clientConfig } from '../../src/server/platform/db/connect.ts'
import { openDatabase } from '../../src/server/platform/db/open-database.ts'

/** Orders of three years in the demo shop, each with two lines, of one account in twenty orders. */
export async function makeOrders(dataDir: string, count: number): Promise<void> {
  console.log(`Making ${count.toLocaleString('en-GB')} orders`)
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const onGone = (failure: Error) => console.error(failure.message)
  const database = await openDatabase({ config, role: 'guest', note: console.error, onGone })
  // indexes are the owner's
  const client = new pg.Client(clientConfig(database.owner))
  await client.connect()
  const run: Run = async (statement) => {
    const { sql: text, parameters } = statement.compile(database.db)
    await client.query({ text, values: [...parameters], query_timeout: PATIENCE_MS } as QueryConfig)
  }
  try {
    // a shop's own statements never take so long; rows that are made to fit need no triggers to check them
    await client.query(
      "SET statement_timeout = 0; SET session_replication_role = replica; SET maintenance_work_mem = '512MB'",
    )
    await withoutIndexes(run, client, async () => {
      await run(shoppers(Math.ceil(count / 20)))
      for (let from = 1; from <= count; from += AT_ONCE) {
        const some = { from, to: Math.min(count, from + AT_ONCE - 1), count }
        await run(heads(some))
        await run(lines(some))
        for (const statement of [papers(some), goodsOfPapers(some), ratesOfPapers(some), ordered(some)])
          await run(statement)
      }
    })
    await run(sumsOfCustomers)
    for (const table of [
      'orders',
      'order_lines',
      'users',
      'customer_sums',
      'report_papers',
      'report_lines',
      'report_rates',
      'ordered_products',
    ])
      await run(sql`VACUUM ANALYZE ${sql.table(table)}`)
  } finally {
    await client.end()
    await database.close()
  }
}

/** An index made over all rows at once takes a tenth of what it takes row by row. Keys stay. */
async function withoutIndexes(run: Run, client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE tablename IN ('orders', 'order_lines') AND indexname NOT IN (SELECT conname FROM pg_constraint)`)
  for (const { name } of rows) await run(sql`DROP INDEX ${sql.ref(name)}`)
  await fill()
  for (const { definition } of rows) await run(sql.raw(definition))
}

const AT_ONCE = 50_000
const PATIENCE_MS = 600_000

type Statement = RawBuilder<unknown>
type Run = (statement: Statement) => Promise<void>

/** Orders by their counts, of so many in all. */
type Some = { from: number; to: number; count: number }

function shoppers(count: number): Statement {
  return sql`
    INSERT INTO users (id, username, phonenumber, email, created_at, updated_at)
    SELECT 'bench-' || g, 'Bench Shopper', (7000000000 + g)::text, 'bench' || g || '@example.com', now(), now()
    FROM generate_series(1, ${sql.lit(count)}) g ON CONFLICT DO NOTHING`
}

/** Of a hundred orders 88 are delivered, 5 cancelled, 2 returned, 2 on the way, and 3 to be worked on. */
function heads({ from, to, count }: Some): Statement {
  return sql`
    WITH words AS (
      SELECT ARRAY['Amina', 'Ummer', 'Rajeev', 'Fathima', 'Sreekumar', 'Deepa', 'Joseph', 'Khadeeja', 'Biju', 'Zuhra'] AS first,
        ARRAY['Beevi', 'Haji', 'Menon', 'Suhara', 'Nair', 'Kurian', 'Koya', 'Pillai', 'Thangal', 'Varghese'] AS last,
        ARRAY['Kerala', 'Kerala', 'Kerala', 'Kerala', 'Kerala', 'Kerala', 'Tamil Nadu', 'Karnataka', 'Maharashtra', 'Delhi'] AS states
    ), each AS (
      SELECT g, hashint4(g) & 2147483647 AS h, hashint4(g + 7) & 2147483647 AS i FROM generate_series(${sql.lit(from)}::int, ${sql.lit(to)}) g
    )
    INSERT INTO orders (id, number, user_id, status, payment_method, payment_status, sub_total, coupon_discount,
      delivery_charges, online_discount, payable, gst, cgst, sgst, igst, delivery_address, expected_delivery, delivered_at,
      created_at, updated_at)
    SELECT 'bench-' || g, 'BMS-' || (1000000 + g), 'bench-' || (1 + h % ${sql.lit(Math.ceil(count / 20))}),
      CASE WHEN h % 100 < 88 THEN 'delivered' WHEN h % 100 < 93 THEN 'cancelled' WHEN h % 100 < 95 THEN 'returned'
        WHEN h % 100 = 95 THEN 'shipped' WHEN h % 100 = 96 THEN 'out_for_delivery' WHEN h % 100 = 97 THEN 'packed'
        WHEN h % 100 = 98 THEN 'confirmed' ELSE 'pending' END,
      'cod', CASE WHEN h % 100 < 88 THEN 'collected' ELSE 'due' END,
      amount, 0, 0, 0, amount, 0, 0, 0, 0,
      jsonb_build_object('fullName', first[1 + i % 10] || ' ' || last[1 + (i / 10) % 10] || CASE WHEN g % 5000 = 0 THEN ' Valiyaparambil' ELSE '' END,
        'building', '12/480', 'street', 'Beypore Road', 'landmark', '', 'city', 'Kozhikode', 'label', '',
        'state', CASE WHEN g % 20000 = 0 THEN 'Sikkim' ELSE states[1 + i % 10] END,
        'pincode', (670000 + i % 9000)::text, 'phone', (8000000000 + i % 1000000000)::text),
      at + interval '3 days', CASE WHEN h % 100 < 88 THEN at + interval '3 days' END, at, at
    FROM words, each, LATERAL (SELECT (500 + i % 500000) * 100::bigint AS amount,
      date_trunc('milliseconds', now() - (${sql.lit(count)} - g) * interval '3 years' / ${sql.lit(count)}) AS at) AS drawn
    ON CONFLICT DO NOTHING`
}

function lines({ from, to }: Some): Statement {
  return sql`
    WITH goods AS (SELECT array_agg(id ORDER BY id) AS ids, array_agg(name ORDER BY id) AS names FROM products)
    INSERT INTO order_lines (order_id, position, product_id, name, image, quantity, unit, unit_price, hsn_code, gst_rate,
      discount_share, line_total, gst, cgst, sgst, igst)
    SELECT 'bench-' || g, position, ids[1 + at % cardinality(ids)],
      names[1 + at % cardinality(ids)] || CASE WHEN g % 10000 = 0 THEN ' Sonderanfertigung' ELSE '' END,
      '', 1 + at % 5, 'NOS', 10000, '8482', 18, 0, 10000 * (1 + at % 5), 0, 0, 0, 0
    FROM goods, generate_series(${sql.lit(from)}::int, ${sql.lit(to)}) g, generate_series(1, 2) position,
      LATERAL (SELECT hashint4(g * 2 + position) & 2147483647 AS at) AS drawn
    ON CONFLICT DO NOTHING`
}

/** Cost of a line: three products in four have a known one. */
const cost = sql`CASE WHEN hashtext(l.product_id) % 4 <> 0 THEN l.line_total / 2 END`

/** Rows that reports add up, as an invoice of each order that left would have brought it. */
function papers({ from, to }: Some): Statement {
  return sql`
    INSERT INTO report_papers (sign, number, order_id, day, hour, way, state, pin, coupon, discount, total, taxable, tax, delivery,
      buyer, ordered_at, goods_lines, pieces, goods_total, goods_taxable, goods_cost, unknown_lines, unknown_pieces, unknown_taxable)
    SELECT 1, 'BENCH/' || g, o.id, indian_day(o.created_at),
      extract(hour FROM o.created_at - indian_midnight(indian_day(o.created_at))), o.payment_method, o.delivery_address ->> 'state',
      o.delivery_address ->> 'pincode', '', 0, t.total, t.total * 100 / 118, t.total - t.total * 100 / 118, 0,
      o.user_id, o.created_at, t.lines, t.pieces, t.total, t.taxable, t.cost, t.unknown, t.unknown_pieces, t.unknown_taxable
    FROM generate_series(${sql.lit(from)}::int, ${sql.lit(to)}) g JOIN orders o ON o.id = 'bench-' || g,
      LATERAL (SELECT count(*) AS lines, sum(quantity) AS pieces, sum(line_total)::bigint AS total,
        sum(line_total * 100 / 118) AS taxable, coalesce(sum(${cost}), 0) AS cost, count(*) - count(${cost}) AS unknown,
        coalesce(sum(quantity) FILTER (WHERE ${cost} IS NULL), 0) AS unknown_pieces,
        coalesce(sum(line_total * 100 / 118) FILTER (WHERE ${cost} IS NULL), 0) AS unknown_taxable
        FROM order_lines l WHERE order_id = o.id) t
    WHERE o.delivered_at IS NOT NULL ON CONFLICT DO NOTHING`
}

function goodsOfPapers({ from, to }: Some): Statement {
  return sql`
    INSERT INTO report_lines (paper, line, sign, day, pieces, total, taxable, cost, product_id, variant_id, first_of_product, first_of_size)
    SELECT p.id, l.position, p.sign, p.day, l.quantity, l.line_total, l.line_total * 100 / 118,
      ${cost}, l.product_id, l.variant_id,
      row_number() OVER same = 1, row_number() OVER same = 1
    FROM generate_series(${sql.lit(from)}::int, ${sql.lit(to)}) g JOIN report_papers p ON p.sign = 1 AND p.number = 'BENCH/' || g
      JOIN order_lines l ON l.order_id = p.order_id
    WINDOW same AS (PARTITION BY p.id, l.product_id ORDER BY l.position) ON CONFLICT DO NOTHING`
}

function ratesOfPapers({ from, to }: Some): Statement {
  return sql`
    INSERT INTO report_rates (paper, rate, sign, day, taxable, cgst, sgst, igst, total)
    SELECT p.id, 18, p.sign, p.day, p.taxable, p.tax / 2, p.tax - p.tax / 2, 0, p.total
    FROM generate_series(${sql.lit(from)}::int, ${sql.lit(to)}) g JOIN report_papers p ON p.sign = 1 AND p.number = 'BENCH/' || g
    ON CONFLICT DO NOTHING`
}

/** Products of the orders that count, as the shop notes them. */
function ordered({ from, to }: Some): Statement {
  return sql`
    INSERT INTO ordered_products (order_id, product_id, day)
    SELECT DISTINCT o.id, l.product_id, indian_day(o.created_at)
    FROM generate_series(${sql.lit(from)}::int, ${sql.lit(to)}) g JOIN orders o ON o.id = 'bench-' || g
      JOIN order_lines l ON l.order_id = o.id
    WHERE o.status <> 'cancelled' ON CONFLICT DO NOTHING`
}

/** Sums of the customers, as the shop keeps them. */
const sumsOfCustomers = sql`
  INSERT INTO customer_sums (user_id, since, name, city, state, firm, orders, cancelled, returned, refused, spent,
    first_order_at, last_order_at, words, contact)
  SELECT user_id, min(created_at), 'bench shopper', 'Kozhikode', 'Kerala', '', count(*)::int, 0, 0, 0, sum(payable)::bigint,
    min(created_at) FILTER (WHERE status <> 'cancelled'), max(created_at) FILTER (WHERE status <> 'cancelled'), 'bench shopper', ''
  FROM orders WHERE id LIKE 'bench-%' GROUP BY user_id ON CONFLICT DO NOTHING`
