import { saleShown } from '../../../domain/catalogue/sales/sale-shown.ts'
import type { Paise } from '../../../shared/money/money.ts'
import type { CartRow } from './cart-rows.ts'

/** Deal of a line: `price` in paise a piece from `from` pieces on, until its last moment. */
export interface LineDeal {
  id: string
  price: Paise
  from: number
  until: Date
}

/** Quotation of a line; `validUntil`: ISO 8601, its last moment; its price holds for `from` to `upTo` pieces. */
export interface LineQuote {
  id: string
  number: string
  validUntil: string
  from: number
  upTo: number
}

/** The sale of a line, where its price is what is asked for a piece: the price of a quantity is no price of a sale. */
export function saleTextOf(
  { sale, variant_id, offer_price: offerPrice }: CartRow,
  asked: Paise,
  now: Date,
): { saleText?: string } {
  if (asked !== offerPrice) return {}
  const shown = saleShown(sale, { key: variant_id ?? '', offerPrice }, now)
  return shown ? { saleText: shown.text } : {}
}

/** The quotation of a line, while its prices hold. */
export function quoteOf(
  { quote_id: id, quote_number: number, quote_until: until, ...row }: CartRow,
  now: Date,
): LineQuote | null {
  if (id === null || number === null || until === null || row.quoted_price === null || now > until) return null
  return { id, number, validUntil: until.toISOString(), from: row.quoted_from ?? 1, upTo: row.quoted_quantity ?? 0 }
}

/** The deal of a line, in time or not. */
export function dealOf({
  deal_id: id,
  deal_price: price,
  deal_from: from,
  deal_until: until,
}: CartRow): LineDeal | null {
  return id === null || price === null || until === null ? null : { id, price, from: from ?? 1, until }
}
