import { type FilingFrequency, monthsOfQuarter, quarterOf } from '../../../domain/operations/books/filing-period.ts'
import { books } from '../../../shared/copy/books.ts'
import { quarterlyReturn as copy } from '../../../shared/copy/quarterly-return.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { selectSuppliers } from '../../selling/invoices/suppliers-query.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { findFilingFrequency, findLockedAfter, keepFilingFrequency } from './filing-frequency-queries.ts'
import { holdPapers } from './month-lock-queries.ts'

/** Choice of how a GSTIN files from the quarter of a month, 'YYYY-MM', on. */
interface Choice {
  month: string
  /** The shop's own, where it is left out. */
  gstin: string | undefined
  frequency: FilingFrequency
}

/**
 * Keeps how often a GSTIN files from a quarter on, until the quarter that has a choice of its own (QRMP, CGST Rule 61A). Gives the first month of
 * the quarter. Throws `bad_input` for a GSTIN that is not the shop's or a turnover above ₹5 crore, `month_state` where it is so
 * already, or a month that it would change is locked.
 */
export async function setFilingFrequency(
  work: CommandWork,
  { settings }: Pick<Shop, 'settings'>,
  { month, gstin, frequency }: Choice,
): Promise<string> {
  const { tx } = work
  const { 'company.gstin': present, 'books.aboveFiveCrore': isLarge } = settings.now()
  const chosen = gstin ?? present
  if (chosen === '') throw new Failure('month_state', books.lockWithoutGstin)
  if (chosen !== present && !(await hasIssued(tx, chosen, month)))
    throw new Failure('bad_input', copy.notOfShop(chosen), { errors: { gstin: copy.notOfShop(chosen) } })
  if (frequency === 'quarterly' && isLarge) throw new Failure('bad_input', copy.tooLarge)
  // nobody locks a month meanwhile
  await holdPapers(tx)
  const former = await findFilingFrequency(tx, chosen, month)
  if (former === frequency) throw new Failure('month_state', copy.chosenAlready(frequency))
  const locked = await findLockedAfter(tx, chosen, month)
  if (locked !== undefined) throw new Failure('month_state', copy.monthLocked(locked))
  await keepFilingFrequency(tx, { gstin: chosen, month, frequency })
  const quarter = quarterOf(month)
  const id = `${quarter} ${chosen}`
  work.about({ kind: 'month', id, name: quarter })
  work.changed('month', id, { frequency: former }, { frequency })
  return quarter
}

/** Tells whether a GSTIN issued papers in the quarter of a month: the shop may have another one now. */
async function hasIssued(tx: CommandWork['tx'], gstin: string, month: string): Promise<boolean> {
  for (const each of monthsOfQuarter(month))
    if ((await selectSuppliers(tx, each)).some((supplier) => supplier.gstin === gstin)) return true
  return false
}
