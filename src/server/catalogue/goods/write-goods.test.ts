import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShelves, completeGoods as complete, type Shelves } from '../../../../test/builders/build-shelves.ts'
import { inCommand } from '../../../../test/office.ts'
import { completeness } from '../../../domain/catalogue/complete-goods.ts'
import { readGoods } from './read-goods.ts'
import { readGoodsFacts } from './read-goods-facts.ts'

let shop: TestShop
let shelves: Shelves
beforeAll(async () => {
  shop = await openShop()
  shelves = await buildShelves(shop)
})
afterAll(() => shop.close())

const write: Shelves['write'] = (writes) => shelves.write(writes)
const undo = async (command: string) => expect(await shelves.undo(command)).toEqual([200, 'Undone'])

/** Every column of these products and of their variants, but for versions and the moment of the last change. */
async function state(ids: readonly string[]): Promise<unknown[]> {
  const { rows } = await shop.pool.query(
    `SELECT (to_jsonb(p) - 'updated_at' - 'version' - 'tax_since')::text AS row FROM products p WHERE id = ANY ($1)
     UNION ALL SELECT (to_jsonb(v) - 'version')::text FROM variants v WHERE product_id = ANY ($1) ORDER BY 1`,
    [ids],
  )
  return rows
}

const shown = async (id: string) => (await shop.call('GET', `/product/get-product/${id}`)).body

describe('thousands at once', () => {
  it('2,000 products are added, changed and taken back in one command each, to the first byte', async () => {
    const added = await write(
      Array.from({ length: 2000 }, (_, n) => ({
        id: null,
        product: { ...complete, name: `Bolt M8 x ${n}`, price: 1000 + n },
        ...(n % 10 === 0 && {
          variants: ['A', 'B'].map((name, at) => ({ id: null, fields: { name, price: 900 + n + at } })),
        }),
      })),
    )
    const ids = added.written.map(({ id }) => id)
    expect(new Set(ids).size).toBe(2000)
    const first = await state(ids)
    const changes = ids.map((id, n) => ({ id, product: { gstRate: 5, ...(n % 10 > 0 && { offerPrice: 500 }) } }))
    const { command } = await write(changes)
    expect((await shown(ids[1] ?? '')).data).toMatchObject({ offerPrice: 5, gstRate: 5 })
    expect(await state(ids)).not.toEqual(first)
    await undo(command)
    expect(await state(ids)).toEqual(first)
    expect((await shown(ids[1] ?? '')).data).toMatchObject({ offerPrice: null, gstRate: 18 })
    await undo(added.command)
    const { rows } = await shop.pool.query('SELECT FROM products WHERE active AND id = ANY ($1)', [ids])
    expect(rows).toHaveLength(0)
  }, 120_000)
})

/** Two products of two variants each, one of India and one of China: without a maker of their own, but for one variant's importer. */
async function buildMadeIn(one: string | null, other: string | null): Promise<void> {
  for (const [at, country] of ['India', 'China'].entries()) {
    const { productId, variantIds } = await buildProduct(shop.shop, { variants: ['A', 'B'] })
    const countries = [one, other]
    await inCommand(shop.db, async (tx) => {
      await tx.updateTable('products').set({ country_of_origin: country }).where('id', '=', productId).execute()
      for (const [index, id] of variantIds.entries()) {
        const own = { country_of_origin: countries[index] ?? null, importer: index === at ? 'Somebody, Kochi' : null }
        await tx.updateTable('variants').set(own).where('id', '=', id).execute()
      }
    })
  }
}

