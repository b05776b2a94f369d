import { planReorder } from '../../../../domain/catalogue/stock/reorder.ts'
import type { StockItem } from '../../../../shared/contract/office/stock-calls.ts'
import { stockCopy } from '../../../../shared/copy/office/stock.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import { stockLimits } from '../../../../shared/stock-limits.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { Staff } from '../../../staff/authenticate-staff.ts'
import { listSuppliersOfItem } from '../suppliers/suppliers-of-item.ts'
import { readHolds } from './held-by-checkouts.ts'
import { inRupees, presentStockRow } from './present-stock.ts'
import { findStockRow, type StockRecord } from './stock-rows.ts'

/** The stock of one item with what is known of it, for who has these permissions. Throws `not_found`. */
export async function showStock(db: Shop['db'], id: string, may: Staff['permissions']): Promise<StockItem> {
  const row = await findStockRow(db, id)
  if (!row) throw new Failure('not_found', stockCopy.unknown)
  const [holds, suppliers] = await Promise.all([
    readHolds(db, row),
    may.has('suppliers.see') && row.accountId !== null ? listSuppliersOfItem(db, row.accountId) : [],
  ])
  const { point, suggestion, daysCovered } = planOf(row)
  return {
    ...presentStockRow(row, may),
    mrp: rupeesFromPaise(row.price),
    reorderPoint: row.reorderPoint,
    version: row.version,
    point,
    suggestion,
    daysCovered,
    holds: { payments: holds.payments, until: holds.until?.toISOString() ?? null },
    ...(may.has('suppliers.see') && {
      suppliers: suppliers.map(({ lastCost, ...supplier }) => ({
        ...supplier,
        ...(may.has('costs.see') && { lastCost: inRupees(lastCost) }),
      })),
    }),
  }
}

/** Plans when to order it, and how many pieces. */
function planOf({ onHand, held, incoming, sold, days, deliveryDays, reorderPoint, pack }: StockRecord) {
  const pieces = { free: onHand - held, incoming, sold, days }
  return planReorder({ ...pieces, deliveryDays, safetyDays: stockLimits.safetyDays, reorderPoint, pack })
}
