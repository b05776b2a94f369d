import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { transact } from '../../platform/db/transact.ts'
import { adjustStock } from './adjust-stock.ts'
import {
  availableOf,
  holdStock,
  releaseStock,
  returnStock,
  type StockLine,
  sellHeldStock,
  takeStock,
} from './stock-queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Move = typeof takeStock
const move = (write: Move, lines: StockLine[], orderId = 'order') =>
  transact(shop.shop, (work) => write(work, lines, { orderId, now: shop.shop.clock() }))
const one = (productId: string, quantity: number): StockLine => ({ productId, variantId: null, quantity })

async function levelOf(productId: string) {
  const rows = await shop.db.selectFrom('stock_items').selectAll().where('product_id', '=', productId).execute()
  return rows.map(({ on_hand, held }) => [on_hand, held])
}

/** The ledger must explain every level: its changes add up to it. */
async function expectLedgerAddsUp() {
  const { rows } = await sql`
    SELECT s.product_id FROM stock_items s LEFT JOIN stock_movements m ON m.stock_item_id = s.id
    GROUP BY s.id
    HAVING coalesce(sum(m.on_hand_change), 0) <> s.on_hand OR coalesce(sum(m.held_change), 0) <> s.held`.execute(
    shop.db,
  )
  expect(rows).toEqual([])
}

describe('the ledger', () => {
  test('keeps every move with its cause', async () => {
    const { productId } = await buildProduct(shop.shop, { stock: 10 })
    await move(takeStock, [one(productId, 3)], 'order-1')
    await move(holdStock, [one(productId, 4)])
    await move(releaseStock, [one(productId, 1)])
    await move(sellHeldStock, [one(productId, 3)])
    await move(returnStock, [one(productId, 2)], 'order-1')
    await adjustStock(shop.shop, one(productId, 0), -1, 'one was damaged')
    expect(await levelOf(productId)).toEqual([[5, 0]])
    const movements = await shop.db
      .selectFrom('stock_movements as m')
      .innerJoin('stock_items as s', 's.id', 'm.stock_item_id')
      .select(['kind', 'on_hand_change', 'held_change', 'order_id', 'note'])
      .where('s.product_id', '=', productId)
      .orderBy('m.id')
      .execute()
    expect(movements.slice(1)).toMatchObject([
      { kind: 'sell', on_hand_change: -3, held_change: 0, order_id: 'order-1' },
      { kind: 'hold', on_hand_change: 0, held_change: 4 },
      { kind: 'release', on_hand_change: 0, held_change: -1 },
      { kind: 'sell', on_hand_change: -3, held_change: -3 },
      { kind: 'return', on_hand_change: 2, held_change: 0, order_id: 'order-1' },
      { kind: 'adjust', on_hand_change: -1, held_change: 0, order_id: null, note: 'one was damaged' },
    ])
    await expectLedgerAddsUp()
  })

  test('tells what can be bought, in the order asked, 0 for what is not counted', async () => {
    const { productId, variantIds } = await buildProduct(shop.shop, { variants: ['S'], stock: 6 })
    const [variantId = ''] = variantIds
    await move(holdStock, [{ productId, variantId, quantity: 2 }])
    const keys = [
      { productId, variantId: null },
      { productId, variantId },
    ]
    expect(await availableOf(shop.db, keys)).toEqual([0, 4])
  })

  test('a count cannot be put below what is promised', async () => {
    const { productId } = await buildProduct(shop.shop, { stock: 5 })
    await move(holdStock, [one(productId, 3)])
    const key = { productId, variantId: null }
    await expect(adjustStock(shop.shop, key, -3, '')).rejects.toMatchObject({
      code: 'out_of_stock',
      details: { available: 2 },
    })
    await adjustStock(shop.shop, key, -2, '')
    expect(await levelOf(productId)).toEqual([[3, 3]])
  })

  test('what was never counted is counted from its first correction on', async () => {
    const { productId } = await buildProduct(shop.shop, { stock: 0 })
    await adjustStock(shop.shop, { productId, variantId: null }, 7, 'found on the shelf')
    expect(await levelOf(productId)).toEqual([[7, 0]])
    await expectLedgerAddsUp()
  })

  test('a release or a held sale that was never held is a fault of ours, and undone', async () => {
    const { productId } = await buildProduct(shop.shop, { stock: 5 })
    await expect(move(releaseStock, [one(productId, 1)])).rejects.toThrow(/does not fit the ledger/)
    await expect(move(sellHeldStock, [one(productId, 1)])).rejects.toThrow(/does not fit the ledger/)
    expect(await levelOf(productId)).toEqual([[5, 0]])
  })
})

