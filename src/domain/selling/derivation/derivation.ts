import type { Paise } from '../../../shared/money/money.ts'
import type { Supply } from '../../catalogue/tax/place-of-supply.ts'

/**
 * Version of the rules by which an order is priced (domain/selling/pricing). Raise it when the same cart comes to another amount,
 * and keep the former rules for the orders that say them (replay-derivation.ts).
 */
export const pricingRules = 1

/** Reason of a line's price, where it is not what a piece is sold for by itself. */
export type PriceReason =
  /** The price of a quantity: of so many pieces and more. */
  | { by: 'break'; from: number }
  /** A sale, as shoppers read it. */
  | { by: 'sale'; text: string }
  /** A quotation; without its number: an edit keeps its price. */
  | { by: 'quote'; number?: string }
  /** A deal for so many pieces; `percent`: the most that the online discount takes off. */
  | { by: 'deal'; from: number; percent: number }
  /** An edit keeps the price at which it was ordered. */
  | { by: 'kept' }

/** Derivation of a line before tax: price × quantity − what was taken off it; amounts in paise. */
export interface DerivedLine {
  price: Paise
  quantity: number
  reason?: PriceReason
  /** Next quantity from which on a piece would be cheaper, and its price. */
  next?: { from: number; price: Paise }
  /** The coupon takes nothing off it. */
  beyondCoupon?: true
  /** Taken off this line alone; its share of the coupon; its share of the online discount. */
  own?: Paise
  coupon?: Paise
  online?: Paise
}

/** Derivation of a coupon's discount. `value`: hundredths of a percent, or paise; `most`: its cap. All three left out: an edit keeps what it gave. */
export interface DerivedCoupon {
  code: string
  type: 'percentage' | 'flat'
  value?: number
  most?: Paise
  /** Value of the lines that it takes something off. */
  of: Paise
  discount: Paise
  /** It takes the delivery charge off, and nothing off the goods. */
  freeDelivery?: true
}

/** The delivery. `terms`: what it costs by the shop's terms; `amount`: what of it is charged; `paid`: less discounts. */
export interface DerivedDelivery {
  what: 'delivery'
  terms: Paise
  /** Free from this value of the goods on; null: never. */
  freeFrom: Paise | null
  /** Name of the delivery zone whose terms they are; left out: the shop's own terms. */
  zone?: string
  /** Taken off by the coupon. */
  waived?: Paise
  amount: Paise
  paid: Paise
}

/** The fee for paying in cash: no discount takes anything off it. */
export interface DerivedCashFee {
  what: 'cash_fee'
  amount: Paise
  paid: Paise
}

/** A charge beside the goods, a part of what the order names as its delivery charges. */
export type DerivedCharge = DerivedDelivery | DerivedCashFee

/** Entry of a line for tax: code and rate of its goods, in percent, and what its rate is by the value of a piece. */
export interface DerivedRate {
  hsnCode: string
  rate: number
  /** Left out: the same. */
  byValue?: number
  /** Left out: one. */
  piecesInUnit?: number
}

/** Everything that the tax in an order depends on; `day`: the Indian day of its rates, 'YYYY-MM-DD'. */
export interface DerivedTax {
  day: string
  supply: Supply
  /** The buyer gave a GSTIN. */
  registered?: true
  /** In the order of the lines. */
  rates: DerivedRate[]
}

/**
 * Derivation of an order's amounts: what it was priced from, kept with it as data (docs/decisions/201). Nothing of a person is in it.
 * An amount that is 0 is left out of a line.
 */
export interface Derivation {
  rules: number
  lines: DerivedLine[]
  coupon?: DerivedCoupon
  charges: DerivedCharge[]
  /** `of`: the amount that it is a percentage of. */
  online?: { percent: number; of: Paise; discount: Paise }
  tax: DerivedTax
}
