import { books as copy } from '../../shared/copy/books.ts'
import { quarterlyReturn as quarterly } from '../../shared/copy/quarterly-return.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../shared/money/money.ts'
import { deskLimits } from '../../shared/order-desk-limits.ts'
import { lockMonth } from '../operations/books/lock-month.ts'
import { readBookMonth } from '../operations/books/read-book-month.ts'
import { unlockMonth } from '../operations/books/unlock-month.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { atTerminal } from '../staff/commands/at-terminal.ts'
import { readOptions } from './read-options.ts'
import { UsageFailure } from './usage.ts'

const options = {
  gstin: { type: 'string' },
  anyway: { type: 'boolean' },
  undo: { type: 'boolean' },
  reason: { type: 'string' },
} as const

/**
 * `lock <YYYY-MM> [--gstin GSTIN] [--anyway]` (CONTRACT §6): closes a month. `--undo --reason TEXT` opens it again, which nothing but
 * the terminal does.
 */
export async function lockCommand(shop: PayingShop, given: string[]): Promise<string> {
  const { words, values } = readOptions(given, options, 1)
  const [text] = words
  if (text === undefined) throw new UsageFailure('Which month? Write it as 2026-10.')
  const month = readBookMonth(text, shop.clock())
  const gstin = values.gstin?.trim().toUpperCase()
  const reason = values.reason?.trim() ?? ''
  const { undo = false, anyway = false } = values
  if (!undo) {
    if (reason !== '') throw new UsageFailure('A reason goes with --undo.')
    const input = { month, ...(gstin && { gstin }), ...(anyway && { anyway }) }
    const locked = await atTerminal(shop, 'books.lock', input, (work) =>
      lockMonth(work, shop, { month, gstin, anyway }),
    )
    const said = [copy.locked(month, locked.documents, locked.gstin), copy.lockedFile(locked.sha256)]
    if (locked.lockedWith.length > 0) said.push(quarterly.lockedWith(locked.lockedWith))
    return [...said, copy.roundedOff(formatRupees(rupeesFromPaise(locked.roundOff)))].join('\n')
  }
  if (reason === '' || reason.length > deskLimits.reasonMax) {
    throw new UsageFailure(`Why? Give --reason, of ${deskLimits.reasonMax} characters at most.`)
  }
  return copy.unlocked(month, await unlockMonth(shop, month, gstin, reason))
}
