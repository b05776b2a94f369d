import type { Paise } from '../../../shared/money/money.ts'
import type { OrderStatus, PaymentStatus } from '../../../shared/order-statuses.ts'
import { qrLimits } from '../../../shared/qr-limits.ts'
import type { CapturedPayment, RefundReason } from './judge-payment.ts'

/** Data of an order that decide what a QR code can be for; `collect` of its parcels in paise, null: nothing. */
export interface OrderToPay {
  status: OrderStatus
  payment_status: PaymentStatus
  payable: Paise
  parcels: readonly { collect: Paise | null }[]
}

/**
 * Returns the amount that a QR code of an order is for, in paise: all that it costs, or nothing (null). What travels in several
 * parcels is collected by the parcel, and takes none.
 */
export function amountForQr({ status, payment_status, payable, parcels }: OrderToPay): Paise | null {
  if (payment_status !== 'due' || status === 'cancelled' || status === 'returned') return null
  if (payable < qrLimits.leastPaise || parcels.length > 1) return null
  return parcels.every(({ collect }) => collect === payable) ? payable : null
}

/** Decision on a payment by QR code: it pays the order, or goes back. */
export type QrVerdict = { to: 'order' } | { to: 'refund'; reason: RefundReason }

/**
 * Decides on a captured payment by a QR code of an order that was not seen before. It is the order's where that is still to be paid
 * and costs just that; whenever it comes: a code that was closed meanwhile may have been scanned before.
 */
export function judgeQrPayment(order: OrderToPay, payment: CapturedPayment): QrVerdict {
  if (payment.amountRefunded > 0) return { to: 'refund', reason: 'refunded_by_provider' }
  if (order.payment_status === 'paid') return { to: 'refund', reason: 'second_payment' }
  const due = amountForQr(order)
  if (due === null) return { to: 'refund', reason: 'nothing_due' }
  if (payment.currency !== 'INR' || payment.amount !== due) return { to: 'refund', reason: 'amount_differs' }
  return { to: 'order' }
}
