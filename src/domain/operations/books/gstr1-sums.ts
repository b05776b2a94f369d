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
  const of = (key: string) => taxIn([b2b, b2cl, b2cs], key) - taxIn([cdnr, cdnur], key)
  return { igst: of('iamt'), cgst: of('camt'), sgst: of('samt') }
}

/** All tax of a head below a value, in paise. */
function taxIn(value: unknown, head: string): Paise {
  if (typeof value !== 'object' || value === null) return 0
  return sum(
    Object.entries(value).map(([key, each]) => (key === head ? paiseFromRupees(each as number) : taxIn(each, head))),
  )
}
