import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { moveOrder } from '../../src/server/selling/checkout/transitions/move-order.ts'
import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { type BuiltProduct, buildProduct } from '../builders/build-product.ts'
import type { BuiltShopper } from '../builders/build-shopper.ts'
import { type BuiltStaff, buildStaff } from '../office.ts'
import { expectBooksInOrder } from './ledger.ts'
import { TwoShops, times } from './two-shops.ts'

let two: TwoShops
beforeAll(async () => {
  two = await TwoShops.open()
})
afterAll(() => two.close())
afterEach(() => expectBooksInOrder(two.first.shop))

const orders = 180
const shoppersAtOnce = 12
const stock = 400

/** A shelf as it is: one hand at a time reaches into it. What is sold leaves it when it is packed, and not before. */
class Shelf {
  readonly productId: string
  pieces: number
  #hands: Promise<unknown> = Promise.resolve()
  constructor({ productId }: BuiltProduct, pieces: number) {
    this.productId = productId
    this.pieces = pieces
  }
  reach<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#hands.then(work)
    this.#hands = turn.catch(() => undefined)
    return turn
  }
}

/** Everything that goes on in the shop at once. */
class Day {
  placed = 0
  /** Sold, and neither cancelled nor packed. */
  waiting: { id: string; shelf: Shelf }[] = []
  readonly shelves: Shelf[]
  constructor(shelves: Shelf[]) {
    this.shelves = shelves
  }

  /** Shoppers order a piece of one shelf after the other, and cancel some. */
  async sell(people: BuiltShopper[]): Promise<void> {
    let next = 0
    await times(shoppersAtOnce, async (who) => {
      const shopper = people[who] as BuiltShopper
      while (next < orders) {
        const mine = next++
        const shelf = this.shelves[mine % this.shelves.length] as Shelf
        expect((await two.add(mine, shopper, shelf.productId)).status).toBe(200)
        const { status, body } = await two.place(mine, shopper)
        expect(status).toBe(201)
        this.placed += 1
        if (mine % 7 === 3) await two.cancel(mine, shopper, body.data._id)
        else this.waiting.push({ id: body.data._id, shelf })
      }
    })
  }

  /** Packs the first of what waits again and again: its piece leaves the shelf in the moment in which it is packed. */
  async pack(): Promise<void> {
    while (this.placed < orders) {
      const next = this.waiting.shift()
      if (!next) await new Promise(setImmediate)
      else await this.packOne(next)
    }
  }

  async packOne({ id, shelf }: { id: string; shelf: Shelf }): Promise<void> {
    await moveOrder(two.first.shop, id, 'confirmed')
    await shelf.reach(async () => {
      await moveOrder(two.first.shop, id, 'packed')
      shelf.pieces -= 1
    })
  }

  /** Looks into some shelves again and again and says what is there, until half of the day is over. */
  async count(id: string, who: BuiltStaff, some: Shelf[]): Promise<void> {
    do {
      for (const shelf of some) {
        await shelf.reach(async () => {
          const body = { productId: shelf.productId, variantId: null, how: 'set', pieces: shelf.pieces }
          expect((await who.call(calls.enterCount, { params: { id }, body })).status).toBe(200)
        })
      }
    } while (this.placed < orders / 2)
  }
}

it('while dozens of orders a second sell, are packed and cancelled, two people count, and the books end as the shelves are', async () => {
  const people = await two.shoppers(shoppersAtOnce)
  const off = [-9, -1, 0, 0, 4, 30]
  const products = await Promise.all(off.map(() => buildProduct(two.first.shop, { stock })))
  const shelves = products.map((product, index) => new Shelf(product, stock + (off[index] ?? 0)))
  const [asha, binu, owner] = await Promise.all([
    buildStaff(two.first, ['packer']),
    buildStaff(two.second, ['packer']),
    buildStaff(two.second, ['owner']),
  ])
  const started = await asha.call(calls.startCount, { body: { scope: { kind: 'list', name: 'Rack A' } } })
  const params = { id: started.body.data._id }
  const day = new Day(shelves)
  const goingOn = Promise.all([day.sell(people), day.pack()])
  await Promise.all([day.count(params.id, asha, shelves.slice(0, 3)), day.count(params.id, binu, shelves.slice(3))])
  await binu.call(calls.closeCount, { params, body: {} })
  const closed = await owner.call(calls.getCount, { params })
  const found = new Map(closed.body.data.items.map(({ productId, difference }) => [productId, difference]))
  expect(shelves.map(({ productId }) => found.get(productId))).toEqual(off)
  const body = { version: closed.body.data.version, without: [] }
  const approved = await owner.call(calls.approveCount, { params, body })
  expect(approved.body.data).toEqual({ booked: 4, waiting: [] })
  expect(day.placed, 'the orders were over before the count was').toBeLessThan(orders)
  await goingOn
  // on the shelves: what the books say is on hand, and what is sold and still to be packed
  for (const shelf of shelves) {
    const toPack = day.waiting.filter((each) => each.shelf === shelf).length
    expect(shelf.pieces).toBe((await two.onHand(shelf.productId)) + toPack)
  }
})
