import { isSoldIn } from '../../../domain/selling/pricing/sold-quantities.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CartLine } from '../cart/open-cart.ts'
import { quantityNotice } from '../cart/quantity-notice.ts'

/** Throws `quantity_not_sold` naming the first line that is not sold in its quantity: packs and minimum hold at the counter too. */
export function refuseOddQuantities(lines: readonly CartLine[]): void {
  const odd = lines.find((line) => !isSoldIn(line, line.quantity))
  if (odd) throw new Failure('quantity_not_sold', quantityNotice(odd))
}
