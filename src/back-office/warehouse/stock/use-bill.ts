import type { Purchase } from '../../../shared/contract/office/reorder-calls.ts'
import type { StockRow } from '../../../shared/contract/office/stock-calls.ts'
import { indianDay } from '../../../shared/india-time.ts'
import { numberRules } from '../../../shared/numbers/number-rules.ts'
import { numberIn } from '../../../shared/numbers/read-number.ts'
import { stockLimits } from '../../../shared/stock-limits.ts'
import { useEntry } from '../../parts/use-entry.ts'
import type { TypedBill, TypedBillLine } from './typed-bill.ts'

function emptyBill(): TypedBill {
  return { supplierId: '', purchaseId: '', billNumber: '', billDate: indianDay(Date.now()), lines: [] }
}

/** The bill that is typed, kept in this tab until it is booked or discarded. */
export function useBill() {
  const { typed: bill, isRestored, set, change, reset } = useEntry({ what: 'bill', start: emptyBill })
  return {
    bill,
    isRestored,
    set: (fields: Partial<Omit<TypedBill, 'lines'>>) => set(fields),
    setLine: (at: number, fields: Partial<TypedBillLine>) =>
      change((bill) => ({
        ...bill,
        lines: bill.lines.map((line, index) => (index === at ? { ...line, ...fields } : line)),
      })),
    removeLine: (at: number) => change((bill) => ({ ...bill, lines: bill.lines.filter((_, index) => index !== at) })),
    /** So many pieces of something: more of it where it is there already, as a scanner counts. */
    add: (row: Pick<StockRow, '_id' | 'name' | 'variantName' | 'shelf'>, pieces: number) =>
      change((bill) => ({ ...bill, lines: withMore(bill.lines, row, pieces) })),
    /** Fills in the pieces not yet received of a purchase order, to count against the bill. */
    fill: ({ _id, supplier, lines }: Purchase) =>
      change((bill) => ({
        ...bill,
        supplierId: supplier._id,
        purchaseId: _id,
        lines: lines.map(({ item, name, missing }) => ({ ...blank(item, name), quantity: String(missing) })),
      })),
    discard: reset,
  }
}

function blank(item: string, name: string): TypedBillLine {
  return { item, name, shelf: null, quantity: '1', cost: '', mrp: '' }
}

type Added = Parameters<ReturnType<typeof useBill>['add']>[0]

function withMore(lines: TypedBillLine[], row: Added, pieces: number): TypedBillLine[] {
  const at = lines.findIndex(({ item }) => item === row._id)
  if (at >= 0) {
    return lines.map((line, index) =>
      index === at ? { ...line, quantity: String((numberIn(line.quantity, numberRules.pieces) ?? 0) + pieces) } : line,
    )
  }
  if (lines.length >= stockLimits.receiptLines) return lines
  const name = row.variantName === null ? row.name : `${row.name}, ${row.variantName}`
  return [...lines, { ...blank(row._id, name), shelf: row.shelf, quantity: String(pieces) }]
}
