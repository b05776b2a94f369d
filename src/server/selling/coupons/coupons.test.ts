import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const apply = (token: string, couponId: unknown) => shop.call('POST', '/coupon/apply', { token, body: { couponId } })
const getCart = async (token: string) => (await shop.call('GET', '/cart/get-cart', { token })).body.data

/** A shopper with pieces of a product at ₹749 in the cart. */
async function shopperWithCart(quantity = 1) {
  const shopper = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { price: 749 })
  await shop.call('POST', '/cart/add-to-cart', { token: shopper.token, body: { productId, quantity } })
  return { ...shopper, productId }
}

describe('applying a coupon', () => {
  test('by its id or its code in any case takes its discount off, and says so', async () => {
    const { token } = await shopperWithCart()
    const { couponId, code } = await buildCoupon(shop.shop, { code: 'TENOFF' })
    for (const sent of [couponId, code, 'tenoff', ' TenOff ']) {
      const answer = await apply(token, sent)
      expect(answer).toMatchObject({ status: 200, body: { message: 'Coupon applied successfully!' } })
      expect(answer.body.data).toMatchObject({
        formattedCart: { subTotal: 749, totalPrice: 674.1 },
        couponDetails: {
          _id: couponId,
          code: 'TENOFF',
          discountType: 'percentage',
          discountAmount: 74.9,
          originalAmount: 749,
          finalAmount: 674.1,
          savings: 74.9,
        },
        deliveryCharges: 59,
        finalAmount: 733.1,
        gst: 111.82,
        notices: [],
      })
    }
  })

  test('puts it in place of another', async () => {
    const { token } = await shopperWithCart()
    const first = await buildCoupon(shop.shop)
    const second = await buildCoupon(shop.shop, { discount_type: 'flat', value: 10_000 })
    await apply(token, first.couponId)
    const { body } = await apply(token, second.couponId)
    expect(body.data.couponDetails).toMatchObject({ _id: second.couponId, savings: 100 })
  })

  test('can make a cart cost nothing but its delivery', async () => {
    const { token } = await shopperWithCart()
    const { code } = await buildCoupon(shop.shop, { discount_type: 'flat', value: 500_000 })
    const { body } = await apply(token, code)
    expect(body.data).toMatchObject({ formattedCart: { totalPrice: 0 }, finalAmount: 59, gst: 9, payOnline: 56.05 })
  })

  test('that does not exist is 404; none at all asks to select one', async () => {
    const { token } = await shopperWithCart()
    for (const unknown of ['NOSUCH', 'A'.repeat(65), 'A\0', '😀'])
      expect(await apply(token, unknown)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    for (const nothing of ['', '  ', null, undefined, 7]) {
      const answer = await apply(token, nothing)
      expect(answer).toMatchObject({ status: 400, body: { message: 'Please select a coupon' } })
    }
    expect((await getCart(token)).couponDetails).toBeNull()
  })

  test.each([
    [{ active: false }, 'This coupon is no longer offered'],
    [{ valid_from: new Date('2100-01-01') }, 'This coupon cannot be used yet'],
    [{ valid_until: new Date('2020-01-01') }, 'This coupon has expired'],
    [{ minimum_amount: 100_000 }, 'Add ₹251 more to use this coupon'],
    [{ total_limit: 3, uses: 3 }, 'This coupon has been used up'],
  ])('that has %j is refused with the reason, and changes nothing', async (terms, message) => {
    const { token } = await shopperWithCart()
    const { code } = await buildCoupon(shop.shop, terms)
    expect(await apply(token, code)).toMatchObject({ status: 409, body: { code: 'coupon_refused', message } })
    expect((await getCart(token)).couponDetails).toBeNull()
  })

  test('to an empty cart is refused', async () => {
    const { token } = await buildShopper(shop.shop)
    const { code } = await buildCoupon(shop.shop)
    expect(await apply(token, code)).toMatchObject({ status: 409, body: { code: 'coupon_refused' } })
  })

  test('that a shopper has used up is refused to that shopper only', async () => {
    const [mine, other] = [await shopperWithCart(), await shopperWithCart()]
    const { couponId } = await buildCoupon(shop.shop, { per_shopper_limit: 1 })
    await shop.db.insertInto('coupon_uses').values({ coupon_id: couponId, user_id: mine.userId, uses: 1 }).execute()
    expect(await apply(mine.token, couponId)).toMatchObject({ body: { message: 'You have already used this coupon' } })
    expect(await apply(other.token, couponId)).toMatchObject({ status: 200 })
  })
})

describe('a coupon on a cart', () => {
  test('is taken off by its shopper, also twice', async () => {
    const { token } = await shopperWithCart()
    await apply(token, (await buildCoupon(shop.shop)).couponId)
    for (let time = 0; time < 2; time += 1) {
      const answer = await shop.call('PATCH', '/coupon', { token })
      expect(answer).toMatchObject({ status: 200, body: { message: 'Coupon removed successfully!' } })
      expect(answer.body.data).toMatchObject({ couponDetails: null, notices: [], finalAmount: 808 })
    }
  })

  test('that no longer holds is taken off at the next look, and the shopper is told once', async () => {
    const { token, productId } = await shopperWithCart(2)
    await apply(token, (await buildCoupon(shop.shop, { code: 'BIGCART', minimum_amount: 100_000 })).couponId)
    const action = { productId, action: 'decrement' }
    const { body } = await shop.call('PATCH', '/cart/update-cart-quantity', { token, body: action })
    expect(body.data).toMatchObject({ couponDetails: null, formattedCart: { totalPrice: 749 } })
    expect(body.data.notices).toEqual(['Coupon BIGCART was removed. Add ₹251 more to use this coupon.'])
    expect((await getCart(token)).notices).toEqual([])
    const again = { productId, action: 'increment' }
    const more = await shop.call('PATCH', '/cart/update-cart-quantity', { token, body: again })
    expect(more.body.data.couponDetails).toBeNull()
  })

  test('goes with the last item, without a word', async () => {
    const { token, productId } = await shopperWithCart()
    await apply(token, (await buildCoupon(shop.shop)).couponId)
    const { body } = await shop.call('DELETE', '/cart/remove-from-cart', { token, body: { productId } })
    expect(body.data).toMatchObject({ couponDetails: null, notices: [], finalAmount: 0 })
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId } })
    expect((await getCart(token)).couponDetails).toBeNull()
  })
})

