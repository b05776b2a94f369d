import { type CartPrice, priceCart } from '../../domain/pricing/price-cart.ts'
import type { Cart, CartItem, CouponDetails } from '../../shared/contract/cart.ts'
import { rupeesFromPaise } from '../../shared/money/money.ts'
import type { SettingValues } from '../../shared/settings/settings.ts'
import type { CartCoupon, CartLine, OpenCart } from './open-cart.ts'

/**
 * The cart's answer: priced as if paid on delivery, in rupees. There is no address yet, so its GST is that of a delivery
 * in the shop's own state.
 */
export function presentCart(cart: OpenCart, settings: SettingValues, notices: string[]): Cart {
  const { lines, coupon } = cart
  const delivery = { freeFrom: settings['delivery.freeFrom'], charge: settings['delivery.charge'] }
  const price = priceCart({
    lines,
    couponDiscount: coupon?.discount ?? 0,
    delivery,
    payOnline: false,
    onlineDiscountPercent: settings['payment.onlineDiscountPercent'],
    supply: 'in_state',
  })
  return {
    formattedCart: {
      items: lines.map(presentItem),
      subTotal: rupeesFromPaise(price.subTotal),
      totalPrice: rupeesFromPaise(price.totalPrice),
    },
    couponDetails: coupon && presentCoupon(coupon, price),
    deliveryCharges: rupeesFromPaise(price.deliveryCharges),
    finalAmount: rupeesFromPaise(price.finalAmount),
    gst: rupeesFromPaise(price.gst),
    payOnline: rupeesFromPaise(price.payOnline),
    freeDelivery: {
      threshold: rupeesFromPaise(delivery.freeFrom),
      missing: rupeesFromPaise(price.freeDeliveryMissing),
    },
    notices,
  }
}

function presentItem(line: CartLine): CartItem {
  const { productId, variantId, variantName, name, image, quantity, available } = line
  return {
    product: { _id: productId, name, mainImage: image },
    variant: variantId === null ? null : { _id: variantId, name: variantName ?? '' },
    quantity,
    offerPrice: rupeesFromPaise(line.unitPrice),
    price: rupeesFromPaise(line.price),
    lineTotal: rupeesFromPaise(line.unitPrice * quantity),
    available,
  }
}

function presentCoupon({ id, code, discountType }: CartCoupon, price: CartPrice): CouponDetails {
  return {
    _id: id,
    code,
    discountType,
    discountAmount: rupeesFromPaise(price.couponDiscount),
    originalAmount: rupeesFromPaise(price.subTotal),
    finalAmount: rupeesFromPaise(price.totalPrice),
    savings: rupeesFromPaise(price.couponDiscount),
  }
}
