import { sql } from 'kysely'
import { staffLimitsCopy as copy } from '../../../shared/copy/office/staff-limits.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { indianDayStart } from '../../../shared/india-time.ts'
import type { CommandName } from '../../../shared/office/commands.ts'
import { netByPerson } from '../../staff/commands/found-by-person.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import type { StockLine } from './stock-queries.ts'

const commands = ['stock.adjust', 'count.approve', 'count.unapprove'] as const satisfies readonly CommandName[]

/**
 * Holds a person to the pieces that they may put right in an Indian day, over all items and all ways of doing so; what was
 * booked and taken back counts as nothing. Throws `not_allowed`.
 */
export async function keepPieces(work: CommandWork, bookings: readonly StockLine[], now: Date): Promise<void> {
  const { pieces: most } = work.by.limits
  if (most === null) return
  await lockPieces(work)
  const net = await netByPerson(work, { names: commands, entity: 'stock', field: 'change', since: indianDayStart(now) })
  const before = sumOf(net)
  for (const { productId, variantId, quantity } of bookings) {
    const id = variantId ?? productId
    net.set(id, (net.get(id) ?? 0) + quantity)
  }
  const after = sumOf(net)
  if (after <= most || after <= before) return
  const sentence = copy.pieces(most, before)
  throw new Failure('not_allowed', sentence, { errors: { change: sentence } })
}

/**
 * Takes the lock under which one person's stock corrections run one after the other. A caller that also locks stock takes this
 * lock first.
 */
export async function lockPieces({ tx, by }: CommandWork): Promise<void> {
  if (by.limits.pieces === null) return
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`pieces ${by.staffId}`}, 0))`.execute(tx)
}

function sumOf(net: ReadonlyMap<string, number>): number {
  return [...net.values()].reduce((sum, pieces) => sum + Math.abs(pieces), 0)
}
