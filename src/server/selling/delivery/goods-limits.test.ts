import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { payInSandbox } from '../../../../test/builders/pay-in-sandbox.ts'
import { set } from '../../../../test/builders/set.ts'
import { buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

const courier = { pieceGrams: 30_000, orderGrams: 50_000, longestMm: 1_500, flammable: false, glass: false }
const zone = {
  ...{ name: 'Wayanad', states: [], pins: ['673'], serviceable: true, charge: 9_900, freeFrom: null, cash: true },
  goods: courier,
}
const bus = { stand: 'KSRTC stand, Kalpetta', charge: 8_000, goods: { ...courier, longestMm: 3_000 } }

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await set(shop, { 'delivery.zones': [zone], 'pickup.offered': false })
  token = (await buildShopper(shop.shop)).token
})
afterAll(() => shop.close())

/** A product of which something is known that decides how it travels. */
async function goods(name: string, facts: Record<string, number | boolean> = {}): Promise<string> {
  const { productId } = await buildProduct(shop.shop, { name, price: 120, stock: 100 })
  for (const [column, value] of Object.entries(facts)) {
    await shop.pool.query(`UPDATE products SET ${column} = $2 WHERE id = $1`, [productId, value])
  }
  return productId
}
const add = (productId: string, quantity = 1) =>
  shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity } })
const place = (body: object = {}) =>
  shop.call('POST', '/order/placeOrder', { token, body: { address: kozhikode, ...body } })
const cartThere = async (way = '') =>
  (await shop.call('GET', `/cart/get-cart?pincode=673015&state=Kerala${way && `&deliveryWay=${way}`}`, { token })).body
    .data
const check = async (productId: string) =>
  (await shop.call('GET', `/delivery/check?pincode=673015&productId=${productId}`)).body.data

describe('goods that a zone does not take', () => {
  test('are refused by the check, in the cart and at the order, with the line named and nothing placed', async () => {
    const pipe = await goods('GI pipe', { longest_mm: 3_000 })
    const sentence = 'GI pipe is 3 m long: up to 1.5 m goes there. Choose another address, or take it out of the cart.'
    expect(await check(pipe)).toMatchObject({ serviceable: false, reason: sentence, cod: { allowed: false } })
    await add(await goods('Bearing'))
    await add(pipe)
    expect(await cartThere()).toMatchObject({ ways: [{ way: 'delivery', charge: 99, refusal: sentence }] })
    expect(await place()).toMatchObject({
      ...{ status: 400, body: { code: 'bad_input', message: sentence, errors: { 'lines.1': sentence } } },
    })
    const intent = await shop.call('POST', '/order/paymentIntent', { token, body: { address: kozhikode } })
    expect(intent).toMatchObject({ status: 400, body: { errors: { 'lines.1': sentence } } })
    expect((await cartThere())?.formattedCart.items).toHaveLength(2)
  })

  test.each([
    ['a heavy piece', { weight_grams: 31_000 }, 'weighs 31 kg: up to 30 kg a piece'],
    ['a heavy order', { weight_grams: 26_000 }, 'Your order weighs 52 kg, most of it Goods: up to 50 kg'],
    ['what is flammable', { flammable: true }, 'is flammable'],
    ['glass', { glass: true }, 'may break'],
  ])('%s says why', async (_what, facts, words) => {
    await add(await goods('Goods', facts), 2)
    expect(await place()).toMatchObject({ status: 400, body: { message: expect.stringContaining(words) } })
  })

  test('go where no zone has limits, and what nobody weighed goes everywhere', async () => {
    const unknown = await goods('Unweighed', {})
    expect(await check(unknown)).toMatchObject({ serviceable: true, reason: null })
    await add(unknown, 3)
    expect((await cartThere())?.ways).toBeUndefined()
    expect((await place()).status).toBe(201)
    await set(shop, { 'delivery.zones': [] })
    await add(await goods('GI pipe', { longest_mm: 6_000, flammable: true }))
    expect((await place()).status).toBe(201)
  })
})

