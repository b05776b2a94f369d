import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const add = (token: string, body: object) => shop.call('POST', '/cart/add-to-cart', { token, body })
const remove = (token: string, body: object) => shop.call('DELETE', '/cart/remove-from-cart', { token, body })
const getCart = async (token: string) => (await shop.call('GET', '/cart/get-cart', { token })).body.data

describe('taking out', () => {
  test('removes one line and leaves the others; again it is 404', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId, variantIds } = await buildProduct(shop.shop, { variants: ['S', 'M'] })
    for (const variantId of variantIds) await add(token, { productId, variantId })
    const answer = await remove(token, { productId, variantId: variantIds[0] })
    expect(answer.body).toMatchObject({ message: 'Item removed from cart' })
    expect(answer.body.data.formattedCart.items).toMatchObject([{ variant: { _id: variantIds[1] } }])
    expect(await remove(token, { productId, variantId: variantIds[0] })).toMatchObject({ status: 404 })
  })

  test('works with query parameters too', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId, variantIds } = await buildProduct(shop.shop, { variants: ['S'] })
    await add(token, { productId, variantId: variantIds[0] })
    const path = `/cart/remove-from-cart?productId=${productId}&variantId=${variantIds[0]}` as const
    expect(await shop.call('DELETE', path, { token })).toMatchObject({ status: 200 })
    expect((await getCart(token)).formattedCart.items).toEqual([])
  })

  test('everything answers the empty cart, also when it was empty', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop)
    await add(token, { productId })
    for (let time = 0; time < 2; time += 1) {
      const answer = await shop.call('DELETE', '/cart', { token })
      expect(answer).toMatchObject({ status: 200, body: { data: { formattedCart: { items: [] }, finalAmount: 0 } } })
    }
  })

  test('one shopper’s cart is never another’s', async () => {
    const [mine, other] = [await buildShopper(shop.shop), await buildShopper(shop.shop)]
    const { productId } = await buildProduct(shop.shop)
    await add(mine.token, { productId })
    expect(await remove(other.token, { productId })).toMatchObject({ status: 404 })
    await shop.call('DELETE', '/cart', { token: other.token })
    expect((await getCart(mine.token)).formattedCart.items).toHaveLength(1)
  })
})
