import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { faultsOfReturnCsv } from '../../../test/builders/check-return-csv.ts'
import { replayOrders } from '../../../test/builders/replay-orders.ts'
import { type BuiltStaff, buildStaff } from '../../../test/office.ts'
import { gstr1Sheets } from '../../domain/operations/books/gstr1-sheets.ts'
import { listRegister } from '../../domain/operations/books/register.ts'
import { loadGstRates } from '../../server/catalogue/gst-rates/load-gst-rates.ts'
import { auditMoney } from '../../server/operations/audit/audit-money.ts'
import { csvBytes } from '../../server/operations/books/book-file.ts'
import { gstr1OfMonth } from '../../server/operations/books/gstr1-of-month.ts'
import { readToolWords } from '../../server/operations/books/read-codes.ts'
import { readMonth } from '../../server/operations/books/read-month.ts'
import { returnOfMonth } from '../../server/operations/books/return-of-month.ts'
import { loadLivingDemo } from '../../server/start/load-living-demo.ts'
import { officeEndpoints as calls } from '../../shared/contract/office/endpoints.ts'
import { indianDay } from '../../shared/india-time.ts'
import { orderQueues } from '../../shared/office/order-lists.ts'
import { reportNames } from '../../shared/office/reports.ts'
import { noMasters } from '../master-pictures.ts'

const dayMs = 86_400_000
/** A Wednesday afternoon in India. */
const end = '2026-11-25T09:40:00Z'

let shop: TestShop
let plain: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ nameless: true, now: end })
  await loadGstRates(shop.shop)
  const target = { config: shop.shop.config, target: shop.database.shopUrl }
  await loadLivingDemo(target, { now: shop.shop.clock(), masters: noMasters })
  await shop.shop.settings.refresh()
  plain = await openShop({ demo: true })
  owner = await buildStaff(shop, ['owner'])
}, 300_000)
afterAll(() => Promise.all([shop.close(), plain.close()]))

const read = async <Row>(text: string): Promise<Row[]> => (await shop.pool.query(text)).rows as Row[]

describe('the books of three months', () => {
  test('are in order, and nobody is written to', async () => {
    const { checks, waiting } = await auditMoney(shop.shop)
    expect(checks.filter(({ faults }) => faults.length > 0)).toEqual([])
    expect(waiting).toEqual([])
    expect(await read('SELECT event_key FROM outbox')).toEqual([])
  })

  test('come to the same again, order by order and to the paisa, from what each was priced from', async () => {
    const orders = await replayOrders(shop)
    expect(await read('SELECT count(*)::int AS all FROM orders')).toEqual([{ all: orders.length }])
    expect(orders.map(({ number, replayed }) => [number, replayed])).toEqual(
      orders.map(({ number, stored }) => [number, stored]),
    )
  })

  test('say the same in register, return and papers, month by month', async () => {
    const months = new Set([0, 30, 60, 85].map((back) => dayBefore(back).slice(0, 7)))
    for (const month of months) {
      const book = await readMonth(shop.shop, month)
      const { sums } = gstr1OfMonth(month, book)
      const rows = listRegister(book.documents)
      const total = (of: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + of(row), 0)
      const tax = total(({ cgst, sgst, igst }) => cgst + sgst + igst)
      expect([month, tax, total(({ taxable }) => taxable)]).toEqual([month, sums.taxInDocuments, sums.taxable])
      expect(tax).toBe(await taxOfPapers(month))
      expect(tax).toBeGreaterThan(0)
    }
  })

  test('have no row that the Returns Offline Tool refuses, in any table of any month', async () => {
    let rows = 0
    for (const month of new Set([0, 30, 60, 85].map((back) => dayBefore(back).slice(0, 7)))) {
      const { file } = await returnOfMonth(shop.shop, month)
      for (const { name, head, rows: cells } of gstr1Sheets(JSON.parse(file.toString('utf8')), readToolWords())) {
        const csv = csvBytes([[...head], ...cells]).toString('utf8')
        expect([month, faultsOfReturnCsv(name, csv)]).toEqual([month, []])
        rows += cells.length
      }
    }
    expect(rows).toBeGreaterThan(100)
  })

  test('number their bills without a gap, in the order of their days', async () => {
    const bills = await read<{ letters: string; count: number; first: number; last: number; turned: number }>(`
      SELECT letters, count(*)::int, min(n)::int AS first, max(n)::int AS last,
        count(*) FILTER (WHERE issued_at < before)::int AS turned
      FROM (SELECT split_part(number, '/', 1) || split_part(number, '/', 2) AS letters, n, issued_at,
          lag(issued_at) OVER (PARTITION BY split_part(number, '/', 1), split_part(number, '/', 2) ORDER BY n) AS before
        FROM (SELECT number, issued_at, regexp_replace(number, '^.*/', '')::int AS n FROM invoices) numbered) rows
      GROUP BY letters`)
    expect(bills.length).toBeGreaterThan(0)
    for (const { count, first, last, turned } of bills) expect([first, last, turned]).toEqual([1, count, 0])
  })
})

