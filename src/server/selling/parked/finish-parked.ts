import { parkedCopy as copy } from '../../../shared/copy/office/parked-sales.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { removeParkedSale, type SeenParked } from './parked-queries.ts'

/**
 * Takes the parked sale that is completed out of the list, in the command that completes it; null: it was none. Throws `order_state`
 * where somebody else has it meanwhile.
 */
export async function finishParked(work: CommandWork, parked: SeenParked | null | undefined): Promise<void> {
  if (!parked) return
  await removeParkedSale(work.tx, parked, copy.lost)
  work.changed('parked_sale', parked.id, { state: 'parked' }, null)
}
