import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildSupplier } from '../../../../test/builders/build-supplier.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { askHost, type BuiltStaff, buildStaff, officeHost } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { officeBase } from '../../../shared/contract/office/staff-endpoint.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { reportNames } from '../../../shared/office/reports.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { runCommand } from '../../terminal/run-command.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-10-31T18:20:00Z' })
  owner = await buildStaff(shop, ['owner'])
  await sell('Gauge A', 165)
  shop.advance(20 * 60_000)
  const back = await sell('Gauge B', 49.5)
  await sell('Gauge C', 1299)
  for (const status of ['packed', 'shipped', 'out_for_delivery', 'delivered', 'returned'] as const)
    await moveOrder(shop.shop, back, status)
})
afterAll(() => shop.close())

async function sell(name: string, price: number): Promise<string> {
  const { order } = await placeOrder(shop, { product: await buildProduct(shop.shop, { name, price, stock: 5 }) })
  await moveOrder(shop.shop, order._id, 'confirmed')
  return order._id
}

const days = { from: '2026-10-31', to: '2026-11-01' }
const read = (name: string, query: Record<string, string> = days) =>
  owner.call(calls.getReport, { params: { name }, query })

it.each(reportNames)('shows of %s what the terminal prints', async (name) => {
  const { body } = await read(name)
  const printed = JSON.parse(
    await runCommand(shop.shop, ['report', name, '--from', days.from, '--to', days.to, '--json']),
  )
  expect(body.data.totals).toEqual(printed.totals)
  expect(body.data.unknownCost).toEqual(printed.unknownCost)
  expect(body.data.rows).toHaveLength(printed.rows.length)
  const amounts = (rows: Record<string, unknown>[]) => rows.map((row) => body.data.amounts.map((column) => row[column]))
  expect(amounts(body.data.rows)).toEqual(amounts(printed.rows))
  if (!printed.before) return
  expect(body.data.before?.totals).toEqual(printed.before)
  expect(body.data.before?.unknownCost).toEqual(printed.beforeUnknownCost)
})

it('draws a bar for each Indian day beside the days before, and says the change of what matters', async () => {
  const { body } = await read('sales', { from: '2026-11-01', to: '2026-11-01' })
  const { chart, before, summary, rows, totals } = body.data
  expect(chart).toEqual({
    ...{ over: 'net', isAmount: true },
    points: [{ key: '2026-11-01', value: totals.net, before: before?.totals.net }],
  })
  expect(before).toMatchObject({ from: '2026-10-31', to: '2026-10-31', totals: { invoices: 1 } })
  expect(rows[0]).toMatchObject({ period: '2026-11-01', invoices: 2, creditNotes: 1 })
  const average = summary.find(({ column }) => column === 'average')
  expect(average?.value).toBeCloseTo(Number(totals.net) / 2, 2)
  const year = await read('sales', { ...days, against: 'year' })
  expect(year.body.data.before).toMatchObject({ from: '2025-10-31', to: '2025-11-01', totals: { net: 0 } })
})

it.each([
  ['sales', 'state', 'net'],
  ['sales', 'hour', 'net'],
  ['sales', 'pin', 'net'],
  ['sales', 'customer', 'net'],
  ['sales', 'coupon', 'net'],
  ['sales', 'customers', 'net'],
  ['products', 'category', 'pieces'],
  ['products', 'brand', 'pieces'],
  ['products', 'all_sizes', 'net'],
  ['profit', 'month', 'taxable'],
  ['profit', 'state', 'taxable'],
  ['profit', 'customer', 'taxable'],
  ['profit', 'category', 'taxable'],
])('comes to the same sum for %s by %s', async (name, by, column) => {
  const [usual, grouped] = await Promise.all([read(name), read(name, { ...days, by })])
  expect(grouped.body.data.totals[column]).toBe(usual.body.data.totals[column])
  const first = { all_sizes: 'name', month: 'period' }[by] ?? by
  expect(grouped.body.data.rows.every((row) => typeof row[first] === 'string' && row[first] !== '')).toBe(true)
})

it.each([
  ['sales', { from: '2026-11-01', to: '2026-10-31' }, 'to'],
  ['sales', { from: '2026-13-01', to: '2026-12-31' }, 'from'],
  ['sales', { from: '2027-01-01', to: '2027-01-02' }, 'from'],
  ['sales', { from: '0001-01-01', to: '0001-01-02' }, 'from'],
  ['sales', { ...days, by: 'colour' }, 'by'],
  ['stock', { ...days, by: 'day' }, 'by'],
])('refuses %s of %j at its field', async (name, query, field) => {
  const { status, body } = await read(name, query)
  expect(status).toBe(400)
  expect(body.errors?.[field]).toMatch(/\w+/)
})

