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

/** Ways in which an order is paid: on delivery, online, or at the counter when it is sold. */
export const paymentMethods = ['cod', 'online', 'counter'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The states of an order's payment (CONTRACT §4). */
export const paymentStatuses = ['due', 'paid', 'collected', 'refund_pending', 'refunded', 'void'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
