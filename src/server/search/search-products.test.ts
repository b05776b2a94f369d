import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { often } from '../../../test/how-often.ts'
import { inCommand } from '../../../test/office.ts'
import { numbersIn } from './product-set.ts'
import { readSearch } from './read-search.ts'
import { withLetters as findLetters } from './search-letters.ts'

/** Words that stand twice, signs between words and at the end, accents, sizes written in one. */
const oddNames = [
  '10 mm x 20 mm, 5 mm wall',
  '5 mm x 20 mm, 10 mm shaft',
  '20 mm x 10 mm x 5 mm',
  'O-Ring 12x3.5 (NBR) – Viton',
  'Nuts & bolts, hex & square',
  'Café table, ½" oak; 1.5/2.5 sq mm',
  '  double  space',
  'Hose 3 mmx 4 mm, 5 mm',
  'Hose 3 mm, 4 mm',
  'Seal 12. of 12.5 mm,',
]
let shop: TestShop
let rows: { no: number; texts: string[] }[]
beforeAll(async () => {
  shop = await openShop({ demo: true })
  for (const name of oddNames) await buildProduct(shop.shop, { name })
  const result = await shop.pool.query(`SELECT o.no, ARRAY[o.name, plain_text(c.name)] AS texts
    FROM product_search o JOIN categories c ON c.id = o.category_id ORDER BY o.no`)
  rows = result.rows
})
afterAll(() => shop.close())

/** Finds what the exact rule finds: the search adds to it what a text means, and shows it first. */
const lettersOf = async (q: string) => {
  const { vocabulary, plain, words } = await readSearch(shop.shop, q)
  return findLetters(shop.shop, vocabulary, plain, words)
}

const withLetters = (letters: string) =>
  rows.filter(({ texts }) => texts.some((each) => each.includes(letters))).map(({ no }) => no)

test('any letters of a name or category find exactly what has them', async () => {
  const part = fc
    .record({ row: fc.nat(), text: fc.nat(1), from: fc.nat(60), length: fc.integer({ min: 1, max: 40 }) })
    .map(({ row, text, from, length }) => {
      const whole = rows[rows.length - 1 - (row % rows.length)]?.texts[text] ?? ''
      return whole.slice(from % whole.length).slice(0, length)
    })
  await fc.assert(
    fc.asyncProperty(part, async (letters) => {
      expect(numbersIn(await lettersOf(letters))).toEqual(withLetters(letters))
    }),
    { numRuns: often(400, 100) },
  )
}, 60_000)

test.each([
  '10 mm x 20 mm',
  'mm x 20 mm, 5',
  'O-RING 12x3',
  'uts & b',
  'CAFE table',
  '5 sq',
  'le  sp',
  '– viton',
  ', hex',
  'hose 3 mm,',
  '4 mm, 5 m',
  'o-ring 12x3.5 (nbr)',
  'mm,',
  'm,',
  'seal 12.',
  'of 12.',
  'of 12.5 mm,',
  'square ',
])('%s finds what is called so, and nothing else', async (letters) => {
  const plain = (await shop.pool.query('SELECT plain_text($1) AS plain', [letters])).rows[0].plain
  const expected = withLetters(plain)
  expect(expected.length).toBeGreaterThan(0)
  expect(numbersIn(await lettersOf(letters))).toEqual(expected)
})

test('letters, errors and filters together have the total that the pages have', async () => {
  for (const query of ['q=bering', 'q=hex&sort=price-high', 'q=zinc&minPrice=10&maxPrice=200', 'labelId=trending']) {
    const all = (await shop.call('GET', `/product/get-products?limit=100&${query}`)).body.data
    expect(all.products.length).toBe(all.totalProducts)
    expect(all.totalProducts).toBeGreaterThan(0)
  }
})

test('what the dictionary writes as one word is found in goods that are called by two', async () => {
  const suggested = async (q: string) => {
    shop.shop.cache.clear()
    const { body } = await shop.call('GET', `/product/suggest?q=${encodeURIComponent(q)}`)
    return body.data.exact.map(({ _id }: { _id: string }) => _id)
  }
  // the demo shop has tools, and things in boxes
  expect(await suggested('toolbox')).toEqual([])
  const { productId: box } = await buildProduct(shop.shop, { name: 'Tool Box, 19 inch' })
  const { productId: saw } = await buildProduct(shop.shop, { name: 'Petrol Chain-Saw, 16 inch' })
  expect(await suggested('toolbox')).toEqual([box])
  expect(await suggested('chainsaw')).toEqual([saw])
})

test('a code that goods had and nobody has any more finds its neighbours in the series', async () => {
  const belts = await Promise.all([711, 713].map((no) => buildProduct(shop.shop, { name: `V-Belt QX-${no}` })))
  const [gone, near] = belts.map(({ productId }) => productId)
  const suggested = async (how: 'exact' | 'similar') => {
    shop.shop.cache.clear()
    const { body } = await shop.call('GET', '/product/suggest?q=QX-711')
    return body.data[how].map(({ _id }: { _id: string }) => _id)
  }
  expect(await suggested('exact')).toEqual([gone])
  await inCommand(shop.shop.db, async (tx) => {
    await tx
      .updateTable('products')
      .set({ active: false })
      .where('id', '=', gone ?? '')
      .execute()
  })
  expect(await suggested('similar')).toContain(near)
})
