/** The states of an order (CONTRACT §4); who may move it from which to which is decided in domain/selling/orders. */
export const orderStatuses = [
  'pending',
  'confirmed',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
  'cancelled',
  'returned',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The states of an order's payment (CONTRACT §4). */
export const paymentStatuses = ['due', 'paid', 'collected', 'refund_pending', 'refunded', 'void'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
