import { judgeCoupon } from '../../domain/coupons/coupon-discount.ts'
import type { Paise } from '../../shared/money/money.ts'
import { termsOf } from '../coupons/coupon-terms.ts'
import type { CartRow } from './cart-rows.ts'

/** A line of a cart with everything that an order keeps of it; `unitPrice` is the selling price, `price` the MRP. */
export interface CartLine {
  productId: string
  variantId: string | null
  quantity: number
  name: string
  variantName: string | null
  image: string
  price: Paise
  unitPrice: Paise
  /** Percent. */
  gstRate: number
  hsnCode: string
  /** What the quantity counts: a Unique Quantity Code such as NOS or KGS. */
  unit: string
  /** Pieces that could be bought now. */
  available: number
}

/** A coupon that holds, with what it takes off this cart. */
export interface CartCoupon {
  id: string
  code: string
  discountType: 'percentage' | 'flat'
  discount: Paise
}

/** A cart as it holds now, and what no longer does. */
export interface OpenCart {
  lines: CartLine[]
  /** Lines of what is no longer sold: not among `lines`. */
  gone: CartLine[]
  coupon: CartCoupon | null
  /** The coupon on the cart, where it no longer holds. */
  refused: { id: string; code: string; reason: string } | null
}

/** Reads a cart's rows: which lines are still sold, and whether its coupon still holds now. */
export function openCart(rows: readonly CartRow[], now: Date): OpenCart {
  const lines: CartLine[] = []
  const gone: CartLine[] = []
  for (const row of rows) {
    if (row.product_id !== null) (row.sold ? lines : gone).push(lineOf(row, row.product_id))
  }
  const [first] = rows
  return { lines, gone, ...(first ? judge(first, subTotalOf(lines), now) : { coupon: null, refused: null }) }
}

/** Σ unit selling price × quantity, in paise. */
export function subTotalOf(lines: readonly Pick<CartLine, 'unitPrice' | 'quantity'>[]): Paise {
  return lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
}

function lineOf(row: CartRow, productId: string): CartLine {
  return {
    productId,
    variantId: row.variant_id,
    quantity: row.quantity,
    name: row.name,
    variantName: row.variant_name,
    image: row.image,
    price: row.price,
    unitPrice: row.unit_price,
    gstRate: row.gst_rate,
    hsnCode: row.hsn_code,
    unit: row.unit,
    available: row.available,
  }
}

function judge(row: CartRow, subTotal: Paise, now: Date): Pick<OpenCart, 'coupon' | 'refused'> {
  const { coupon_id: id, code, discount_type: discountType } = row
  if (id === null || code === null) return { coupon: null, refused: null }
  const verdict = judgeCoupon(termsOf(row), { subTotal, now, usesByShopper: row.uses_by_shopper })
  return verdict.usable
    ? { coupon: { id, code, discountType, discount: verdict.discount }, refused: null }
    : { coupon: null, refused: { id, code, reason: verdict.reason } }
}
