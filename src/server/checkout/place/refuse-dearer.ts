import { cartNotices } from '../../../shared/copy/cart-notices.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type Paise, paiseFromRupees, rupeesFromPaise } from '../../../shared/money/money.ts'

/** Nobody pays more than they were shown. Throws `cart_changed` where `payable` is above it; less is no reason to ask again. */
export function refuseDearer(payable: Paise, shownRupees: number | undefined): void {
  if (shownRupees === undefined || payable <= paiseFromRupees(shownRupees)) return
  throw new Failure('cart_changed', cartNotices.dearer(formatRupees(rupeesFromPaise(payable))))
}
