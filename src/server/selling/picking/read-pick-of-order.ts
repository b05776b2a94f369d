import type { Kysely } from 'kysely'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import type { Database } from '../../platform/db/schema.ts'
import { listStaffNames } from '../../staff/staff-name-queries.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { listPickItems } from './pick-item-queries.ts'
import { findPick, findWalk } from './pick-queries.ts'
import { nameOfItem } from './tap-pick.ts'

/** Reads how far an order is picked, by whom, and what is missing; undefined: nobody has begun, or it is packed. */
export async function readPickOf(
  db: Kysely<Database>,
  { id, status }: Pick<StoredOrder, 'id' | 'status'>,
): Promise<OfficeOrder['picking']> {
  if (status !== 'confirmed') return undefined
  const pick = await findPick(db, id)
  if (!pick || pick.state === 'none') return undefined
  const walk = await findWalk(db, pick.walk_id)
  const items = await listPickItems(db, [id])
  const missing = items.filter((item) => item.short && item.taken < item.quantity)
  return {
    state: pick.state,
    by: (await listStaffNames(db)).find(({ _id }) => _id === walk?.staff_id)?.name ?? '',
    missing: missing.map(nameOfItem),
  }
}
