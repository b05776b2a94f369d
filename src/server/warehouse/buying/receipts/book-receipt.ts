import { availabilityTag, shownStockTag, stockTag } from '../../../../shared/cache-tags.ts'
import { receiveCopy } from '../../../../shared/copy/office/receive.ts'
import { financialYearOf, indianMidnight } from '../../../../shared/india-time.ts'
import { limits } from '../../../../shared/limits.ts'
import { lockAccounts, type StockAccount } from '../../../catalogue/stock/open-accounts.ts'
import { receiveStock } from '../../../catalogue/stock/receive-stock.ts'
import type { StockKey } from '../../../catalogue/stock/stock-queries.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { countComplete } from '../reorder/purchase-queries.ts'
import { noteItemsOf } from '../suppliers/set-supplier-of-item.ts'
import { addCosts } from './cost-queries.ts'
import { type BookedLine, insertReceipt, insertReceiptLines } from './receipt-queries.ts'
import { refuseTwice } from './refuse-twice.ts'

/** A line of a bill: pieces, and paise of one piece. */
export interface BillLine extends StockKey {
  quantity: number
  cost: number | null
  mrp: number | null
}

/** A supplier's bill that is right as far as it goes. */
export interface Bill {
  supplier: { id: string; name: string }
  number: string
  /** YYYY-MM-DD */
  date: string
  purchaseId: string | null
  lines: readonly BillLine[]
}

/**
 * Books a bill in the caller's command, who has locked the order that it answers: the bill first, so that the same one waits here and not behind the stock; then its
 * pieces, what they cost, and who supplies them. Gives its id. Throws `already_received`.
 */
export async function bookReceipt(shop: Pick<Shop, 'clock' | 'newId'>, work: CommandWork, bill: Bill): Promise<string> {
  const { supplier, lines } = bill
  const [id, now, year] = [shop.newId(), shop.clock(), financialYearOf(indianMidnight(bill.date))]
  const head = { bill_number: bill.number, bill_date: bill.date, financial_year: year, purchase_id: bill.purchaseId }
  const row = { id, supplier_id: supplier.id, ...head, received_at: now, command_id: work.commandId }
  if (!(await insertReceipt(work.tx, row))) await refuseTwice(work.tx, bill, year)
  const accounts = await lockAccounts(work.tx, lines)
  const booked = withLevels(lines, accounts)
  await insertReceiptLines(work.tx, id, booked)
  if (bill.purchaseId !== null) await countComplete(work.tx, bill.purchaseId)
  const sums = sumUp(lines)
  await receiveStock(work.tx, sums, now, receiveCopy.note(bill.number))
  await addCosts(work.tx, booked)
  await noteItemsOf(work, supplier, accounts)
  nameStale(work, sums, accounts)
  tell(work, id, bill, sums)
  return id
}

/** Each line with its account and how many there were before it: the same goods may stand in several lines. */
function withLevels(lines: readonly BillLine[], accounts: readonly StockAccount[]): BookedLine[] {
  const levels = new Map(accounts.map(({ id, onHand }) => [id, onHand]))
  return lines.map(({ quantity, cost, mrp }, at) => {
    const accountId = accounts[at]?.id ?? 0
    const before = levels.get(accountId) ?? 0
    levels.set(accountId, before + quantity)
    return { accountId, quantity, cost, mrp, before }
  })
}

type Sum = StockKey & { quantity: number }

/** Pieces of each item, however many lines it has. */
export function sumUp(lines: readonly Sum[]): Sum[] {
  const sums = new Map<string, Sum>()
  for (const { productId, variantId, quantity } of lines) {
    const key = variantId ?? productId
    sums.set(key, { productId, variantId, quantity: (sums.get(key)?.quantity ?? 0) + quantity })
  }
  return [...sums.values()]
}

function nameStale({ stale }: CommandWork, sums: readonly Sum[], accounts: readonly StockAccount[]): void {
  const free = new Map(accounts.map((each) => [each.variantId ?? each.productId, each.onHand - each.held]))
  for (const { productId, variantId } of sums) {
    const before = free.get(variantId ?? productId) ?? 0
    stale(stockTag(productId))
    if (before < limits.plentyOfStock + limits.quantityMax) stale(shownStockTag(productId))
  }
  // pieces that were too few for a pack may be enough now
  stale(availabilityTag)
}

/** Into the history: the bill, and the pieces of each item. What they cost stands in the bill alone, for who sees costs. */
function tell(work: CommandWork, id: string, { supplier, number, date, lines }: Bill, sums: readonly Sum[]): void {
  work.about({ kind: 'receipt', id, name: `${number}, ${supplier.name}` })
  work.changed('receipt', id, null, { supplier: supplier.name, bill: number, date, lines: lines.length })
  for (const { productId, variantId, quantity } of sums) {
    work.changed('stock', variantId ?? productId, { change: 0 }, { productId, variantId, change: quantity })
  }
}
