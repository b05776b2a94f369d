import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limits } from '../../../shared/limits.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type Paise, paiseFromRupees } from '../../../shared/money/money.ts'

/** Throws `cash_limit` for more cash than a shop may take for one sale (Income-tax Act 2025, s.186). */
export function refuseCash(payable: Paise): void {
  if (payable < paiseFromRupees(limits.cashBelowRupees)) return
  throw new Failure('cash_limit', failures.cashLimit(formatRupees(limits.cashBelowRupees)))
}