it('has no report of another name, and none for who packs', async () => {
  expect((await read('losses')).status).toBe(404)
  const packer = await buildStaff(shop, ['packer'])
  expect((await packer.call(calls.getReport, { params: { name: 'sales' }, query: days })).status).toBe(403)
})

it('gives every row and the sums as a file', async () => {
  const { cookie } = await buildStaff(shop, ['owner'])
  const file = (format: string) =>
    askHost(shop.url, {
      path: `${officeBase}/reports/products/file?from=${days.from}&to=${days.to}&format=${format}`,
      headers: {
        host: `${officeHost}:${new URL(shop.url).port}`,
        'sec-fetch-site': 'same-origin',
        cookie,
      },
    })
  const { status, text, headers } = await file('csv')
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(headers['content-disposition']).toContain('products-2026-10-31-2026-11-01.csv')
  const lines = text.trimEnd().split('\r\n')
  expect(lines[0]).toBe('\uFEFFProduct,Id,Variant,Orders,Sold,Returned,Net,Taxable,Cost of goods,Margin')
  expect(lines.at(-2)).toMatch(/^Total,.*,unknown,unknown$/)
  expect(lines.at(-1)).toContain('Cost and margin are of goods with a known cost.')
  expect(lines).toHaveLength(6)
  expect((await file('xlsx')).text.slice(0, 2)).toBe('PK')
})

it('says cost and margin of what was sold, at the cost of that moment, and that others are not known', async () => {
  const { receive } = await buildSupplier(shop)
  const product = await buildProduct(shop.shop, { name: 'Gauge with cost', price: 236, gstRate: 18, stock: 0 })
  await receive([{ item: product.productId, quantity: 9, cost: 80.5 }])
  const { order } = await placeOrder(shop, { product, quantity: 2 })
  await receive([{ item: product.productId, quantity: 9, cost: 900 }])
  await moveOrder(shop.shop, order._id, 'confirmed')
  const { rows } = (await read('products')).body.data
  const named = (name: string) => rows.find((row) => row.name === name)
  expect(named('Gauge with cost')).toMatchObject({
    pieces: 2,
    cost: 161,
    margin: Number(named('Gauge with cost')?.taxable) - 161,
  })
  expect(named('Gauge A')).toMatchObject({ cost: null, margin: null })
  const { rows: stored } = await shop.pool.query('SELECT cost::int FROM order_lines WHERE order_id = $1', [order._id])
  expect(stored).toEqual([{ cost: 8050 }])
  expect(JSON.stringify(order)).not.toContain('"cost"')
})

it('adds up known costs alone, the same by every group, and says what they leave out: in office, file and terminal', async () => {
  const { cookie } = await buildStaff(shop, ['owner'])
  const { rows, totals, unknownCost } = (await read('products')).body.data
  // one product with a cost was sold, by the test before; the three gauges have none, one of them came back
  const withCost = rows.find(({ name }) => name === 'Gauge with cost')
  const without = rows.filter(({ name }) => name !== 'Gauge with cost')
  expect(totals).toMatchObject({ cost: withCost?.cost, margin: withCost?.margin })
  const pieces = without.reduce((all, row) => all + Number(row.pieces) + Number(row.returned), 0)
  const taxable = Number(without.reduce((all, row) => all + Number(row.taxable), 0).toFixed(2))
  expect(without).toHaveLength(3)
  expect(unknownCost).toEqual({ pieces, taxable })
  for (const by of ['category', 'brand']) {
    const { data } = (await read('products', { ...days, by })).body
    expect(data.totals).toMatchObject({ cost: totals.cost, margin: totals.margin })
    expect(data.unknownCost).toEqual(unknownCost)
  }
  const sentence = `Left out: ${pieces} pieces sold or returned, taxable value ${formatRupees(taxable)}.`
  const { text } = await askHost(shop.url, {
    path: `${officeBase}/reports/products/file?from=${days.from}&to=${days.to}&format=csv`,
    headers: { host: `${officeHost}:${new URL(shop.url).port}`, 'sec-fetch-site': 'same-origin', cookie },
  })
  expect(text).toContain(sentence)
  const printed = await runCommand(shop.shop, ['report', 'products', '--from', days.from, '--to', days.to])
  expect(printed.split('\n').at(-1)).toContain(sentence)
})

