import type { Paise } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { findOpenTill, insertTillRow } from './till-queries.ts'

/**
 * Puts cash that was handed in into the open drawer, in the command that counts it; `amount` in paise. Gives the drawer's id; null:
 * none is open, and the cash is in no count.
 */
export async function bookCashIn(
  shop: Shop,
  work: CommandWork,
  { amount, reason }: { amount: Paise; reason: string },
): Promise<string | null> {
  const till = await findOpenTill(work.tx, 'update')
  if (!till) return null
  if (amount === 0) return till.id
  await insertTillRow(work.tx, till.id, {
    kind: 'in',
    amount,
    reason,
    by_name: work.by.name,
    created_at: shop.clock(),
  })
  work.changed('till', till.id, null, { in: amount, reason })
  return till.id
}
