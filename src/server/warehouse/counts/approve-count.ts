import { refuseApproval } from '../../../domain/warehouse/counts/approval.ts'
import { differenceOf } from '../../../domain/warehouse/counts/count-entry.ts'
import { countCopy as copy } from '../../../shared/copy/office/counts.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { countName } from '../../../shared/office/counts.ts'
import { permissionsOf } from '../../../shared/office/permissions.ts'
import { type Adjustment, bookAdjustments } from '../../catalogue/stock/adjust-stock.ts'
import { lockPieces } from '../../catalogue/stock/enforce-adjustment-limit.ts'
import { availableOf, lockStock } from '../../catalogue/stock/stock-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { listActiveStaff } from '../../staff/active-staff-queries.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { listStaffNames } from '../../staff/staff-name-queries.ts'
import { nameOf } from '../barcodes/change-barcodes.ts'
import { type CountRecord, type LineRecord, listLines, updateLine } from './count-queries.ts'
import { listCounters } from './entry-queries.ts'
import { lockSeenCount, moveCount } from './move-count.ts'
import { namesOf } from './scope-queries.ts'

/** Something that was counted and not booked yet. */
interface Open {
  line: LineRecord
  difference: number
  name: string
}

/** Result of an approval: what it booked, and what it could not book yet. */
export interface Approved {
  booked: number
  waiting: { line: number; name: string; because: string }[]
}

/**
 * Books what a closed count found, but for the lines in `without`: as many pieces more or fewer as differed at the moment of
 * each count, whatever was sold since. What is missing but promised to orders or payments stays open, said by name. Throws
 * `count_state`, and `not_allowed` where the person counted it themselves or it is more than they may book.
 */
export async function approveCount(
  shop: Shop,
  work: CommandWork,
  staff: Staff,
  { id, version, without }: { id: string; version: number; without: readonly number[] },
): Promise<Approved> {
  const count = await lockSeenCount(work, id, version)
  if (count.state !== 'closed') throw new Failure('count_state', copy.notClosed)
  const open = await openLines(work, id)
  const differing = open.filter(
    ({ line, difference }) => (difference !== 0 || line.shelf_moved) && !without.includes(line.id),
  )
  await refuseWrong(work, staff, id, differing)
  for (const { line } of open) if (!differing.some((each) => each.line === line)) await noteBooked(work, line, 0)
  const { booked, waiting } = await book(shop, work, count, differing)
  if (waiting.length > 0) await moveCount(work, count, 'closed')
  else await moveCount(work, count, 'approved', { approved_at: shop.clock(), approved_by: work.by.name })
  return { booked, waiting }
}

async function openLines({ tx }: CommandWork, countId: string): Promise<Open[]> {
  const lines = (await listLines(tx, countId)).filter(({ counted, booked }) => counted !== null && booked === null)
  const names = await namesOf(tx, lines.map(keyOfLine))
  return lines.map((line, index) => ({
    line,
    difference: differenceOf(line) ?? 0,
    name: nameOf(names[index] ?? { name: '', variantName: null }),
  }))
}

function keyOfLine({ product_id, variant_id }: LineRecord) {
  return { productId: product_id, variantId: variant_id }
}

/** Returns the names of the shop's other people who may approve counts. */
export async function otherApprovers(db: CommandWork['tx'] | Shop['db'], id: string): Promise<string[]> {
  const [people, names] = await Promise.all([listActiveStaff(db), listStaffNames(db)])
  const may = people.filter((each) => each.id !== id && permissionsOf(each.roles).includes('counts.approve'))
  return may.map((each) => names.find(({ _id }) => _id === each.id)?.name ?? '')
}

async function refuseWrong(work: CommandWork, staff: Staff, countId: string, lines: readonly Open[]): Promise<void> {
  const others = await otherApprovers(work.tx, staff.id)
  const counters = await listCounters(work.tx, countId)
  const approver = { id: staff.id, others: others.length, pieces: staff.limits.pieces }
  for (const { line, difference, name } of lines) {
    const countedBy = counters.filter(({ lineId }) => lineId === line.id).map(({ staffId }) => staffId)
    const refusal = refuseApproval({ countedBy, difference, shelfMoved: line.shelf_moved }, approver)
    if (refusal === 'own') throw new Failure('not_allowed', copy.ownCount(others.slice(0, 3).join(', ')))
    if (refusal === 'shelf_moved') throw new Failure('count_state', copy.movedLine(name))
    if (refusal === 'over_limit') {
      throw new Failure('not_allowed', copy.overLimit(name, difference, staff.limits.pieces ?? 0))
    }
  }
}

/** The stock is locked first, so that what is free stays free until it is booked. */
async function book(shop: Shop, work: CommandWork, count: CountRecord, lines: readonly Open[]): Promise<Approved> {
  const keys = lines.map(({ line }) => keyOfLine(line))
  await lockPieces(work)
  await lockStock(work.tx, keys)
  const free = await availableOf(work.tx, keys)
  const done: Approved = { booked: 0, waiting: [] }
  const bookings: Adjustment[] = []
  const note = countName(count.number)
  for (const [index, { line, difference, name }] of lines.entries()) {
    const short = -((free[index] ?? 0) + difference)
    if (difference < 0 && short > 0) {
      done.waiting.push({ line: line.id, name, because: copy.promised(short) })
      continue
    }
    bookings.push({ ...keyOfLine(line), change: difference, reason: 'count', note })
    await noteBooked(work, line, difference)
    done.booked += 1
  }
  await bookAdjustments(work, bookings, shop.clock())
  return done
}

function noteBooked({ tx, commandId }: CommandWork, line: LineRecord, booked: number): Promise<void> {
  return updateLine(tx, line.id, { booked, booked_in: commandId })
}
