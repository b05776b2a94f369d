import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { qrProvider } from '../../../../../test/builders/build-qr.ts'
import { buildShopper } from '../../../../../test/builders/build-shopper.ts'
import { set } from '../../../../../test/builders/set.ts'
import { type BuiltStaff, buildStaff } from '../../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { auditMoney } from '../../../operations/audit/audit-money.ts'
import { selectPayments } from '../../../operations/reports/payment-report-queries.ts'
import { pickupCode } from '../../orders/pickup-code.ts'
import { findSettledPayments } from '../../payments/settled-queries.ts'
import { selectEntries } from '../../statements/statement-queries.ts'
import { moveOrder } from '../transitions/move-order.ts'

let shop: TestShop
let counter: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  await set(shop, { 'pickup.offered': true, 'pickup.days': 3 })
  counter = await buildStaff(shop, ['counter'])
})
afterAll(() => shop.close())

/** An order that waits at the counter, paid by QR code. */
async function paidAtCounter({ isTest }: { isTest: boolean }) {
  const shopper = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { price: 500, stock: 3 })
  const { token } = shopper
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 2 } })
  const body = { address: kozhikode, deliveryWay: 'pickup' }
  const order = (await shop.call('POST', '/order/placeOrder', { token, body })).body.data
  for (const status of ['confirmed', 'packed'] as const) await moveOrder(shop.shop, order._id, status)
  const shown = await counter.call(calls.showPickupQr, { params: { id: order._id }, body: {} })
  expect(shown.body.data.qr).toMatchObject({ state: 'open', amount: order.totalAmount })
  // the account is the sandbox's: its money counts as such only where the test says so
  if (!isTest) await shop.pool.query('UPDATE qr_codes SET is_test = false WHERE order_id = $1', [order._id])
  const { pay, hooks } = qrProvider(shop)
  const payment = await pay(shown.body.data._id)
  await hooks()
  return { shopper, order, payment }
}

test('an order that is picked up is paid by QR code, and handed over by its code alone', async () => {
  const { order } = await paidAtCounter({ isTest: true })
  const read = await counter.call(calls.readPickupQr, { params: { id: order._id } })
  expect(read.body.data).toMatchObject({ state: 'paid', content: null })
  const code = pickupCode(shop.shop.config, order._id, 1)
  const handed = await counter.call(calls.handOver, { params: { id: order._id }, body: { code } })
  expect(handed).toMatchObject({ status: 200, body: { data: { status: 'delivered' } } })
  expect((await auditMoney(shop.shop)).checks.filter(({ faults }) => faults.length > 0)).toEqual([])
})

test('the report of payments and the statement of account have it once, as a payment by the provider', async () => {
  const { shopper, order, payment } = await paidAtCounter({ isTest: false })
  const code = pickupCode(shop.shop.config, order._id, 1)
  await counter.call(calls.handOver, { params: { id: order._id }, body: { code } })
  const amount = order.totalAmount * 100
  const rows = await selectPayments(shop.db, { from: '2000-01-01', to: '2100-01-01' })
  expect(rows).toContainEqual({ what: 'captured', way: 'upi', count: 1, amount })
  expect(rows.filter(({ what }) => what === 'collected')).toEqual([])
  const entries = await selectEntries(shop.db, shopper.userId, new Date(shop.shop.clock().getTime() + 1000))
  expect(entries.filter(({ kind }) => kind === 'payment')).toMatchObject([{ number: payment.id, amount }])
  // Tally has its invoice under cash on delivery: the settlement clears it there
  expect(await findSettledPayments(shop.db, [payment.id])).toMatchObject([{ orderNumber: order.number, atDoor: true }])
})
