import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { highlights } from '../../shared/highlights.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true })
})
afterAll(() => shop.close())

async function list(query = '') {
  const { status, body } = await shop.call('GET', `/product/get-products?limit=100&${query}`)
  expect(status).toBe(200)
  return body.data
}
type Listed = Awaited<ReturnType<typeof list>>['products'][number]
const paidFor = ({ price, offerPrice }: { price: number; offerPrice: number | null }) => offerPrice ?? price
const namesOf = (products: Listed[]) => products.map((each) => each._id)

test('ten products a page unless asked otherwise, the newest first, with the number of all', async () => {
  const { body } = await shop.call('GET', '/product/get-products')
  const { products, totalProducts } = body.data
  expect(products).toHaveLength(10)
  expect(totalProducts).toBeGreaterThanOrEqual(120)
  const added = products.map((each) => each.createdAt)
  expect(added).toEqual(added.toSorted().reverse())
})

test('newest and -createdAt are the same order', async () => {
  expect(namesOf((await list('sort=newest')).products)).toEqual(namesOf((await list('sort=-createdAt')).products))
})

test.each([
  ['price-low', (a: number, b: number) => a - b],
  ['price-high', (a: number, b: number) => b - a],
])('%s sorts by what the shopper pays', async (sort, order) => {
  const prices = (await list(`sort=${sort}`)).products.map(paidFor)
  expect(prices).toEqual(prices.toSorted(order))
  expect(new Set(prices).size).toBeGreaterThan(10)
})

/** The products of all pages of a list. */
async function everyPage(query: string): Promise<Listed[]> {
  const pages: Listed[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await shop.call('GET', `/product/get-products?limit=50&page=${page}&${query}`)
    if (body.data.products.length === 0) return pages
    pages.push(...body.data.products)
  }
}

test.each([
  ['india-first', true],
  ['imported-first', false],
])('%s sorts by country of origin, the newest of each part first, over all pages', async (sort, isIndiaFirst) => {
  const newest = await everyPage('sort=newest')
  const isFirst = ({ countryOfOrigin }: Listed) => (countryOfOrigin === 'India') === isIndiaFirst
  const wanted = [...newest.filter(isFirst), ...newest.filter((each) => !isFirst(each))]
  expect(newest.filter(isFirst).length).toBeGreaterThan(10)
  expect(namesOf(await everyPage(`sort=${sort}`))).toEqual(namesOf(wanted))
})

test('goods of India are sorted as such however that is written; what has no country comes last', async () => {
  const newest = await everyPage('sort=newest')
  const written = ['Made in India', 'BHARAT', 'Made in Bharat', '', '  ']
  const setCountry = (id: string, country: string) =>
    shop.db.updateTable('products').set({ country_of_origin: country }).where('id', '=', id).execute()
  const changed = newest.slice(0, written.length)
  for (const [at, { _id }] of changed.entries()) await setCountry(_id, written[at] ?? '')
  shop.shop.cache.clear()
  const those = (pattern: RegExp) =>
    newest.filter(({ countryOfOrigin }, at) => pattern.test(written[at] ?? countryOfOrigin)).map(({ _id }) => _id)
  const [india, imported, none] = [those(/india|bharat/i), those(/^(?!.*(india|bharat)).*\S/i), those(/^\s*$/)]
  expect(none).toHaveLength(2)
  expect(namesOf(await everyPage('sort=india-first'))).toEqual([...india, ...imported, ...none])
  expect(namesOf(await everyPage('sort=imported-first'))).toEqual([...imported, ...india, ...none])
  for (const { _id, countryOfOrigin } of changed) await setCountry(_id, countryOfOrigin)
  shop.shop.cache.clear()
})

test('the card of a product with variants shows the cheapest one', async () => {
  const { products } = await list('sort=price-low')
  const withVariants = products.filter((each) => each.variants.length > 0)
  expect(withVariants.length).toBeGreaterThan(3)
  for (const each of withVariants) expect(paidFor(each)).toBe(Math.min(...each.variants.map(paidFor)))
})

