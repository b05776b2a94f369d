import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { auditMoney } from '../../operations/audit/audit-money.ts'

let shop: TestShop
let counter: BuiltStaff
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ env: { DELIVERY_CHARGE: '59' } })
  counter = await buildStaff(shop, ['counter'], { name: 'Sajitha', factor: 'pin' })
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

const bearing = (more: Parameters<typeof buildProduct>[1] = {}) =>
  buildProduct(shop.shop, { price: 165, stock: 20, ...more })
const { fullName: name, ...place } = kozhikode
let phones = 9_847_200_000
const caller = () => ({ phone: String(++phones), name, address: place })
const onHand = async (productId: string) =>
  (await shop.db.selectFrom('stock_items').select('on_hand').where('product_id', '=', productId).executeTakeFirst())
    ?.on_hand
const take = (body: object) => counter.call(calls.placePhoneOrder, { body })
const clean = async () => expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
describe('an order by phone that is refused', () => {
  const whole = async () => {
    const { productId } = await bearing()
    return { lines: [{ productId, quantity: 1 }], customer: caller(), pay: 'cod' as string }
  }
  test.each([
    ['no telephone number', { customer: { phone: '' } }, 'customer.phone'],
    ['no name', { customer: { name: ' ' } }, 'customer.name'],
    ['no house', { address: { building: '' } }, 'customer.address.building'],
    ['no city', { address: { city: '' } }, 'customer.address.city'],
    ['a PIN code of 5 digits', { address: { pincode: '67301' } }, 'customer.address.pincode'],
    ['an unknown state', { address: { state: 'Malabar' } }, 'customer.address.state'],
    ['an unknown way of paying', { pay: 'later' }, 'pay'],
    ['payments beside cash on delivery', { payments: [{ way: 'cash', amount: 224 }] }, 'payments'],
    ['money that is missing', { pay: 'counter', payments: [{ way: 'cash', amount: 165 }] }, 'payments'],
  ])(
    '%s: 400 at the field, nothing is kept',
    async (_, { customer, address, ...rest }: Record<string, unknown>, field) => {
      const { customer: right, ...body } = await whole()
      const wrong = { ...right, ...(customer as object), address: { ...right.address, ...(address as object) } }
      const { status, body: said } = await take({ ...body, customer: wrong, ...rest })
      expect([status, Object.keys(said.errors ?? {})]).toEqual([400, [field]])
      expect(await onHand(body.lines[0]?.productId ?? '')).toBe(20)
    },
  )

  test('a discount above the person’s limit, and cash above what the shop takes at the door', async () => {
    const { lines, ...body } = await whole()
    const dear = await bearing({ price: 60_000 })
    const above = await take({ ...body, lines: lines.map((line) => ({ ...line, discount: 100 })) })
    expect(above).toMatchObject({ status: 403, body: { errors: { 'lines.0.discount': expect.any(String) } } })
    const much = await take({ ...body, lines: [{ productId: dear.productId, quantity: 4 }] })
    expect(much).toMatchObject({ body: { code: 'cash_limit' } })
    expect(await onHand(dear.productId)).toBe(20)
  })
})

test('property: what a phone order comes to is goods less discounts and delivery, as priced before, and is paid to the paisa', async () => {
  const goods = await Promise.all([
    bearing({ price: 165.5, stock: 9999 }),
    bearing({ price: 99.99, gstRate: 5, stock: 9999 }),
  ])
  const line = fc.record({
    at: fc.nat(1),
    quantity: fc.integer({ min: 1, max: 9 }),
    off: fc.integer({ min: 0, max: 300 }),
  })
  const order = fc.record({
    first: line,
    second: fc.option(line),
    paid: fc.boolean(),
    upi: fc.integer({ min: 1, max: 99 }),
  })
  await fc.assert(
    fc.asyncProperty(order, async ({ first, second, paid, upi }) => {
      const asked = [first, ...(second ? [second] : [])]
      const lines = asked.map(({ at, quantity, off }) => ({
        productId: goods[at]?.productId,
        quantity,
        discount: off / 100,
      }))
      const body = { lines, customer: caller(), pay: paid ? 'counter' : 'cod' }
      const { data } = (await owner.call(calls.pricePhoneOrder, { body })).body
      expect(data.total).toBeCloseTo(data.subTotal - data.discount + data.delivery + data.cashFee, 2)
      const byUpi = { way: 'upi', amount: upi, reference: 'UTR' }
      const rest = { way: 'cash', amount: Math.round((data.total - upi + 5) * 100) / 100 }
      const placed = await owner.call(calls.placePhoneOrder, {
        body: { ...body, ...(paid && { payments: [byUpi, rest] }) },
      })
      expect(placed.body.data).toMatchObject({ total: data.total, changeDue: paid ? 5 : 0 })
    }),
    { numRuns: 25 },
  )
  await clean()
})
