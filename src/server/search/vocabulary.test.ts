import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { buildShelves } from '../../../test/builders/build-shelves.ts'
import { officeEndpoints } from '../../shared/contract/office/endpoints.ts'
import { readDictionary } from './dictionary/read-dictionary.ts'
import { readVocabulary } from './vocabulary.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('a name with many sizes between slashes stops nobody’s search', async () => {
  const sizes = Array.from({ length: 24 }, (_, at) => 1000 + 50 * at).join('/')
  const { productId } = await buildProduct(shop.shop, { name: `Spacer tube ${sizes} mm` })
  const { body } = await shop.call('GET', `/product/suggest?q=${encodeURIComponent('2100/2150 mm')}`)
  expect(body.data.exact).toMatchObject([{ _id: productId }])
}, 20_000)

test('words and dictionary outlive a price; a new name makes the words anew, and no dictionary', async () => {
  const { owner } = await buildShelves(shop)
  const { productId: id } = await buildProduct(shop.shop, { name: 'Quern Stone', price: 20 })
  const kept = () => Promise.all([readVocabulary(shop.shop), readDictionary(shop.shop)])
  const change = async (fields: Record<string, { was: unknown; now: unknown }>) => {
    const { version } = (await owner.call(officeEndpoints.getGoods, { params: { id } })).body.data.record
    const body = { version, changes: fields }
    expect((await owner.call(officeEndpoints.changeGoods, { params: { id }, body })).status).toBe(200)
  }
  shop.shop.cache.clear()
  const [words, dictionary] = await kept()
  await change({ price: { was: 20, now: 21 } })
  expect(await kept()).toEqual([words, dictionary])
  expect((await kept())[0]).toBe(words)
  await change({ name: { was: 'Quern Stone', now: 'Zwillich Stone' } })
  const [after, same] = await kept()
  expect(after.words).toContain('zwillich')
  expect(same).toBe(dictionary)
})
