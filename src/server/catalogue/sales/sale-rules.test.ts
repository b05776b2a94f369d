import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { SaleDesk } from '../../../../test/builders/sale-desk.ts'
import { inCommand } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { applySales } from './apply-sales.ts'

let desk: SaleDesk
beforeAll(async () => {
  desk = await SaleDesk.open()
})
afterAll(async () => expect(await desk.close()).toEqual([]))

describe('what cannot be', () => {
  const bad: [string, object, string][] = [
    ['0 %', { value: 0 }, 'value'],
    ['half a percent', { value: 0.5 }, 'value'],
    ['91 %', { value: 91 }, 'value'],
    ['an end before the start', { startsAt: '2030-01-02T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' }, 'endsAt'],
    ['an end in the past', { endsAt: '2020-01-01T00:00:00Z' }, 'endsAt'],
    ['a start in the past', { startsAt: '2020-01-01T00:00:00Z' }, 'startsAt'],
    ['a long badge', { badge: 'x'.repeat(25) }, 'badge'],
    ['no target', { targets: [] }, 'targets'],
    ['an unknown target', { targets: ['nobody'] }, 'targets'],
    ['a discount as large as the price', { discountType: 'flat', value: 100 }, 'targets'],
    ['paise of a paisa', { discountType: 'flat', value: 1.001 }, 'value'],
  ]
  it.each(bad)('%s is refused with its field, and nothing is kept', async (_, more, field) => {
    const { productId } = await buildProduct(desk.shop.shop)
    const { status, body } = await desk.add([productId], more)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
    expect(await desk.offerOf(productId)).toEqual([100, 100, undefined])
  })

  it('a person’s largest discount holds, also after a step of the same day', async () => {
    const { productId } = await buildProduct(desk.shop.shop)
    expect((await desk.add([productId], { value: 11 }, desk.manager)).status).toBe(403)
    expect((await desk.preview([productId], { value: 11 }, desk.manager)).body.data).toMatchObject({
      refused: 1,
      goods: [{ refusal: 'More than 10% off' }],
    })
    const first = await desk.add([productId], { value: 6 }, desk.manager)
    await desk.end(first.body.data._id, desk.manager)
    await desk.change(productId, { offerPrice: { was: 100, now: 94 } }, desk.manager)
    expect((await desk.add([productId], { value: 6, startsAt: desk.inHours(1) }, desk.manager)).status).toBe(403)
  })

  it('a person’s largest discount allows a sale of just so much, whatever the paise', async () => {
    const { productId } = await buildProduct(desk.shop.shop, { price: 99.99 })
    expect((await desk.preview([productId], {}, desk.manager)).body.data).toMatchObject({ priced: 1, refused: 0 })
    const { status, body } = await desk.add([productId], {}, desk.manager)
    expect([status, await desk.offerOf(productId)]).toEqual([201, [99.99, 90, 'Monsoon sale']])
    await desk.end(body.data._id, desk.manager)
  })

  it('at or below cost it wants to be agreed to', async () => {
    const { productId } = await buildProduct(desk.shop.shop)
    await desk.shop.pool.query(
      `INSERT INTO item_costs (stock_item_id, average, last) SELECT id, 9000, 9000 FROM stock_items WHERE product_id = $1`,
      [productId],
    )
    const { status, body } = await desk.add([productId])
    expect([status, body.errors]).toEqual([400, { belowCost: expect.stringContaining('1 price would be') }])
    expect((await desk.preview([productId])).body.data).toMatchObject({ belowCost: 1, priced: 0, refused: 1 })
    const agreed = await desk.add([productId], { belowCost: true })
    expect(agreed.status).toBe(201)
    await desk.end(agreed.body.data._id)
  })

  it('two sales never add up: the first that was saved has what both reach', async () => {
    const goods = [await buildProduct(desk.shop.shop), await buildProduct(desk.shop.shop)]
    const [both = '', own = ''] = goods.map(({ productId }) => productId)
    const first = await desk.add([both], { badge: 'Onam', startsAt: desk.inHours(2), endsAt: desk.inHours(4) })
    const seen = await desk.preview([both, own], { value: 20, startsAt: desk.inHours(1), endsAt: desk.inHours(3) })
    expect(seen.body.data).toMatchObject({
      priced: 1,
      refused: 1,
      goods: [
        { productId: both, price: null, refusal: 'In the sale “Onam” in these days' },
        { productId: own, price: 80 },
      ],
    })
    const second = await desk.add([both, own], { value: 20, startsAt: desk.inHours(1), endsAt: desk.inHours(3) })
    desk.advanceHours(1)
    await vi.waitFor(async () => expect(await desk.offerOf(own)).toEqual([100, 80, 'Monsoon sale']))
    expect(await desk.offerOf(both)).toEqual([100, 100, undefined])
    desk.advanceHours(1)
    await vi.waitFor(async () => expect(await desk.offerOf(both)).toEqual([100, 90, 'Onam']))
    // one that runs is never overtaken
    expect((await desk.add([both, own])).body.errors).toEqual({
      targets: expect.stringContaining('No product on sale'),
    })
    for (const { body } of [first, second]) await desk.end(body.data._id)
    expect([await desk.offerOf(both), await desk.offerOf(own)]).toEqual(Array(2).fill([100, 100, undefined]))
    // where one ends another one begins from the former price
    const before = await desk.add([both], { endsAt: desk.inHours(1) })
    expect(before.status).toBe(201)
    const next = await desk.add([both], {
      badge: 'Next',
      value: 5,
      startsAt: before.body.data.endsAt,
      endsAt: desk.inHours(2),
    })
    expect(next.status).toBe(201)
    desk.advanceHours(1)
    await vi.waitFor(async () => expect(await desk.offerOf(both)).toEqual([100, 95, 'Next']))
    await desk.end(next.body.data._id)
  })
})

