import { orderEdit as copy } from '../../../../shared/copy/office/order-edit.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { whyGoodsStay } from '../../delivery/goods-there.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { EditedLine } from './edited-lines.ts'
import type { EditPlan } from './plan-edit.ts'

/**
 * Refuses an edit that brings goods into an order which do not travel where it goes, by the way that it goes, or takes the order
 * where its goods do not travel: as at checkout (docs/decisions/211, 212). Fewer pieces at the same address are never refused, and
 * of lines that have no more pieces than before only the weight counts. Throws `bad_input` at the line.
 */
export function refuseGoodsThere(
  shop: Parameters<typeof whyGoodsStay>[0],
  order: Pick<StoredOrder, 'delivery_way'>,
  { lines, address, hasMoved }: Pick<EditPlan, 'lines' | 'address' | 'hasMoved'>,
): void {
  if (!hasMoved && !lines.some(isMore)) return
  const judged = hasMoved ? lines : lines.map((line) => (isMore(line) ? line : weightAlone(line)))
  const stays = whyGoodsStay(shop, judged, address, order.delivery_way)
  if (!stays) return
  const sentence = `${stays.reason} ${hasMoved ? copy.staysThere : copy.staysHere}`
  throw new Failure('bad_input', sentence, { errors: { [`lines.${stays.index}.quantity`]: sentence } })
}

function isMore({ was, quantity }: EditedLine): boolean {
  return quantity > (was?.quantity ?? 0)
}

/** It was taken as it is: what it is made of and how long it is decides nothing more. */
function weightAlone(line: EditedLine): EditedLine {
  const { travel } = line
  return travel ? { ...line, travel: { ...travel, longestMm: null, flammable: false, glass: false } } : line
}
