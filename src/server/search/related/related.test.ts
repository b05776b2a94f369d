import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../../../../test/builders/build-shopper.ts'
import { inCommand } from '../../../../test/office.ts'
import { besideLimits } from '../../../shared/product-engagement-limits.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { countTogether } from './count-together.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function buyTogether(shopper: BuiltShopper, ids: string[]): Promise<string> {
  const { token } = shopper
  for (const productId of ids) await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  const placed = await shop.call('POST', '/order/placeOrder', { token, body: { address: kozhikode } })
  expect(placed.status).toBe(201)
  return placed.body.data.number
}

/** Three people: so few are enough. */
const people = (count: number) => Promise.all(Array.from({ length: count }, () => buildShopper(shop.shop)))
const countAnew = async () => {
  shop.advance(besideLimits.togetherAgeMs + 1000)
  await countTogether(shop.shop)
}
const related = async (id: string) => (await shop.call('GET', `/product/related/${id}`)).body.data
const ids = (products: { _id: string }[]) => products.map(({ _id }) => _id)

describe('what goes with a product', () => {
  test('is what several people bought with it, never what one person did, however often', async () => {
    const [wheel, grinder, secret] = await Promise.all([0, 1, 2].map(() => buildProduct(shop.shop, { stock: 50 })))
    const [a = '', b = '', c = ''] = [wheel?.productId, grinder?.productId, secret?.productId]
    const [first, second, third] = (await people(3)) as [BuiltShopper, BuiltShopper, BuiltShopper]
    for (let n = 0; n < 4; n += 1) await buyTogether(first, [a, b, c])
    await buyTogether(second, [a, b])
    await countAnew()
    expect((await related(a)).goesWith).toEqual([])
    await buyTogether(third, [a, b])
    // counted once a day, not with each order
    await countTogether(shop.shop)
    expect((await related(a)).goesWith).toEqual([])
    await countAnew()
    expect(ids((await related(a)).goesWith)).toEqual([b])
    expect(ids((await related(b)).goesWith)).toEqual([a])
    expect((await related(c)).goesWith).toEqual([])
  })

  test('is the same in however many steps it is counted', async () => {
    const built = await Promise.all([0, 1, 2, 3, 4].map(() => buildProduct(shop.shop, { stock: 50 })))
    const goods = built.map(({ productId }) => productId)
    for (const shopper of await people(3)) await buyTogether(shopper, goods)
    const counted = async (atOnce?: number) => {
      shop.advance(besideLimits.togetherAgeMs + 1000)
      await countTogether(shop.shop, atOnce)
      return (await shop.pool.query('SELECT * FROM bought_together ORDER BY product_id, other_id')).rows
    }
    const rows = await counted()
    expect(rows.filter(({ product_id: id }) => goods.includes(id))).toHaveLength(20)
    for (const atOnce of [1, 3]) {
      await shop.pool.query('DELETE FROM bought_together')
      expect(await counted(atOnce)).toEqual(rows)
    }
  })

  test('is not counted of orders that were cancelled, and goes when they are', async () => {
    const [one, other] = await Promise.all([0, 1].map(() => buildProduct(shop.shop, { stock: 50 })))
    const [a = '', b = ''] = [one?.productId, other?.productId]
    const numbers = []
    for (const shopper of await people(3)) numbers.push(await buyTogether(shopper, [a, b]))
    await countAnew()
    expect(ids((await related(a)).goesWith)).toEqual([b])
    await runCommand(shop.shop, ['order', numbers[0] ?? '', 'cancelled'])
    await countAnew()
    expect((await related(a)).goesWith).toEqual([])
  })

  test('is left out while there is none of it, and shown again with it', async () => {
    const [one, other] = await Promise.all([0, 1].map(() => buildProduct(shop.shop, { stock: 3 })))
    const [a = '', b = ''] = [one?.productId, other?.productId]
    for (const shopper of await people(3)) await buyTogether(shopper, [a, b])
    await countAnew()
    expect((await related(a)).goesWith).toEqual([])
    await runCommand(shop.shop, ['stock', b, '+1'])
    expect(ids((await related(a)).goesWith)).toEqual([b])
  })

  test('is counted by one of several processes', async () => {
    shop.advance(besideLimits.togetherAgeMs + 1000)
    await Promise.all([countTogether(shop.shop), countTogether(shop.shop), countTogether(shop.shop)])
    const rows = await shop.db.selectFrom('bought_together_counts').select('counted_at').execute()
    expect(rows).toHaveLength(1)
  })
})

test('instead of a product stands what is alike by its attributes, of the same shelf, and is there', async () => {
  const bearing = async (bore: number, seal: string, options: { stock?: number; price?: number } = {}) => {
    const { productId } = await buildProduct(shop.shop, options)
    const attributes = [
      { key: 'bore', value: bore, text: `${bore} mm` },
      { key: 'seals', value: seal, text: seal },
      { key: 'width', value: 14, text: '14 mm' },
    ]
    await inCommand(shop.db, (tx) =>
      tx
        .updateTable('products')
        .set({ attributes: JSON.stringify(attributes) })
        .where('id', '=', productId)
        .execute(),
    )
    return productId
  }
  const wanted = await bearing(20, '2RS', { stock: 0 })
  const same = await bearing(20, '2RS', { price: 120 })
  const near = await bearing(20, 'ZZ', { price: 90 })
  await bearing(20, '2RS', { stock: 0 })
  await bearing(55, 'ZZ')
  expect(ids((await related(wanted)).insteadOf)).toEqual([same, near])
  expect(await related('no-such-thing')).toEqual({
    productId: 'no-such-thing',
    goesWith: [],
    insteadOf: [],
    lookedAt: [],
  })
})

test('products are laid side by side by one address, whatever order they are asked in', async () => {
  const [one, other] = await Promise.all([0, 1].map(() => buildProduct(shop.shop)))
  const [a = '', b = ''] = [one?.productId, other?.productId].sort()
  const compared = async (query: string) => (await shop.call('GET', `/product/compare?ids=${query}`)).body.data
  const answer = await compared(`${b},${a},${b},,no-such-thing,%00`)
  expect(ids(answer.products)).toEqual([a, b])
  expect(answer.missing).toEqual(['no-such-thing'])
  expect((await compared(Array.from({ length: 9 }, (_, n) => `x${n}`).join(','))).missing).toHaveLength(4)
})
