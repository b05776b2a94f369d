import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { inCommand } from '../../../test/office.ts'
import { availabilityTag } from '../../shared/cache-tags.ts'

/** Names of the products on sale, in the order in which they were added. */
const names = {
  vane: 'Vane Clamp',
  steel: 'Steel Vane Clamp, large',
  apart: 'Clamp, cast, for the vane',
  bolt: 'Vane Clamp Bolt',
  begun: 'Vanes and clamping rods',
  letters: 'Hovane clampoid',
  code: 'ZX-77K',
  sameCode: 'Bracket ZX 77K, galvanised',
  longerCode: 'Plate ZX-77KL',
  pein: 'Ball Pein Hammer 300 g',
  claw: 'Claw Hammer 16 oz',
  breaking: 'Breaking Hammer 1500 W',
  handle: 'Hammer Handle',
  rail: 'Monorail Trolley 1 t',
  forRail: 'Wheel Kit for Monorail Trolleys',
  withRail: 'Crane Set, with monorail',
  helmet: 'Safety Helmet',
  copper: 'Copper Lug',
}

/** Products that each text finds, best first: with the newest first each of these orders would be another one. */
const cases: [text: string, found: string[]][] = [
  // the name itself, what is one, what has the words but is another thing, the letters alone
  ['vane clamp', [names.vane, names.steel, names.bolt, names.letters]],
  // nothing has these letters: what is one by what its name begins with (the newest first), what is one, what has the words, what begins so
  ['clamp vane', [names.steel, names.vane, names.apart, names.bolt, names.begun]],
  // what it is, before what is for it and what has it
  ['monorail', [names.rail, names.withRail, names.forRail]],
  // an entry of the thesaurus before letters within another word
  ['ppe', [names.helmet, names.copper]],
  // the name itself, its code written another way, a longer code
  ['zx-77k', [names.code, names.sameCode, names.longerCode]],
  // the dictionary's meanings, the first before the second; then what is one, then what has the word
  ['hammer', [names.pein, names.claw, names.breaking, names.handle]],
  ['chuttika', [names.pein, names.claw, names.breaking, names.handle]],
]

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
  for (const name of Object.values(names)) {
    await buildProduct(shop.shop, { name })
    shop.advance(1000)
  }
})
afterAll(() => shop.close())

const listed = async (q: string, more = '') => {
  const { body } = await shop.call('GET', `/product/get-products?sort=relevance&q=${encodeURIComponent(q)}${more}`)
  return body.data.products.map(({ name }) => name)
}

test.each(cases)('sort=relevance and the box have what %s asks for in one order, the best first', async (q, found) => {
  expect(await listed(q)).toEqual(found)
  const { body } = await shop.call('GET', `/product/suggest?q=${encodeURIComponent(q)}`)
  expect(body.data.exact.map(({ name }) => name)).toEqual(found)
})

test('of equals what sells comes first, and what is sold out last, also when it has just been sold', async () => {
  const names = ['Grommet Ring A', 'Grommet Ring B', 'Grommet Ring C']
  const built = await Promise.all(names.map((name, at) => buildProduct(shop.shop, { name, stock: at === 2 ? 0 : 5 })))
  await shop.pool.query(
    "INSERT INTO labels (id, name, position) VALUES ('best-sellers', 'Best Sellers', 1) ON CONFLICT DO NOTHING",
  )
  await shop.pool.query("UPDATE products SET label_ids = '{best-sellers}' WHERE id = $1", [built[0]?.productId])
  shop.shop.cache.clear()
  expect((await listed('grommet ring')).at(0)).toBe(names[0])
  expect((await listed('grommet ring')).at(-1)).toBe(names[2])
  await inCommand(shop.db, async (tx) => {
    await tx
      .updateTable('stock_items')
      .set({ on_hand: 0 })
      .where('product_id', '=', built[0]?.productId ?? '')
      .execute()
  })
  shop.shop.cache.forget([availabilityTag])
  expect(await listed('grommet ring')).toEqual([names[1], names[0], names[2]])
})

test('pages of two follow each other in that order, with nothing twice', async () => {
  for (const [q, found] of cases) {
    const pages = await Promise.all([1, 2, 3].map((page) => listed(q, `&limit=2&page=${page}`)))
    expect(pages.flat()).toEqual(found)
  }
})

test('what is only similar comes after all that is exact, in every order and over pages, and is counted', async () => {
  // the letters of one name, and with a typing error the clamps, one of them cheaper and one dearer
  await buildProduct(shop.shop, { name: 'Kingclemp 5', price: 100 })
  await buildProduct(shop.shop, { name: 'Toggle Clamp', price: 50 })
  await buildProduct(shop.shop, { name: 'Pipe Clamp', price: 500 })
  shop.shop.cache.clear()
  for (const sort of [
    'relevance',
    '-createdAt',
    'newest',
    'price-low',
    'price-high',
    'india-first',
    'imported-first',
  ]) {
    const call = async (more: string) =>
      (await shop.call('GET', `/product/get-products?q=clemp&sort=${sort}${more}`)).body.data
    const { products, totalProducts, similarProducts } = await call('&limit=100')
    expect(products[0]?.name).toBe('Kingclemp 5')
    expect(similarProducts).toBe(totalProducts - 1)
    const rest = products.slice(1).map(({ price }) => price)
    const { name } = (await call('&limit=1&page=2')).products[0] ?? {}
    expect(name).toBe(products[1]?.name)
    if (sort === 'price-low') expect(rest).toEqual(rest.toSorted((one, other) => one - other))
    if (sort === 'price-high') expect(rest).toEqual(rest.toSorted((one, other) => other - one))
  }
})

test('the count of similar ones is left out where none is, and is that of the filtered list', async () => {
  const call = async (query: string) => (await shop.call('GET', `/product/get-products?${query}`)).body.data
  expect(await call('q=vane%20clamp')).not.toHaveProperty('similarProducts')
  expect(await call('')).not.toHaveProperty('similarProducts')
  const all = await call('q=vane%20clmap')
  expect(all.similarProducts).toBe(all.totalProducts)
  expect(await call('q=vane%20clmap&minPrice=100000')).toEqual({ products: [], totalProducts: 0 })
})
