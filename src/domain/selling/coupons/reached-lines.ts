import type { Paise } from '../../../shared/money/money.ts'

/** Goods that a coupon is for: all, or those of some categories or products; `names` as people read them. */
export interface CouponReach {
  of: 'all' | 'categories' | 'products'
  ids: readonly string[]
  names: readonly string[]
}

/** A line of a cart, as far as a coupon looks at it; `unitPrice` in paise, in this quantity. */
export interface LineToReach {
  productId: string
  categoryId: string
  unitPrice: Paise
  quantity: number
  /** At the price of a quotation, which no coupon reaches (docs/decisions/176). */
  isQuoted?: boolean
  /** At the price of a deal, which no coupon reaches (docs/decisions/208). */
  dealPercent?: number
}

/** Returns whether a coupon is for the goods of a line, whatever its price; all sizes of a product belong to it. */
export function isFor(reach: CouponReach | undefined, { productId, categoryId }: LineToReach): boolean {
  if (!reach || reach.of === 'all') return true
  return reach.ids.includes(reach.of === 'categories' ? categoryId : productId)
}

/** Parts of a cart as a coupon sees it: Σ unit price × quantity of the lines that it reaches, in paise, and what is beside them. */
export interface Reached {
  subTotal: Paise
  /** Some are at a price that was quoted or agreed. */
  hasQuoted: boolean
  hasOthers: boolean
}

/** Sums up what a coupon reaches of a cart: lines of its goods that are not at a price that was quoted or agreed in a deal. */
export function reachedOf(lines: readonly LineToReach[], reach: CouponReach | undefined): Reached {
  const own = lines.filter((line) => isFor(reach, line))
  return {
    subTotal: own.reduce((sum, line) => sum + (isFixed(line) ? 0 : line.unitPrice * line.quantity), 0),
    hasQuoted: own.some(isFixed),
    hasOthers: own.length < lines.length,
  }
}

function isFixed({ isQuoted, dealPercent }: LineToReach): boolean {
  return isQuoted === true || dealPercent !== undefined
}
