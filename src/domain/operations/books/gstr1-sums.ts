import { type Paise, paiseFromRupees } from '../../../shared/money/money.ts'
import { sum } from './group-rows.ts'
import type { Gstr1 } from './gstr1.ts'
import { type ReturnDocument, signOf } from './return-document.ts'

/** A month's tax in paise as the documents have it and as the return derives it. */
export interface Gstr1Sums {
  documents: number
  /** Taxed and exempt value of the documents, less what was credited. */
  taxable: Paise
  taxInDocuments: Paise
  taxInReturn: Paise
}

/**
 * Adds up the tax of the documents of a month and of their return: the return derives its tax row by row, so that the two may be
 * some paise apart. That difference is said, not hidden.
 */
export function sumGstr1(documents: readonly ReturnDocument[], gstr1: Gstr1): Gstr1Sums {
  const signed = documents.flatMap((document) => document.lines.map((line) => ({ ...line, sign: signOf(document) })))
  const { igst, cgst, sgst } = taxByHead(gstr1)
  return {
    documents: documents.length,
    taxable: sum(signed.map(({ sign, taxable }) => sign * taxable)),
    taxInDocuments: sum(signed.map(({ sign, ...line }) => sign * (line.cgst + line.sgst + line.igst))),
    taxInReturn: igst + cgst + sgst,
  }
}

/** Amounts of tax in paise, head by head. */
export interface TaxByHead {
  igst: Paise
  cgst: Paise
  sgst: Paise
}

/** Adds up the tax of a return head by head, less that of its credit notes. Table 12, where tax is entered again, does not count. */
export function taxByHead({ b2b, b2cl, b2cs, cdnr, cdnur }: Gstr1): TaxByHead {
  const of = (key: string) => amountIn([b2b, b2cl, b2cs], key) - amountIn([cdnr, cdnur], key)
  return { igst: of('iamt'), cgst: of('camt'), sgst: of('samt') }
}

/** Sums of the tables of a return in paise: 4, 5, 7 and 8 less 9B. */
export interface TableSums {
  /** Taxed and exempt value. */
  value: Paise
  tax: Paise
}

/** Adds up the tables of a return as the portal does, without a look at the documents. */
export function sumTables(gstr1: Gstr1): TableSums {
  const { b2b, b2cl, b2cs, nil, cdnr, cdnur } = gstr1
  const of = (key: string) => amountIn([b2b, b2cl, b2cs, nil], key) - amountIn([cdnr, cdnur], key)
  const { igst, cgst, sgst } = taxByHead(gstr1)
  return { value: of('txval') + of('expt_amt'), tax: igst + cgst + sgst }
}

/** All amounts of this name below a value, in paise. */
function amountIn(value: unknown, name: string): Paise {
  if (typeof value !== 'object' || value === null) return 0
  return sum(
    Object.entries(value).map(([key, each]) => (key === name ? paiseFromRupees(each as number) : amountIn(each, name))),
  )
}
