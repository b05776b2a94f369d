import type { OtherMrp, Receipt, ReceiptHead } from '../../../../shared/contract/office/receipt-calls.ts'
import { receiveCopy } from '../../../../shared/copy/office/receive.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import { officeLimits } from '../../../../shared/office-limits.ts'
import { fullName } from '../../../catalogue/stock/find-stock-items.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { Staff } from '../../../staff/authenticate-staff.ts'
import { inRupees } from '../stock-desk/present-stock.ts'
import {
  type ListedReceipt,
  listReceiptLines,
  listReceiptRows,
  type ReceiptPlace,
  type StoredReceiptLine,
} from './receipt-queries.ts'

type Db = Shop['db']
type May = Staff['permissions']

/** A page of bills, the newest first, and where the next begins; null: it is the last. */
export async function showReceipts(
  db: Db,
  { supplier, after }: { supplier?: string | undefined; after?: string | undefined },
  may: May,
): Promise<{ data: ReceiptHead[]; next: string | null }> {
  const place = placeOf(after)
  const rows = await listReceiptRows(db, {
    ...(supplier !== undefined && { supplier }),
    ...(place && { after: place }),
    limit: officeLimits.officeRows + 1,
  })
  const page = rows.slice(0, officeLimits.officeRows)
  const last = page.at(-1)
  const next = rows.length > page.length && last ? `${last.received_at.toISOString()}_${last.id}` : null
  return { data: page.map((row) => presentHead(row, may)), next }
}

/** One bill with its goods. Throws `not_found`. */
export async function showReceipt(db: Db, id: string, may: May): Promise<Receipt> {
  const [row] = await listReceiptRows(db, { id, limit: 1 })
  if (!row) throw new Failure('not_found', receiveCopy.notFoundReceipt)
  const lines = await listReceiptLines(db, id)
  const costs = may.has('costs.see')
  return {
    ...presentHead(row, may),
    commandId: row.command_id,
    items: lines.map((line) => ({
      item: line.variantId ?? line.productId,
      productId: line.productId,
      variantId: line.variantId,
      name: fullName(line),
      quantity: line.quantity,
      mrp: inRupees(line.mrp),
      ...(costs && { cost: inRupees(line.cost) }),
    })),
    otherMrp: otherMrpOf(lines),
  }
}

/** Lists the items whose MRP on the bill differs from the MRP in the shop, each once. */
function otherMrpOf(lines: readonly StoredReceiptLine[]): OtherMrp[] {
  const found = lines.flatMap((line) => {
    const { mrp, price, productId, variantId } = line
    if (mrp === null || mrp === price) return []
    const [onGoods, inShop] = [rupeesFromPaise(mrp), rupeesFromPaise(price)]
    return [{ item: variantId ?? productId, productId, name: fullName(line), onGoods, inShop }]
  })
  return [...new Map(found.map((each) => [each.item, each])).values()]
}

function presentHead(row: ListedReceipt, may: May): ReceiptHead {
  return {
    _id: row.id,
    billNumber: row.bill_number,
    billDate: row.bill_date,
    supplier: { _id: row.supplier_id, name: row.supplier_name },
    receivedAt: row.received_at.toISOString(),
    by: row.by,
    pieces: row.pieces,
    lines: row.lines,
    withdrawn: row.withdrawn,
    ...(may.has('costs.see') && { total: inRupees(row.total) }),
  }
}

/** Reads the beginning of a page; undefined where the text names none: from the newest. */
function placeOf(text: string | undefined): ReceiptPlace | undefined {
  const [, moment = '', id = ''] = /^(\d[^_]{9,39})_(.{1,80})$/.exec(text ?? '') ?? []
  const at = new Date(moment)
  return Number.isNaN(at.getTime()) ? undefined : { at, id }
}