describe('what a write does', () => {
  it('a new product is in the shop at once, found by its words, with an account for its stock', async () => {
    const { written } = await write([{ id: null, product: { ...complete, name: 'Kombi Zange 180' } }])
    const [{ id } = { id: '' }] = written
    expect(id).toBe('kombi-zange-180')
    expect((await shown(id)).data).toMatchObject({ name: 'Kombi Zange 180', price: 360, stock: 0 })
    const found = await shop.call('GET', '/product/get-products?q=kombi')
    expect(found.body.data.products.map(({ _id }: { _id: string }) => _id)).toEqual([id])
    const again = await write([{ id: null, product: { ...complete, name: 'Kombi Zange 180' } }])
    expect(again.written[0]?.id).toBe('kombi-zange-180-2')
    const { command } = await write([{ id, product: { state: 'archived' } }])
    expect((await shown(id)).code).toBe('not_found')
    await undo(command)
    expect((await shown(id)).data).toMatchObject({ name: 'Kombi Zange 180' })
  })

  it('a product of variants shows its cheapest active one, and what it cost before where they are taken back', async () => {
    const { productId } = await buildProduct(shop.shop, { price: 100, stock: 0 })
    const fields = (name: string, price: number) => ({ id: null, fields: { name, price } })
    const { command, written } = await write([
      { id: productId, variants: [fields('Small', 8000), fields('Large', 7000)] },
    ])
    const [, large = ''] = written[0]?.addedVariants ?? []
    expect((await shown(productId)).data).toMatchObject({ price: 70, variants: [{ price: 80 }, { price: 70 }] })
    await write([{ id: productId, variants: [{ id: large, fields: { price: 9000 } }] }])
    expect((await shown(productId)).data).toMatchObject({ price: 80 })
    await undo(command)
    expect((await shown(productId)).data).toMatchObject({ price: 100, variants: [] })
  })

  it('refuses what the rules stand against, with a sentence for each field, and writes nothing', async () => {
    const { productId } = await buildProduct(shop.shop)
    const bad = {
      ...complete,
      offerPrice: 40_000,
      hsnCode: '848',
      netAmount: 5,
      attributes: [{ key: 'x', value: 1, text: '1' }],
    }
    const failing = write([
      { id: productId, product: { gstRate: 5 } },
      { id: null, product: bad },
    ])
    await expect(failing).rejects.toMatchObject({
      code: 'bad_input',
      details: {
        errors: {
          offerPrice: expect.stringContaining('₹360'),
          hsnCode: expect.stringContaining('4, 6 or 8'),
          netAmount: expect.stringContaining('unit'),
          attributes: expect.stringContaining('“x”'),
        },
      },
    })
    expect((await shown(productId)).data.gstRate).toBe(18)
    await expect(write([{ id: 'nothing', product: { gstRate: 5 } }])).rejects.toMatchObject({ code: 'not_found' })
  })

  it('nothing goes on sale that lacks what the law wants; what is on sale keeps it; old faults are nobody’s', async () => {
    const draft = { ...complete, description: '', images: [], state: 'draft' as const }
    const { written } = await write([{ id: null, product: draft }])
    const [{ id } = { id: '' }] = written
    await expect(write([{ id, product: { state: 'on_sale' } }])).rejects.toMatchObject({
      details: { errors: { description: expect.any(String) } },
    })
    await write([{ id, product: { ...complete } }])
    await expect(write([{ id, product: { netQuantity: '' } }])).rejects.toMatchObject({ code: 'bad_input' })
    const { productId } = await buildProduct(shop.shop)
    await shop.pool.query('UPDATE products SET net_quantity = $1 WHERE id = $2', ['', productId])
    await write([{ id: productId, product: { price: 12_000, offerPrice: null } }])
    expect((await shown(productId)).data).toMatchObject({ price: 120 })
  })

  it('what lacks something is found by the list as the rule has it', async () => {
    const facts = await readGoodsFacts(shop.db)
    const now = shop.shop.clock()
    for (const one of [null, 'Made in  India', 'China']) {
      for (const other of [null, 'bharat', 'Germany']) await buildMadeIn(one, other)
    }
    const all = await readGoods(shop.db, {}, { now, most: 10_000 })
    const lacking = await readGoods(shop.db, { lacks: 'law' }, { now, most: 10_000 })
    const ids = all.goods.filter((goods) => completeness(goods, facts).law.length > 0).map(({ id }) => id)
    expect(lacking.goods.map(({ id }) => id)).toEqual(ids)
    expect(ids.length).toBeGreaterThan(0)
  })
})
