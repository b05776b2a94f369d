import type { OfficeRun, OwnRun, ToGive } from '../../../shared/contract/office/run-calls.ts'
import { permissionsOf } from '../../../shared/office/permissions.ts'
import { runLimits } from '../../../shared/run-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { listActiveStaff } from '../../staff/active-staff-queries.ts'
import { readOf, recordOwnReads } from '../../staff/contact-reads.ts'
import { listStaffNames } from '../../staff/staff-name-queries.ts'
import { isToGo, presentOfficeRun, presentOwnRun, presentToGive } from './present-runs.ts'
import { listClosedRuns, listGivable, listOpenRuns, listStopsOfRuns } from './run-list-queries.ts'

/** Runs of a person that are not handed in. Whose telephone numbers they see is written down. */
export async function listOwnRuns(shop: Shop, staffId: string): Promise<OwnRun[]> {
  const runs = await listOpenRuns(shop.db, staffId)
  const stops = await listStopsOfRuns(
    shop.db,
    runs.map(({ id }) => id),
  )
  const seen = stops.filter(isToGo)
  const reads = seen.map(({ userId, orderId }) => readOf(userId, { subject: 'order', id: orderId }))
  await recordOwnReads(shop, staffId, reads)
  return runs.map((run) => presentOwnRun(run, stops))
}

/** All runs that are not handed in, and the newest that are. */
export async function listRuns({ db }: Shop): Promise<{ open: OfficeRun[]; closed: OfficeRun[] }> {
  const [open, closed] = await Promise.all([listOpenRuns(db), listClosedRuns(db, runLimits.closedShown)])
  const stops = await listStopsOfRuns(
    db,
    [...open, ...closed].map(({ id }) => id),
  )
  const present = (runs: typeof open) => runs.map((run) => presentOfficeRun(run, stops))
  return { open: present(open), closed: present(closed) }
}

/** Parcels that can be given to somebody, and who delivers. */
export async function listToGive({
  db,
}: Shop): Promise<{ parcels: ToGive[]; people: { _id: string; name: string }[] }> {
  const [parcels, active, names] = await Promise.all([
    listGivable(db, runLimits.toGiveShown),
    listActiveStaff(db),
    listStaffNames(db),
  ])
  const may = new Set(active.filter(({ roles }) => permissionsOf(roles).includes('runs.own')).map(({ id }) => id))
  return { parcels: parcels.map(presentToGive), people: names.filter(({ _id }) => may.has(_id)) }
}
