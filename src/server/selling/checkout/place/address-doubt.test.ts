import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { kozhikode, mahe } from '../../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../../test/builders/build-shopper.ts'
import { type BuiltStaff, buildStaff } from '../../../../../test/office.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { officeEndpoints } from '../../../../shared/contract/office/endpoints.ts'
import { moveOrder } from '../transitions/move-order.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

async function place(address: object, more: object = {}) {
  const { token } = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { price: 118, stock: 1 })
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId } })
  const { body, status } = await shop.call('POST', '/order/placeorder', { token, body: { address, ...more } })
  expect(status).toBe(201)
  return { token, order: body.data }
}

describe('an address whose PIN code and state do not fit', () => {
  test('is taken, taxed by the state that it says, and the order carries the doubt', async () => {
    const { token, order } = await place({ ...kozhikode, pincode: '673310' })
    const doubt = { pincode: '673310', state: 'Kerala', suggested: 'Puducherry' }
    expect(order.addressDoubt).toEqual(doubt)
    expect(order.breakdown).toMatchObject({ cgst: 13.5, sgst: 13.5, igst: 0 })
    const list = await shop.call('GET', '/order/get-user-orders', { token })
    expect(list.body.data[0]?.addressDoubt).toEqual(doubt)
    const { body } = await owner.call(officeEndpoints.getOrder, { params: { id: order._id } })
    expect(body.data.addressDoubt).toEqual(doubt)
    // the question is the office's screen's; the move itself is nobody's to refuse
    expect((await moveOrder(shop.shop, order._id, 'confirmed')).addressDoubt).toEqual(doubt)
  })

  test.each([
    [
      { ...mahe, pincode: '110001' },
      { pincode: '110001', state: 'Puducherry', suggested: 'Delhi' },
    ],
    [
      { ...kozhikode, pincode: '998877' },
      { pincode: '998877', state: 'Kerala', suggested: null },
    ],
    [mahe, null],
    [kozhikode, null],
  ])('%o: %o', async (address, doubt) => {
    expect((await place(address)).order.addressDoubt).toEqual(doubt)
  })

  test('is no doubt any more where the shopper said that the state is right', async () => {
    const { order } = await place({ ...kozhikode, pincode: '673310' }, { stateConfirmed: true })
    expect(order).toMatchObject({ addressDoubt: null, breakdown: { igst: 0 } })
    // asked once, and the answer is kept: the office reads it
    const seen = async () => (await owner.call(officeEndpoints.getOrder, { params: { id: order._id } })).body.data
    const { version, stateConfirmed } = await seen()
    expect(stateConfirmed).toEqual({ pincode: '673310', state: 'Kerala', suggested: 'Puducherry' })
    const rewrite = (at: number, changes: object) =>
      owner.call(officeEndpoints.changeOrderAddress, {
        params: { id: order._id },
        body: { version: at, changes } as never,
      })
    expect((await rewrite(version, { landmark: { was: kozhikode.landmark, now: 'By the mill' } })).status).toBe(200)
    expect(await seen()).toMatchObject({ addressDoubt: null, stateConfirmed: { pincode: '673310' } })
    // another PIN code is another question
    expect((await rewrite(version + 1, { pincode: { was: '673310', now: '605001' } })).status).toBe(200)
    expect(await seen()).toMatchObject({ addressDoubt: { pincode: '605001' }, stateConfirmed: null })
  })

  test('a saved address keeps the answer: it is not asked again, until its PIN code or state changes', async () => {
    const shopper = await buildShopper(shop.shop)
    const { token } = shopper
    const order = async (to: object | string, more: object = {}) => {
      const { productId } = await buildProduct(shop.shop, { price: 118, stock: 1 })
      await shop.call('POST', '/cart/add-to-cart', { token, body: { productId } })
      const { body } = await shop.call('POST', '/order/placeorder', { token, body: { address: to, ...more } })
      return body.data
    }
    const saved = async () => (await shop.call('GET', '/user/check-user', { token })).body.user.address
    const odd = { ...kozhikode, pincode: '673310' }
    expect((await order({ ...odd, save: true })).addressDoubt).not.toBeNull()
    const [{ _id, stateConfirmed } = { _id: '' }] = await saved()
    expect(stateConfirmed).toBeUndefined()
    expect((await order(_id)).addressDoubt).not.toBeNull()
    expect((await order(_id, { stateConfirmed: true })).addressDoubt).toBeNull()
    expect(await saved()).toMatchObject([{ stateConfirmed: true }])
    const again = await order(_id)
    expect(again).toMatchObject({ addressDoubt: null })
    expect(again.deliveryAddress).not.toHaveProperty('stateConfirmed')
    const { body } = await owner.call(officeEndpoints.getOrder, { params: { id: again._id } })
    expect(body.data.stateConfirmed).toEqual({ pincode: '673310', state: 'Kerala', suggested: 'Puducherry' })
    const rewrite = (changes: object) =>
      shop.call('PATCH', '/user/update-user', { token, body: { address: { ...odd, ...changes, _id } } })
    await rewrite({ landmark: 'By the mill' })
    expect((await order(_id)).addressDoubt).toBeNull()
    await rewrite({ pincode: '605001' })
    expect((await order(_id)).addressDoubt).toMatchObject({ pincode: '605001' })
    expect((await order({ ...mahe, pincode: '110001', save: true }, { stateConfirmed: true })).addressDoubt).toBeNull()
    expect(await saved()).toMatchObject([{ pincode: '605001' }, { pincode: '110001', stateConfirmed: true }])
  })

  test('is named in the list of orders, as is a firm that was not asked whose place it is', async () => {
    const buyer = { gstin: '33AAFFC5678K1Z5', legalName: 'Coimbatore Pumps & Motors LLP' }
    const placed = [
      await place({ ...kozhikode, pincode: '673310' }),
      await place(kozhikode, { buyer }),
      await place(kozhikode, { buyer: { ...buyer, shipTo: 'own_place' } }),
      await place(kozhikode),
    ]
    const { body } = await owner.call(officeEndpoints.listOrders, { query: { queue: 'to_confirm' } })
    const doubts = new Map(body.data.map(({ number, doubt }) => [number, doubt]))
    expect(placed.map(({ order }) => doubts.get(order.number))).toEqual(['address', 'supply', null, null])
  })

  test('where nothing is doubtful there is nothing to confirm', async () => {
    const { order } = await place(kozhikode, { stateConfirmed: true })
    const { body } = await owner.call(officeEndpoints.getOrder, { params: { id: order._id } })
    expect(body.data).toMatchObject({ addressDoubt: null, stateConfirmed: null })
  })

  test('is looked at anew where the office writes another PIN code', async () => {
    const { order } = await place({ ...kozhikode, pincode: '673310' })
    const change = (version: number, pincode: string, was: string) =>
      owner.call(officeEndpoints.changeOrderAddress, {
        params: { id: order._id },
        body: { version, changes: { pincode: { was, now: pincode } } } as never,
      })
    const answer = await change(1, '673015', '673310')
    expect(answer.status).toBe(200)
    const { body } = await owner.call(officeEndpoints.getOrder, { params: { id: order._id } })
    expect(body.data.addressDoubt).toBeNull()
  })
})

test('an order that was paid online carries it too, or not where the shopper said that the state is right', async () => {
  const paying = await Paying.open()
  try {
    for (const stateConfirmed of [false, true]) {
      const { shopper } = await paying.shopping()
      const { token } = shopper
      const address = { ...kozhikode, pincode: '673310' }
      const { body } = await paying.shop.call('POST', '/order/paymentIntent', {
        token,
        body: { address, stateConfirmed },
      })
      const paid = await paying.verify(shopper, paying.bank.success(paying.bank.pay(body.order_id)))
      expect(paid.body.data.addressDoubt?.suggested ?? null).toBe(stateConfirmed ? null : 'Puducherry')
    }
  } finally {
    await paying.close()
  }
})
