import type { CartPrice } from '../../../domain/selling/pricing/price-cart.ts'
import type { CartLine } from '../cart/open-cart.ts'
import type { NewLine } from './order-queries.ts'

/** Fields of a line that an order keeps beside its price. */
export type SoldLine = Pick<
  CartLine,
  | 'productId'
  | 'variantId'
  | 'name'
  | 'variantName'
  | 'image'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'hsnCode'
  | 'gstRate'
>

/** Returns the columns of an order's row that its price gives, in paise. */
export function sumColumns(price: CartPrice) {
  return {
    sub_total: price.subTotal,
    coupon_discount: price.couponDiscount,
    delivery_charges: price.deliveryCharges,
    delivery_waived: price.deliveryWaived ?? 0,
    online_discount: price.onlineDiscount,
    payable: price.payable,
    gst: price.gst,
    cgst: price.cgst,
    sgst: price.sgst,
    igst: price.igst,
    // a checkout that was frozen by a former version has none
    delivery_line: price.delivery ?? null,
  }
}

/** Returns the rows of an order's lines, by the prices of the same places; positions count from 1. */
export function lineRows(lines: readonly SoldLine[], price: Pick<CartPrice, 'lines'>): NewLine[] {
  return lines.map((line, index) => {
    const priced = price.lines[index]
    if (!priced) throw new Error('a line of the order has no price')
    return {
      position: index + 1,
      product_id: line.productId,
      variant_id: line.variantId,
      name: line.name,
      variant_name: line.variantName,
      image: line.image,
      quantity: line.quantity,
      unit: line.unit,
      unit_price: line.unitPrice,
      hsn_code: line.hsnCode,
      // a checkout that was frozen by a former version says it of the goods alone
      gst_rate: priced.gstRate ?? line.gstRate,
      discount_share: priced.discountShare,
      line_total: priced.lineTotal,
      gst: priced.gst,
      cgst: priced.cgst,
      sgst: priced.sgst,
      igst: priced.igst,
    }
  })
}
