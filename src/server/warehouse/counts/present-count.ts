import { differenceOf } from '../../../domain/warehouse/counts/count-entry.ts'
import type { Count, CountLine, CountRow } from '../../../shared/contract/office/counts.ts'
import { countCopy as copy } from '../../../shared/copy/office/counts.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { countName } from '../../../shared/office/counts.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'
import { codesByItem, keyOf } from '../barcodes/change-barcodes.ts'
import { otherApprovers } from './approve-count.ts'
import { type CountInList, type CountRecord, findCount, type LineRecord, listLines } from './count-queries.ts'
import { listCounters, listRounds, type RoundOfLine } from './entry-queries.ts'
import { namesOf } from './scope-queries.ts'
import { scopeInWords } from './start-count.ts'

/** A count as the list shows it. */
export function presentCountRow(count: CountInList): CountRow {
  return {
    _id: count.id,
    number: count.number,
    name: countName(count.number),
    scope: scopeInWords(count.scope),
    state: count.state,
    blind: count.blind,
    lines: count.lines,
    counted: count.done,
    by: count.created_by,
    startedAt: count.created_at.toISOString(),
    approvedBy: count.approved_by,
    approvedAt: count.approved_at?.toISOString() ?? null,
  }
}

/**
 * A count with all that is counted, for this person: what had to lie there is sent to nobody while a blind count goes on, and
 * afterwards, until it is approved, to who may approve it. Throws `not_found`.
 */
export async function presentCount(shop: Shop, id: string, staff: Staff): Promise<Count> {
  const count = await findCount(shop.db, id)
  if (!count) throw new Failure('not_found', copy.notFound)
  const lines = await listLines(shop.db, id)
  const done = lines.filter(({ counted }) => counted !== null).length
  return {
    ...presentCountRow({ ...count, lines: lines.length, done }),
    version: count.version,
    takesAnything: count.scope.kind === 'list',
    items: await presentLines(shop, count, lines, {
      difference: seesExpected(count, staff),
      costs: staff.permissions.has('costs.see'),
    }),
    notYours: count.state === 'closed' ? await whyNotTheirs(shop, id, lines, staff) : null,
  }
}

function seesExpected({ state, blind }: CountRecord, { permissions }: Staff): boolean {
  if (state === 'approved') return true
  if (state === 'closed') return permissions.has('counts.approve')
  return !blind
}

async function presentLines(
  { db }: Shop,
  count: CountRecord,
  lines: readonly LineRecord[],
  sees: { difference: boolean; costs: boolean },
): Promise<CountLine[]> {
  const keys = lines.map(({ product_id, variant_id }) => ({ productId: product_id, variantId: variant_id }))
  const [names, codes, rounds] = await Promise.all([
    namesOf(db, keys),
    codesByItem(db, [...new Set(keys.map(({ productId }) => productId))]),
    listRounds(db, count.id),
  ])
  const roundsOf = Map.groupBy(rounds, ({ lineId }) => lineId)
  return lines.map((line, index) => {
    const { worth, ...named } = names[index] ?? { name: '', variantName: null, picture: '', shelf: null, worth: 0 }
    const difference = differenceOf(line) ?? 0
    return {
      ...presentLine(line, sees.difference ? (roundsOf.get(line.id) ?? []) : []),
      ...named,
      codes: (codes.get(keyOf(keys[index] ?? { productId: '', variantId: null })) ?? []).map(({ code, pieces }) => ({
        code,
        pieces,
      })),
      ...(sees.difference &&
        line.expected !== null && {
          expected: line.expected,
          difference,
          ...(sees.costs && { worth: rupeesFromPaise(Math.round(worth * difference)) }),
        }),
    }
  })
}

function presentLine(line: LineRecord, rounds: readonly RoundOfLine[]) {
  return {
    id: line.id,
    productId: line.product_id,
    variantId: line.variant_id,
    round: line.round,
    counted: line.counted,
    by: line.counted_by,
    at: line.counted_at?.toISOString() ?? null,
    shelfMoved: line.shelf_moved,
    before: rounds.filter(({ round }) => round < line.round).map(({ counted, by }) => ({ counted, by })),
    booked: line.booked,
  }
}

/**
 * Returns the reason why somebody may not approve: people who counted some of what differs leave that to others, where there are
 * any. Null: no reason.
 */
async function whyNotTheirs(
  shop: Shop,
  id: string,
  lines: readonly LineRecord[],
  staff: Staff,
): Promise<string | null> {
  if (!staff.permissions.has('counts.approve')) return null
  const others = await otherApprovers(shop.db, staff.id)
  if (others.length === 0) return null
  const own = (await listCounters(shop.db, id)).filter(({ staffId }) => staffId === staff.id)
  const differs = lines.some((line) => differenceOf(line) && own.some(({ lineId }) => lineId === line.id))
  return differs ? copy.ownCount(others.slice(0, 3).join(', ')) : null
}
