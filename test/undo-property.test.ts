import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setPrice } from '../src/server/catalogue/goods/change-price.ts'
import { putPictures } from '../src/server/catalogue/goods/set-pictures.ts'
import { bookAdjustments } from '../src/server/catalogue/stock/adjust-stock.ts'
import { addCoupon } from '../src/server/selling/coupons/add-coupon.ts'
import { changeCoupon } from '../src/server/selling/coupons/change-coupon.ts'
import { endCoupon } from '../src/server/selling/coupons/end-coupon.ts'
import type { CommandWork } from '../src/server/staff/commands/run-command-work.ts'
import { bookReceipt } from '../src/server/warehouse/buying/receipts/book-receipt.ts'
import { officeEndpoints as calls } from '../src/shared/contract/office/endpoints.ts'
import { openShop, type TestShop } from './app.ts'
import { doAs } from './as-staff.ts'
import { buildProduct } from './builders/build-product.ts'
import { buildSupplier } from './builders/build-supplier.ts'
import { sendReview } from './builders/review-form.ts'
import { often } from './how-often.ts'
import { type BuiltStaff, buildStaff } from './office.ts'

let shop: TestShop
let owner: BuiltStaff
let supplier: { id: string; name: string }
let reviewId: string
let goods: { productId: string; variantId: string | null }[]
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'])
  const { supplier: built } = await buildSupplier(shop)
  supplier = { id: built._id, name: built.name }
  const plain = await buildProduct(shop.shop)
  const varied = await buildProduct(shop.shop, { variants: ['Small', 'Large'] })
  const { productId } = varied
  reviewId = (await sendReview(shop, { productId, rating: '2' })).body.data._id
  goods = [{ ...plain, variantId: null }, ...varied.variantIds.map((variantId) => ({ productId, variantId }))]
  await addCoupon(shop.shop, { code: 'FIRST', discount: { type: 'flat', value: 100 }, description: 'a', terms: 'b' })
})
afterAll(() => shop.close())

/** Everything that commands change, but for moments and counts of changes, and the ledger, to which undo adds. */
async function state(): Promise<unknown> {
  const tables = [
    'products',
    'variants',
    'coupons',
    'coupon_uses',
    'stock_items',
    'item_costs',
    'reviews',
    'banners',
    'categories',
    'subcategories',
    'brands',
    'labels',
  ]
  const all = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await shop.pool.query(
        `SELECT (to_jsonb(t) - 'updated_at' - 'version' - 'tax_since' - 'hidden_at')::text AS row FROM ${table} t ORDER BY 1`,
      )
      return [table, rows.map(({ row }) => row)]
    }),
  )
  return Object.fromEntries(all)
}

type Step = (at: number) => Promise<void>
const good = (at: number) => goods[at % goods.length] as (typeof goods)[number]

const asOwner = (name: Parameters<typeof doAs>[2], work: (unit: CommandWork) => Promise<unknown>) =>
  doAs(shop, owner, name, async (unit) => {
    unit.about({ kind: 'test', id: 'x' })
    await work(unit)
  })

const steps: fc.Arbitrary<Step>[] = [
  fc.tuple(fc.integer({ min: 200, max: 99_999 }), fc.boolean()).map(([price, offer]) => async (at) => {
    const asked = { price, offerPrice: offer ? price - 100 : null }
    await asOwner('product.price', (work) => setPrice(work, good(at), asked, shop.shop.clock()))
  }),
  fc
    .uniqueArray(fc.constantFrom('/a.svg', '/b.svg', '/c.svg'), { minLength: 1, maxLength: 3 })
    .map((images) => async (at) => {
      const { productId, variantId } = good(at)
      await asOwner('product.pictures', (work) => putPictures(work, variantId ?? productId, images, shop.shop.clock()))
    }),
  fc.integer({ min: 1, max: 9 }).map((change) => async (at) => {
    const adjustment = { ...good(at), change, note: 'found' }
    await asOwner('stock.adjust', (work) => bookAdjustments(work, [adjustment], shop.shop.clock()))
  }),
  fc.tuple(fc.integer({ min: 1, max: 9 }), fc.option(fc.nat(50_000))).map(([quantity, cost]) => async (at) => {
    const lines = [{ ...good(at), quantity, cost, mrp: null }]
    const bill = { supplier, number: randomUUID().slice(0, 8), date: '2026-11-20', purchaseId: null, lines }
    await asOwner('stock.receive', (work) => bookReceipt(shop.shop, work, bill))
  }),
  fc.string({ maxLength: 20, unit: 'grapheme-ascii' }).map((description) => async () => {
    const { rows } = await shop.pool.query(`SELECT id FROM coupons WHERE code = 'FIRST'`)
    await asOwner('coupon.end', (work) => changeCoupon(work, rows[0].id, { description }))
  }),
  fc.constant(async () => {
    const code = `C${randomUUID().slice(0, 8).toUpperCase()}`
    await addCoupon(shop.shop, { code, discount: { type: 'percentage', value: 500 }, description: '', terms: '' })
  }),
  fc.constant(async () => endCoupon(shop.shop, 'FIRST')),
  fc.integer({ min: 1, max: 99 }).map((value) => async () => {
    const { rows } = await shop.pool.query(`SELECT id, version FROM coupons WHERE code = 'FIRST'`)
    const [{ id, version }] = rows
    const changes = { value: { was: 0, now: value }, totalLimit: { was: null, now: value } }
    await owner.call(calls.changeCoupon, { params: { id }, body: { version, changes } })
  }),
  fc.constant(async () => {
    const { rows } = await shop.pool.query('SELECT state FROM reviews WHERE id = $1', [reviewId])
    const params = { id: reviewId }
    if (rows[0].state === 'hidden') await owner.call(calls.publishReview, { params })
    else await owner.call(calls.hideReview, { params, body: { reason: 'Not about this' } })
  }),
  fc.integer({ min: 1, max: 300 }).map((days) => async () => {
    const { rows } = await shop.pool.query('SELECT version, state, hidden_until FROM reviews WHERE id = $1', [reviewId])
    const [{ version, state: is, hidden_until: was }] = rows
    const now = new Date(shop.shop.clock().getTime() + days * 86_400_000).toISOString()
    const params = { id: reviewId }
    const body = { version, changes: { hiddenUntil: { was: was?.toISOString() ?? null, now } } }
    if (is === 'hidden') await owner.call(calls.hideReviewUntil, { params, body })
    else await owner.call(calls.hideReview, { params, body: { reason: 'Looked into', hiddenUntil: now } })
  }),
  fc.constantFrom(null, 'Thank you', 'We exchange it').map((now) => async () => {
    const { rows } = await shop.pool.query('SELECT version, answer AS was FROM reviews WHERE id = $1', [reviewId])
    const [{ version, was }] = rows
    const body = { version, changes: { answer: { was, now } } }
    await owner.call(calls.answerReview, { params: { id: reviewId }, body })
  }),
  fc
    .record({
      kind: fc.constantFrom('banners', 'categories', 'brands', 'labels'),
      what: fc.constantFrom('add', 'name', 'up', 'archive', 'empty', 'restore'),
    })
    .map(
      ({ kind, what }) =>
        (at) =>
          changeWindow(kind, what, at),
    ),
]

