import { planReorder } from '../../../../domain/catalogue/stock/reorder.ts'
import type { Purchase, ReorderGroup, ReorderLine } from '../../../../shared/contract/office/reorder-calls.ts'
import { stockLimits } from '../../../../shared/stock-limits.ts'
import { keepPace } from '../../../catalogue/stock/pace-queries.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { Staff } from '../../../staff/authenticate-staff.ts'
import { inRupees } from '../stock-desk/present-stock.ts'
import { listWaiting, type WaitingLine } from './purchase-queries.ts'
import { type DueRow, listMaybeDue } from './reorder-queries.ts'

type May = Staff['permissions']
const dayMs = 86_400_000
const wide = stockLimits.deliveryDays + stockLimits.safetyDays

/** Lists the items to order, by their preferred supplier, and those on their way. Costs only for staff who may see them. */
export async function listReorder(shop: Shop, may: May) {
  const countedAt = await keepPace(shop)
  const most = stockLimits.reorderMost
  const [due, waiting] = await Promise.all([listMaybeDue(shop.db, { wide, most: most + 1 }), listWaiting(shop.db)])
  const groups = groupBySupplier(due.slice(0, most), may)
  const data = { groups, purchases: presentPurchases(waiting), more: due.length > most }
  return { data, countedAt: countedAt.toISOString() }
}

/** Returns the items to order from one supplier; undefined: none. */
export async function reorderOf(shop: Shop, supplierId: string, may: May): Promise<ReorderGroup | undefined> {
  await keepPace(shop)
  const due = await listMaybeDue(shop.db, { supplierId, wide, most: stockLimits.receiptLines })
  return groupBySupplier(due, may)[0]
}

/** Those that are due by the rule, by supplier: who is said to supply nothing last. */
function groupBySupplier(rows: readonly DueRow[], may: May): ReorderGroup[] {
  const lines = rows.flatMap((row) => {
    const line = presentLine(row, may)
    return line.suggestion > 0 ? [{ row, line }] : []
  })
  const groups = [...Map.groupBy(lines, ({ row }) => row.supplierId)].map(([id, own]) => ({
    supplier: id === null ? null : supplierOf(id, own[0]?.row),
    lines: own.map(({ line }) => line),
  }))
  return groups.sort((a, b) => (a.supplier?.name ?? '\uffff').localeCompare(b.supplier?.name ?? '\uffff'))
}

function supplierOf(id: string, row: DueRow | undefined) {
  return {
    _id: id,
    name: row?.supplier ?? '',
    phone: row?.phone ?? null,
    deliveryDays: row?.deliveryDays ?? stockLimits.deliveryDays,
  }
}

function presentLine(row: DueRow, may: May): ReorderLine {
  const { item, name, code, free, incoming, sold, days, pack, reorderPoint, waiting } = row
  const deliveryDays = row.deliveryDays ?? stockLimits.deliveryDays
  const supply = { free, incoming, sold, days, deliveryDays, safetyDays: stockLimits.safetyDays, reorderPoint, pack }
  const { daysLeft, suggestion } = planReorder(supply)
  const cost = may.has('costs.see') && { cost: inRupees(row.lastCost) }
  return { item, name, code, free, incoming, sold, paceDays: days, daysLeft, pack, suggestion, waiting, ...cost }
}

/** Orders to suppliers of which something is missing. */
export function presentPurchases(lines: readonly WaitingLine[]): Purchase[] {
  return [...Map.groupBy(lines, ({ id }) => id)].map(([id, own]) => {
    const [first] = own as [WaitingLine]
    return {
      _id: id,
      number: first.number,
      supplier: { _id: first.supplierId, name: first.supplier },
      orderedAt: first.orderedAt.toISOString(),
      expectedAt: new Date(first.orderedAt.getTime() + first.deliveryDays * dayMs).toISOString(),
      lines: own.map(({ item, name, ordered, missing }) => ({ item, name, ordered, missing })),
    }
  })
}
