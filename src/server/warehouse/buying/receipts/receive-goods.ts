import { isCalendarDay } from '../../../../shared/calendar-day.ts'
import type { ReceiveInput } from '../../../../shared/contract/office/receipt-calls.ts'
import { receiveCopy as copy } from '../../../../shared/copy/office/receive.ts'
import { supplierCopy } from '../../../../shared/copy/office/suppliers.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { indianDay } from '../../../../shared/india-time.ts'
import { paiseFromRupees } from '../../../../shared/money/money.ts'
import { stockLimits } from '../../../../shared/stock-limits.ts'
import { findStockItems } from '../../../catalogue/stock/find-stock-items.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { lockPurchase } from '../reorder/purchase-queries.ts'
import { holdSupplier, type SupplierRow } from '../suppliers/supplier-queries.ts'
import { type BillLine, bookReceipt } from './book-receipt.ts'

const dayMs = 86_400_000

/**
 * Receives the goods of a supplier's bill, all of it or nothing, and gives the receipt's id. Throws `bad_input` at the fields
 * that do not fit, `already_received` where this bill came in before.
 */
export async function receiveGoods(shop: Shop, work: CommandWork, typed: ReceiveInput): Promise<string> {
  refuseOddDate(typed.billDate, shop.clock())
  const supplier = await supplierOf(work, typed.supplierId)
  const purchaseId = typed.purchaseId ?? null
  if (purchaseId !== null) await refuseOtherPurchase(work, purchaseId, supplier)
  return bookReceipt(shop, work, {
    supplier,
    number: typed.billNumber,
    date: typed.billDate,
    purchaseId,
    lines: await linesOf(work, typed),
  })
}

function refuseOddDate(date: string, now: Date): void {
  const refuse = (sentence: string) => {
    throw new Failure('bad_input', sentence, { errors: { billDate: sentence } })
  }
  if (!isCalendarDay(date)) refuse(copy.date)
  if (date > indianDay(now)) refuse(copy.dateAhead)
  if (date < indianDay(new Date(now.getTime() - stockLimits.billDaysMax * dayMs))) refuse(copy.dateOld)
}

async function supplierOf({ tx }: CommandWork, id: string): Promise<SupplierRow> {
  const supplier = await holdSupplier(tx, id)
  const why = !supplier ? supplierCopy.notFound : supplier.active ? undefined : copy.supplierAside
  if (supplier && !why) return supplier
  throw new Failure('bad_input', why ?? supplierCopy.notFound, { errors: { supplierId: why ?? supplierCopy.notFound } })
}

async function refuseOtherPurchase({ tx }: CommandWork, id: string, supplier: SupplierRow): Promise<void> {
  const purchase = await lockPurchase(tx, id)
  if (purchase?.supplier_id === supplier.id && purchase.closed_at === null) return
  throw new Failure('bad_input', copy.otherOrder, { errors: { purchaseId: copy.otherOrder } })
}

async function linesOf({ tx }: CommandWork, { lines }: ReceiveInput): Promise<BillLine[]> {
  const items = await findStockItems(
    tx,
    lines.map(({ item }) => item),
  )
  const missing = lines.flatMap(({ item }, at) => (items.has(item) ? [] : [[`lines.${at}.item`, copy.unknownItem]]))
  if (missing.length > 0) throw new Failure('bad_input', copy.unknownItem, { errors: Object.fromEntries(missing) })
  return lines.flatMap(({ item, quantity, cost, mrp }) => {
    const found = items.get(item)
    if (!found) return []
    const { productId, variantId } = found
    return [{ productId, variantId, quantity, cost: inPaise(cost), mrp: inPaise(mrp) }]
  })
}

function inPaise(rupees: number | null | undefined): number | null {
  return rupees === null || rupees === undefined ? null : paiseFromRupees(rupees)
}