describe('the list of coupons', () => {
  const listed = async (couponId: string, token?: string) =>
    (await shop.call('GET', '/coupon', { token })).body.data.find((each) => each._id === couponId)

  test('says what each would do to the caller’s cart, or why it cannot be used', async () => {
    const { token } = await shopperWithCart()
    const flat = await buildCoupon(shop.shop, { discount_type: 'flat', value: 10_050, minimum_amount: 50_000 })
    const far = await buildCoupon(shop.shop, {
      minimum_amount: 100_000,
      maximum_discount: 20_000,
      total_limit: 10,
      uses: 4,
      valid_until: new Date('2099-12-31T18:30:00Z'),
    })
    expect(await listed(flat.couponId, token)).toMatchObject({
      discountType: 'flat',
      value: 100.5,
      discountAmount: 100.5,
      originalAmount: 749,
      finalAmount: 648.5,
      savings: 100.5,
      usable: true,
      reason: null,
      applied: false,
      minimumAmount: 500,
      maximumDiscount: null,
      validUntil: null,
      remainingUses: null,
    })
    expect(await listed(far.couponId, token)).toMatchObject({
      value: 10,
      discountAmount: 0,
      finalAmount: 749,
      usable: false,
      reason: 'Add ₹251 more to use this coupon',
      minimumAmount: 1000,
      maximumDiscount: 200,
      validUntil: '2099-12-31T18:30:00.000Z',
      remainingUses: 6,
    })
    await apply(token, flat.couponId)
    expect(await listed(flat.couponId, token)).toMatchObject({ applied: true })
    expect(await listed(far.couponId, token)).toMatchObject({ applied: false })
  })

  test('can be read by visitors, with nothing of a cart in it', async () => {
    const { couponId } = await buildCoupon(shop.shop)
    const zero = { discountAmount: 0, originalAmount: 0, finalAmount: 0, savings: 0 }
    expect(await listed(couponId)).toMatchObject({ ...zero, usable: false, reason: 'Login to use this coupon' })
  })

  test('leaves out what is not on offer now', async () => {
    const terms = [{ active: false }, { valid_from: new Date('2100-01-01') }, { valid_until: new Date('2020-01-01') }]
    for (const each of terms) expect(await listed((await buildCoupon(shop.shop, each)).couponId)).toBeUndefined()
  })
})
