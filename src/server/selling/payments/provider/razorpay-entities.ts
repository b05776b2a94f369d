import * as z from 'zod/mini'
import type { ProviderEvent, ProviderOrder, ProviderPayment, ProviderRefund } from './payment-provider.ts'

// What Razorpay answers, as far as the shop looks at it: other fields may come and go. Amounts are paise, moments seconds since 1970.

const text = z.nullish(z.string())
const amount = z.int().check(z.nonnegative())
const moment = z.pipe(
  z.int(),
  z.transform((seconds) => new Date(seconds * 1000)),
)
/** `[]` where there are none. */
const notes = z.pipe(
  z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
  z.transform((value) =>
    Array.isArray(value)
      ? {}
      : Object.fromEntries(Object.entries(value).map(([name, note]) => [name, String(note ?? '')])),
  ),
)

/** An order that is to be paid (Razorpay: Order entity). */
export const OrderEntity = z.object({
  id: z.string(),
  amount,
  amount_paid: amount,
  amount_due: amount,
  currency: z.string(),
  receipt: text,
  status: z.enum(['created', 'attempted', 'paid']),
  attempts: amount,
  notes,
  created_at: moment,
})

/** One try to pay (Payment entity). */
export const PaymentEntity = z.object({
  id: z.string(),
  order_id: text,
  amount,
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  captured: z.nullish(z.boolean()),
  amount_refunded: z.nullish(amount),
  refund_status: z.nullish(z.enum(['null', 'partial', 'full'])),
  method: z.string(),
  card: z.nullish(z.object({ last4: text, network: text })),
  vpa: text,
  error_code: text,
  error_description: text,
  error_reason: text,
  created_at: moment,
})

/** A code that is scanned and paid (QR Code entity); `image_content` is there where the account may draw it itself. */
export const QrCodeEntity = z.object({
  id: z.string(),
  status: z.enum(['active', 'closed']),
  image_content: text,
})

/** Money on its way back (Refund entity); `acquirer_data` has the bank's reference. */
export const RefundEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount,
  currency: z.string(),
  receipt: text,
  notes,
  status: z.enum(['pending', 'processed', 'failed']),
  acquirer_data: z.nullish(z.object({ arn: text, rrn: text, utr: text })),
  created_at: moment,
})

const wrapped = <S extends z.ZodMiniType>(entity: S) => z.nullish(z.object({ entity }))

/** The body of a webhook. */
export const EventEntity = z.object({
  entity: z.literal('event'),
  event: z.string(),
  payload: z.object({
    payment: wrapped(PaymentEntity),
    order: wrapped(OrderEntity),
    refund: wrapped(RefundEntity),
    qr_code: wrapped(QrCodeEntity),
  }),
  created_at: moment,
})

/** A list of entities. */
export const collectionOf = <S extends z.ZodMiniType>(item: S) => z.object({ items: z.array(item) })

/** The body of a refusal. */
export const ErrorAnswer = z.object({
  error: z.object({ code: z.string(), description: z.string(), reason: text, field: text }),
})

/** An order in the shop's words; amounts in paise. The entity does not say whether it is a test. */
export function readOrder(order: z.output<typeof OrderEntity>): Omit<ProviderOrder, 'isTest'> {
  const { amount_paid: amountPaid, amount_due: amountDue, created_at: createdAt, ...rest } = order
  return { ...rest, amountPaid, amountDue, createdAt, receipt: order.receipt ?? null }
}

/** A payment in the shop's words; amounts in paise. `error` only where Razorpay names a code. */
export function readPayment(payment: z.output<typeof PaymentEntity>): ProviderPayment {
  const { id, amount, currency, status, method, error_code: code } = payment
  const refundStatus = payment.refund_status === 'null' ? null : (payment.refund_status ?? null)
  return {
    ...{ id, amount, currency, status, method, refundStatus },
    orderId: payment.order_id ?? null,
    captured: payment.captured ?? false,
    amountRefunded: payment.amount_refunded ?? 0,
    cardLast4: payment.card?.last4 ?? null,
    cardNetwork: payment.card?.network ?? null,
    vpa: payment.vpa ?? null,
    error: code ? { code, description: payment.error_description ?? code, reason: payment.error_reason ?? null } : null,
    createdAt: payment.created_at,
  }
}

/** A refund in the shop's words; the amount in paise. `reference`: what the shopper can show the bank. */
export function readRefund(refund: z.output<typeof RefundEntity>): ProviderRefund {
  const { id, payment_id: paymentId, amount, currency, notes, status, created_at: createdAt } = refund
  const { arn, rrn, utr } = refund.acquirer_data ?? {}
  const reference = arn ?? rrn ?? utr ?? null
  return { id, paymentId, amount, currency, notes, status, createdAt, receipt: refund.receipt ?? null, reference }
}

/** A webhook's content in the shop's words. */
export function readEvent({ event, payload, created_at: createdAt }: z.output<typeof EventEntity>): ProviderEvent {
  const { payment, order, refund, qr_code: qrCode } = payload
  const byCode = qrCode ? { qrCodeId: qrCode.entity.id } : {}
  return {
    event,
    payment: payment ? { ...readPayment(payment.entity), ...byCode } : null,
    order: order ? readOrder(order.entity) : null,
    refund: refund ? readRefund(refund.entity) : null,
    createdAt,
  }
}
