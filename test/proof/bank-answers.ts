/** The records that the bank of the proof keeps, in Razorpay's format. */
export type Order = { id: string; amount: number; currency: string; receipt: string; created_at: number }
export type Payment = {
  id: string
  order_id: string
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  captured: boolean
  created_at: number
}
export type Refund = {
  id: string
  payment_id: string
  amount: number
  status: 'pending' | 'processed' | 'failed'
  receipt: string | null
}
export type Answer = { status: number; body: unknown }

export function ok(body: unknown): Answer {
  return { status: 200, body }
}

export function refused(description: string): Answer {
  return { status: 400, body: { error: { code: 'BAD_REQUEST_ERROR', description } } }
}

export function collection(items: unknown[]): unknown {
  return { entity: 'collection', count: items.length, items }
}

export function presentPayment(payment: Payment): unknown {
  return { ...payment, entity: 'payment', method: 'upi', vpa: 'amina@okaxis', amount_refunded: 0, refund_status: null }
}

export function presentRefund({ id, payment_id, amount, status, receipt }: Refund, created_at: number): unknown {
  const acquirer_data = { arn: status === 'processed' ? `74${id.slice(-8)}` : null }
  const rest = { notes: [], receipt, acquirer_data, created_at }
  return { id, entity: 'refund', payment_id, amount, currency: 'INR', status, ...rest }
}
