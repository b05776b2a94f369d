import type { Paise } from '../../../shared/money/money.ts'
import type { PaymentMethod } from '../../../shared/order-statuses.ts'

/** Reason why a captured payment goes back although nobody cancelled anything. */
export type RefundReason =
  | 'amount_differs'
  | 'out_of_stock'
  | 'coupon_used_up'
  | 'second_payment'
  | 'ordered_otherwise'
  | 'refunded_by_provider'
  | 'address_gone'
  | 'link_over'
  | 'nothing_due'
  | 'order_cancelled'
  | 'order_returned'
  | 'part_returned'
  | 'price_reduced'
  | 'order_edited'

/**
 * Data of a checkout that decide. `expired`: its hold is over. `withdrawn`: its hold was ended for another order of its cart.
 * `soldBy`: how its cart was ordered meanwhile; null: it was not. `addressGone`: its address is stored no more, because the
 * person was erased or it is long ago.
 */
export interface CheckoutToPay {
  status: 'open' | 'settled' | 'expired' | 'withdrawn'
  soldBy: PaymentMethod | null
  addressGone: boolean
  /** It is a payment link: what comes once it is over goes back. */
  isLink: boolean
  amount: Paise
  currency: string
}

/** `amountRefunded`: what has gone back already, by the owner's hand or the provider's. */
export interface CapturedPayment {
  amount: Paise
  currency: string
  amountRefunded: Paise
}

/** `order`: from what is held. `order_if_stock`: from what is there, else it goes back. */
export type PaymentVerdict = { to: 'order' } | { to: 'order_if_stock' } | { to: 'refund'; reason: RefundReason }

/**
 * Decides on a captured payment that was not seen before (CONTRACT §4): exactly one order, or a refund. A cart is sold once:
 * whatever of it is paid besides goes back.
 */
export function judgePayment(checkout: CheckoutToPay, payment: CapturedPayment): PaymentVerdict {
  if (checkout.status === 'settled') return { to: 'refund', reason: 'second_payment' }
  if (checkout.soldBy !== null) {
    return { to: 'refund', reason: checkout.soldBy === 'online' ? 'second_payment' : 'ordered_otherwise' }
  }
  if (payment.amountRefunded > 0) return { to: 'refund', reason: 'refunded_by_provider' }
  if (payment.amount !== checkout.amount || payment.currency !== checkout.currency) {
    return { to: 'refund', reason: 'amount_differs' }
  }
  if (checkout.isLink && checkout.status !== 'open') return { to: 'refund', reason: 'link_over' }
  if (checkout.addressGone) return { to: 'refund', reason: 'address_gone' }
  return { to: checkout.status === 'open' ? 'order' : 'order_if_stock' }
}
