import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { often } from '../../../test/how-often.ts'
import type { Facet } from '../../shared/contract/catalogue.ts'
import { facetLimits } from '../../shared/facets/facet-limits.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true })
})
afterAll(() => shop.close())

async function list(query: string) {
  const { status, body } = await shop.call('GET', `/product/get-products?${query}`)
  expect(status, query).toBe(200)
  return body.data
}
const facetsOf = async (query: string): Promise<Facet[]> => (await list(`${query}&facets=1`)).facets ?? []
const facet = async (query: string, key: string) => (await facetsOf(query)).find((each) => each.key === key)
const encoded = (values: Record<string, string[]>) =>
  Object.entries(values)
    .flatMap(([key, each]) => each.map((value) => `${key}=${encodeURIComponent(value)}`))
    .join('&')

test('facets come where they are asked for, and say what the category’s goods are told apart by', async () => {
  expect(await list('categoryId=bearings')).not.toHaveProperty('facets')
  const keys = (await facetsOf('categoryId=bearings')).map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining(['category', 'subcategory', 'price', 'brand', 'bore', 'seals', 'stock']))
  expect(keys.indexOf('bore')).toBeGreaterThan(keys.indexOf('brand'))
  const bore = await facet('categoryId=bearings', 'bore')
  expect(bore).toMatchObject({ name: 'Bore', unit: 'mm' })
  const sizes = bore?.values.map(({ value }) => Number(value)) ?? []
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
  expect(bore?.values[0]?.text).toBe(`${sizes[0]} mm`)
  expect((await facetsOf('q=6204')).map(({ key }) => key)).toContain('bore')
  expect((await facetsOf('')).map(({ key }) => key)).not.toContain('bore')
})

/** Reads the rows of the catalogue from the tables, by nothing of the search. */
async function shelf() {
  const { rows } = await shop.pool.query(`
    SELECT p.id, p.brand_id AS brand, lower(p.country_of_origin) AS origin, p.category_id AS category,
      p.subcategory_id AS subcategory, p.label_ids AS labels, p.selling_price / 100.0 AS price, p.rating_counts AS counts,
      p.attributes, (SELECT coalesce(json_agg(v.attributes), '[]') FROM variants v WHERE v.product_id = p.id AND v.active) AS own,
      (SELECT coalesce(sum(i.on_hand - i.held), 0) FROM stock_items i LEFT JOIN variants v ON v.id = i.variant_id
        WHERE i.product_id = p.id AND CASE WHEN v.id IS NULL
          THEN NOT EXISTS (SELECT FROM variants a WHERE a.product_id = p.id AND a.active) ELSE v.active END)::int AS stock
    FROM products p WHERE p.active`)
  return rows
}
type Said = { key: string; value: number | string }
const stem = (key: string) => key.replace(/^(min|max)-/, '')

function valuesOf(row: Awaited<ReturnType<typeof shelf>>[number], key: string): string[] {
  const stars = row.counts.reduce((sum: number, count: number, at: number) => sum + count * (at + 1), 0)
  const rated = row.counts.reduce((sum: number, count: number) => sum + count, 0)
  const average = rated === 0 ? 0 : Math.round((stars * 10) / rated) / 10
  if (key === 'rating') return ['1', '2', '3', '4'].filter((least) => average >= Number(least))
  if (key === 'stock') return row.stock > 0 ? ['in'] : []
  if (key === 'label') return row.labels
  if (['brand', 'origin', 'category', 'subcategory'].includes(key)) return [row[key]]
  const sold: Said[][] = row.own.length === 0 ? [[]] : row.own
  return sold.flatMap((own) => {
    const replaced = new Set(own.map((each) => stem(each.key)))
    const all = [...own, ...row.attributes.filter((each: Said) => !replaced.has(stem(each.key)))]
    return all.filter((each) => each.key === key).map(({ value }) => String(value).toLowerCase())
  })
}