/** Tax in paise of the invoices of a month less that of its credit notes, as their papers say it; tests are in no book. */
async function taxOfPapers(month: string): Promise<number> {
  const [row] = await read<{ tax: number }>(`
    SELECT sum(sign * ((line ->> 'cgst')::int + (line ->> 'sgst')::int + (line ->> 'igst')::int))::int AS tax
    FROM (SELECT 1 AS sign, document, issued_at FROM invoices UNION ALL SELECT -1, document, issued_at FROM credit_notes) papers
    CROSS JOIN LATERAL jsonb_array_elements(document -> 'lines') line
    WHERE NOT document ? 'test' AND to_char(issued_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM') = '${month}'`)
  return row?.tax ?? 0
}

function dayBefore(days: number): string {
  return indianDay(new Date(shop.shop.clock().getTime() - days * dayMs))
}

test('the shelves have what those of the plain demo have, to the piece', async () => {
  const text = 'SELECT product_id, variant_id, on_hand, held FROM stock_items ORDER BY 1, 2'
  expect(await read(text)).toEqual((await plain.pool.query(text)).rows)
})

test('orders are in every state; the counter rests on Sundays, its till has a report a day', async () => {
  const states = await read<{ status: string }>('SELECT DISTINCT status FROM orders ORDER BY 1')
  expect(states.map(({ status }) => status)).toEqual([
    'cancelled',
    'confirmed',
    'delivered',
    'out_for_delivery',
    'packed',
    'pending',
    'returned',
    'shipped',
  ])
  const [counter] = await read<{ sundays: number; days: number; reports: number }>(`
    SELECT count(*) FILTER (WHERE extract(dow FROM created_at AT TIME ZONE 'Asia/Kolkata') = 0)::int AS sundays,
      count(DISTINCT (created_at AT TIME ZONE 'Asia/Kolkata')::date)::int AS days, (SELECT count(*)::int FROM z_reports) AS reports
    FROM orders WHERE payment_method = 'counter'`)
  expect(counter?.sundays).toBe(0)
  expect(counter?.reports).toBeGreaterThan(70)
  const [notes] = await read<{ most: number; refused: number }>(`
    SELECT (SELECT max(n)::int FROM (SELECT count(*) AS n FROM credit_notes GROUP BY order_id) each) AS most,
      (SELECT count(*)::int FROM orders WHERE status = 'returned' AND payment_status = 'void') AS refused`)
  expect(notes).toMatchObject({ most: expect.toSatisfy((most) => most >= 2), refused: expect.toSatisfy((n) => n > 0) })
})

