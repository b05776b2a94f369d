import type { CashBooking } from '../../../shared/copy/office/returns.ts'
import { tillCopy as copy } from '../../../shared/copy/office/till.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { sumsOfTill } from './sums-of-till.ts'
import { findOpenTill, insertTillRow } from './till-queries.ts'

/** Cash that was paid back by hand, in paise; `of`: number of its order. */
interface CashRefund {
  amount: Paise
  of: string
}

/**
 * Takes cash that was paid back out of the open drawer, in the command that records it; gives whether it did. It was paid from
 * elsewhere where no drawer is open, or where less lies in it and the owner says at the terminal that it is paid.
 * Throws `bad_input` where a person of the office pays back more than lies in it: the count would be wrong.
 */
export async function bookCashRefund(shop: Shop, work: CommandWork, { amount, of }: CashRefund): Promise<CashBooking> {
  const till = await findOpenTill(work.tx, 'update')
  if (!till) return 'no_till'
  const { expected } = await sumsOfTill(work.tx, till)
  if (amount > expected) {
    if (work.by.staffId === null) return 'too_little'
    const fault = copy.tooMuchBack(formatRupees(rupeesFromPaise(expected)))
    throw new Failure('bad_input', fault, { errors: { way: fault } })
  }
  const reason = copy.refundOf(of)
  await insertTillRow(work.tx, till.id, {
    kind: 'out',
    amount,
    reason,
    by_name: work.by.name,
    created_at: shop.clock(),
  })
  work.changed('till', till.id, null, { out: amount, reason })
  return 'booked'
}
