import type { Generated } from 'kysely'
import type { Json, Moment } from './columns.ts'

/** The sandbox payment provider’s own tables. */
export interface SandboxTables {
  sandbox_keys: {
    key_id: string
    key_secret: string
    webhook_secret: string
    webhook_secret_previous: string | null
    webhook_secret_changed_at: Moment | null
  }
  sandbox_orders: {
    id: string
    amount: number
    currency: string
    receipt: string | null
    notes: Json<Record<string, string>>
    attempts: Generated<number>
    expiry_minutes: number | null
    capture: Generated<'automatic' | 'manual'>
    created_at: Moment
  }
  sandbox_payments: {
    id: string
    order_id: string
    amount: number
    currency: string
    status: 'created' | 'authorized' | 'captured' | 'failed'
    captured: Generated<boolean>
    method: 'card' | 'upi'
    card_last4: string | null
    card_network: string | null
    vpa: string | null
    email: string | null
    contact: string | null
    outcome: string
    error_reason: string | null
    waits_for: 'shopper' | 'bank' | null
    answer_at: Moment | null
    created_at: Moment
  }
  sandbox_refunds: {
    id: string
    payment_id: string
    amount: number
    receipt: string | null
    notes: Json<Record<string, string>>
    speed: 'normal' | 'optimum'
    status: 'pending' | 'processed' | 'failed'
    reference: string | null
    idempotency_key: string | null
    asked: string | null
    process_at: Moment | null
    created_at: Moment
  }
  sandbox_webhooks: {
    id: Generated<number>
    event_id: string
    event: string
    body: string
    tries: Generated<number>
    due_at: Moment | null
    delivered_at: Moment | null
    created_at: Moment
  }
}
