import { keepInTab, readKept } from '../../parts/tab-storage.ts'

/** A line of a bill as it is typed. */
export interface TypedBillLine {
  item: string
  name: string
  shelf: string | null
  quantity: string
  cost: string
  mrp: string
}

/** A bill that somebody is typing. */
export interface TypedBill {
  supplierId: string
  purchaseId: string
  billNumber: string
  billDate: string
  lines: TypedBillLine[]
}

const prefix = 'draft '

/** The bill that was begun in this tab and not booked: over a dead link, a crash, a sign-in. Undefined: none. */
export function readKeptBill(name: string): TypedBill | undefined {
  const kept = readKept(prefix + name) as TypedBill | undefined
  return kept && Array.isArray(kept.lines) ? kept : undefined
}

/** Keeps it, where the browser lets it; null forgets it. */
export function keepBill(name: string, bill: TypedBill | null): void {
  keepInTab(prefix + name, bill ?? undefined)
}
