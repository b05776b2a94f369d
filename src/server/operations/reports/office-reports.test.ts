import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildSupplier } from '../../../../test/builders/build-supplier.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { askHost, type BuiltStaff, buildStaff, officeHost } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { officeBase } from '../../../shared/contract/office/staff-endpoint.ts'
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
  expect(body.data.rows).toHaveLength(printed.rows.length)
  const amounts = (rows: Record<string, unknown>[]) => rows.map((row) => body.data.amounts.map((column) => row[column]))
  expect(amounts(body.data.rows)).toEqual(amounts(printed.rows))
  if (printed.before) expect(body.data.before?.totals).toEqual(printed.before)
})

it('draws a bar for each Indian day beside the days before, and says the change of what matters', async () => {
  const { body } = await read('sales', { from: '2026-11-01', to: '2026-11-01' })
  const { chart, before, summary, rows, totals } = body.data
  expect(chart).toEqual({
    over: 'net',
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
  ['sales', 'coupon', 'net'],
  ['sales', 'customers', 'net'],
  ['products', 'category', 'pieces'],
  ['products', 'brand', 'pieces'],
])('comes to the same sum for %s by %s', async (name, by, column) => {
  const [usual, grouped] = await Promise.all([read(name), read(name, { ...days, by })])
  expect(grouped.body.data.totals[column]).toBe(usual.body.data.totals[column])
  expect(grouped.body.data.rows.every((row) => typeof row[by] === 'string' && row[by] !== '')).toBe(true)
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
  expect((await read('profit')).status).toBe(404)
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
  expect(lines.at(-1)).toMatch(/^Total,/)
  expect(lines).toHaveLength(5)
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
