import type { ZReport } from '../../../domain/selling/till/z-report.ts'
import { tillCopy as copy } from '../../../shared/copy/office/till.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { countParkedSales } from '../parked/parked-queries.ts'
import { sumsOfTill } from './sums-of-till.ts'
import { closeTillWith, findOpenTill, takeReportNumber } from './till-queries.ts'

/** Cash that was counted in the drawer, in paise, and why it differs. */
interface Count {
  counted: Paise
  reason: string | null
}

/**
 * Closes the drawer with its count, in a command: its report is numbered and never changes. Sales that are under way are waited for.
 * Throws `order_state` where none is open, `bad_input` where the count differs and nobody says why.
 */
export async function closeTill(shop: Shop, work: CommandWork, { counted, reason }: Count): Promise<ZReport> {
  const { tx, by } = work
  const till = await findOpenTill(tx, 'update')
  if (!till) throw new Failure('order_state', copy.isClosed)
  const sums = await sumsOfTill(tx, till)
  const difference = counted - sums.expected
  if (difference !== 0 && !reason) {
    const fault = copy.differenceReason(formatRupees(rupeesFromPaise(difference)))
    throw new Failure('bad_input', fault, { errors: { reason: fault } })
  }
  const at = shop.clock()
  const number = await takeReportNumber(tx)
  const parked = await countParkedSales(tx)
  const closed = { closedAt: at.toISOString(), closedBy: by.name }
  const report = { ...sums, ...closed, parked, number, counted, difference, reason: difference === 0 ? null : reason }
  await closeTillWith(tx, till.id, report, at)
  work.about({ kind: 'till', id: till.id, name: `Z ${number}` })
  work.changed('till', till.id, null, { report: number, counted, difference, reason: report.reason })
  return report
}
