import { nextStatuses } from '../../src/domain/selling/orders/order-status.ts'
import { creditPrice } from '../../src/server/selling/checkout/returns/credit-price.ts'
import { returnAtTerminal } from '../../src/server/selling/checkout/returns/return-pieces.ts'
import { moveOrder } from '../../src/server/selling/checkout/transitions/move-order.ts'
import { findOrder } from '../../src/server/selling/orders/order-queries.ts'
import type { StoredOrder } from '../../src/server/selling/orders/stored-order.ts'
import { atTerminal } from '../../src/server/staff/commands/at-terminal.ts'
import type { WholeShop } from '../../src/server/start/make-shop.ts'
import { Failure } from '../../src/shared/errors/failure.ts'
import type { Random } from './random.ts'

/** The owner brings an order a few steps on: to the door and back, in parts or whole, or cancels it. */
export async function bringOn(shop: WholeShop, random: Random, id: string): Promise<void> {
  for (let steps = random.int(1, 7); steps > 0; steps -= 1) {
    const stored = await findOrder(shop.db, { id })
    const to = random.pick(nextStatuses(stored?.status ?? 'cancelled', 'owner'))
    if (!stored || !to || (to === 'cancelled' && random.chance(0.6))) return
    const step = to === 'returned' && random.chance(0.7) ? partBack(shop, random, stored) : moveOrder(shop, id, to)
    await step.catch((error) => {
      if (!(error instanceof Failure)) throw error
    })
  }
}

/** Pieces come back, or the price falls: now and then more than there is. */
function partBack(shop: WholeShop, random: Random, { id, lines }: StoredOrder): Promise<unknown> {
  const line = random.pick(lines)
  const position = line?.position ?? 1
  const order = { id }
  if (random.chance(0.3)) {
    const amount = random.int(100, 40_000)
    const wish = { order, version: null, amount, lines: [position], refund: 'same_way' as const }
    return atTerminal(shop, 'order.credit_price', {}, (work) => creditPrice(shop, work, wish))
  }
  const condition = random.pick(['restock', 'scrap', 'inspect'] as const) ?? 'restock'
  const pieces = random.int(1, line?.quantity ?? 1)
  const back = { lines: [{ position, pieces, condition }], delivery: random.chance(0.2), refund: 'same_way' as const }
  return returnAtTerminal(shop, { ...back, order, version: null, mayLate: true }, null)
}
