import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildReturning, type Returning } from '../../../../test/builders/build-returning.ts'
import { type BuiltShopper, buildShopper } from '../../../../test/builders/build-shopper.ts'
import { set } from '../../../../test/builders/set.ts'
import { buildStaff } from '../../../../test/office.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import type { Explained } from '../../../shared/contract/explanations.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

let desk: Returning
beforeAll(async () => {
  desk = await buildReturning(await Paying.open({ now: '2026-11-26T06:30:00Z', env: { DELIVERY_CHARGE: '59' } }))
})
afterAll(() => desk.paying.close())

const shop = () => desk.paying.shop
const ask = async (path: string, { token }: BuiltShopper) => {
  const { status, body } = await shop().call('GET', path, { token })
  return { status, all: (body.data ?? []) as Explained[], code: body.code }
}
const sentencesOf = (explained: Explained | undefined, name: string) =>
  explained?.amounts.find((each) => each.name === name)?.sentences

describe('the amounts of an order are explained', () => {
  test('to its shopper and the office alike: order, invoice, credit note and refund, from what was kept', async () => {
    const order = await desk.sold()
    await desk.owner.call(calls.returnItems, await desk.wish(order, [{ position: order.bearing.position, pieces: 1 }]))
    // what the shop asks today is none of it
    await shop().pool.query(
      'UPDATE products SET price = 99900, offer_price = NULL, selling_price = 99900, gst_rate = 5',
    )
    const { all } = await ask(`/order/${order.id}/explain`, order.shopper)
    const [first, invoice, note, refund, ...others] = all
    expect(others).toEqual([])
    expect([first?.title, refund?.title]).toEqual([`Order ${order.number}`, 'Refund'])
    expect(sentencesOf(first, 'Subtotal')).toEqual([
      'Ball Bearing 6204-2RS: 3 × ₹165 = ₹495.',
      'Ball Bearing 6204-2RS: 1 × ₹275 = ₹275.',
    ])
    expect(sentencesOf(first, 'Online payment discount')).toEqual([
      '5% of ₹829 for paying online = ₹41.45, shared over the items by value.',
    ])
    expect(sentencesOf(first, 'Total')).toEqual(['₹770 + ₹59 − ₹41.45 = ₹787.55.'])
    expect(first?.amounts.find(({ name }) => name === 'Total')?.amount).toBe(787.55)
    expect(invoice?.title).toMatch(/^Invoice /)
    expect(sentencesOf(invoice, 'GST included')?.slice(0, 2)).toEqual([
      'At the rates of 26 Nov 2026, the day of the invoice.',
      'GST 18% in ₹787.55: CGST 9% ₹60.07, SGST 9% ₹60.07.',
    ])
    expect(sentencesOf(note, 'Credited')).toEqual([
      'Ball Bearing 6204-2RS: 1 of 3 pieces at ₹468.35 = ₹156.12.',
      'A piece is its part of what was paid, rounded to the paisa. The last one takes what is left.',
    ])
    expect(sentencesOf(refund, 'Paid back')).toEqual([
      'What was paid for the items that came back.',
      `${note?.title}: ₹156.12.`,
    ])
    expect((await desk.owner.call(calls.explainOrderForStaff, { params: { id: order.id } })).body.data).toEqual(all)
    await desk.owner.call(calls.returnItems, await desk.wish(order, [{ position: order.bearing.position, pieces: 1 }]))
    const titles = (await ask(`/order/${order.id}/explain`, order.shopper)).all.map(({ title }) => title)
    expect(titles.slice(-2)).toEqual(['Refund 1 of 2', 'Refund 2 of 2'])
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('to nobody else: not to another shopper, not to who may not see amounts', async () => {
    const order = await desk.sold([])
    const packer = await buildStaff(shop(), ['packer'])
    expect((await packer.call(calls.explainOrderForStaff, { params: { id: order.id } })).status).toBe(403)
    const other = await buildShopper(shop().shop)
    expect(await ask(`/order/${order.id}/explain`, other)).toMatchObject({ status: 404, code: 'not_found' })
    expect((await shop().call('GET', `/order/${order.id}/explain`)).status).toBe(401)
    expect((await ask('/order/none/explain', other)).status).toBe(404)
  })

  test('of one that was made before 1.2 it is said that nothing was kept; its papers speak for themselves', async () => {
    const order = await desk.sold(['confirmed'], 'cash')
    await shop().pool.query('ALTER TABLE orders DISABLE TRIGGER orders_keep_derivation')
    await shop().pool.query('UPDATE orders SET derivation = NULL WHERE id = $1', [order.id])
    await shop().pool.query('ALTER TABLE orders ENABLE TRIGGER orders_keep_derivation')
    const [first, invoice] = (await ask(`/order/${order.id}/explain`, order.shopper)).all
    expect(first).toMatchObject({ note: expect.stringMatching(/^Made before 1\.2\./), amounts: [] })
    expect(invoice?.amounts.length).toBe(2)
  })

  test('is in no answer that lists orders', async () => {
    const order = await desk.sold([])
    const { body } = await shop().call('GET', '/order/get-user-orders', { token: order.shopper.token })
    expect(JSON.stringify(body)).not.toContain('derivation')
  })
})

describe('the amounts of a cart are explained', () => {
  test('as it is priced now, with the next quantity that costs less, and there where it would go', async () => {
    const shopper = await buildShopper(shop().shop)
    const { productId } = await buildProduct(shop().shop, { price: 165, stock: 20, breaks: [[10, 150]] })
    const { couponId } = await buildCoupon(shop().shop)
    expect((await ask('/cart/explain', shopper)).all).toEqual([])
    await desk.paying.add(shopper, productId, 3)
    await shop().call('POST', '/coupon/apply', { token: shopper.token, body: { couponId } })
    const cart = await desk.paying.cartOf(shopper)
    const [explained] = (await ask('/cart/explain', shopper)).all
    expect(sentencesOf(explained, 'Subtotal')).toEqual([
      'Ball Bearing 6204-2RS: 3 × ₹165 = ₹495; 10 or more would be ₹150 each.',
    ])
    const amounts = Object.fromEntries((explained?.amounts ?? []).map(({ name, amount }) => [name, amount]))
    expect(amounts).toMatchObject({
      Subtotal: 495,
      Total: cart.finalAmount,
      'GST included': cart.gst,
      'Paid online': cart.payOnline,
    })
    await set(shop(), { 'cash.fee': 4_000 })
    const [withFee] = (await ask('/cart/explain', shopper)).all
    const { payCash } = await desk.paying.cartOf(shopper)
    await set(shop(), { 'cash.fee': 0 })
    expect(withFee?.amounts.at(-1)).toEqual({
      ...{ name: 'Paid in cash on delivery', amount: payCash },
      sentences: ['₹504.50 + ₹40 for paying in cash on delivery = ₹544.50.'],
    })
    const there = (await ask('/cart/explain?pincode=673310&state=puducherry', shopper)).all[0]
    expect(sentencesOf(there, 'GST included')?.[1]).toMatch(/IGST .*, supplied to another state\.$/)
  })
})