it('adds up the profit of each group from the lines of the papers', async () => {
  const { rows: raw } = await shop.pool.query<{ state: string; pin: string; taxable: number; cost: number | null }>(`
    SELECT o.delivery_address ->> 'state' AS state, o.delivery_address ->> 'pincode' AS pin,
      d.sign * (d.line ->> 'taxable')::bigint AS taxable, d.sign * (d.line ->> 'quantity')::int * l.cost AS cost
    FROM (SELECT 1 AS sign, order_id, x.line, x.place FROM invoices, jsonb_array_elements(document -> 'lines') WITH ORDINALITY x (line, place)
        UNION ALL SELECT -1, order_id, x.line, coalesce((x.line ->> 'position')::int, x.place)
        FROM credit_notes, jsonb_array_elements(document -> 'lines') WITH ORDINALITY x (line, place)) d
      JOIN orders o ON o.id = d.order_id JOIN order_lines l ON l.order_id = d.order_id AND l.position = d.place`)
  const sum = (of: typeof raw, column: 'taxable' | 'cost') =>
    of.reduce((all, row) => all + Number(row[column]), 0) / 100
  for (const by of ['state', 'pin'] as const) {
    const { rows } = (await read('profit', { ...days, by })).body.data
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      const of = raw.filter((each) => each[by] === row[by])
      expect(row.taxable).toBe(sum(of, 'taxable'))
      expect(row.cost).toBe(of.some(({ cost }) => cost === null) ? null : sum(of, 'cost'))
    }
  }
  const known = raw.filter(({ cost }) => cost !== null)
  const { totals, summary } = (await read('profit')).body.data
  expect(totals.margin).toBe(sum(known, 'taxable') - sum(known, 'cost'))
  expect(summary.map(({ column }) => column)).toEqual(['taxable', 'cost', 'margin'])
})

it('says of the value of the stock which pieces it leaves out, and nothing where every cost is known', async () => {
  const { totals, unknownCost, rows } = (await read('stock')).body.data
  const unknown = rows.filter(({ value }) => value === null)
  expect(unknown.length).toBeGreaterThan(0)
  expect(unknownCost).toEqual({ pieces: unknown.reduce((all, { onHand }) => all + Number(onHand), 0), taxable: null })
  expect(totals.value).toBe(rows.reduce((all, { value }) => all + Number(value ?? 0), 0))
  const nobodySold = { from: '2026-10-01', to: '2026-10-02' }
  expect((await read('products', nobodySold)).body.data).toMatchObject({ totals: { cost: 0 }, unknownCost: null })
})

it('says what lay on the shelf at the end of a day, what nobody buys, and why pieces are missing', async () => {
  const { receive } = await buildSupplier(shop)
  const product = await buildProduct(shop.shop, { name: 'Gauge on the shelf', price: 100, stock: 0 })
  await receive([{ item: product.productId, quantity: 10, cost: 40 }])
  const day = (ms: number) => new Date(shop.shop.clock().getTime() + ms + 5.5 * 3_600_000).toISOString().slice(0, 10)
  const first = day(0)
  shop.advance(86_400_000)
  await placeOrder(shop, { product, quantity: 3 })
  const manager = await buildStaff(shop, ['manager'])
  const lost = { change: -2, why: 'damaged', note: null } as const
  await manager.call(calls.adjustStock, { params: { id: product.productId }, body: lost })
  // staff are signed out long before the last of these days
  const printed = async ({ from, to }: typeof days, by = 'product') => {
    const words = ['report', 'stock', '--from', from, '--to', to, '--by', by, '--json']
    return JSON.parse(await runCommand(shop.shop, words)).rows as Record<string, unknown>[]
  }
  const find = async (name: string, of: typeof days, by?: string) =>
    (await printed(of, by)).find((row) => row.name === name)
  const named = (of: typeof days, by?: string) => find('Gauge on the shelf', of, by)
  expect(await named({ from: first, to: first })).toMatchObject({
    onHand: 10,
    sold: 0,
    lastSold: null,
    cover: null,
    value: 400,
  })
  const now = { from: day(0), to: day(0) }
  expect(await named(now)).toMatchObject({ onHand: 5, sold: 3, corrected: -2, lastSold: day(0), cover: 1, value: 200 })
  expect(await printed(now, 'reason')).toEqual([expect.objectContaining({ reason: 'damaged', pieces: -2, value: -80 })])
  expect(await named(now, 'unsold_90')).toBeUndefined()
  // what has only just come is not dead, though nobody bought it
  await buildProduct(shop.shop, { name: 'Gauge just come', price: 100, stock: 4 })
  expect(await find('Gauge just come', now, 'unsold_90')).toBeUndefined()
  shop.advance(90 * 86_400_000)
  const later = { from: day(0), to: day(0) }
  expect(await named(later, 'unsold_90')).toMatchObject({ onHand: 5 })
  expect(await find('Gauge just come', later, 'unsold_90')).toBeDefined()
  expect(await named(later, 'unsold_180')).toBeUndefined()
  expect(await named(later, 'out')).toBeUndefined()
})
