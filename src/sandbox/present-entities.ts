import { type BankFailure, bankFailures, isFailureReason } from './bank-failures.ts'
import type { OrderRow } from './sandbox-orders.ts'
import type { PaymentRow } from './sandbox-payments.ts'
import type { QrCodeRow } from './sandbox-qr-codes.ts'
import type { RefundRow } from './sandbox-refunds.ts'

// The provider's JSON. Amounts are paise, moments Unix seconds, notes `[]` where there are none.

/** The order as the API and the webhooks show it. */
export function presentOrder(row: OrderRow): object {
  const paid = row.amount_paid ?? 0
  return {
    id: row.id,
    entity: 'order',
    amount: row.amount,
    amount_paid: paid,
    amount_due: Math.max(0, row.amount - paid),
    currency: row.currency,
    receipt: row.receipt,
    offer_id: null,
    status: row.amount_paid !== null ? 'paid' : row.attempts > 0 ? 'attempted' : 'created',
    attempts: row.attempts,
    notes: presentNotes(row.notes),
    created_at: seconds(row.created_at),
  }
}

/** The payment as the API and the webhooks show it. */
export function presentPayment(row: PaymentRow): object {
  const refunded = row.amount_refunded ?? 0
  const isRefunded = refunded >= row.amount
  return {
    id: row.id,
    entity: 'payment',
    amount: row.amount,
    currency: row.currency,
    status: isRefunded ? 'refunded' : row.status,
    order_id: row.order_id,
    invoice_id: null,
    international: false,
    method: row.method,
    amount_refunded: refunded,
    refund_status: isRefunded ? 'full' : refunded > 0 ? 'partial' : null,
    captured: row.captured,
    description: row.qr_code_id === null ? null : 'QRv2 Payment',
    ...presentMeans(row),
    email: row.email,
    contact: row.contact,
    notes: [],
    ...presentFee(row),
    ...presentError(row),
    created_at: seconds(row.created_at),
  }
}

function presentMeans({ id, method, card_last4, card_network, vpa, status }: PaymentRow): object {
  const isCard = method === 'card'
  const cardId = id.replace('pay_', 'card_')
  const card = { id: cardId, entity: 'card', name: '', last4: card_last4, network: card_network }
  const isAnswered = status === 'captured' || status === 'authorized'
  const reference = isCard ? { auth_code: digitsOf(id, 6) } : { rrn: digitsOf(id, 12) }
  return {
    card_id: isCard ? cardId : null,
    ...(isCard && { card: { ...card, type: 'debit', issuer: null, international: false, emi: false } }),
    bank: null,
    wallet: null,
    vpa,
    acquirer_data: isAnswered ? reference : {},
  }
}

function presentFee(row: PaymentRow): object {
  return row.captured ? feeOf(row) : { fee: null, tax: null }
}

/** 2 % and GST on it, as the provider keeps back of what was captured; the fee has its tax in it. Paise. */
export function feeOf({ amount }: Pick<PaymentRow, 'amount'>): { fee: number; tax: number } {
  return { fee: Math.floor((amount * 236) / 10_000), tax: Math.floor((amount * 36) / 10_000) }
}

function presentError({ status, error_reason: reason }: PaymentRow): object {
  const failed: BankFailure | null =
    status === 'failed' && reason && isFailureReason(reason) ? bankFailures[reason] : null
  return {
    error_code: failed?.code ?? null,
    error_description: failed?.description ?? null,
    error_source: failed?.source ?? null,
    error_step: failed?.step ?? null,
    error_reason: failed ? reason : null,
  }
}

/** The QR code as the API and the webhooks show it. `image_content`: the UPI link that it draws. */
export function presentQrCode(row: QrCodeRow): object {
  return {
    id: row.id,
    entity: 'qr_code',
    created_at: seconds(row.created_at),
    name: row.name,
    usage: row.usage,
    type: 'upi_qr',
    image_url: null,
    payment_amount: row.payment_amount,
    status: row.closed_at === null ? 'active' : 'closed',
    description: row.description,
    fixed_amount: row.fixed_amount,
    payments_amount_received: row.amount_received ?? 0,
    payments_count_received: row.payments ?? 0,
    notes: presentNotes(row.notes),
    customer_id: null,
    close_by: row.close_by && seconds(row.close_by),
    closed_at: row.closed_at && seconds(row.closed_at),
    close_reason: row.close_reason,
    image_content: upiLink(row),
  }
}

/** A UPI link to nobody's account: what is only played cannot be paid by a telephone. */
function upiLink({ id, payment_amount: amount }: QrCodeRow): string {
  const sum = amount === null ? '' : `&am=${(amount / 100).toFixed(2)}`
  return `upi://pay?pa=sandbox@invalid&pn=Test&tr=${id}&tn=Test&cu=INR${sum}`
}

/** The refund as the API and the webhooks show it. */
export function presentRefund(row: RefundRow): object {
  return {
    id: row.id,
    entity: 'refund',
    amount: row.amount,
    currency: row.currency,
    payment_id: row.payment_id,
    notes: presentNotes(row.notes),
    receipt: row.receipt,
    acquirer_data: { arn: row.reference },
    created_at: seconds(row.created_at),
    batch_id: null,
    status: row.status,
    speed_processed: 'normal',
    speed_requested: row.speed,
  }
}

/** A list as the API answers it. */
export function presentCollection(items: object[]): object {
  return { entity: 'collection', count: items.length, items }
}

/** A reference number as a bank would give one, the same each time. */
export function digitsOf(id: string, length: number): string {
  return [...id.slice(-length)].map((letter) => (letter.codePointAt(0) ?? 0) % 10).join('')
}

function presentNotes(notes: Record<string, string>): object {
  return Object.keys(notes).length > 0 ? notes : []
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
