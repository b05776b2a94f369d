import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { kozhikode, mahe } from '../../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../../test/builders/build-shopper.ts'
import { readSentMails } from '../../../../../test/builders/read-mails.ts'
import { set } from '../../../../../test/builders/set.ts'
import { type BuiltStaff, buildStaff } from '../../../../../test/office.ts'
import { officeEndpoints } from '../../../../shared/contract/office/endpoints.ts'
import type { Order } from '../../../../shared/contract/orders.ts'
import { auditMoney } from '../../../operations/audit/audit-money.ts'
import { runCommand } from '../../../terminal/run-command.ts'
import type { FrozenPaper } from '../../invoices/list-papers.ts'
import { moveOrder } from './move-order.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-30T10:30:00Z', env: { DELIVERY_CHARGE: '59' } })
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

/** An order of goods at these prices (rupees) and rates, with the ids of its products. */
async function placed(goods: [price: number, gstRate: number][], address: object = kozhikode) {
  const { token } = await buildShopper(shop.shop)
  const products: string[] = []
  for (const [price, gstRate] of goods) {
    const { productId } = await buildProduct(shop.shop, { price, gstRate, stock: 1 })
    products.push(productId)
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId } })
  }
  const order = (await shop.call('POST', '/order/placeOrder', { token, body: { address } })).body.data
  return { token, order, products }
}

const setRate = (id = '', gstRate: number) =>
  shop.pool.query('UPDATE products SET gst_rate = $2 WHERE id = $1', [id, gstRate])
const papersOf = async (number: string) =>
  JSON.parse(await runCommand(shop.shop, ['papers', number, '--json'])) as FrozenPaper[]
async function now(token: string): Promise<Order> {
  const [order] = (await shop.call('GET', '/order/get-user-orders', { token })).body.data
  if (!order) throw new Error('there is no order')
  return order
}

