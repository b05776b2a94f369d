import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { buildDesk } from '../../../../test/builders/build-desk.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import type { SearchKind } from '../../../shared/contract/office/search-calls.ts'
import { type Role, roles } from '../../../shared/office/permissions.ts'

const gstin = '32AABCM1234K1ZV'
let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

async function search(text: string, by = owner) {
  const { status, body } = await by.call(calls.searchEverything, { body: { text } })
  expect(status).toBe(200)
  return body.data
}
const titles = async (kind: SearchKind, text: string, by = owner) =>
  (await search(text, by)).find((group) => group.kind === kind)?.hits.map(({ title }) => title) ?? []

/** One of everything that has the word or the number in it. */
async function buildAll() {
  const product = await buildProduct(shop.shop, { name: 'Zamorin pulley', stock: 5 })
  const shopper = await buildShopper(shop.shop, 'Zamorin Mills')
  await shop.db.updateTable('users').set({ phonenumber: '9847123456' }).where('id', '=', shopper.userId).execute()
  const { order } = await placeOrder(shop, { product, shopper, address: { ...kozhikode, fullName: 'Zamorin Mills' } })
  await buildCoupon(shop.shop, { code: 'ZAMORIN10' })
  const { packed, ship } = await buildDesk(shop)
  const { id } = await packed()
  await ship(id)
  const { rows } = await shop.pool.query('SELECT number FROM invoices WHERE order_id = $1', [id])
  const lines = [{ productId: product.productId, quantity: 1 }]
  const asked = { name: 'Amina Beevi', phone: '9400000777', email: null, lines }
  const { body } = await shop.call('POST', '/quote', { body: asked })
  return { product, order, invoice: String(rows[0].number), quote: String(body.data.number) }
}

describe('the search over everything', () => {
  it('finds every kind of record, and leads there', async () => {
    const { product, order, invoice, quote } = await buildAll()
    const found = await search('zamorin')
    expect(found.map(({ kind }) => kind)).toEqual(['orders', 'products', 'customers', 'coupons'])
    expect(found.map(({ hits }) => hits[0]?.path)).toEqual([
      `/orders/${order._id}`,
      `/products/${product.productId}`,
      expect.stringMatching(/^\/customers\//),
      expect.stringMatching(/^\/coupons\//),
    ])
    for (const text of [order.number, `#${order.number}`, order.number.slice(4)])
      expect(await titles('orders', text), text).toEqual([order.number])
    expect(await titles('papers', invoice.toLowerCase())).toEqual([invoice])
    expect(await titles('products', product.productId)).toEqual(['Zamorin pulley'])
    expect(await titles('customers', '98471 23456')).toEqual(['Zamorin Mills'])
    expect(await titles('customers', '3456')).toEqual(['Zamorin Mills'])
    expect(await titles('quotes', quote)).toEqual([quote])
    expect(await titles('quotes', '+91 94000 00777')).toEqual([quote])
    expect(await titles('coupons', 'zam')).toEqual(['ZAMORIN10'])
  })

  it('finds orders by the GSTIN of the firm and by the PIN code', async () => {
    const pincode = '673638'
    const { order } = await placeOrder(shop, { address: { ...kozhikode, pincode } })
    const firm = JSON.stringify({ gstin, legalName: 'Malabar Mills' })
    await shop.pool.query('UPDATE orders SET buyer_firm = $1 WHERE id = $2', [firm, order._id])
    expect(await titles('orders', gstin.toLowerCase())).toEqual([order.number])
    expect(await titles('orders', pincode)).toEqual([order.number])
  })

  it('finds a product by a bar code on it', async () => {
    const { productId } = await buildProduct(shop.shop, { name: 'Ring spanner' })
    const body = { barcode: '4006381333931', productId, variantId: null, pieces: 1 }
    expect((await owner.call(calls.addBarcode, { body })).status).toBe(200)
    expect((await search('4006381333931'))[0]?.hits[0]?.path).toBe(`/products/${productId}`)
  })

  it('finds who has just signed up, and their order', async () => {
    const account = {
      username: 'Faris Koya',
      phonenumber: '9847098471',
      email: 'faris@example.com',
      password: 'Mill-Store-9',
    }
    const { token } = (await shop.call('POST', '/user/register', { body: account })).body
    const { productId } = await buildProduct(shop.shop, { stock: 5 })
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
    await shop.call('POST', '/order/placeOrder', { token, body: { address: { ...kozhikode, fullName: 'Faris Koya' } } })
    expect((await search('faris')).map(({ kind }) => kind)).toEqual(['orders', 'customers'])
  })

  it('shows a few of each kind, and says that there are more', async () => {
    for (const size of [1, 2, 3, 4, 5, 6]) await buildProduct(shop.shop, { name: `Quilon bush ${size}` })
    const [group] = await search('quilon')
    expect([group?.hits.length, group?.more]).toEqual([5, true])
  })

  it('finds nothing for one letter, for signs of a pattern, and for what there is none of', async () => {
    for (const text of ['z', '%%', '__', '#', "'; --", 'no such thing anywhere'])
      expect(await search(text), text).toEqual([])
    const { status } = await owner.call(calls.searchEverything, { body: { text: ' ' } })
    expect(status).toBe(400)
  })

  it('shows each role what it may see and nothing else, with phone numbers masked for all of them', async () => {
    const seen: Record<Role, SearchKind[]> = {
      owner: ['orders', 'products', 'customers', 'coupons'],
      manager: ['orders', 'products', 'customers', 'coupons'],
      counter: ['orders', 'products', 'customers'],
      // what is neither confirmed nor paid is no work of a packer
      packer: ['products', 'customers'],
      accountant: ['orders', 'products', 'customers'],
      // who brings parcels has a run of their own
      delivery: [],
    }
    const [invoice, quote] = await Promise.all([
      shop.pool.query('SELECT number FROM invoices LIMIT 1'),
      shop.pool.query('SELECT number FROM quotes LIMIT 1'),
    ])
    for (const role of roles) {
      const person = await buildStaff(shop, [role])
      const found = await search('zamorin', person)
      expect(
        found.map(({ kind }) => kind),
        role,
      ).toEqual(seen[role])
      expect(JSON.stringify(found), role).not.toContain('9847123456')
      if (found.length > 0) expect(JSON.stringify(found), role).toContain('••••••3456')
      const amounts = role === 'packer' || role === 'delivery' ? [] : [expect.anything()]
      expect(await titles('papers', invoice.rows[0].number, person), role).toEqual(amounts)
      expect(await titles('quotes', quote.rows[0].number, person), role).toEqual(amounts)
    }
  })
})