/** A step in the shop window; where something stands against it nothing happens. */
async function changeWindow(kind: string, what: string, at: number): Promise<void> {
  if (what === 'add')
    return void (await owner.call(calls.addToWindow, { params: { kind }, body: { fields: anew(kind) } }))
  const which = what === 'restore' ? 'archived' : 'present'
  const { data } = (await owner.call(calls.listWindow, { params: { kind }, query: { which } })).body
  const record = data[at % Math.max(1, data.length)]
  if (!record) return
  const params = { kind, id: record._id }
  if (what === 'up') await owner.call(calls.orderWindow, { params, body: { to: 'up' } })
  if (what === 'archive') await owner.call(calls.archiveInWindow, { params })
  const other = data.find(({ _id }: { _id: string }) => _id !== record._id)
  const goodsTo = other && { categoryId: other._id, subcategoryId: null }
  if (what === 'empty') await owner.call(calls.archiveInWindow, { params, body: { goodsTo } })
  if (what === 'restore') await owner.call(calls.restoreInWindow, { params })
  const field = kind === 'banners' ? 'title' : 'name'
  const changes = { [field]: { was: record.fields[field], now: `${field} ${at}` } }
  if (what === 'name') await owner.call(calls.changeWindow, { params, body: { version: record.version, changes } })
}

function anew(kind: string): object {
  const image = '/pictures/0123456789abcdef01234567-2400x900-aaabbbccc/1280.webp'
  const name = `New ${randomUUID().slice(0, 8)}`
  const banner = { bannerFor: 'hero', alt: 'A wall', title: name, subtitle: '', link: '/products', brandId: null }
  if (kind === 'banners') return { ...banner, image, startsAt: null, endsAt: null }
  if (kind === 'brands') return { name, image, bannerImage: '', manufacturer: null }
  return kind === 'labels' ? { name } : { name, image }
}

async function commandsSince(from: string[]): Promise<string[]> {
  const { rows } = await shop.pool.query(`SELECT id FROM commands WHERE NOT id = ANY ($1::uuid[]) ORDER BY at, id`, [
    from,
  ])
  return rows.map(({ id }) => id)
}

/** Returns all commands: no two of a test's have the same time, so that they have an order. */
async function allCommands(): Promise<string[]> {
  return commandsSince([])
}

async function takeBackAll(ids: string[]): Promise<void> {
  for (const id of ids.toReversed()) {
    const { rowCount } = await shop.pool.query('SELECT FROM changes WHERE command_id = $1', [id])
    // what changed nothing, such as the same price again, has nothing to put back
    if (rowCount === 0) continue
    const answer = await owner.call(calls.undo, { params: { id }, body: {} })
    expect([answer.status, answer.body.message]).toEqual([200, 'Undone'])
    shop.advance(1)
  }
}

it('random commands, all taken back, are the first state, byte for byte; taken back again they are the last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(...steps), { minLength: 1, maxLength: 12 }), fc.nat(), async (walk, seed) => {
      const first = await state()
      const before = await allCommands()
      for (const [n, step] of walk.entries()) {
        shop.advance(2)
        await step(seed + n * 7)
      }
      const last = await state()
      const done = await commandsSince(before)
      await takeBackAll(done)
      expect(await state()).toEqual(first)
      const taken = await commandsSince([...before, ...done])
      await takeBackAll(taken)
      expect(await state()).toEqual(last)
      await takeBackAll(await commandsSince([...before, ...done, ...taken]))
      expect(await state()).toEqual(first)
    }),
    { numRuns: often(60, 12) },
  )
}, 600_000)