describe('taking stock', () => {
  test('is all or nothing, and names the first line that is short', async () => {
    const plenty = await buildProduct(shop.shop, { stock: 9 })
    const short = await buildProduct(shop.shop, { name: 'Ball Valve', stock: 2 })
    const none = await buildProduct(shop.shop, { name: 'Drill', stock: 0 })
    const lines = [one(plenty.productId, 1), one(short.productId, 3), one(none.productId, 1)]
    await expect(move(takeStock, lines)).rejects.toMatchObject({
      code: 'out_of_stock',
      message: 'Only 2 left of Ball Valve',
      details: { available: 2 },
    })
    await expect(move(takeStock, lines.toReversed())).rejects.toMatchObject({ message: 'Drill is out of stock' })
    expect(await levelOf(plenty.productId)).toEqual([[9, 0]])
    expect(await levelOf(short.productId)).toEqual([[2, 0]])
  })

  test('counts the same thing twice in one order together', async () => {
    const { productId } = await buildProduct(shop.shop, { stock: 3 })
    await expect(move(takeStock, [one(productId, 2), one(productId, 2)])).rejects.toMatchObject({
      code: 'out_of_stock',
    })
    await move(takeStock, [one(productId, 2), one(productId, 1)])
    expect(await levelOf(productId)).toEqual([[0, 0]])
  })

  test('never takes what is held for a payment', async () => {
    const { productId } = await buildProduct(shop.shop, { stock: 3 })
    await move(holdStock, [one(productId, 2)])
    await expect(move(takeStock, [one(productId, 2)])).rejects.toMatchObject({ details: { available: 1 } })
  })

  test('raced by 40 for 10 pieces gives 10 and refuses 30', async () => {
    const { productId } = await buildProduct(shop.shop, { stock: 10 })
    const settled = await Promise.allSettled(Array.from({ length: 40 }, () => move(takeStock, [one(productId, 1)])))
    const refused = settled.filter((each) => each.status === 'rejected')
    expect(refused).toHaveLength(30)
    for (const each of refused) expect(each.reason).toMatchObject({ code: 'out_of_stock', details: { available: 0 } })
    expect(await levelOf(productId)).toEqual([[0, 0]])
    await expectLedgerAddsUp()
  })

  test('in opposite orders at once never deadlocks', async () => {
    const products = await Promise.all(Array.from({ length: 5 }, () => buildProduct(shop.shop, { stock: 100 })))
    const lines = products.map(({ productId }) => one(productId, 1))
    await Promise.all(
      Array.from({ length: 40 }, (_, time) => move(takeStock, time % 2 === 0 ? lines : lines.toReversed())),
    )
    for (const { productId } of products) expect(await levelOf(productId)).toEqual([[60, 0]])
  })

  test('and holds, releases and returns at once leave exactly what the ledger says', async () => {
    const { productId } = await buildProduct(shop.shop, { stock: 30 })
    const moves: Move[] = [takeStock, holdStock, returnStock, releaseStock, sellHeldStock]
    const all = Array.from({ length: 60 }, (_, time) => move(moves[time % 5] ?? takeStock, [one(productId, 2)]))
    await Promise.allSettled(all)
    const [[onHand = -1, held = -1] = []] = await levelOf(productId)
    expect(held >= 0 && onHand >= held).toBe(true)
    await expectLedgerAddsUp()
  })
})
