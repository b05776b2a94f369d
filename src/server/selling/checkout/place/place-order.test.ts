import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { kozhikode, mahe } from '../../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../../../../../test/builders/build-shopper.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-16T04:00:00Z' })
})
afterAll(() => shop.close())

const add = (shopper: BuiltShopper, productId: string, quantity = 1, variantId?: string) =>
  shop.call('POST', '/cart/add-to-cart', { token: shopper.token, body: { productId, variantId, quantity } })
const place = (shopper: BuiltShopper, body: object = { address: kozhikode }, key?: string) =>
  shop.call('POST', '/order/placeOrder', {
    token: shopper.token,
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const cartOf = async ({ token }: BuiltShopper) => (await shop.call('GET', '/cart/get-cart', { token })).body.data
const ordersOf = async ({ token }: BuiltShopper) =>
  (await shop.call('GET', '/order/get-user-orders', { token })).body.data
const stockOf = async (productId: string) =>
  (await shop.call('GET', `/product/get-product/${productId}`)).body.data.stock

async function shopperWithCart(stock = 10, quantity = 2) {
  const shopper = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { price: 600, offerPrice: 500, stock })
  await add(shopper, productId, quantity)
  return { shopper, productId }
}

describe('cash of two lakh rupees and more', () => {
  it('is refused with a sentence that names online payment; nothing has changed, and a paisa less is taken', async () => {
    const shopper = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { price: 199_999.99, stock: 5 })
    const one = await buildProduct(shop.shop, { price: 0.01, stock: 5 })
    await add(shopper, productId)
    await add(shopper, one.productId)
    const refused = await place(shopper)
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'cash_limit', message: expect.stringMatching(/below ₹2,00,000.*pay online/i) },
    })
    expect((await cartOf(shopper)).formattedCart.items).toHaveLength(2)
    expect(await ordersOf(shopper)).toEqual([])
    expect(await stockOf(productId)).toBe(5)
    await shop.call('DELETE', '/cart/remove-from-cart', { token: shopper.token, body: { productId: one.productId } })
    expect(await place(shopper)).toMatchObject({ status: 201, body: { data: { totalAmount: 199_999.99 } } })
  })
})

describe('placing an order by cash on delivery', () => {
  it('gives the order, takes the stock, empties the cart', async () => {
    const { shopper, productId } = await shopperWithCart()
    expect(await stockOf(productId)).toBe(10)
    const { status, body } = await place(shopper)
    expect(status).toBe(201)
    expect(body.message).toBe('Order placed successfully')
    expect(body.data).toMatchObject({
      status: 'pending',
      paymentMethod: 'cod',
      paymentStatus: 'due',
      totalAmount: 1000,
      couponApplied: null,
      deliveredAt: null,
      expectedDelivery: '2026-11-19T12:30:00.000Z',
      products: [
        { productId, variantId: null, quantity: 2, price: 500, lineTotal: 1000, gst: 152.54, hsnCode: '848210' },
      ],
      deliveryAddress: { ...kozhikode, houseNo: kozhikode.building, phone: shopper.phonenumber },
      breakdown: { subTotal: 1000, deliveryCharges: 0, payable: 1000, gst: 152.54, cgst: 76.27, sgst: 76.27, igst: 0 },
    })
    expect(body.data.number).toMatch(/^BMS-\d{6}$/)
    expect(await stockOf(productId)).toBe(8)
    expect((await cartOf(shopper)).formattedCart.items).toEqual([])
    expect(await ordersOf(shopper)).toEqual([body.data])
  })

  it('is the same at both spellings of the path, with or without a payment method', async () => {
    const { shopper } = await shopperWithCart()
    const body = { address: kozhikode, paymentMethod: 'cod' }
    expect((await shop.call('POST', '/order/placeorder', { token: shopper.token, body })).status).toBe(201)
  })

  it('charges delivery on a small order, and IGST where the address is outside Kerala whatever its PIN code', async () => {
    const shopper = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { price: 118 })
    await add(shopper, productId)
    const { body } = await place(shopper, { address: mahe })
    expect(body.data.breakdown).toMatchObject({ subTotal: 118, deliveryCharges: 59, payable: 177, cgst: 0, sgst: 0 })
    expect(body.data.breakdown.igst).toBeGreaterThanOrEqual(18)
    expect(body.data.expectedDelivery).toBe('2026-11-21T12:30:00.000Z')
  })

  it('sells a variant under its own name and stock', async () => {
    const shopper = await buildShopper(shop.shop)
    const { productId, variantIds } = await buildProduct(shop.shop, { variants: ['M8', 'M10'], stock: 3 })
    await add(shopper, productId, 3, variantIds[1])
    const { body } = await place(shopper)
    expect(body.data.products).toMatchObject([{ productId, variantId: variantIds[1], variantName: 'M10', quantity: 3 }])
    const { data } = (await shop.call('GET', `/product/get-product/${productId}`)).body
    expect(data.variants.map((variant) => variant.stock)).toEqual([3, 0])
  })

  it('keeps what it was sold at, whatever happens to the catalogue', async () => {
    const { shopper, productId } = await shopperWithCart()
    const placed = (await place(shopper)).body.data
    await shop.db
      .updateTable('products')
      .set({ name: 'Another name', price: 90000, offer_price: null, selling_price: 90000, gst_rate: 5 })
      .where('id', '=', productId)
      .execute()
    expect(await ordersOf(shopper)).toEqual([placed])
  })

  it('delivers to a saved address by its id, with the account’s phone number', async () => {
    const { shopper } = await shopperWithCart()
    await place(shopper, { address: { ...kozhikode, label: 'Mill', save: true } })
    const saved = await shop.db.selectFrom('addresses').selectAll().where('user_id', '=', shopper.userId).execute()
    expect(saved).toMatchObject([{ label: 'Mill', building: kozhikode.building, state: 'Kerala' }])
    const { productId } = await buildProduct(shop.shop)
    await add(shopper, productId)
    const { body } = await place(shopper, { address: saved[0]?.id })
    expect(body.data.deliveryAddress).toMatchObject({ ...kozhikode, label: 'Mill', phone: shopper.phonenumber })
  })

  it('still places the order where there is no room to save the address', async () => {
    const { shopper } = await shopperWithCart()
    for (let n = 0; n < 4; n += 1) {
      const { productId } = await buildProduct(shop.shop)
      await add(shopper, productId)
      const answer = await place(shopper, { address: { ...kozhikode, building: `Shed ${n}`, save: true } })
      expect(answer.status).toBe(201)
    }
    const saved = await shop.db.selectFrom('addresses').select('id').where('user_id', '=', shopper.userId).execute()
    expect(saved).toHaveLength(3)
  })
})

