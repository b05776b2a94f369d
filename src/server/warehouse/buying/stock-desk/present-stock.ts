import type { StockRow } from '../../../../shared/contract/office/stock-calls.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import type { Staff } from '../../../staff/authenticate-staff.ts'
import type { StockRecord } from './stock-rows.ts'

/** An item of the stock for who has these permissions: what it cost and is worth only for who sees costs. */
export function presentStockRow(row: StockRecord, may: Staff['permissions']): StockRow {
  const free = row.onHand - row.held
  return {
    _id: row.id,
    productId: row.productId,
    variantId: row.variantId,
    name: row.name,
    variantName: row.variantName,
    image: row.image,
    active: row.active,
    onHand: row.onHand,
    held: row.held,
    free,
    incoming: row.incoming,
    sold: row.sold,
    paceDays: row.days,
    daysLeft: row.sold > 0 ? Math.floor((free * row.days) / row.sold) : null,
    low: row.low,
    waiting: row.waiting,
    shelf: row.shelf,
    ...(may.has('costs.see') && {
      cost: inRupees(row.average),
      value: inRupees(row.average === null ? null : row.average * row.onHand),
    }),
  }
}

/** Rupees; null stays null. */
export function inRupees(paise: number | null): number | null {
  return paise === null ? null : rupeesFromPaise(paise)
}
