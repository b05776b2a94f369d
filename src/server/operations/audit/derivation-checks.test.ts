import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { set } from '../../../../test/builders/set.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { auditMoney } from './audit-money.ts'

let paying: Paying
beforeAll(async () => {
  paying = await Paying.open({ env: { DELIVERY_CHARGE: '59' } })
  const { couponId } = await buildCoupon(paying.shop.shop)
  for (const coupon of [couponId, null]) {
    const shopper = await buildShopper(paying.shop.shop)
    const { productId } = await buildProduct(paying.shop.shop, { price: 165, stock: 9 })
    await paying.add(shopper, productId, 3)
    if (coupon) {
      await paying.shop.call('POST', '/coupon/apply', { token: shopper.token, body: { couponId: coupon } })
    }
    const { body } = await paying.intent(shopper)
    await paying.verify(shopper, paying.bank.success(paying.bank.pay(body.order_id)))
  }
  await set(paying.shop, { 'cash.fee': 4_000 })
  const shopper = await buildShopper(paying.shop.shop)
  await paying.add(shopper, (await buildProduct(paying.shop.shop, { price: 165, stock: 9 })).productId, 1)
  await paying.cash(shopper)
})
afterAll(() => paying.close())

const query = (text: string) => paying.shop.pool.query(text)
const broken = async () =>
  (await auditMoney(paying.shop.shop)).checks.filter(({ faults }) => faults.length > 0).map(({ rule }) => rule)

test.each([
  ['the price of a line', 'amounts', `jsonb_set(derivation, '{lines,0,price}', '1')`],
  ['the share of a coupon', 'amounts', `jsonb_set(derivation, '{lines,0,coupon}', '1')`],
  ['the discount of a coupon', 'amounts', `jsonb_set(derivation, '{coupon}', '{"code": "OTHER", "discount": 7}')`],
  ['a line too few', 'amounts', `derivation #- '{lines,0}'`],
  ['the delivery charge', 'amounts', `jsonb_set(derivation, '{charges,0,amount}', '1')`],
  ['what was paid for the delivery', 'amounts', `jsonb_set(derivation, '{charges,0,paid}', '1')`],
  ['the fee for cash', 'amounts', `jsonb_set(derivation, '{charges,1,amount}', '1')`],
  ['what was paid for the fee', 'amounts', `jsonb_set(derivation, '{charges,1,paid}', '1')`],
  ['a fee that is left out', 'amounts', `derivation #- '{charges,1}'`],
  ['a fee that is called the delivery', 'amounts', `jsonb_set(derivation, '{charges,1,what}', '"delivery"')`],
  ['the online discount', 'amounts', `jsonb_set(derivation, '{online,discount}', '1')`],
  ['the amount that the online discount is of', 'amounts', `jsonb_set(derivation, '{online,of}', '1')`],
  ['the rate of a line', 'tax', `jsonb_set(derivation, '{tax,rates,0,rate}', '28')`],
  ['the code of a line', 'tax', `jsonb_set(derivation, '{tax,rates,0,hsnCode}', '"9999"')`],
  ['the state that it goes to', 'tax', `jsonb_set(derivation, '{tax,supply}', '"inter_state"')`],
])('the audit finds a derivation that does not come to what is stored: %s', async (_, part, change) => {
  const rule = { amounts: /derivation of an order comes to its amounts/, tax: /tax of an order is that of the rates/ }[
    part
  ]
  await query('CREATE TABLE kept AS SELECT id, derivation FROM orders')
  await query(`UPDATE orders SET derivation = ${change}`)
  expect(await broken()).toEqual([expect.stringMatching(rule ?? '')])
  await query('UPDATE orders o SET derivation = k.derivation FROM kept k WHERE k.id = o.id')
  await query('DROP TABLE kept')
  expect(await broken()).toEqual([])
})
