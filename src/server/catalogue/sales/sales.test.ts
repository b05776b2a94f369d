import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { type BuiltProduct, buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { type BuiltStaff, buildStaff, inCommand } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { auditMoney } from '../../operations/audit/audit-money.ts'
import { applySales } from './apply-sales.ts'

const hourMs = 3_600_000
let shop: TestShop
let other: TestShop
let owner: BuiltStaff
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  other = await openShop({ beside: shop })
  owner = await buildStaff(shop, ['owner'])
  manager = await buildStaff(shop, ['manager'])
})
afterAll(async () => {
  const faults = await faultsOf()
  await other.close()
  await shop.close()
  expect(faults).toEqual([])
})

const faultsOf = async () => {
  const { checks, waiting } = await auditMoney(shop.shop)
  return [...checks.filter(({ faults }) => faults.length > 0).map(({ rule }) => rule), ...waiting]
}
const advance = (milliseconds: number) => {
  for (const each of [shop, other]) each.advance(milliseconds)
}
const inHours = (hours: number) => new Date(shop.shop.clock().getTime() + hours * hourMs).toISOString()
const saleOf = (targets: string[], more: object = {}) => ({
  badge: 'Monsoon sale',
  reach: 'products',
  targets,
  discountType: 'percentage',
  value: 10,
  startsAt: null,
  endsAt: inHours(5),
  ...more,
})
const add = (targets: string[], more: object = {}, by = owner) =>
  by.call(calls.addSale, { body: saleOf(targets, more) })
const preview = (targets: string[], more: object = {}, by = owner) =>
  by.call(calls.previewSale, { body: saleOf(targets, more) })
const end = (id: string) => owner.call(calls.endSale, { params: { id } })
const look = async (id: string) => (await owner.call(calls.getSale, { params: { id } })).body.data
const product = async (id: string, from = shop) => (await from.call('GET', `/product/get-product/${id}`)).body.data
const offerOf = async (id: string) => {
  const { price, offerPrice, sale } = await product(id)
  return [price, offerPrice, sale?.badge]
}
const setPrice = (id: string, price: number, offerPrice: number | null) =>
  inCommand(shop.db, async (tx) => {
    const selling = (offerPrice ?? price) * 100
    const row = { price: price * 100, offer_price: offerPrice && offerPrice * 100, selling_price: selling }
    await tx.updateTable('products').set(row).where('id', '=', id).execute()
  })
/** Puts goods under a category of its own. */
async function shelf(id: string, goods: readonly BuiltProduct[]): Promise<string> {
  const skip = { colour: '#888888', icon: 'box', image: '/pictures/box.svg', position: 1 }
  const ids = goods.map(({ productId }) => productId)
  await inCommand(shop.db, async (tx) => {
    await tx
      .insertInto('categories')
      .values({ id, name: id, ...skip })
      .execute()
    await tx.updateTable('products').set({ category_id: id }).where('id', 'in', ids).execute()
  })
  return id
}

/** Reads what a process asks: on the product page, in the list of the category, in a cart and for what is bought at once. */
async function asked(from: TestShop, id: string, category: string, token: string) {
  const { offerPrice, sale } = await product(id, from)
  const list = await from.call('GET', `/product/get-products?categoryId=${category}`)
  const cart = await from.call('GET', '/cart/get-cart', { token })
  const [item] = cart.body.data.formattedCart.items
  const [card] = list.body.data.products
  return {
    prices: [offerPrice, card?.offerPrice, item?.offerPrice, cart.body.data.formattedCart.subTotal],
    struck: [card?.price, item?.price],
    badges: [sale?.badge, card?.sale?.badge, item?.sale?.split(' ·')[0]],
  }
}

