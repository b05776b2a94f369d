import { parkedCopy as copy } from '../../../shared/copy/office/parked-sales.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { type SeenParked, takeParkedSale } from './parked-queries.ts'

/**
 * Resumes a parked sale, in a command: it stays in the list until it is completed, so that nothing is lost with a browser. Throws
 * `order_state` where somebody was faster.
 */
export async function resumeParked(shop: Pick<Shop, 'clock'>, work: CommandWork, seen: SeenParked) {
  const parked = await takeParkedSale(work.tx, seen, { by: work.by.name, at: shop.clock() })
  if (!parked) throw new Failure('order_state', copy.taken)
  work.about({ kind: 'parked_sale', id: parked.id })
  work.changed('parked_sale', parked.id, { state: 'parked' }, { state: 'resumed' })
  return { _id: parked.id, version: parked.version }
}
