import type { StockMovement } from '../../../../shared/contract/office/stock-calls.ts'
import { stockCopy } from '../../../../shared/copy/office/stock.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { officeLimits } from '../../../../shared/office-limits.ts'
import { findStockItems } from '../../../catalogue/stock/find-stock-items.ts'
import { readAccounts } from '../../../catalogue/stock/open-accounts.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { Staff } from '../../../staff/authenticate-staff.ts'
import { openPhonesIn } from '../../../staff/open-phones.ts'
import { type LedgerPlace, type LedgerRow, listMovements } from './ledger-queries.ts'

const copy = stockCopy.ledger

/** Returns the movements behind a number of an item, the newest first, and the beginning of the next page. Throws `not_found`. */
export async function showLedger(
  db: Shop['db'],
  { id, of, after }: { id: string; of: 'on_hand' | 'held'; after: string | undefined },
  may: Staff['permissions'],
): Promise<{ data: StockMovement[]; next: string | null }> {
  const item = (await findStockItems(db, [id])).get(id)
  if (!item) throw new Failure('not_found', stockCopy.unknown)
  const [account] = await readAccounts(db, [item])
  if (!account) return { data: [], next: null }
  const place = placeOf(after)
  const rows = await listMovements(db, account.id, {
    of,
    ...(place && { after: place }),
    limit: officeLimits.officeRows + 1,
  })
  const page = rows.slice(0, officeLimits.officeRows)
  const last = rows.length > page.length ? page.at(-1) : undefined
  const next = last ? `${last.id}_${last.left - last.change}` : null
  return { data: page.map((row) => presentMovement(row, may)), next }
}

function presentMovement(row: LedgerRow, may: Staff['permissions']): StockMovement {
  return {
    _id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    text: textOf(row),
    note: row.receiptId === null && row.note !== '' ? openPhonesIn(may, row.note) : null,
    change: row.change,
    left: row.left,
    by: row.by,
    document: documentOf(row, may.has('suppliers.see')),
    commandId: row.commandId,
  }
}

function textOf({ kind, reason, withdrew }: LedgerRow): string {
  if (withdrew) return copy.withdrawn
  return reason === null ? copy.kinds[kind] : stockCopy.reasons[reason]
}

function documentOf(row: LedgerRow, seesSuppliers: boolean): StockMovement['document'] {
  const { orderId, orderNumber, receiptId, billNumber, supplier } = row
  if (orderId !== null && orderNumber !== null) return { label: copy.order(orderNumber), path: `/orders/${orderId}` }
  if (receiptId === null || billNumber === null) return null
  const path = seesSuppliers ? `/stock/bills/${receiptId}` : null
  return { label: copy.bill(billNumber, seesSuppliers ? supplier : null), path }
}

/** Undefined where the text says nothing: from the newest. */
function placeOf(text: string | undefined): LedgerPlace | undefined {
  const [, id, left] = /^(\d{1,15})_(\d{1,9})$/.exec(text ?? '') ?? []
  return id === undefined ? undefined : { id: Number(id), left: Number(left) }
}