it('a sale is asked everywhere, by every process, from its first moment to its last', async () => {
  const bearing = await buildProduct(shop.shop, { price: 100, offerPrice: 99.99, stock: 9, breaks: [[5, 95]] })
  const { productId: id } = bearing
  const category = await shelf('first-shelf', [bearing])
  const { token } = await buildShopper(shop.shop)
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId: id, quantity: 1 } })
  const { status, body } = await add([category], { reach: 'category', startsAt: inHours(1) })
  expect([status, body.message]).toEqual([201, 'Monsoon sale scheduled'])
  await other.shop.moments.refresh()
  const plain = { prices: [99.99, 99.99, 99.99, 99.99], struck: [100, 100], badges: [undefined, undefined, undefined] }
  for (const from of [shop, other]) expect(await asked(from, id, category, token)).toEqual(plain)
  advance(hourMs)
  // 9.999 is rounded half up to 10 off
  const cut = { prices: [89.99, 89.99, 89.99, 89.99], struck: [100, 100], badges: Array(3).fill('Monsoon sale') }
  const both = await Promise.all([other, shop].map((from) => asked(from, id, category, token)))
  expect(both).toEqual([cut, cut])
  expect((await product(id)).priceBreaks).toEqual([])
  expect((await shop.call('GET', '/product/get-products?maxPrice=90&q=bearing')).body.data.totalProducts).toBe(1)
  const counter = await owner.call(calls.priceAtCounter, { body: { lines: [{ productId: id, quantity: 1 }] } })
  expect(counter.body.data.total).toBe(89.99)
  const { order } = await placeOrder(shop, { product: bearing })
  expect(order.breakdown.subTotal).toBe(89.99)
  expect(await look(body.data._id)).toMatchObject({ state: 'running', counts: { on: 1, refused: 0 } })
  advance(4 * hourMs)
  const after = await Promise.all([shop, other].map((from) => asked(from, id, category, token)))
  expect(after).toEqual([plain, plain])
  expect((await product(id)).priceBreaks).toEqual([{ from: 5, price: 95 }])
  expect(await look(body.data._id)).toMatchObject({ state: 'ended', counts: { on: 0, back: 1 } })
  const { rows } = await shop.pool.query(`SELECT name, actor FROM commands WHERE subject_id = $1 ORDER BY at, name`, [
    body.data._id,
  ])
  expect(rows).toEqual([
    { name: 'sale.add', actor: 'staff' },
    { name: 'sale.begun', actor: 'system' },
    { name: 'sale.ended', actor: 'system' },
  ])
})

it('begins at once, says its last day, and is ended early with the former price, none included', async () => {
  const { productId: id } = await buildProduct(shop.shop, { price: 200 })
  await setPrice(id, 200, null)
  const { body } = await add([id], { discountType: 'flat', value: 12.5, endsAt: '2099-01-01T00:00:00.000+05:30' })
  expect(body.errors).toEqual({ endsAt: 'At most 731 days ahead' })
  const day = new Date(shop.shop.clock().getTime() + 20 * 24 * hourMs).toISOString().slice(0, 10)
  const done = await add([id], { discountType: 'flat', value: 12.5, endsAt: `${day}T23:59:59.999+05:30` })
  expect(done.body).toMatchObject({ message: 'Monsoon sale started', data: { state: 'running', counts: { on: 1 } } })
  const { sale, offerPrice } = await product(id)
  const [, month, date] = day.split('-').map(Number)
  const named = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(new Date(day))
  expect([offerPrice, sale?.text]).toEqual([187.5, `Monsoon sale · until ${date} ${named.slice(0, 3)}`])
  expect(month).toBeGreaterThan(0)
  expect((await end(done.body.data._id)).body).toMatchObject({ data: { state: 'ended', counts: { back: 1 } } })
  expect(await offerOf(id)).toEqual([200, null, undefined])
  expect((await end(done.body.data._id)).status).toBe(400)
  const cancelled = await owner.call(calls.cancelSale, { params: { id: done.body.data._id } })
  expect(cancelled.status).toBe(400)
})

it('a price that somebody sets meanwhile stays, and its badge goes at once', async () => {
  const goods = [await buildProduct(shop.shop), await buildProduct(shop.shop), await buildProduct(shop.shop)]
  const [kept = '', mrp = '', plain = ''] = goods.map(({ productId }) => productId)
  const { body } = await add([kept, mrp, plain])
  const change = async (id: string, fields: object) => {
    const { version } = (await owner.call(calls.getGoods, { params: { id } })).body.data.record
    const answer = await owner.call(calls.changeGoods, { params: { id }, body: { version, changes: fields } })
    expect([answer.status, answer.body.message]).toEqual([200, expect.any(String)])
  }
  await change(kept, { offerPrice: { was: 90, now: 80 } })
  await change(mrp, { price: { was: 100, now: 95 } })
  expect(await offerOf(kept)).toEqual([100, 80, undefined])
  expect(await offerOf(mrp)).toEqual([95, 90, 'Monsoon sale'])
  advance(5 * hourMs)
  await vi.waitFor(async () => expect(await offerOf(kept)).toEqual([100, 80, undefined]))
  // the former offer would be above the MRP by now
  expect(await offerOf(mrp)).toEqual([95, null, undefined])
  expect(await offerOf(plain)).toEqual([100, 100, undefined])
  const { counts, goods: rows } = await look(body.data._id)
  expect(counts).toMatchObject({ kept: 1, back: 2 })
  expect(rows[0]).toMatchObject({ state: 'kept', refusal: expect.stringContaining('Another price was set') })
})

