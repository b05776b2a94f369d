import { sql } from 'kysely'
import { pickDone } from '../../../shared/copy/office/picks.ts'
import { countName } from '../../../shared/office/counts.ts'
import { countingLimits } from '../../../shared/stock-count-limits.ts'
import type { StockKey } from '../../catalogue/stock/stock-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { findCount, findOpenList } from './count-queries.ts'
import { enterIntoCount } from './enter-count.ts'
import { startCount } from './start-count.ts'

/**
 * Enters how many pieces of something lie on its shelf into the open count of what was missing while picking; begins one where there is
 * none. Gives the name of the count. Throws like enterIntoCount.
 */
export async function countMissing(
  shop: Shop,
  work: CommandWork,
  { pieces, agoMs, ...key }: StockKey & { pieces: number; agoMs: number },
): Promise<string> {
  const name = pickDone.countOfShort
  // who finds something missing at the same time waits, and enters it into the same count
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(work.tx)
  const open = await findOpenList(work.tx, name)
  const id = open ?? (await startCount(shop, work, { kind: 'list', name }, true)).id
  const seen = { how: 'set' as const, pieces, agoMs: Math.min(agoMs, countingLimits.countEntryAgeMs) }
  await enterIntoCount(shop, work, id, { ...key, ...seen })
  return countName((await findCount(work.tx, id))?.number ?? 0)
}