it('many products begin in several commands, once, though two processes race; a sale that was missed never begins', async () => {
  const made = await Promise.all(Array.from({ length: 510 }, () => desk.shop.shop.newId()))
  await inCommand(desk.shop.db, async (tx) => {
    const { productId } = await buildProduct(desk.shop.shop)
    const like = await tx.selectFrom('products').selectAll().where('id', '=', productId).executeTakeFirstOrThrow()
    for (let at = 0; at < made.length; at += 102) {
      await tx
        .insertInto('products')
        .values(
          made.slice(at, at + 102).map((id, nth) => ({
            id,
            name: `Many ${at + nth}`,
            brand_id: like.brand_id,
            category_id: like.category_id,
            subcategory_id: null,
            description: 'x',
            specifications: '[]',
            hsn_code: '848210',
            gst_rate: 18,
            unit: 'NOS',
            net_quantity: '1 piece',
            country_of_origin: 'India',
            price: 10_000,
            offer_price: null,
            selling_price: 10_000,
            main_image: '',
            images: [],
            created_at: desk.shop.shop.clock(),
            updated_at: desk.shop.shop.clock(),
          })),
        )
        .execute()
    }
  })
  await desk.shelf(
    'many',
    made.map((productId) => ({ productId, variantIds: [] })),
  )
  const { body } = await desk.add(['many'], { reach: 'category', startsAt: desk.inHours(1), endsAt: desk.inHours(2) })
  const missed = await desk.add(['many'], { reach: 'category', startsAt: desk.inHours(2), endsAt: desk.inHours(3) })
  const asks = () =>
    desk.shop.pool.query(`SELECT count(*)::int AS n, min(offer_price)::int AS least, max(selling_price)::int AS most
      FROM products WHERE category_id = 'many' GROUP BY offer_price`)
  desk.advanceHours(1)
  await Promise.all([applySales(desk.shop.shop), applySales(desk.other.shop), applySales(desk.shop.shop)])
  expect((await asks()).rows).toEqual([{ n: 510, least: 9000, most: 9000 }])
  expect(await desk.look(body.data._id)).toMatchObject({ counts: { on: 510, due: 0, refused: 0 }, state: 'running' })
  const { rows } = await desk.shop.pool.query(`SELECT FROM commands WHERE subject_id = $1 AND name = 'sale.begun'`, [
    body.data._id,
  ])
  expect(rows).toHaveLength(2)
  expect((await desk.end(body.data._id)).status).toBe(200)
  await Promise.all([applySales(desk.other.shop), applySales(desk.shop.shop)])
  expect((await asks()).rows).toEqual([{ n: 510, least: null, most: 10_000 }])
  expect(await desk.look(body.data._id)).toMatchObject({ counts: { on: 0, back: 510 }, state: 'ended' })
  desk.advanceHours(3)
  await Promise.all([applySales(desk.other.shop), applySales(desk.shop.shop)])
  expect(await desk.look(missed.body.data._id)).toMatchObject({ state: 'ended', goods: [] })
})

it('an upcoming sale is cancelled and taken up again; the history knows the way', async () => {
  const { productId } = await buildProduct(desk.shop.shop)
  const { body } = await desk.add([productId], { startsAt: desk.inHours(1) })
  const cancelled = await desk.owner.call(calls.cancelSale, { params: { id: body.data._id } })
  expect(cancelled.body).toMatchObject({ message: 'Monsoon sale cancelled', data: { state: 'cancelled' } })
  const list = async (which: string) =>
    (await desk.owner.call(calls.listSales, { query: { which } })).body.data.map(({ _id }) => _id)
  expect(await list('past')).toContain(body.data._id)
  const undo = async (name: string) => {
    const { rows } = await desk.shop.pool.query('SELECT id FROM commands WHERE name = $1 ORDER BY at DESC LIMIT 1', [
      name,
    ])
    return desk.owner.call(calls.undo, { params: { id: rows[0].id }, body: {} })
  }
  expect((await undo('sale.cancel')).status).toBe(200)
  const [again = ''] = await list('current')
  expect(await desk.look(again)).toMatchObject({ state: 'waiting', badge: 'Monsoon sale' })
  desk.advanceHours(1)
  await vi.waitFor(async () => expect(await desk.offerOf(productId)).toEqual([100, 90, 'Monsoon sale']))
  // adding it is taken back while it runs: its prices go
  expect((await undo('sale.add')).status).toBe(200)
  expect(await desk.offerOf(productId)).toEqual([100, 100, undefined])
})

it('the audit finds a price or a badge that outlives its sale', async () => {
  const { productId } = await buildProduct(desk.shop.shop)
  const { body } = await desk.add([productId])
  const rule = 'no product has the price or the badge of a sale that does not run'
  expect(await desk.faults()).toEqual([])
  await desk.shop.pool.query(`UPDATE sales SET state = 'ended' WHERE id = $1`, [body.data._id])
  expect(await desk.faults()).toEqual([rule])
  await desk.shop.pool.query(`UPDATE sale_goods SET state = 'back' WHERE sale_id = $1`, [body.data._id])
  expect(await desk.faults()).toEqual([rule])
  await desk.shop.pool.query(`UPDATE products SET sale = NULL WHERE id = $1`, [productId])
  expect(await desk.faults()).toEqual([])
})
