import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { buildProduct } from '../builders/build-product.ts'
import { buildShopper } from '../builders/build-shopper.ts'
import { done, type Rehearsals } from './rehearsal.ts'

/** Commands about customers and the quotations that they ask for. */
export const customerRehearsals: Rehearsals = {
  'customer.change': async ({ shop, owner }) => {
    const params = { id: (await buildShopper(shop.shop)).userId }
    const body = { version: 0, changes: { note: { was: '', now: 'Calls before each order' } } }
    return { perform: () => done(owner.call(calls.changeCustomer, { params, body })) }
  },
  'customer.merge': async ({ shop, owner }) => {
    const params = { id: (await buildShopper(shop.shop)).userId }
    const { userId } = await buildShopper(shop.shop)
    return { perform: () => done(owner.call(calls.mergeCustomer, { params, body: { with: userId } })) }
  },
  'customer.separate': async ({ shop, owner }) => {
    const [{ userId: id }, { userId }] = [await buildShopper(shop.shop), await buildShopper(shop.shop)]
    await done(owner.call(calls.mergeCustomer, { params: { id }, body: { with: userId } }))
    return { perform: () => done(owner.call(calls.separateCustomer, { params: { id: userId }, body: {} })) }
  },
  'customer.cash': async ({ shop, owner }) => {
    const params = { id: (await buildShopper(shop.shop)).userId }
    return { perform: () => done(owner.call(calls.blockCash, { params, body: { blocked: true } })) }
  },
  'quote.price': async ({ shop, owner }) => {
    const { productId } = await buildProduct(shop.shop, { price: 118, stock: 50 })
    const asked = { name: 'Amina Beevi', phone: '9400000001', lines: [{ productId, quantity: 10 }] }
    const { data } = await done(shop.call('POST', '/quote', { body: asked }))
    const { rows } = await shop.pool.query('SELECT id FROM quotes WHERE number = $1', [data.number])
    const body = { prices: [{ position: 1, price: 110 }] }
    return { perform: () => done(owner.call(calls.priceQuote, { params: { id: rows[0].id }, body })) }
  },
}
