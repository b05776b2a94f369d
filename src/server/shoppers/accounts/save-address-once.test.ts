import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode, mahe } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it('who goes back and ticks “Save this address” has it saved, though the payment was begun before', async () => {
  const { token } = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop)
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  const pay = (address: object) => shop.call('POST', '/order/paymentIntent', { token, body: { address } })
  const first = await pay(kozhikode)
  const again = await pay({ ...kozhikode, save: true })
  expect(again.body.order_id).toBe(first.body.order_id)
  const { address } = (await shop.call('GET', '/user/check-user', { token })).body.user
  expect(address).toMatchObject([kozhikode])
})

it('who tries to pay online and then orders by cash has the address saved once, another one beside it', async () => {
  const { token } = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop)
  const fill = () => shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  const send = (path: string, address: object) =>
    shop.call('POST', path, { token, body: { address: { ...address, save: true } } })
  await fill()
  expect((await send('/order/paymentIntent', kozhikode)).status).toBe(200)
  expect((await send('/order/placeOrder', kozhikode)).status).toBe(201)
  await fill()
  expect((await send('/order/placeOrder', mahe)).status).toBe(201)
  const { address } = (await shop.call('GET', '/user/check-user', { token })).body.user
  expect(address).toMatchObject([kozhikode, mahe])
})
