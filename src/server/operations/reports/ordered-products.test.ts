import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { auditMoney } from '../audit/audit-money.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('a product counts as ordered online by an order from the website, and not by one that was taken by phone', async () => {
  const product = await buildProduct(shop.shop, { stock: 10 })
  const counter = await buildStaff(shop, ['counter'])
  await placeOrder(shop, { product })
  const { fullName: name, ...address } = kozhikode
  const body = { lines: [{ productId: product.productId, quantity: 2 }], pay: 'cod' as const }
  const taken = await counter.call(calls.placePhoneOrder, {
    body: { ...body, customer: { phone: '9847012345', name, address } },
  })
  expect(taken.status).toBe(201)
  const { rows } = await shop.pool.query('SELECT order_id FROM ordered_products WHERE product_id = $1', [
    product.productId,
  ])
  expect(rows).toHaveLength(1)
  expect(rows[0].order_id).not.toBe(taken.body.data._id)
  const faults = (await auditMoney(shop.shop)).checks.filter((check) => check.faults.length > 0)
  expect(faults.map(({ rule }) => rule)).toEqual([])
})
