import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildCounting, type Counting } from '../../../../test/builders/build-counting.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { buildStaff, inCommand } from '../../../../test/office.ts'
import { expectBooksInOrder } from '../../../../test/races/ledger.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { adjustStock } from '../../catalogue/stock/adjust-stock.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'

let shop: TestShop
let counting: Counting
beforeAll(async () => {
  shop = await openShop()
  counting = await buildCounting(shop)
})
afterAll(async () => {
  await expectBooksInOrder(shop.shop)
  await shop.close()
})

describe('a count', () => {
  test('books what differed at its moment, whatever was sold, packed or held before and after', async () => {
    const { see, begin, enter, close, approve, onHand } = counting
    const product = await buildProduct(shop.shop, { stock: 20 })
    const { productId } = product
    const { order } = await placeOrder(shop, { product, quantity: 4 })
    const packed = await placeOrder(shop, { product, quantity: 3 })
    await moveOrder(shop.shop, packed.order.number, 'confirmed')
    await moveOrder(shop.shop, packed.order.number, 'packed')
    // 17 lie there by the books, 4 of them sold and not packed; two of them are missing
    const id = await begin()
    expect(await enter(id, { productId, pieces: 15 })).toMatchObject({ status: 200, body: { data: { counted: 15 } } })
    await placeOrder(shop, { product, quantity: 5 })
    await moveOrder(shop.shop, order.number, 'cancelled')
    await close(id)
    expect((await see(id)).items).toMatchObject([{ counted: 15, expected: 17, difference: -2 }])
    expect(await approve(id)).toMatchObject({ status: 200, body: { data: { booked: 1, waiting: [] } } })
    expect(await onHand(product)).toBe(20 - 3 - 5 - 2)
    const { rows } = await shop.pool.query(
      `SELECT kind, on_hand_change, reason, note FROM stock_movements ORDER BY id DESC LIMIT 1`,
    )
    expect(rows).toEqual([
      { kind: 'adjust', on_hand_change: -2, reason: 'count', note: expect.stringMatching(/^Count \d+$/) },
    ])
  })

  test('goes along the shelves from one to another, and says what the differences are worth to who sees costs', async () => {
    const { owner, packer, see, begin, enter, close } = counting
    const put = async (shelf: string, price: number) => {
      const product = await buildProduct(shop.shop, { price })
      await inCommand(shop.db, (tx) =>
        sql`INSERT INTO stock_places (stock_item_id, shelf)
          SELECT id, ${shelf} FROM stock_items WHERE product_id = ${product.productId}`.execute(tx),
      )
      return product.productId
    }
    const [ten, two, other] = [await put('S-10', 40), await put('S-2', 25), await put('T-1', 9)]
    const id = await begin(packer, { scope: { kind: 'shelves', from: 's-1', to: 'S-10' } })
    expect((await see(id)).scope).toBe('Shelves s-1 to S-10')
    expect((await see(id)).items.map(({ productId }) => productId)).toEqual([two, ten])
    expect(other).toBeTruthy()
    await enter(id, { productId: ten, pieces: 7 })
    await enter(id, { productId: two, pieces: 12 })
    await close(id)
    // of one of them it is known what it cost
    await inCommand(shop.db, (tx) =>
      sql`INSERT INTO item_costs (stock_item_id, average, last)
        SELECT id, 1500, 1500 FROM stock_items WHERE product_id = ${two}`.execute(tx),
    )
    expect((await see(id, owner)).items).toMatchObject([
      { difference: 2, worth: 30 },
      { difference: -3, worth: -120 },
    ])
    const lines = (await see(id, packer)).items
    expect(lines.map((line) => 'worth' in line)).toEqual([false, false])
    expect(
      (await owner.call(calls.startCount, { body: { scope: { kind: 'shelves', from: 'ZZ', to: 'ZZ' } } })).status,
    ).toBe(400)
  })

  test('leaves what was not counted, and what was found as it should be, as it is', async () => {
    const { packer, see, begin, enter, close, approve, onHand } = counting
    const [counted, not] = await Promise.all([buildProduct(shop.shop), buildProduct(shop.shop, { stock: 7 })])
    const id = await begin(packer, { scope: { kind: 'category', id: 'category' } })
    await enter(id, { productId: counted.productId, pieces: 10 })
    await close(id)
    expect(await approve(id)).toMatchObject({ body: { data: { booked: 0 } } })
    expect([await onHand(counted), await onHand(not)]).toEqual([10, 7])
    expect((await see(id)).state).toBe('approved')
  })

  test('takes scans one by one and by the pack, from several phones, each sent once', async () => {
    const { owner, packer, see, begin, enter } = counting
    const { productId } = await buildProduct(shop.shop, { stock: 30 })
    const single = (await owner.call(calls.makeBarcode, { body: { productId, variantId: null } })).body.data.code
    const pack = { productId, variantId: null, pieces: 10 }
    const ten = (await owner.call(calls.makeBarcode, { body: pack })).body.data.code
    const id = await begin()
    const other = await buildStaff(shop, ['packer'])
    const scan = (barcode: string, n: number, command = randomUUID()) =>
      enter(id, { barcode, how: 'add', pieces: 1 }, n % 2 === 0 ? packer : other, command)
    await Promise.all(Array.from({ length: 12 }, (_, n) => scan(n < 2 ? ten : single, n)))
    const command = randomUUID()
    const first = await scan(single, 0, command)
    expect((await scan(single, 0, command)).body).toEqual(first.body)
    expect((await see(id)).items).toMatchObject([{ counted: 31, codes: [{ code: single }, { code: ten, pieces: 10 }] }])
    expect(await scan('NEVER-SEEN', 0)).toMatchObject({ status: 404, body: { message: /is not linked to a product/ } })
  })

  test('tells nobody what should be there while it is blind, nor the stock', async () => {
    const { owner, packer, see, begin, enter, close } = counting
    const { productId } = await buildProduct(shop.shop, { stock: 9 })
    const id = await begin(packer, { scope: { kind: 'list', name: 'Rack B' }, blind: true })
    await enter(id, { productId, pieces: 3 })
    for (const who of [packer, owner]) {
      const text = JSON.stringify(await see(id, who))
      expect(text).not.toMatch(/expected|difference/)
    }
    const item = await packer.call(calls.itemCodes, { query: { productId, variantId: '' } })
    expect(item.body.data.item.free).toBeNull()
    await close(id)
    expect(JSON.stringify(await see(id, packer))).not.toMatch(/expected|difference/)
    expect((await see(id, owner)).items).toMatchObject([{ expected: 9, difference: -6 }])
  })

  test('that differs is counted a second time, without knowing the first', async () => {
    const { owner, packer, see, begin, enter, close, approve, onHand } = counting
    const product = await buildProduct(shop.shop, { stock: 9 })
    const { productId } = product
    const id = await begin()
    await enter(id, { productId, pieces: 3 })
    await close(id)
    const before = await see(id)
    const lines = before.items.map((line) => line.id)
    const again = () => owner.call(calls.recountLines, { params: { id }, body: { version: before.version, lines } })
    expect((await again()).status).toBe(200)
    expect(await again()).toMatchObject({ status: 409, body: { code: 'count_state' } })
    expect((await see(id, packer)).items).toMatchObject([{ round: 2, counted: null, before: [] }])
    await enter(id, { productId, pieces: 8 })
    await close(id)
    expect((await see(id)).items).toMatchObject([{ counted: 8, difference: -1, before: [{ counted: 3 }] }])
    await approve(id)
    expect(await onHand(product)).toBe(8)
  })

  test('is asked for again where goods left the shelf between two scans, or since an entry that came late', async () => {
    const { owner, see, begin, enter, close, approve } = counting
    const product = await buildProduct(shop.shop, { stock: 9 })
    const { productId } = product
    const { order } = await placeOrder(shop, { product, quantity: 2 })
    await moveOrder(shop.shop, order.number, 'confirmed')
    const id = await begin()
    await enter(id, { productId, how: 'add', pieces: 1 })
    shop.advance(60_000)
    await moveOrder(shop.shop, order.number, 'packed')
    expect((await enter(id, { productId, how: 'add', pieces: 6 })).body.data.shelfMoved).toBe(true)
    await close(id)
    expect(await approve(id)).toMatchObject({ status: 409, body: { message: /count it again/ } })
    const { version } = await see(id)
    await owner.call(calls.reopenCount, { params: { id }, body: { version } })
    shop.advance(60_000)
    expect((await enter(id, { productId, pieces: 7, agoMs: 90_000 })).body.data.shelfMoved).toBe(true)
    expect((await enter(id, { productId, pieces: 7, agoMs: 10_000 })).body.data.shelfMoved).toBe(false)
    await close(id)
    expect((await approve(id)).body.data).toEqual({ booked: 0, waiting: [] })
  })

  test('is asked for again where as many came between two scans as left', async () => {
    const { begin, enter } = counting
    const { productId } = await buildProduct(shop.shop, { stock: 9 })
    const id = await begin()
    await enter(id, { productId, how: 'add', pieces: 4 })
    shop.advance(1000)
    for (const change of [-3, 3]) await adjustStock(shop.shop, { productId, variantId: null }, change, 'found')
    expect((await enter(id, { productId, how: 'add', pieces: 5 })).body.data.shelfMoved).toBe(true)
  })

  test('does not write over another’s number unseen, and ends for who comes late', async () => {
    const { owner, packer, see, begin, enter, close } = counting
    const { productId } = await buildProduct(shop.shop)
    const id = await begin()
    await enter(id, { productId, pieces: 4, saw: null })
    expect(await enter(id, { productId, pieces: 5, saw: null }, owner)).toMatchObject({
      status: 409,
      body: { code: 'count_state', message: /Staff packer has counted 4/ },
    })
    await close(id)
    expect((await enter(id, { productId, pieces: 5 })).status).toBe(409)
    const category = await begin(packer, { scope: { kind: 'random', items: 1 } })
    const stranger = await buildProduct(shop.shop, { name: 'Stray Bolt' })
    expect(await enter(category, { productId: stranger.productId, pieces: 1 })).toMatchObject({
      status: 409,
      body: { message: 'Stray Bolt is not in this count' },
    })
    const { version } = await see(category)
    await packer.call(calls.dropCount, { params: { id: category }, body: { version } })
  })
})

test('what can be counted is offered with how much of it there is', async () => {
  const { packer, begin } = counting
  const { body } = await packer.call(calls.countChoices)
  expect(body.data).toMatchObject([{ id: 'category', name: 'Bearings', items: expect.any(Number) }])
  expect((await begin(packer, { scope: { kind: 'random', items: 2 } })).length).toBeGreaterThan(3)
  const unknown = { scope: { kind: 'category', id: 'nothing' } }
  expect((await packer.call(calls.startCount, { body: unknown })).status).toBe(404)
})