describe('other ways', () => {
  test('are named with their charge where the zone does not take the goods', async () => {
    await set(shop, { 'delivery.zones': [{ ...zone, bus }], 'pickup.offered': true })
    await add(await goods('GI pipe', { longest_mm: 3_000 }))
    const refusal = expect.stringContaining('Choose a parcel by bus to KSRTC stand, Kalpetta or pick-up at our counter')
    expect((await cartThere())?.ways).toEqual([
      { way: 'delivery', charge: 99, refusal },
      { way: 'bus', charge: 80, stand: bus.stand },
      { way: 'pickup', charge: 0 },
    ])
    expect(await cartThere('bus')).toMatchObject({ deliveryCharges: 80, finalAmount: 200 })
  })

  test('a parcel by bus is paid online, and its order keeps the stand, until it goes elsewhere', async () => {
    const north = { ...zone, name: 'Kasaragod', pins: ['671'], bus: { ...bus, stand: 'KSRTC stand, Kasaragod' } }
    const far = { ...zone, name: 'Palakkad', pins: ['678'] }
    await set(shop, { 'delivery.zones': [{ ...zone, bus }, north, far] })
    await add(await goods('Shaft'))
    expect(await place({ deliveryWay: 'bus' })).toMatchObject({ status: 400, body: { code: 'cash_limit' } })
    const body = { address: kozhikode, deliveryWay: 'bus' }
    const intent = await shop.call('POST', '/order/paymentIntent', { token, body })
    expect(intent).toMatchObject({ status: 200, body: { amount: 19_000 } })
    const { success } = await payInSandbox(shop.shop, intent.body.order_id)
    const { data } = (await shop.call('POST', '/order/paymentVerify', { token, body: success })).body
    expect(data).toMatchObject({ deliveryWay: 'bus', busStand: bus.stand })
    const owner = await buildStaff(shop, ['owner'])
    const params = { id: data._id }
    const order = async () => (await owner.call(calls.getOrder, { params })).body.data
    const move = async (pincode: string) => {
      const changes = { pincode: { was: kozhikode.pincode, now: pincode } }
      const asked = { params, body: { version: (await order()).version, changes } }
      return owner.call(calls.changeOrderAddress, asked)
    }
    expect(await move('678001')).toMatchObject({ status: 400, body: { errors: { pincode: expect.any(String) } } })
    expect((await move('671121')).status).toBe(200)
    expect((await order()).busStand).toBe('KSRTC stand, Kasaragod')
    const lines = [{ position: 1, productId: String(data.products[0]?.productId), quantity: 1 }]
    const address = { ...kozhikode, phone: '9876543210' }
    const wish = { version: (await order()).version, lines, address }
    const { digest } = (await owner.call(calls.previewEdit, { params, body: wish })).body.data
    expect((await owner.call(calls.editOrder, { params, body: { ...wish, digest, reason: 'Moved' } })).status).toBe(200)
    expect((await order()).busStand).toBe(bus.stand)
  })

  test('have their own charge in the tax that a firm is shown', async () => {
    await set(shop, { 'delivery.zones': [{ ...zone, bus }], 'pickup.offered': true, 'cash.fee': 4_000 })
    await add(await goods('Shaft'))
    const payable = async (more: string) => {
      const query = `pincode=673015&state=Kerala&gstState=32${more}`
      return (await shop.call('GET', `/cart/tax?${query}`, { token })).body.data.payable
    }
    expect(await payable('')).toBe(120 + 99 + 40)
    expect(await payable('&deliveryWay=pickup')).toBe(120)
    expect(await payable('&deliveryWay=bus&paymentMethod=online')).toBe(200 * 0.95)
    await set(shop, { 'cash.fee': 0 })
  })

  test('that the shop does not have are refused at their field', async () => {
    await add(await goods('Shaft'))
    for (const deliveryWay of ['bus', 'pickup', 'drone']) {
      expect(await place({ deliveryWay })).toMatchObject({
        ...{ status: 400, body: { errors: { deliveryWay: expect.any(String) } } },
      })
    }
  })

  test('pick-up costs nothing, whatever delivery costs there; an order without a way is as before', async () => {
    await set(shop, { 'pickup.offered': true, 'cash.fee': 4_000, 'cash.allowed': false })
    await add(await goods('Shaft', { flammable: true }))
    expect(await cartThere('pickup')).toMatchObject({ deliveryCharges: 0, finalAmount: 120 })
    const { status, body } = await place({ deliveryWay: 'pickup', shownAmount: 120 })
    expect({ status, data: body.data }).toMatchObject({
      ...{ status: 201, data: { deliveryWay: 'pickup', totalAmount: 120, breakdown: { deliveryCharges: 0 } } },
    })
    await set(shop, { 'cash.fee': 0, 'cash.allowed': true })
    await add(await goods('Shaft'))
    const order = (await place()).body.data
    expect(order).not.toHaveProperty('deliveryWay')
    expect(order).not.toHaveProperty('pickup')
  })
})
