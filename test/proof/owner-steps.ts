import { nextStatuses } from '../../src/domain/selling/orders/order-status.ts'
import { editOrder } from '../../src/server/selling/checkout/edit/edit-order.ts'
import { previewEdit } from '../../src/server/selling/checkout/edit/preview-edit.ts'
import { creditPrice } from '../../src/server/selling/checkout/returns/credit-price.ts'
import { returnAtTerminal } from '../../src/server/selling/checkout/returns/return-pieces.ts'
import { moveOrder } from '../../src/server/selling/checkout/transitions/move-order.ts'
import { findOrder } from '../../src/server/selling/orders/order-queries.ts'
import type { StoredOrder } from '../../src/server/selling/orders/stored-order.ts'
import { atTerminal } from '../../src/server/staff/commands/at-terminal.ts'
import type { WholeShop } from '../../src/server/start/make-shop.ts'
import { Failure } from '../../src/shared/errors/failure.ts'
import type { OrderStatus } from '../../src/shared/order-statuses.ts'
import { stepParcels } from './parcel-steps.ts'
import type { Random } from './random.ts'

/** The owner brings an order a few steps on: edited while it is new, to the door and back, in parcels, parts or whole, or cancels it. */
export async function bringOn(shop: WholeShop, random: Random, id: string): Promise<void> {
  for (let steps = random.int(1, 7); steps > 0; steps -= 1) {
    const stored = await findOrder(shop.db, { id })
    const to = random.pick(nextStatuses(stored?.status ?? 'cancelled', 'owner'))
    if (!stored || !to || (to === 'cancelled' && random.chance(0.6))) return
    await stepOn(shop, random, stored, to).catch((error) => {
      if (!(error instanceof Failure)) throw error
    })
  }
}

function stepOn(shop: WholeShop, random: Random, stored: StoredOrder, to: OrderStatus): Promise<unknown> {
  const inParcels = stored.parcels.length > 0 ? 0.9 : stored.status === 'confirmed' ? 0.4 : 0
  if (random.chance(inParcels)) return stepParcels(shop, random, stored)
  if (stored.status === 'pending' && random.chance(0.5)) return edited(shop, random, stored)
  return to === 'returned' && random.chance(0.7) ? partBack(shop, random, stored) : moveOrder(shop, stored.id, to)
}

/** Another number of pieces, at the prices of today, now and then without its coupon; seen a moment before it is done. */
async function edited(
  shop: WholeShop,
  random: Random,
  { id, version, lines, coupon_id }: StoredOrder,
): Promise<unknown> {
  const wish = {
    version,
    lines: lines.map(({ product_id: productId, variant_id: variantId }) => ({
      ...{ productId, variantId },
      quantity: random.int(1, 3),
    })),
    todayPrices: true,
    removeCoupon: coupon_id !== null && random.chance(0.2),
  }
  const may = { mayRemoveCoupon: true }
  const { digest } = await previewEdit(shop, id, wish, may)
  const edit = { orderId: id, wish, digest, ...may }
  return atTerminal(shop, 'order.edit', {}, (work) => editOrder(shop, work, edit))
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
