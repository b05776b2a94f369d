import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { placeOrder } from '../../../../../test/builders/place-order.ts'
import { type BuiltStaff, buildStaff } from '../../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-22T06:30:00Z' })
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

const adjust = (id: string, body: { change: number; why: string; note?: string }) =>
  owner.call(calls.adjustStock, { params: { id }, body })
const show = async (id: string) => (await owner.call(calls.showStock, { params: { id } })).body.data
const ledger = (id: string) => owner.call(calls.stockLedger, { params: { id }, query: {} })

test('a count that is put right brings back what a customer returned, with a reason of its own, and takes nothing off by it', async () => {
  const { productId: id } = await buildProduct(shop.shop, { name: 'Hand Saw', stock: 7 })
  const refused = await adjust(id, { change: -2, why: 'returned' })
  expect([refused.status, refused.body.message]).toEqual([400, 'This reason adds stock'])
  expect((await adjust(id, { change: 2, why: 'returned', note: 'Order BMS-100001' })).status).toBe(200)
  expect((await ledger(id)).body.data[0]).toMatchObject({ text: 'Customer return', change: 2, left: 9 })
})

test('what was sold a moment ago is not called unsold beside its sale', async () => {
  const product = await buildProduct(shop.shop, { name: 'Oil Can', stock: 40 })
  const other = await buildProduct(shop.shop, { name: 'Oil Funnel', stock: 40 })
  expect(await show(product.productId)).toMatchObject({ sold: 0 })
  await placeOrder(shop, { product: other, quantity: 3 })
  await placeOrder(shop, { product, quantity: 20 })
  expect(await show(product.productId)).toMatchObject({ sold: 20, paceDays: 14, daysLeft: 14 })
  expect(await show(other.productId)).toMatchObject({ sold: 3 })
})
