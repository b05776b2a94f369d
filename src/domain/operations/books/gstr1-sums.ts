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
  return {
    documents: documents.length,
    taxable: sum(signed.map(({ sign, taxable }) => sign * taxable)),
    taxInDocuments: sum(signed.map(({ sign, cgst, sgst, igst }) => sign * (cgst + sgst + igst))),
    taxInReturn: taxIn([gstr1.b2b, gstr1.b2cl, gstr1.b2cs]) - taxIn([gstr1.cdnr, gstr1.cdnur]),
  }
}

/** All tax below a value, in paise. */
function taxIn(value: unknown): Paise {
  if (typeof value !== 'object' || value === null) return 0
  return sum(
    Object.entries(value).map(([key, each]) =>
      ['iamt', 'camt', 'samt'].includes(key) ? paiseFromRupees(each as number) : taxIn(each),
    ),
  )
}
