import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { rebuildSearch } from '../../search/search.ts'
import { auditMoney } from './audit-money.ts'

const productRule = 'lists and searches show every product on sale as it is, and no other'
const postingRule = 'the postings have every product that has a term, and no other'
const facetRule = 'lists are narrowed by what every product on sale has, and by nothing else'
const product = 'product-own'
const own = `id = '${product}'`
const ownPart = "part = (SELECT no / 32768 FROM product_numbers WHERE id = 'product-own')"
const setOwn = (bit: 0 | 1) =>
  `bits = set_bit(bits, (SELECT no % 32768 FROM product_numbers WHERE id = 'product-own'), ${bit})`

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true, parts: { newId: () => 'own' } })
  await buildProduct(shop.shop, { name: 'Sisal Buff' })
})
afterAll(() => shop.close())

const faults = async () => {
  const { clean, checks } = await auditMoney(shop.shop)
  const broken = checks.filter((check) => check.faults.length > 0)
  expect(clean).toBe(broken.length === 0)
  return Object.fromEntries(broken.map((check) => [check.rule, check.faults.toSorted()]))
}

test('the search of the demo shop is in order', async () => {
  expect(await faults()).toEqual({})
})

test.each([
  ['a product that is not searched', `DELETE FROM product_search WHERE ${own}`, productRule],
  ['one with another name', `UPDATE product_search SET name = 'sisal' WHERE ${own}`, productRule],
  ['one with another price', `UPDATE product_search SET selling_price = selling_price + 1 WHERE ${own}`, productRule],
  ['one with other labels', `UPDATE product_search SET label_ids = '{trending}' WHERE ${own}`, productRule],
  [
    'one that is not on sale',
    `ALTER TABLE products DISABLE TRIGGER search_updated; UPDATE products SET active = false WHERE ${own};
     ALTER TABLE products ENABLE TRIGGER search_updated`,
    productRule,
  ],
  [
    'one that the postings miss',
    `UPDATE search_postings SET ${setOwn(0)} WHERE ${ownPart} AND term = 'w:sisal'`,
    postingRule,
  ],
  [
    'one that they have too much',
    `UPDATE search_postings SET ${setOwn(1)} WHERE ${ownPart} AND term = 'c:bearings'`,
    postingRule,
  ],
  [
    'one that a brand lacks',
    `DELETE FROM product_facets f USING product_numbers n WHERE n.no = f.no AND n.id = '${product}' AND facet = 'brand'`,
    facetRule,
  ],
  [
    'one that has what it is not said to have',
    `INSERT INTO product_facets SELECT 'attr.bore', '20', no FROM product_numbers WHERE id = '${product}'`,
    facetRule,
  ],
  ['a term without postings', `DELETE FROM search_postings WHERE term = 'w:sisal'`, postingRule],
])('the audit names %s, and search rebuild mends it', async (_, change, rule) => {
  await shop.pool.query(change)
  expect((await faults())[rule]).toEqual([product])
  await shop.pool.query(`UPDATE products SET active = true WHERE ${own} AND NOT active`)
  await rebuildSearch(shop.shop)
  expect(await faults()).toEqual({})
})

test('the audit names a bit of nobody and a word that the vocabulary has not', async () => {
  await shop.pool.query("UPDATE search_postings SET bits = set_bit(bits, 32767, 1) WHERE term = 'a:'")
  await shop.pool.query("DELETE FROM search_terms WHERE term = 'w:sisal'")
  expect(await faults()).toEqual({ [postingRule]: ['number 32767', 'the word sisal'] })
  await rebuildSearch(shop.shop)
  expect(await faults()).toEqual({})
})
