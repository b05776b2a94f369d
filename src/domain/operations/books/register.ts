import { indianDay } from '../../../shared/india-time.ts'
import type { Paise } from '../../../shared/money/money.ts'
import type { PaymentMethod } from '../../../shared/order-statuses.ts'
import type { TaxedAmount } from '../../selling/invoices/invoice-document.ts'
import { byKey, sum } from './group-rows.ts'
import { type ReturnDocument, signOf } from './return-document.ts'

/** A document with what a register says of it beside its amounts. */
export interface RegisteredDocument extends ReturnDocument {
  order: string
  buyer: string
  paidBy: PaymentMethod
  /** The number of the invoice that a credit note is against. */
  credited: string | null
}

/** A row of the sales register: what a document has at one rate in paise, negative for a credit note. */
export interface RegisterRow extends TaxedAmount {
  kind: ReturnDocument['kind']
  number: string
  /** Indian day, 'YYYY-MM-DD'. */
  day: string
  order: string
  buyer: string
  buyerGstin: string | null
  pos: string
  /** HSN codes at this rate, each once. */
  hsn: string[]
  /** Percent. */
  rate: number
  paidBy: PaymentMethod
  credited: string | null
}

/** Lists documents by rate, in the order of their days and numbers. */
export function listRegister(documents: readonly RegisteredDocument[]): RegisterRow[] {
  const sorted = [...documents].sort((a, b) => compare(a.issuedAt, b.issuedAt) || compare(a.number, b.number))
  return sorted.flatMap((document) =>
    byKey(
      document.lines,
      ({ rate }) => rate,
      (rate, lines): RegisterRow => {
        const { kind, number, order, buyer, buyerGstin, pos, paidBy, credited } = document
        const amount = (key: keyof TaxedAmount): Paise => signOf(document) * sum(lines.map((line) => line[key] ?? 0))
        return {
          ...{ kind, number, day: indianDay(document.issuedAt), order, buyer, buyerGstin, pos },
          hsn: [...new Set(lines.map(({ hsn }) => hsn))],
          rate,
          ...{ taxable: amount('taxable'), cgst: amount('cgst'), sgst: amount('sgst'), igst: amount('igst') },
          ...{ roundOff: amount('roundOff'), total: amount('total') },
          ...{ paidBy, credited },
        }
      },
    ),
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
