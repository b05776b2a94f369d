import { tillCopy as copy } from '../../../shared/copy/office/till.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Paise } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { insertTill } from './till-queries.ts'

/** Opens the drawer with what lies in it, in a command. Throws `order_state` where one is open. */
export async function openTill(shop: Shop, work: CommandWork, float: Paise): Promise<void> {
  const till = { id: shop.newId(), opened_at: shop.clock(), opened_by: work.by.name, float }
  if (!(await insertTill(work.tx, till))) throw new Failure('order_state', copy.isOpen)
  work.about({ kind: 'till', id: till.id })
  work.changed('till', till.id, null, { float })
}
