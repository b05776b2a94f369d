import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestShop } from '../../../../../test/app.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { ProviderAway } from '../../payments/provider/provider-failure.ts'
import { reconcile } from '../settle/reconcile.ts'

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

it('a provider that hangs is asked once before the shopper is told, and nothing stays held', async () => {
  const { shopper, productId } = await paying.shopping({ stock: 4 })
  const { provider } = shop.shop
  const { createOrder } = provider
  const hung = new ProviderAway('POST /v1/orders', 'timeout')
  provider.createOrder = () => Promise.reject(hung)
  const before = bank.calls.length
  expect(await paying.intent(shopper)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(bank.calls.slice(before)).toEqual([])
  expect(await paying.stockOf(productId)).toEqual({ on_hand: 4, held: 0 })
  provider.createOrder = createOrder
  expect(await paying.intent(shopper)).toMatchObject({ status: 200 })
})

it('a checkout whose order at the provider could not be written is paid by the next try, or ends with its time', async () => {
  const unwritten = async () => {
    const { shopper, productId } = await paying.shopping({ stock: 4 })
    await shop.pool.query(`
      CREATE FUNCTION is_away() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'away' USING ERRCODE = '57P01'; END $$;
      CREATE TRIGGER is_away BEFORE UPDATE OF provider_order_id ON checkouts FOR EACH ROW EXECUTE FUNCTION is_away()`)
    expect(await paying.intent(shopper)).toMatchObject({ status: 503 })
    await shop.pool.query('DROP FUNCTION is_away CASCADE')
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 4, held: 4 })
    return { shopper, productId }
  }
  const one = await unwritten()
  const { body } = await paying.intent(one.shopper)
  expect(await paying.stockOf(one.productId)).toEqual({ on_hand: 4, held: 4 })
  const payment = bank.pay(body.order_id)
  expect(await paying.verify(one.shopper, bank.success(payment))).toMatchObject({ status: 200 })
  expect(await paying.stockOf(one.productId)).toEqual({ on_hand: 0, held: 0 })
  const other = await unwritten()
  shop.advance(16 * 60_000)
  await reconcile(shop.shop)
  expect(await paying.stockOf(other.productId)).toEqual({ on_hand: 4, held: 0 })
})
