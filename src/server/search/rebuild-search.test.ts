import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { inCommand } from '../../../test/office.ts'
import { auditMoney } from '../operations/audit/audit-money.ts'
import { runCommand } from '../terminal/run-command.ts'
import { UsageFailure } from '../terminal/usage.ts'
import { emptySearch, holdSearch, renewNumbered } from './rebuild-queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true })
})
afterAll(() => shop.close())

const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
const all = async (from: string, order: string) =>
  (await shop.pool.query(`SELECT * FROM ${from} ORDER BY ${order}`)).rows
const kept = async () => ({
  products: (await all('product_search', 'no')).map((row) => ({ ...row, terms: row.terms.toSorted() })),
  postings: await all('search_postings WHERE bit_count(bits) > 0', 'term, part'),
})
const found = async (q: string) => (await shop.call('GET', `/product/get-products?q=${q}`)).body.data.totalProducts

test('search rebuild makes of a doctored search the one that there was, and shoppers see it at once', async () => {
  const { productId } = await buildProduct(shop.shop, { name: 'Sisal Buff' })
  const before = await kept()
  const bearings = await found('bearing')
  await shop.pool.query(`UPDATE search_postings SET bits = ~bits;
    UPDATE product_search SET name = 'nothing', terms = '{}' WHERE no % 2 = 0;
    DELETE FROM product_search WHERE no % 3 = 0; DELETE FROM search_terms WHERE term LIKE '%bearing%';
    DELETE FROM product_numbers WHERE id = '${productId}'`)
  shop.shop.cache.clear()
  expect(await found('bearing')).not.toBe(bearings)
  expect(await runCommand(shop.shop, ['search', 'rebuild'])).toContain(`${before.products.length} products`)
  expect(await found('bearing')).toBe(bearings)
  expect(await found('sisal')).toBe(1)
  const after = await kept()
  const withoutOwn = ({ products }: typeof after) => products.filter(({ id }) => id !== productId)
  expect(withoutOwn(after)).toEqual(withoutOwn(before))
  expect(after.postings.map(({ term, part }) => [term, part])).toEqual(
    before.postings.map(({ term, part }) => [term, part]),
  )
  expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
})

test.each([
  ['rating', `UPDATE products SET rating_counts = '{0,0,0,1,0}' WHERE id = $1`],
  ['price', 'UPDATE products SET price = 9000, offer_price = 9000, selling_price = 9000 WHERE id = $1'],
  ['attribute of a variant', `UPDATE variants SET attributes = '[{"key":"bore","value":20}]' WHERE product_id = $1`],
])('a %s that changes while it is rebuilt is in it', async (_, change) => {
  const { productId } = await buildProduct(shop.shop, { variants: ['Small'] })
  await shop.pool.query(`UPDATE products SET rating_counts = '{0,0,0,0,1}' WHERE id = $1`, [productId])
  let changed: Promise<unknown> | undefined
  await inCommand(shop.db, async (tx) => {
    const highest = await holdSearch(tx)
    await emptySearch(tx)
    changed = shop.pool.query(change, [productId])
    await expect.poll(async () => (await shop.pool.query(waiting)).rows[0].n).toBe(1)
    await renewNumbered(tx, 1, highest)
  })
  await changed
  expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
})

test('search without a word that it knows says what there is', async () => {
  await expect(runCommand(shop.shop, ['search'])).rejects.toThrow(UsageFailure)
  await expect(runCommand(shop.shop, ['search', 'rebuild', 'twice'])).rejects.toThrow(UsageFailure)
})
