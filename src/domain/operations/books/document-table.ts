import type { VoucherKind } from '../../selling/invoices/invoice-number.ts'
import type { ReturnDocument } from './return-document.ts'

/** One run of numbers with the same letters and year. */
interface NumberRange {
  num: number
  from: string
  to: string
  totnum: number
  /** Numbers without a document; a credited invoice is not one of them. */
  cancel: number
  net_issue: number
}

/** Table 13 of GSTR-1: the numbers that were issued, by the nature of the document. */
export interface DocumentTable {
  doc_det: { doc_num: number; doc_typ: string; docs: NumberRange[] }[]
}

/** A paper that stands in no table, of which the number counts as cancelled. */
export interface LeftOutPaper {
  kind: 'invoice' | 'credit_note'
  number: string
}

/** A paper with a number in a series of its kind. */
export interface NumberedPaper {
  kind: ReturnDocument['kind'] | VoucherKind
  number: string
}

/** Natures of documents by their places in the tool's list. */
const natures = [
  { doc_num: 1, doc_typ: 'Invoices for outward supply', kinds: ['invoice', 'bill_of_supply'] },
  { doc_num: 5, doc_typ: 'Credit Note', kinds: ['credit_note'] },
  { doc_num: 6, doc_typ: 'Receipt Voucher', kinds: ['receipt_voucher'] },
  { doc_num: 8, doc_typ: 'Refund Voucher', kinds: ['refund_voucher'] },
]

/** Counts the documents and vouchers of a month for Table 13; what was left out widens its range and counts as cancelled. */
export function documentTable(
  documents: readonly NumberedPaper[],
  leftOut: readonly LeftOutPaper[] = [],
): DocumentTable {
  return {
    doc_det: natures.flatMap(({ doc_num, doc_typ, kinds }) => {
      const numbersOf = (papers: readonly NumberedPaper[]) =>
        papers.filter(({ kind }) => kinds.includes(kind)).map(({ number }) => number)
      const docs = rangesOf(numbersOf(documents), numbersOf(leftOut))
      return docs.length === 0 ? [] : [{ doc_num, doc_typ, docs }]
    }),
  }
}

function rangesOf(issued: readonly string[], leftOut: readonly string[]): NumberRange[] {
  const counted = new Set(issued)
  const series = Map.groupBy([...issued, ...leftOut], (number) => number.slice(0, number.lastIndexOf('/') + 1))
  return [...series.keys()].sort().map((beginning, index) => {
    const sorted = (series.get(beginning) ?? []).sort((a, b) => countOf(a) - countOf(b))
    const [from = '', to = from] = [sorted[0], sorted.at(-1)]
    const totnum = countOf(to) - countOf(from) + 1
    const net_issue = sorted.filter((number) => counted.has(number)).length
    return { num: index + 1, from, to, totnum, cancel: totnum - net_issue, net_issue }
  })
}

const countOf = (number: string) => Number(number.slice(number.lastIndexOf('/') + 1))