it('each variant has its own price, and what goes out of sale gets its price back too', async () => {
  const { productId: id, variantIds } = await buildProduct(shop.shop, { price: 50, variants: ['S', 'L'] })
  const [small = '', large = ''] = variantIds
  await inCommand(shop.db, (tx) =>
    tx.updateTable('variants').set({ price: 8000, offer_price: 7000 }).where('id', '=', large).execute(),
  )
  const { body } = await add([id])
  const seen = await product(id)
  expect(seen).toMatchObject({ price: 50, offerPrice: 45, sale: { badge: 'Monsoon sale' } })
  expect(seen.variants).toMatchObject([
    { _id: small, offerPrice: 45, sale: { badge: 'Monsoon sale' } },
    { _id: large, price: 80, offerPrice: 63, sale: { badge: 'Monsoon sale' } },
  ])
  await owner.call(calls.withdrawGoods, { params: { id } })
  await end(body.data._id)
  const { rows } = await shop.pool.query('SELECT offer_price FROM variants WHERE product_id = $1 ORDER BY position', [
    id,
  ])
  expect(rows).toEqual([{ offer_price: 5000 }, { offer_price: 7000 }])
})

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
    const { productId } = await buildProduct(shop.shop)
    const { status, body } = await add([productId], more)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
    expect(await offerOf(productId)).toEqual([100, 100, undefined])
  })

  it('a person’s largest discount holds, also after a step of the same day', async () => {
    const { productId } = await buildProduct(shop.shop)
    expect((await add([productId], { value: 11 }, manager)).status).toBe(403)
    expect((await preview([productId], { value: 11 }, manager)).body.data).toMatchObject({
      refused: 1,
      goods: [{ refusal: 'More than 10% off' }],
    })
    const first = await add([productId], { value: 6 }, manager)
    await manager.call(calls.endSale, { params: { id: first.body.data._id } })
    const { version } = (await manager.call(calls.getGoods, { params: { id: productId } })).body.data.record
    const fields = { offerPrice: { was: 100, now: 94 } }
    await manager.call(calls.changeGoods, { params: { id: productId }, body: { version, changes: fields } })
    expect((await add([productId], { value: 6, startsAt: inHours(1) }, manager)).status).toBe(403)
  })

  it('at or below cost it wants to be agreed to', async () => {
    const { productId } = await buildProduct(shop.shop)
    await shop.pool.query(
      `INSERT INTO item_costs (stock_item_id, average, last) SELECT id, 9000, 9000 FROM stock_items WHERE product_id = $1`,
      [productId],
    )
    const { status, body } = await add([productId])
    expect([status, body.errors]).toEqual([400, { belowCost: expect.stringContaining('1 price would be') }])
    expect((await preview([productId])).body.data).toMatchObject({ belowCost: 1, priced: 0, refused: 1 })
    const agreed = await add([productId], { belowCost: true })
    expect(agreed.status).toBe(201)
    await end(agreed.body.data._id)
  })

  it('two sales never add up: the first that was saved has what both reach', async () => {
    const goods = [await buildProduct(shop.shop), await buildProduct(shop.shop)]
    const [both = '', own = ''] = goods.map(({ productId }) => productId)
    const first = await add([both], { badge: 'Onam', startsAt: inHours(2), endsAt: inHours(4) })
    const seen = await preview([both, own], { value: 20, startsAt: inHours(1), endsAt: inHours(3) })
    expect(seen.body.data).toMatchObject({
      priced: 1,
      refused: 1,
      goods: [
        { productId: both, price: null, refusal: 'In the sale “Onam” in these days' },
        { productId: own, price: 80 },
      ],
    })
    const second = await add([both, own], { value: 20, startsAt: inHours(1), endsAt: inHours(3) })
    advance(hourMs)
    await vi.waitFor(async () => expect(await offerOf(own)).toEqual([100, 80, 'Monsoon sale']))
    expect(await offerOf(both)).toEqual([100, 100, undefined])
    advance(hourMs)
    await vi.waitFor(async () => expect(await offerOf(both)).toEqual([100, 90, 'Onam']))
    // one that runs is never overtaken
    expect((await add([both, own])).body.errors).toEqual({ targets: expect.stringContaining('No product on sale') })
    for (const { body } of [first, second]) await end(body.data._id)
    expect([await offerOf(both), await offerOf(own)]).toEqual(Array(2).fill([100, 100, undefined]))
    // where one ends another one begins from the former price
    const before = await add([both], { endsAt: inHours(1) })
    expect(before.status).toBe(201)
    const next = await add([both], { badge: 'Next', value: 5, startsAt: before.body.data.endsAt, endsAt: inHours(2) })
    expect(next.status).toBe(201)
    advance(hourMs)
    await vi.waitFor(async () => expect(await offerOf(both)).toEqual([100, 95, 'Next']))
    await end(next.body.data._id)
  })
})