describe('the rate of goods is that of the day of their invoice', () => {
  test('an order that was placed at 18 % and is confirmed at 5 % is taxed anew at the same price, and says so', async () => {
    const { token, order, products } = await placed([
      [118, 18],
      [200, 18],
    ])
    expect(order.breakdown).toMatchObject({ payable: 377, gst: 57.5 })
    await setRate(products[0], 5)
    expect((await now(token)).breakdown.gst).toBe(57.5)
    const confirmed = await moveOrder(shop.shop, order._id, 'confirmed')
    const anew = await now(token)
    expect(anew.breakdown).toMatchObject({ payable: 377, gst: 45.12, cgst: 22.56, sgst: 22.56, igst: 0 })
    expect(confirmed.breakdown).toEqual(anew.breakdown)
    expect(anew.products.map(({ gstRate, gst, lineTotal }) => [gstRate, gst, lineTotal])).toEqual([
      [5, 5.62, 118],
      [18, 30.5, 200],
    ])
    const [paper] = await papersOf(order.number)
    expect(paper).toMatchObject({ lines: [{ rate: 5, taxable: 11_238, cgst: 281 }, { rate: 18 }], total: 37_700 })
    const note = anew.timeline.find(({ status }) => status === 'confirmed')?.note
    expect(note).toBe(
      'GST is that of the invoice’s day (Ball Bearing 6204-2RS: 5% instead of 18%). What you pay stays the same.',
    )
    const { body } = await owner.call(officeEndpoints.getOrder, { params: { id: order._id } })
    expect(body.data.events.map(({ text }) => text)).toContain(note)
    const mails = (await readSentMails(shop.shop)).filter(({ subject }) =>
      subject.includes(`${order.number} is confirmed`),
    )
    expect(mails.map(({ text }) => text).join()).toContain('5% instead of 18%')
    expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
  })

  test('is listed before: the office sees the new orders that were placed at another rate, until they are confirmed', async () => {
    const { order, products } = await placed([
      [118, 18],
      [200, 18],
    ])
    const listed = async () => (await owner.call(officeEndpoints.listTaxedAnew)).body.data
    expect(await listed()).not.toContainEqual(expect.objectContaining({ _id: order._id }))
    await setRate(products[0], 5)
    const lines = [{ name: 'Ball Bearing 6204-2RS', was: 18, now: 5 }]
    expect(await listed()).toContainEqual({ _id: order._id, number: order.number, placedAt: order.createdAt, lines })
    await moveOrder(shop.shop, order._id, 'confirmed')
    expect(await listed()).toEqual([])
  })

  test('from the invoice on nothing changes, whatever the rates do', async () => {
    const { token, order, products } = await placed([[118, 18]])
    await moveOrder(shop.shop, order._id, 'confirmed')
    const before = [await now(token), await papersOf(order.number)]
    expect((await now(token)).timeline.some(({ note }) => note)).toBe(false)
    await setRate(products[0], 5)
    await moveOrder(shop.shop, order._id, 'packed')
    const after = [await now(token), await papersOf(order.number)]
    expect(after[1]).toEqual(before[1])
    expect((await now(token)).breakdown).toEqual((before[0] as typeof order).breakdown)
  })

  test('by the day that a rate begins, in Indian time, and IGST where it goes to another state', async () => {
    const { order, products } = await placed([[118, 18]], mahe)
    const body = { day: '2026-12-01', gstRate: 5, anyway: true, reason: 'Notification 12/2026' }
    await owner.call(officeEndpoints.scheduleTax, { params: { id: products[0] ?? '' }, body })
    shop.advance(Date.parse('2026-11-30T18:30:00Z') - shop.shop.clock().getTime())
    const confirmed = await moveOrder(shop.shop, order._id, 'confirmed')
    expect(confirmed.breakdown).toMatchObject({ payable: 177, gst: 8.43, igst: 8.43, cgst: 0 })
  })

  test('goods that are exempt by then are on a bill of supply; the delivery goes with what is still taxed', async () => {
    const alone = await placed([[100, 18]])
    await setRate(alone.products[0], 0)
    await moveOrder(shop.shop, alone.order._id, 'confirmed')
    expect(await papersOf(alone.order.number)).toMatchObject([{ kind: 'bill_of_supply', delivery: { rate: 0 } }])
    const mixed = await placed([
      [100, 5],
      [90, 18],
    ])
    await setRate(mixed.products[0], 0)
    await moveOrder(shop.shop, mixed.order._id, 'confirmed')
    expect(await papersOf(mixed.order.number)).toMatchObject([{ kind: 'invoice_cum_bill', delivery: { rate: 18 } }])
    expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
  })

  test('where the shop has moved to another state meanwhile, the heads of the tax are those of the invoice', async () => {
    const plain = await placed([[118, 18]])
    const both = await placed([
      [118, 18],
      [200, 18],
    ])
    const near = await placed([[118, 18]], mahe)
    await setRate(both.products[0], 5)
    await set(shop, { 'company.state': 'Puducherry', 'company.gstin': '34AAKFB7421M1ZA' })
    for (const { order } of [plain, both, near]) await moveOrder(shop.shop, order._id, 'confirmed')
    expect((await now(plain.token)).breakdown).toMatchObject({ payable: 177, gst: 27, cgst: 0, sgst: 0, igst: 27 })
    expect((await now(both.token)).breakdown).toMatchObject({ payable: 377, gst: 45.13, cgst: 0, sgst: 0, igst: 45.13 })
    expect((await now(near.token)).breakdown).toMatchObject({ payable: 177, gst: 27, cgst: 13.5, sgst: 13.5, igst: 0 })
    for (const { order } of [plain, both])
      for (const line of (await papersOf(order.number))[0]?.lines ?? [])
        expect(line).toMatchObject({ cgst: 0, sgst: 0 })
    const noteOf = async ({ token }: typeof plain) =>
      (await now(token)).timeline.find(({ status }) => status === 'confirmed')?.note
    expect(await noteOf(plain)).toBe(
      'GST is that of the invoice’s day (IGST instead of CGST and SGST). What you pay stays the same.',
    )
    expect(await noteOf(near)).toBe(
      'GST is that of the invoice’s day (CGST and SGST instead of IGST). What you pay stays the same.',
    )
    expect(await noteOf(both)).toContain('5% instead of 18%')
    expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
  })
})
