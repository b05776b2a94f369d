import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kozhikode, mahe } from '../../../../test/builders/addresses.ts'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { set } from '../../../../test/builders/set.ts'
import { often } from '../../../../test/how-often.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import type { Order } from '../../../shared/contract/orders.ts'
import { paiseFromRupees } from '../../../shared/money/money.ts'
import { auditMoney } from '../../operations/audit/audit-money.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'
import { orderLetter } from '../orders/mail/order-letter.ts'

let paying: Paying
beforeAll(async () => {
  paying = await Paying.open()
})
afterAll(() => paying.close())

const cart = fc.record({
  goods: fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 60_000 }).map((paise) => paise / 100),
      quantity: fc.integer({ min: 1, max: 5 }),
      gstRate: fc.constantFrom(5, 18, 40),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  percent: fc.constantFrom(0, 7.5, 33.33),
  online: fc.boolean(),
  fee: fc.constantFrom(0, 0, 1, 4_000),
  address: fc.constantFrom(kozhikode, mahe),
})
type Bought = typeof cart extends fc.Arbitrary<infer Each> ? Each : never

const sum = (amounts: number[]) => amounts.reduce((total, each) => total + paiseFromRupees(each), 0)

/** Buys a cart. Gives what the cart said, and the order. */
async function buy({ goods, percent, online, address }: Omit<Bought, 'fee'>) {
  const { shop, bank } = paying
  const shopper = await buildShopper(shop.shop)
  for (const { quantity, ...good } of goods) {
    const { productId } = await buildProduct(shop.shop, { ...good, stock: quantity })
    await paying.add(shopper, productId, quantity)
  }
  if (percent > 0) {
    const { couponId } = await buildCoupon(shop.shop, { value: Math.round(percent * 100) })
    await shop.call('POST', '/coupon/apply', { token: shopper.token, body: { couponId } })
  }
  const shown = await paying.cartOf(shopper)
  const body = { address }
  if (!online) {
    const placed = await shop.call('POST', '/order/placeorder', { token: shopper.token, body })
    return { shopper, shown, order: placed.body.data }
  }
  const intent = await paying.intent(shopper, address)
  const paid = await paying.verify(shopper, bank.success(bank.pay(intent.body.order_id)))
  return { shopper, shown, order: paid.body.data as Order }
}

test('cart, order, mail and invoice name one tax, that of the delivery in it, whatever is bought and however it is paid', async () => {
  await fc.assert(
    fc.asyncProperty(cart, async (each) => {
      await set(paying.shop, { 'cash.fee': each.fee })
      const { shopper, shown, order } = await buy(each)
      await moveOrder(paying.shop.shop, order._id, 'confirmed')
      const { body } = await paying.shop.call('GET', `/order/invoice/${order._id}`, { token: shopper.token })
      const { totals, lines } = body.data
      const { gst, cgst, sgst, igst, payable, deliveryCharges } = order.breakdown
      expect({ cgst, sgst, igst }).toEqual({ cgst: totals.cgst, sgst: totals.sgst, igst: totals.igst })
      expect(paiseFromRupees(gst)).toBe(sum([cgst, sgst, igst]))
      expect(sum([totals.taxable, gst])).toBe(paiseFromRupees(payable))
      expect(lines.length).toBe(each.goods.length + (deliveryCharges > 0 ? 1 : 0))
      const fee = each.online ? 0 : each.fee
      if (!each.online && fee === 0 && each.address === kozhikode) expect(shown.gst).toBe(gst)
      if (!each.online) expect(shown.payCash ?? shown.finalAmount).toBe(payable)
      expect(paiseFromRupees(order.breakdown.cashFee ?? 0)).toBe(fee)
      const letter = orderLetter(order, 'placed', {
        name: 'Amina',
        link: '',
        paper: undefined,
        from: '',
        refund: { isNothing: false, amount: '', byHand: false, reference: null },
      })
      const amount = new Intl.NumberFormat('en-IN', { minimumFractionDigits: Number.isInteger(gst) ? 0 : 2 }).format(
        gst,
      )
      expect(JSON.stringify(letter)).toContain(`GST included: ₹${amount}`)
    }),
    { numRuns: often(15, 8) },
  )
  expect(await auditMoney(paying.shop.shop)).toMatchObject({ clean: true })
}, 60_000)

test('an order sold without the tax of its delivery keeps its figures, and has its invoice', async () => {
  const { shop } = paying.shop
  await set(paying.shop, { 'cash.fee': 0 })
  const { order } = await buy({
    goods: [{ price: 99.99, quantity: 1, gstRate: 18 }],
    percent: 0,
    online: false,
    address: kozhikode,
  })
  expect(order.breakdown).toMatchObject({ deliveryCharges: 59, gst: 24.26, cgst: 12.13, sgst: 12.13 })
  await paying.shop.pool.query(
    'UPDATE orders SET delivery_line = NULL, gst = gst - 900, cgst = cgst - 450, sgst = sgst - 450 WHERE id = $1',
    [order._id],
  )
  const confirmed = await moveOrder(shop, order._id, 'confirmed')
  expect(confirmed).toMatchObject({ invoice: { number: expect.any(String) }, breakdown: { gst: 15.26 } })
  expect(await auditMoney(shop)).toMatchObject({ clean: true })
})