it('many products begin in several commands, once, though two processes race; a sale that was missed never begins', async () => {
  const made = await Promise.all(Array.from({ length: 510 }, () => shop.shop.newId()))
  await inCommand(shop.db, async (tx) => {
    const { productId } = await buildProduct(shop.shop)
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
            created_at: shop.shop.clock(),
            updated_at: shop.shop.clock(),
          })),
        )
        .execute()
    }
  })
  await shelf(
    'many',
    made.map((productId) => ({ productId, variantIds: [] })),
  )
  const { body } = await add(['many'], { reach: 'category', startsAt: inHours(1), endsAt: inHours(2) })
  const missed = await add(['many'], { reach: 'category', startsAt: inHours(2), endsAt: inHours(3) })
  const asks = () =>
    shop.pool.query(`SELECT count(*)::int AS n, min(offer_price)::int AS least, max(selling_price)::int AS most
      FROM products WHERE category_id = 'many' GROUP BY offer_price`)
  advance(hourMs)
  await Promise.all([applySales(shop.shop), applySales(other.shop), applySales(shop.shop)])
  expect((await asks()).rows).toEqual([{ n: 510, least: 9000, most: 9000 }])
  expect(await look(body.data._id)).toMatchObject({ counts: { on: 510, due: 0, refused: 0 }, state: 'running' })
  const { rows } = await shop.pool.query(`SELECT FROM commands WHERE subject_id = $1 AND name = 'sale.begun'`, [
    body.data._id,
  ])
  expect(rows).toHaveLength(2)
  expect((await end(body.data._id)).status).toBe(200)
  await Promise.all([applySales(other.shop), applySales(shop.shop)])
  expect((await asks()).rows).toEqual([{ n: 510, least: null, most: 10_000 }])
  expect(await look(body.data._id)).toMatchObject({ counts: { on: 0, back: 510 }, state: 'ended' })
  advance(3 * hourMs)
  await Promise.all([applySales(other.shop), applySales(shop.shop)])
  expect(await look(missed.body.data._id)).toMatchObject({ state: 'ended', goods: [] })
})

it('an upcoming sale is cancelled and taken up again; the history knows the way', async () => {
  const { productId } = await buildProduct(shop.shop)
  const { body } = await add([productId], { startsAt: inHours(1) })
  const cancelled = await owner.call(calls.cancelSale, { params: { id: body.data._id } })
  expect(cancelled.body).toMatchObject({ message: 'Monsoon sale cancelled', data: { state: 'cancelled' } })
  const list = async (which: string) =>
    (await owner.call(calls.listSales, { query: { which } })).body.data.map(({ _id }) => _id)
  expect(await list('past')).toContain(body.data._id)
  const undo = async (name: string) => {
    const { rows } = await shop.pool.query('SELECT id FROM commands WHERE name = $1 ORDER BY at DESC LIMIT 1', [name])
    return owner.call(calls.undo, { params: { id: rows[0].id }, body: {} })
  }
  expect((await undo('sale.cancel')).status).toBe(200)
  const [again = ''] = await list('current')
  expect(await look(again)).toMatchObject({ state: 'waiting', badge: 'Monsoon sale' })
  advance(hourMs)
  await vi.waitFor(async () => expect(await offerOf(productId)).toEqual([100, 90, 'Monsoon sale']))
  // adding it is taken back while it runs: its prices go
  expect((await undo('sale.add')).status).toBe(200)
  expect(await offerOf(productId)).toEqual([100, 100, undefined])
})

it('the audit finds a price or a badge that outlives its sale', async () => {
  const { productId } = await buildProduct(shop.shop)
  const { body } = await add([productId])
  const rule = 'no product has the price or the badge of a sale that does not run'
  expect(await faultsOf()).toEqual([])
  await shop.pool.query(`UPDATE sales SET state = 'ended' WHERE id = $1`, [body.data._id])
  expect(await faultsOf()).toEqual([rule])
  await shop.pool.query(`UPDATE sale_goods SET state = 'back' WHERE sale_id = $1`, [body.data._id])
  expect(await faultsOf()).toEqual([rule])
  await shop.pool.query(`UPDATE products SET sale = NULL WHERE id = $1`, [productId])
  expect(await faultsOf()).toEqual([])
})