/** Counts of what comes seldom, by the tables: at least one of each. */
const seldom = {
  'orders edited before their invoice': `SELECT count(*)::int AS n FROM commands WHERE name = 'order.edit'`,
  'orders in two parcels':
    'SELECT count(*)::int AS n FROM (SELECT FROM parcels GROUP BY order_id HAVING count(*) = 2) each',
  'parcels refused of orders in several': `SELECT count(*)::int AS n FROM parcels WHERE state = 'refused' AND number > 1`,
  'parcels lost': `SELECT count(*)::int AS n FROM parcels WHERE state = 'lost'`,
  'stops refused at the door': `SELECT count(*)::int AS n FROM run_stops WHERE state = 'refused'`,
  'stops tried again': `SELECT count(*)::int AS n FROM run_stops WHERE state = 'again'`,
  'runs handed in with a difference': 'SELECT count(*)::int AS n FROM run_hand_ins WHERE counted <> collected',
  'runs on their way': 'SELECT count(*)::int AS n FROM runs WHERE closed_at IS NULL',
  'pick-ups that were handed over': 'SELECT count(*)::int AS n FROM pickups WHERE handed_over_at IS NOT NULL',
  'pick-ups that wait': `SELECT count(*)::int AS n FROM pickups p JOIN orders o ON o.id = p.order_id
    WHERE handed_over_at IS NULL AND o.status = 'packed'`,
  'orders by bus that travel': `SELECT count(*)::int AS n FROM orders WHERE delivery_way = 'bus' AND status = 'shipped'`,
  'merged customers': 'SELECT count(*)::int AS n FROM customer_links',
  'counter sales given to an account': `SELECT count(*)::int AS n FROM changes WHERE entity = 'counter_sale'`,
  'offers that are open': `SELECT count(*)::int AS n FROM deals WHERE state = 'open' AND ends_at > '${end}'`,
  'deals that were used': `SELECT count(*)::int AS n FROM deals WHERE state = 'used'`,
  'deals that the shop ended': `SELECT count(*)::int AS n FROM deals WHERE state = 'ended'`,
  'pages that were published': 'SELECT count(*)::int AS n FROM policy_versions',
  'zones with limits for goods': `SELECT jsonb_array_length(value)::int AS n FROM settings WHERE key = 'delivery.zones'`,
}

test.each(Object.entries(seldom))('there are %s', async (_, text) => {
  const [row] = await read<{ n: number }>(text)
  expect(row?.n).toBeGreaterThan(0)
})

const lists = [
  'listGoods',
  'listReturnRequests',
  'listSettlements',
  'tickets',
  'listCounts',
  'listReviews',
  'listQuestions',
  'listQuotes',
  'listCouponsForStaff',
  'listPeople',
  'listStock',
  'listSuppliers',
  'listReceipts',
  'reorderList',
  'listHistory',
  'today',
  'listBargains',
  'listDeals',
  'listRuns',
  'listToGive',
  'cashOfRuns',
] as const

test.each(lists)('the screen of %s has something to show', async (name) => {
  const { status, body } = await owner.call(calls[name])
  expect([status, rowsIn((body as { data?: unknown }).data) > 0]).toEqual([200, true])
})

test.each(orderQueues)('the queue %s of orders is not empty', async (queue) => {
  const { body } = await owner.call(calls.listOrders, { query: { queue } })
  expect(rowsIn(body.data)).toBeGreaterThan(0)
})

test('customers are listed, firms among them, and the readers of the newsletter', async () => {
  const { body } = await owner.call(calls.findCustomers, { body: {} })
  expect(body.data.length).toBeGreaterThan(20)
  const { body: readers } = await owner.call(calls.findSubscribers, { body: {} })
  expect(readers.data.length).toBeGreaterThan(5)
})

/** Rows of a list, or of the lists in an answer. */
function rowsIn(data: unknown): number {
  if (Array.isArray(data)) return data.length
  if (typeof data !== 'object' || data === null) return 0
  return Object.values(data).reduce((sum: number, each) => sum + (Array.isArray(each) ? each.length : 0), 0)
}

test.each(reportNames)('the report %s has figures for a week, a month and a quarter', async (name) => {
  for (const days of [7, 30, 90]) {
    const query = { from: dayBefore(days - 1), to: dayBefore(0) }
    const { body } = await owner.call(calls.getReport, { params: { name }, query })
    expect([days, body.data.rows.length > 0]).toEqual([days, true])
  }
})

test('the same moment gives the same orders: a seed decides', async () => {
  const [sums] = await read<{ orders: number; customers: number }>(`
    SELECT count(*)::int AS orders, count(DISTINCT user_id)::int AS customers FROM orders`)
  expect(sums?.orders).toBeGreaterThan(500)
  expect(sums?.customers).toBeGreaterThan(30)
})
