/** A line of a bill as it is typed. */
export interface TypedBillLine {
  item: string
  name: string
  shelf: string | null
  quantity: string
  cost: string
  mrp: string
}

/** A bill that somebody is typing; a type for the entry, which wants an index. */
export type TypedBill = {
  supplierId: string
  purchaseId: string
  billNumber: string
  billDate: string
  lines: TypedBillLine[]
}