test('a product has as many pieces as its variants together', async () => {
  const { products } = await list()
  const withVariants = products.filter((each) => each.variants.length > 0)
  for (const each of withVariants) expect(each.stock).toBe(each.variants.reduce((sum, one) => sum + one.stock, 0))
  expect(withVariants.some((each) => each.stock > 0)).toBe(true)
})

test('a category holds its own products only; "all" holds every product', async () => {
  const { products, totalProducts } = await list('categoryId=bearings')
  expect(products.length).toBe(totalProducts)
  expect(products.length).toBeGreaterThan(5)
  expect(new Set(products.map((each) => each.category._id))).toEqual(new Set(['bearings']))
  for (const all of [
    'categoryId=all',
    'subcategoryId=all',
    'labelId=all',
    'categoryId=all&subcategoryId=all&labelId=all',
  ]) {
    expect((await list(all)).totalProducts).toBe((await list()).totalProducts)
  }
})

test('a subcategory holds its own products only', async () => {
  const { products } = await list('categoryId=bearings&subcategoryId=ball-bearings')
  expect(products.length).toBeGreaterThan(1)
  expect(new Set(products.map((each) => each.subcategory?._id))).toEqual(new Set(['ball-bearings']))
})

test.each(Object.values(highlights))(
  '$name is a label, as labelId and as categoryId, and has products',
  async ({ id }) => {
    const byLabel = await list(`labelId=${id}`)
    expect(byLabel.totalProducts).toBeGreaterThanOrEqual(8)
    expect(byLabel.products.every((each) => each.labels.some((label) => label._id === id))).toBe(true)
    expect(namesOf((await list(`categoryId=${id}`)).products)).toEqual(namesOf(byLabel.products))
  },
)

test('two labels together hold what has both', async () => {
  const both = await list(`categoryId=${highlights.trending.id}&labelId=${highlights.bestSellers.id}`)
  const labelsOf = (each: Listed) => each.labels.map((label) => label._id)
  expect(both.products.every((each) => labelsOf(each).length >= 2)).toBe(true)
  expect(both.totalProducts).toBeLessThan((await list(`labelId=${highlights.trending.id}`)).totalProducts)
})

test('the price filter takes both bounds in, on what the shopper pays', async () => {
  const all = (await list('categoryId=bearings&sort=price-low')).products.map(paidFor)
  const [low, high] = [all[2] ?? 0, all[5] ?? 0]
  const prices = (await list(`categoryId=bearings&sort=price-low&minPrice=${low}&maxPrice=${high}`)).products.map(
    paidFor,
  )
  expect(prices).toEqual(all.filter((price) => price >= low && price <= high))
})

test('bounds finer than a paisa let nothing outside in', async () => {
  const [cheapest] = (await list('sort=price-low')).products.map(paidFor)
  expect((await list(`maxPrice=${(cheapest ?? 0) - 0.001}`)).totalProducts).toBe(0)
  expect((await list(`maxPrice=${(cheapest ?? 0) + 0.001}`)).totalProducts).toBeGreaterThan(0)
})

test('maxPrice 999999999 is no bound', async () => {
  expect((await list('maxPrice=999999999')).totalProducts).toBe((await list()).totalProducts)
})

test('a page past the end is empty, with the right total', async () => {
  const { body } = await shop.call('GET', '/product/get-products?page=5000')
  expect(body.data.products).toEqual([])
  expect(body.data.totalProducts).toBe((await list()).totalProducts)
})

test('an unknown category, subcategory or label holds nothing', async () => {
  for (const key of ['categoryId', 'subcategoryId', 'labelId']) {
    expect(await list(`${key}=no-such-thing`)).toEqual({ products: [], totalProducts: 0 })
  }
})

