import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestShop } from '../../../../test/app.ts'
import { Paying } from '../../../../test/proof/paying.ts'

let paying: Paying
let bank: Paying['bank']
let shop: TestShop
beforeAll(async () => {
  paying = await Paying.open()
  ;({ bank, shop } = paying)
})
afterAll(() => paying.close())

it('while the provider does not answer, cash on delivery is ordered all the same', async () => {
  const { shopper } = await paying.shopping()
  const { body } = await paying.intent(shopper)
  const { provider } = shop.shop
  const { paymentsOfOrder } = provider
  provider.paymentsOfOrder = () => new Promise(() => undefined)
  expect(await paying.cash(shopper)).toMatchObject({ status: 201 })
  provider.paymentsOfOrder = paymentsOfOrder
  const payment = bank.pay(body.order_id)
  expect(await paying.verify(shopper, bank.success(payment))).toMatchObject({ body: { code: 'payment_refunded' } })
})

it('a payment’s status asked for again and again is asked of the provider once in three seconds', async () => {
  const { shopper } = await paying.shopping()
  const { body } = await paying.intent(shopper)
  const asked = () => bank.calls.filter((call) => call.includes(body.order_id)).length
  for (let n = 0; n < 10; n += 1) {
    expect(await paying.progress(shopper, body.order_id)).toMatchObject({ body: { data: { state: 'failed' } } })
  }
  expect(asked()).toBe(1)
  bank.pay(body.order_id)
  shop.advance(3000)
  expect(await paying.progress(shopper, body.order_id)).toMatchObject({ body: { data: { state: 'paid' } } })
  expect(asked()).toBe(2)
})
