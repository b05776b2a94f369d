import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildShelves, completeGoods as complete, type Shelves } from '../../../../test/builders/build-shelves.ts'
import { often } from '../../../../test/how-often.ts'
import type { ProductFields } from '../../../shared/office/goods-types.ts'
import { readGoods } from './read-goods.ts'

let shop: TestShop
let shelves: Shelves
beforeAll(async () => {
  shop = await openShop()
  shelves = await buildShelves(shop)
})
afterAll(() => shop.close())

const write: Shelves['write'] = (writes) => shelves.write(writes)
const undo = async (command: string) => expect(await shelves.undo(command)).toEqual([200, 'Undone'])

const word = fc.constantFrom('Alpha', 'Beta 6204', 'മലയാളം', 'ball "x" \\ 1/2', '=1+1')
const edits: fc.Arbitrary<Partial<ProductFields>> = fc.record(
  {
    name: fc.constantFrom('Roller Chain', 'Gear Oil', 'കൈമഴു axe'),
    description: word,
    price: fc.integer({ min: 50_000, max: 90_000 }),
    offerPrice: fc.option(fc.integer({ min: 1000, max: 35_999 })),
    hsnCode: fc.constantFrom('8482', '848210', '84821020'),
    netAmount: fc.constantFrom(2.5, 10),
    netUnit: fc.constantFrom('kg' as const, 'm2' as const),
    images: fc.uniqueArray(fc.constantFrom('/a.webp', '/b.webp', '/c.webp'), { minLength: 1 }),
    imageWords: fc.dictionary(fc.constantFrom('/a.webp', '/b.webp'), word),
    attributes: fc.constantFrom(
      [{ key: 'test-bore', value: 20.5, text: '20.5 mm' }],
      [{ key: 'test-seal', value: '2RS', text: '2RS' }],
      [],
    ),
    minimumQuantity: fc.constantFrom(1, 10),
    specifications: fc.constantFrom([], [{ title: 'Fits', description: 'Kirloskar' }]),
    importer: fc.option(word),
    state: fc.constantFrom('on_sale' as const, 'draft' as const, 'archived' as const),
  },
  { requiredKeys: ['netAmount', 'netUnit'] },
)

type Step =
  | { kind: 'edit'; fields: Partial<ProductFields> }
  | { kind: 'variants'; price: number }
  | { kind: 'off' }
  | { kind: 'new' }
const step: fc.Arbitrary<Step> = fc.oneof(
  edits.map((fields): Step => ({ kind: 'edit', fields })),
  fc.integer({ min: 100, max: 9000 }).map((price): Step => ({ kind: 'variants', price })),
  fc.constant<Step>({ kind: 'off' }),
  fc.constant<Step>({ kind: 'new' }),
)

async function take(step: Step, ids: string[], at: number): Promise<string> {
  const id = ids[at % ids.length] ?? ''
  if (step.kind === 'new') return (await write([{ id: null, product: complete }])).command
  const { goods } = await readGoods(shop.db, { ids: [id] }, { now: shop.shop.clock() })
  const active = goods[0]?.variants.filter((variant) => variant.active) ?? []
  if (step.kind === 'edit') {
    const { price: _price, offerPrice: _offer, ...others } = step.fields
    // variants that were taken off may have left a price that is below every offer
    const own = { price: 50_000, ...step.fields }
    return (await write([{ id, product: active.length > 0 ? others : own }])).command
  }
  if (step.kind === 'off') {
    const variants = active.map((variant) => ({ id: variant.id, fields: { active: false } }))
    return (await write([{ id, variants, product: active.length > 0 ? { price: 50_000, offerPrice: null } : {} }]))
      .command
  }
  const names = ['one', 'two'].map((name) => `${name} ${at}`)
  return (await write([{ id, variants: names.map((name) => ({ id: null, fields: { name, price: step.price } })) }]))
    .command
}

it('random edits, variants, archivings and new products, all taken back, are the first state', async () => {
  const { written } = await write([
    { id: null, product: complete },
    {
      id: null,
      product: { ...complete, name: 'Pillow Block' },
      variants: ['20', '25'].map((name) => ({ id: null, fields: { name, price: 5000 } })),
    },
  ])
  const ids = written.map(({ id }) => id)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), fc.nat(100), async (walk, seed) => {
      const known = (await shop.pool.query('SELECT id FROM variants WHERE product_id = ANY ($1)', [ids])).rows.map(
        ({ id }) => id,
      )
      const first = await firstState(ids, known)
      const done: string[] = []
      for (const [n, each] of walk.entries()) {
        done.push(await take(each, ids, seed + n))
        shop.advance(1)
      }
      for (const command of done.toReversed()) {
        const { rowCount } = await shop.pool.query('SELECT FROM changes WHERE command_id = $1', [command])
        if (rowCount) await undo(command)
        shop.advance(1)
      }
      expect(await firstState(ids, known)).toEqual(first)
      // what was added is still there for the books, and nobody sees it
      const { rows } = await shop.pool.query(
        'SELECT id FROM variants WHERE active AND product_id = ANY ($1) AND NOT id = ANY ($2)',
        [ids, known],
      )
      expect(rows).toEqual([])
    }),
    { numRuns: often(60, 10) },
  )
}, 600_000)

/** The products, and of their variants those that were there at the beginning. */
async function firstState(ids: readonly string[], variants: readonly string[]): Promise<unknown[]> {
  const { rows } = await shop.pool.query(
    `SELECT (to_jsonb(p) - 'updated_at' - 'version' - 'tax_since')::text AS row FROM products p WHERE id = ANY ($1)
     UNION ALL SELECT (to_jsonb(v) - 'version')::text FROM variants v WHERE id = ANY ($2) ORDER BY 1`,
    [ids, variants],
  )
  return rows
}
