import type { OrderStatus } from '../order-statuses.ts'

/** Words of an order that shop and back office share. */
export const orderWords = {
  status: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    packed: 'Packed',
    shipped: 'Shipped',
    out_for_delivery: 'Out for delivery',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    returned: 'Returned',
  } satisfies Record<OrderStatus, string>,
  breakdown: {
    subTotal: 'Subtotal',
    couponDiscount: (code: string | undefined) => (code ? `Coupon ${code}` : 'Discount'),
    freeDelivery: 'Free delivery',
    deliveryCharges: 'Delivery charges',
    cashFee: 'Cash on delivery fee',
    withCashFee: (fee: string) => `Delivery charges, with ${fee} cash on delivery fee`,
    free: 'Free',
    onlineDiscount: 'Online payment discount',
    payable: 'Total',
    gst: 'GST included',
    cgst: 'CGST',
    sgst: 'SGST',
    igst: 'IGST',
  },
} as const
