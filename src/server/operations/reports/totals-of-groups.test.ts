import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { buildStaff, inCommand } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { type ReportGroup, type ReportName, reportGroups } from '../../../shared/office/reports.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { makeReport } from './make-report.ts'

let shop: TestShop
beforeAll(async () => {
  // 23:50 on 31 October in India
  shop = await openShop({ now: '2026-10-31T18:20:00Z', env: { DELIVERY_CHARGE: '59' } })
  const [amina, joseph] = [await buildShopper(shop.shop), await buildShopper(shop.shop)]
  await sell(amina.token, [165, 100], [49.5, null])
  await comeBack(await sell(amina.token, [999.99, 700]))
  await sell(joseph.token, [12_345.67, null])
  shop.advance(20 * 60_000)
  await sell(joseph.token, [165, 100], [0.5, 0.25])
  await comeBack(await sell(amina.token, [275, null]))
  await sellToGuest()
})
afterAll(() => shop.close())

/** Sells two pieces of each (price and cost in rupees; null: not known) up to the invoice. Gives the order's id. */
async function sell(token: string, ...goods: [price: number, cost: number | null][]): Promise<string> {
  const costs = new Map<string, number | null>()
  for (const [price, cost] of goods) {
    const { productId } = await buildProduct(shop.shop, { price, stock: 3 })
    costs.set(productId, cost)
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 2 } })
  }
  const { body } = await shop.call('POST', '/order/placeorder', { token, body: { address: kozhikode } })
  for (const [productId, cost] of costs) {
    await inCommand(shop.db, (tx) =>
      sql`UPDATE order_lines SET cost = ${cost === null ? null : Math.round(cost * 100)} WHERE product_id = ${productId}`.execute(
        tx,
      ),
    )
  }
  await moveOrder(shop.shop, body.data._id, 'confirmed')
  return body.data._id
}

async function comeBack(id: string): Promise<void> {
  for (const status of ['packed', 'shipped', 'out_for_delivery', 'delivered', 'returned'] as const)
    await moveOrder(shop.shop, id, status)
}

async function sellToGuest(): Promise<void> {
  const { productId } = await buildProduct(shop.shop, { price: 90, stock: 3 })
  const counter = await buildStaff(shop, ['counter'])
  await counter.call(calls.openTill, { body: { float: 0 } })
  const body = { lines: [{ productId, quantity: 1 }], payments: [{ way: 'cash' as const, amount: 90 }] }
  expect((await counter.call(calls.sellAtCounter, { body })).status).toBe(201)
}

const groups = (['sales', 'profit'] as const).flatMap((name) =>
  reportGroups[name].map((by): [ReportName, ReportGroup] => [name, by]),
)

test.each(groups)('%s by %s come to what they come to by month, and so do the days before', async (name, by) => {
  for (const days of [
    { from: '2026-10-31', to: '2026-11-01' },
    { from: '2026-11-01', to: '2026-11-01' },
  ]) {
    const [grouped, months] = [
      await makeReport(shop.shop, name, days, by),
      await makeReport(shop.shop, name, days, 'month'),
    ]
    expect(grouped.totals).toEqual(months.totals)
    expect(grouped.unknownCost).toEqual(months.unknownCost)
    expect(grouped.before?.totals).toEqual(months.before?.totals)
    expect(grouped.before?.unknownCost).toEqual(months.before?.unknownCost)
    if (name === 'profit') expect(months.unknownCost).not.toBeNull()
  }
})

test('products by each group come to what the profit by month says', async () => {
  const days = { from: '2026-10-31', to: '2026-11-01' }
  const profit = await makeReport(shop.shop, 'profit', days, 'month')
  for (const by of reportGroups.products) {
    const { totals, unknownCost } = await makeReport(shop.shop, 'products', days, by)
    expect([totals.pieces, totals.returned, totals.taxable, unknownCost]).toEqual([
      profit.totals.pieces,
      profit.totals.returned,
      profit.totals.taxable,
      profit.unknownCost,
    ])
  }
})
