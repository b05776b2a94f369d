import { returnPieces } from '../../server/selling/checkout/returns/return-pieces.ts'
import { payBack } from '../../server/selling/checkout/settle/refund-by-hand.ts'
import type { MadeRefund } from '../../server/selling/payments/queue-refund.ts'
import type { Order } from '../../shared/contract/orders.ts'
import type { ReturnCondition } from '../../shared/office/return-conditions.ts'
import { give, type LivingShop } from './living-shop.ts'
import { later } from './working-hours.ts'

/** Rupees that a manager may give back alone, with room. */
export const managersRefund = 4500

interface Back {
  lines: { position: number; pieces: number }[]
  delivery: boolean
  condition: ReturnCondition
  reason: string
}

/** The manager takes pieces back: credit note, refund and stock at once. */
export async function takeBack(
  living: LivingShop,
  { _id: id }: Order,
  { lines, delivery, condition, reason }: Back,
): Promise<void> {
  const back = lines.map((line) => ({ ...line, condition }))
  const { refund } = await give(
    living,
    'manager',
    { name: 'order.return_items', input: { id, lines: back }, reason },
    (work) =>
      returnPieces(living.shop, work, {
        order: { id },
        version: null,
        mayLate: false,
        lines: back,
        delivery,
        refund: 'same_way',
      }),
  )
  planPayBack(living, refund)
}

/** Plans a refund that does not go back by itself: it is paid by hand the next day, by UPI or at the bank. */
export function planPayBack(living: LivingShop, refund: MadeRefund | null): void {
  if (!refund || refund.way === 'provider') return
  const { timeline, hours, chance, shop } = living
  const paidAt = hours.whileOpen(later(timeline.clock(), { hours: 12 + chance.next() * 30 }))
  const way = refund.way === 'bank' ? ('bank' as const) : ('upi' as const)
  const reference = `${way.toUpperCase()} ${chance.whole(100_000_000, 999_999_999)}`
  timeline.plan(paidAt, async () => {
    await give(living, 'accountant', { name: 'refund.by_hand', input: { refund: refund.id, way } }, (work) =>
      payBack(shop, work, refund.id, { way, reference }),
    )
  })
}
