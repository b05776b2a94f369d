import type { Paise } from '../../../shared/money/money.ts'
import type { TaxedAmount } from '../../selling/invoices/invoice-document.ts'

/** A line of a document as a return counts it. */
export interface ReturnLine extends TaxedAmount {
  hsn: string
  /** Unique Quantity Code. */
  uqc: string
  qty: number
  /** Percent. */
  rate: number
  /** A delivery charge: it joins the row of its goods and adds no quantity (composite supply, CGST Act s.8). */
  delivery?: boolean
  /** Place of the line in its document, from 1, and its words: what a person looks for who puts it right. */
  position?: number
  description?: string
}

/** A frozen invoice, bill of supply or credit note, as a return reads it; amounts in paise. */
export interface ReturnDocument {
  kind: 'invoice' | 'bill_of_supply' | 'credit_note'
  number: string
  /** ISO 8601. */
  issuedAt: string
  /** Code of the place of supply, two digits. */
  pos: string
  /** Null for a consumer. */
  buyerGstin: string | null
  lines: readonly ReturnLine[]
  total: Paise
  /** The invoice that a credit note is against: it decides where the note belongs, whatever the note is worth. */
  against?: { issuedAt: string; total: Paise }
}

/** 1 for what was sold, -1 for what came back. */
export function signOf({ kind }: Pick<ReturnDocument, 'kind'>): 1 | -1 {
  return kind === 'credit_note' ? -1 : 1
}

/** The lines of a document with the delivery charge as its goods are: of their unit, with no quantity. */
export function countedLines({ lines }: Pick<ReturnDocument, 'lines'>): ReturnLine[] {
  return lines.map((line) => {
    if (!line.delivery) return line
    const goods = lines.find((each) => !each.delivery && each.hsn === line.hsn && each.rate === line.rate)
    return { ...line, uqc: goods?.uqc ?? line.uqc, qty: 0 }
  })
}