type Row = Awaited<ReturnType<typeof shelf>>[number]
type Chosen = Record<string, string[]>

/** Returns whether a row passes all that is chosen, except for some facets. */
function passes(row: Row, chosen: Chosen, priced: boolean, without: string[] = []): boolean {
  const isPriced = !priced || (row.price >= 100 && row.price <= 2000)
  return (
    isPriced &&
    Object.entries(chosen).every(
      ([key, values]) => without.includes(key) || valuesOf(row, key).some((value) => values.includes(value)),
    )
  )
}

/** Compares a facet with a plain count of the rows. */
function expectTrue({ key, values }: Facet, rows: Row[], chosen: Chosen): void {
  const counts = new Map<string, number>()
  for (const row of rows) {
    for (const value of new Set(valuesOf(row, key))) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const expected = values.map(({ value }) => [value, counts.get(value) ?? 0])
  expect(
    values.map(({ value, count }) => [value, count]),
    key,
  ).toEqual(expected)
  expect(values.every(({ value, count }) => count > 0 || chosen[key]?.includes(value))).toBe(true)
  const left = [...counts.keys()].filter((value) => !values.some((each) => each.value === value))
  if (values.length < facetLimits.values) expect(left, key).toEqual([])
}

test('each count is that of the list which the choice leads to, by a plain look at every product', async () => {
  const rows = await shelf()
  const keys = ['brand', 'origin', 'rating', 'stock', 'category', 'label', 'bore', 'seals', 'power', 'thread', 'length']
  const choice = fc.record({ key: fc.constantFrom(...keys), row: fc.nat(), other: fc.nat() })
  await fc.assert(
    fc.asyncProperty(fc.array(choice, { maxLength: 3 }), fc.boolean(), async (choices, priced) => {
      const chosen: Chosen = {}
      for (const { key, row, other } of choices) {
        const some = [row, other].flatMap((at) => valuesOf(rows[at % rows.length], key).slice(0, 1))
        if (some.length > 0) chosen[key] = [...new Set(some)]
      }
      const query = encoded(Object.fromEntries(Object.entries(chosen).map(([key, values]) => [`attr.${key}`, values])))
      const answer = await list(`${query}${priced ? '&minPrice=100&maxPrice=2000' : ''}&facets=1`)
      expect(answer.totalProducts).toBe(rows.filter((row) => passes(row, chosen, priced)).length)
      for (const each of answer.facets ?? []) {
        if (each.key === 'price' || each.key === 'subcategory') continue
        const base = rows.filter((row) => passes(row, chosen, priced, [each.key]))
        expectTrue(each, base, chosen)
      }
    }),
    { numRuns: often(150, 40) },
  )
}, 120_000)

test('a price that ends before it begins has nothing, never less', async () => {
  const price = await facet('minPrice=5000&maxPrice=1', 'price')
  expect(price?.values.find(({ value }) => value === '5000-1')).toMatchObject({ count: 0 })
  expect(price?.values.every(({ count }) => count >= 0)).toBe(true)
})

test('a band of prices has what the price filter lets in', async () => {
  const price = await facet('categoryId=bearings', 'price')
  expect(price?.values.length).toBeGreaterThan(2)
  const few = await facet('categoryId=bearings&attr.bore=20&attr.bore=25', 'price')
  expect(few?.values.every(({ count }) => count > 0)).toBe(true)
  for (const { value, count } of price?.values ?? []) {
    const [min, max] = value.split('-')
    const bounds = `${min ? `&minPrice=${min}` : ''}${max ? `&maxPrice=${max}` : ''}`
    expect((await list(`categoryId=bearings${bounds}`)).totalProducts, value).toBe(count)
    expect((await list(`categoryId=bearings&attr.price=${value}`)).totalProducts, value).toBe(count)
  }
  // what is chosen narrows the others, not the choice of prices
  const [first] = price?.values ?? []
  const narrowed = await facet(`categoryId=bearings&attr.price=${first?.value}`, 'price')
  expect(narrowed?.values).toEqual(price?.values)
})

test('several values of one facet are any of them, several facets all of them; brandId is the brand', async () => {
  const brands = (await facet('categoryId=bearings', 'brand'))?.values ?? []
  const [one, other] = brands
  const both = await list(`categoryId=bearings&brandId=${one?.value}&brandId=${other?.value}`)
  expect(both.totalProducts).toBe((one?.count ?? 0) + (other?.count ?? 0))
  expect(await list(`categoryId=bearings&attr.brand=${one?.value}`)).toEqual(
    await list(`categoryId=bearings&brandId=${one?.value}`),
  )
  const bores = (await facet(`categoryId=bearings&brandId=${one?.value}`, 'bore'))?.values ?? []
  for (const { value, count } of bores.slice(0, 4)) {
    const { totalProducts } = await list(`categoryId=bearings&brandId=${one?.value}&attr.bore=${value}`)
    expect(totalProducts).toBe(count)
  }
})

test('1 HP, 746 W and 0.746 kW are one value, shown in the shop’s unit', async () => {
  const built = await Promise.all(['1 HP', '746 W', '0.746 kW'].map((name) => buildProduct(shop.shop, { name })))
  const said = ['1 HP', '746 W', '0.746 kW'].map((text) => JSON.stringify([{ key: 'power', value: 0.746, text }]))
  for (const [at, { productId }] of built.entries()) {
    await shop.db
      .updateTable('products')
      .set({ attributes: said[at] ?? '[]' })
      .where('id', '=', productId)
      .execute()
  }
  shop.shop.cache.clear()
  for (const asked of ['0.746', '1 HP', '746 W', '0.746 kW', ' 1  hp ']) {
    expect((await list(`categoryId=category&attr.power=${encodeURIComponent(asked)}`)).totalProducts, asked).toBe(3)
  }
  const power = await facet('categoryId=category&attr.power=1%20HP', 'power')
  expect(power).toEqual({
    key: 'power',
    name: 'Power',
    unit: 'kW',
    values: [{ value: '0.746', text: '0.746 kW', count: 3 }],
  })
})

test.each([
  'attr.bore=no-such-size',
  'attr.no-such-key=1',
  'attr.constructor=1',
  'brandId=nobody',
  'attr.price=x',
  'attr.rating=9',
])('%s holds nothing, and offers a way out', async (query) => {
  const answer = await list(`${query}&facets=1`)
  expect(answer.products).toEqual([])
  expect(answer.totalProducts).toBe(0)
})

test('a choice too many or too long is a bad value; another key is none of ours', async () => {
  const bad = async (query: string) => (await shop.call('GET', `/product/get-products?${query}`)).status
  const many = (count: number) => Array.from({ length: count }, (_, at) => `attr.bore=${at}`).join('&')
  expect(await bad(many(facetLimits.choices))).toBe(200)
  expect(await bad(many(facetLimits.choices + 1))).toBe(400)
  expect(await bad(many(900))).toBe(400)
  expect(await bad(`attr.bore=${'9'.repeat(facetLimits.valueLetters + 1)}`)).toBe(400)
  expect(await bad('facets=maybe')).toBe(400)
  expect(await bad('attr.bore=%00')).toBe(400)
  const all = (await list('')).totalProducts
  for (const query of [
    'attr.=1',
    'attr.__proto__=1',
    'attr.Bore!=1',
    'attr=1',
    'attr.bore=',
    'brandId=all',
    'facets=0',
  ]) {
    expect((await list(query)).totalProducts, query).toBe(all)
  }
})

test('a list is one answer, however its choices are written', async () => {
  const first = await list('attr.bore=20&attr.bore=25&brandId=rolvani&categoryId=bearings')
  expect(await list('brandId=rolvani&categoryId=bearings&attr.bore=25&attr.bore=20&attr.bore=25')).toEqual(first)
})
