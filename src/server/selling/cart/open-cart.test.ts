import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { buildStaff } from '../../../../test/office.ts'
import { officeEndpoints } from '../../../shared/contract/office/endpoints.ts'
import { transact } from '../../platform/db/transact.ts'
import { addToCart } from './add-to-cart.ts'
import { setCartCoupon } from './cart-queries.ts'
import { getCart } from './get-cart.ts'
import { loadCartForOrder, takeCartForOrder } from './open-cart.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const take = (userId: string) => transact(shop.shop, ({ tx }) => takeCartForOrder(tx, userId, shop.shop.clock()))
const load = (userId: string) => transact(shop.shop, ({ tx }) => loadCartForOrder(tx, userId, shop.shop.clock()))

/** A shopper with two pieces at ₹100 and a coupon of 10 % in the cart. */
async function shopperWithCart() {
  const { userId } = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { name: 'Chain 08B-1', price: 120, offerPrice: 100, gstRate: 5 })
  const { couponId, code } = await buildCoupon(shop.shop)
  await addToCart(shop.shop, userId, { productId, variantId: null, quantity: 2 })
  await setCartCoupon(shop.db, userId, couponId, shop.shop.clock())
  return { userId, productId, couponId, code }
}

test('an order gets everything that it keeps, and the cart is empty', async () => {
  const { userId, productId, couponId, code } = await shopperWithCart()
  expect(await take(userId)).toEqual({
    cartId: expect.any(String),
    day: expect.any(String),
    lines: [
      {
        productId,
        categoryId: 'category',
        variantId: null,
        quantity: 2,
        name: 'Chain 08B-1',
        variantName: null,
        image: '/pictures/bearing.svg',
        price: 12_000,
        unitPrice: 10_000,
        steps: [],
        minimum: 1,
        multiple: 1,
        piecesInUnit: 1,
        gstRate: 5,
        hsnCode: '848210',
        unit: 'NOS',
        available: 10,
      },
    ],
    coupon: {
      ...{ id: couponId, code, discountType: 'percentage', discount: 2_000 },
      terms: { value: 1_000, maximumDiscount: null },
    },
  })
  expect(await getCart(shop.shop, userId)).toMatchObject({ formattedCart: { items: [] }, couponDetails: null })
})

test('what fails afterwards puts everything back', async () => {
  const { userId } = await shopperWithCart()
  const before = await getCart(shop.shop, userId)
  const failing = transact(shop.shop, async ({ tx }) => {
    await takeCartForOrder(tx, userId, shop.shop.clock())
    throw new Error('no such luck')
  })
  await expect(failing).rejects.toThrow('no such luck')
  expect(await getCart(shop.shop, userId)).toEqual(before)
})

test('a checkout reads the same and leaves the cart as it is', async () => {
  const { userId } = await shopperWithCart()
  const before = await getCart(shop.shop, userId)
  expect(await load(userId)).toMatchObject({ lines: [{ quantity: 2 }], coupon: { discount: 2_000 } })
  expect(await getCart(shop.shop, userId)).toEqual(before)
})

test('taken 20 times at once, a cart is had once', async () => {
  const { userId } = await shopperWithCart()
  const settled = await Promise.allSettled(Array.from({ length: 20 }, () => take(userId)))
  expect(settled.filter((each) => each.status === 'fulfilled')).toHaveLength(1)
  for (const each of settled) {
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'cart_empty' })
  }
})

test('a cart that was never filled, one with something no longer sold, one whose coupon ran out: each is refused', async () => {
  const { userId: empty } = await buildShopper(shop.shop)
  await expect(take(empty)).rejects.toMatchObject({ code: 'cart_empty' })

  const old = await shopperWithCart()
  await shop.db.updateTable('products').set({ active: false }).where('id', '=', old.productId).execute()
  await expect(take(old.userId)).rejects.toMatchObject({
    code: 'cart_changed',
    message: 'Chain 08B-1 is no longer sold and was removed from your cart',
  })

  const late = await shopperWithCart()
  await shop.db
    .updateTable('coupons')
    .set({ valid_until: new Date(0) })
    .where('id', '=', late.couponId)
    .execute()
  await expect(take(late.userId)).rejects.toMatchObject({
    code: 'coupon_refused',
    message: `Coupon ${late.code} was removed. This coupon has expired.`,
  })
})

test('a product that got variants since is not sold without one, least of all at the price of the cheapest', async () => {
  const { userId } = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { name: 'Gear Oil', price: 900 })
  await addToCart(shop.shop, userId, { productId, variantId: null, quantity: 1 })
  const owner = await buildStaff(shop, ['owner'])
  const variants = [
    { name: '1 litre', price: 200 },
    { name: '5 litres', price: 900 },
  ]
  const added = await owner.call(officeEndpoints.addVariants, {
    params: { id: productId },
    body: { variants, piecesTo: 0 },
  })
  expect(added.status).toBe(200)
  const sentence = expect.stringContaining('now has several variants')
  await expect(take(userId)).rejects.toMatchObject({ code: 'cart_changed', message: sentence })
  const seen = await getCart(shop.shop, userId)
  expect(seen).toMatchObject({ formattedCart: { items: [] }, notices: [sentence] })
  expect((await getCart(shop.shop, userId)).notices).toEqual([])
})