describe('an order that cannot be placed', () => {
  it('tells a price that has risen since the cart was shown, online too, and leaves the cart as it is', async () => {
    const { shopper, productId } = await shopperWithCart()
    const dearer = { price: 60000, offer_price: 55050, selling_price: 55050 }
    await shop.db.updateTable('products').set(dearer).where('id', '=', productId).execute()
    const body = { address: kozhikode, shownAmount: 1000 }
    const message = 'A price in your cart has changed: it now comes to ₹1,101. Please check it and confirm again.'
    const refusal = { status: 409, body: { code: 'cart_changed', message } }
    expect(await place(shopper, body)).toMatchObject(refusal)
    const online = { token: shopper.token, body: { ...body, shownAmount: 950 } }
    expect(await shop.call('POST', '/order/paymentIntent', online)).toMatchObject({
      status: 409,
      body: { code: 'cart_changed' },
    })
    const { finalAmount } = await cartOf(shopper)
    expect(finalAmount).toBe(1101)
    expect(await place(shopper, { address: kozhikode, shownAmount: finalAmount })).toMatchObject({ status: 201 })
  })

  it('is no order for an amount that is none; one that has become cheaper is placed', async () => {
    const { shopper } = await shopperWithCart()
    for (const shownAmount of [-1, 0.001, '1000', null]) {
      expect(await place(shopper, { address: kozhikode, shownAmount })).toMatchObject({ status: 400 })
    }
    expect(await place(shopper, { address: kozhikode, shownAmount: 1200 })).toMatchObject({ status: 201 })
  })

  it('needs somebody who is signed in', async () => {
    expect(await shop.call('POST', '/order/placeOrder', { body: { address: kozhikode } })).toMatchObject({
      status: 401,
    })
  })

  it('is refused with a word for each field that does not fit', async () => {
    const { shopper } = await shopperWithCart()
    const { status, body } = await place(shopper, { address: { ...kozhikode, pincode: '12', city: ' ', fullName: '' } })
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['address.city', 'address.fullName', 'address.pincode'])
    expect((await cartOf(shopper)).formattedCart.items).toHaveLength(1)
  })

  it('is refused for online payment, which starts elsewhere', async () => {
    const { shopper } = await shopperWithCart()
    const answer = await place(shopper, { address: kozhikode, paymentMethod: 'online' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'online_payment_needs_intent' } })
  })

  it('is refused with an empty cart, and for somebody who never had one', async () => {
    const shopper = await buildShopper(shop.shop)
    expect(await place(shopper)).toMatchObject({ status: 409, body: { code: 'cart_empty' } })
  })

  it('is refused for another shopper’s saved address, and for one that is not there', async () => {
    const other = await shopperWithCart()
    await place(other.shopper, { address: { ...kozhikode, save: true } })
    const theirs = await shop.db
      .selectFrom('addresses')
      .select('id')
      .where('user_id', '=', other.shopper.userId)
      .executeTakeFirstOrThrow()
    const { shopper } = await shopperWithCart()
    for (const address of [theirs.id, 'no-such-address', '../../etc']) {
      expect(await place(shopper, { address })).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    expect((await cartOf(shopper)).formattedCart.items).toHaveLength(1)
  })

  it('says how many are left where stock is short, and changes nothing', async () => {
    const { shopper, productId } = await shopperWithCart(5, 5)
    const faster = await buildShopper(shop.shop)
    await add(faster, productId, 3)
    const beside = await buildProduct(shop.shop, { stock: 4 })
    await add(shopper, beside.productId, 4)
    await place(faster)
    const answer = await place(shopper)
    expect(answer).toMatchObject({ status: 409, body: { code: 'out_of_stock', available: 2 } })
    expect(await stockOf(beside.productId)).toBe(4)
    expect((await cartOf(shopper)).formattedCart.items).toHaveLength(2)
    expect(await ordersOf(shopper)).toEqual([])
  })
})