test.each(['page=0', 'page=x', 'limit=101', 'limit=0', 'minPrice=-1', 'maxPrice=cheap', 'sort=name'])(
  '%s is a bad value',
  async (query) => {
    const { status, body } = await shop.call('GET', `/product/get-products?${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'bad_input', errors: { [query.split('=')[0] ?? '']: expect.any(String) } })
  },
)

test('a search finds its letters in the name or the category, in any case', async () => {
  const { products } = await list('q=BeArInG')
  expect(products.length).toBeGreaterThan(10)
  for (const each of products) expect(`${each.name}|${each.category.name}`.toLowerCase()).toContain('bearing')
  expect((await list('q=6204-2rs')).products.map((each) => each.name)).toEqual(['Ball Bearing 6204-2RS'])
})

test('a misspelt search still finds', async () => {
  const { products } = await list('q=angel%20grindr')
  expect(products.map((each) => each.name)).toContain('Angle Grinder, Slide Switch')
})

test.each(['blot', 'blots', 'hexbolt', 'hex%20bolt%20m8x40', 'M8%20bolt', 'zinc%20blot'])(
  '%s finds bolts: letters swapped, words together, in another order',
  async (q) => {
    const { products } = await list(`q=${q}`)
    expect(products.some((each) => each.name.toLowerCase().includes('bolt'))).toBe(true)
  },
)

test('a brand or a variant’s size finds what is of that brand or comes in it', async () => {
  const all = (await list()).products
  const withVariants = all.find((each) => each.variants.length > 1)
  const size = withVariants?.variants[1]?.attributes.description ?? ''
  const found = await list(`q=${encodeURIComponent(`${withVariants?.name} ${size} ${withVariants?.brand.name}`)}`)
  expect(namesOf(found.products)).toContain(withVariants?._id)
})

test('a search is read the same way with every filter: no other goods where a filter leaves none', async () => {
  expect(await list('q=bolt&categoryId=bearings')).toEqual({ products: [], totalProducts: 0 })
})

test('a size is never taken for another one', async () => {
  expect((await list('q=6299-2rs')).totalProducts).toBe(0)
})

test('a changed name, a renamed brand and a product no longer sold are searched as they are now', async () => {
  const found = async (q: string) => {
    shop.shop.cache.clear()
    return namesOf((await list(`q=${q}`)).products)
  }
  const product = (await list('q=6204-2rs')).products[0]
  const change = (set: { name?: string; active?: boolean }) =>
    shop.db
      .updateTable('products')
      .set(set)
      .where('id', '=', product?._id ?? '')
      .execute()
  await change({ name: 'Quibblewheel 9' })
  expect(await found('quibblewheel')).toEqual([product?._id])
  await shop.db
    .updateTable('brands')
    .set({ name: 'Zyxwort' })
    .where('id', '=', product?.brand._id ?? '')
    .execute()
  expect(await found('zyxwort')).toContain(product?._id)
  await change({ active: false })
  expect(await found('quibblewheel')).toEqual([])
  await change({ active: true, name: product?.name ?? '' })
})

test.each(['%25', '_', '\\', "'; DROP TABLE products; --"])('%s in a search is plain text', async (q) => {
  const { products } = await list(`q=${q}`)
  const plain = decodeURIComponent(q).toLowerCase()
  for (const each of products) expect(each.name.toLowerCase()).toContain(plain)
})

test('who asks for one strange category changes nothing of what others are told of two', async () => {
  expect((await list(`attr.category=${encodeURIComponent('bearings|c:safety')}`)).totalProducts).toBe(0)
  const both = await list('attr.category=bearings&attr.category=safety')
  const each = await Promise.all(['bearings', 'safety'].map((id) => list(`categoryId=${id}`)))
  expect(both.totalProducts).toBe(each.reduce((sum, { totalProducts }) => sum + totalProducts, 0))
  expect(both.totalProducts).toBeGreaterThan(0)
})
