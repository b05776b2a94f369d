import { tillCopy as copy } from '../../../shared/copy/office/till.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { sumsOfTill } from './sums-of-till.ts'
import { findOpenTill, insertTillRow } from './till-queries.ts'

/** Cash that goes into the drawer or out of it, beside sales; in paise. */
interface CashMove {
  kind: 'in' | 'out'
  amount: Paise
  reason: string
}

/** Books it, in a command. Throws `order_state` where no drawer is open, `bad_input` where more is taken out than lies in it. */
export async function moveTill(shop: Shop, work: CommandWork, { kind, amount, reason }: CashMove): Promise<void> {
  const till = await findOpenTill(work.tx, 'update')
  if (!till) throw new Failure('order_state', copy.isClosed)
  const { expected } = await sumsOfTill(work.tx, till)
  if (kind === 'out' && amount > expected) {
    const fault = copy.tooMuchOut(formatRupees(rupeesFromPaise(expected)))
    throw new Failure('bad_input', fault, { errors: { amount: fault } })
  }
  const row = { kind, amount, reason, by_name: work.by.name, created_at: shop.clock() }
  await insertTillRow(work.tx, till.id, row)
  work.about({ kind: 'till', id: till.id })
  work.changed('till', till.id, null, { [kind]: amount, reason })
}
