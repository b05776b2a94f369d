import { type Kysely, sql } from 'kysely'
import { maskVpa } from '../../../domain/selling/payments/mask-vpa.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { ProviderEvent, ProviderPayment, ProviderRefund, Signer } from './provider/payment-provider.ts'

type Db = Kysely<Database>

/** A webhook as it was received: what it says, as it was when it happened. */
export type ReceivedEvent = {
  id: string
  event: string
  payment: ProviderPayment | null
  refund: ProviderRefund | null
  signer: Signer
  tries: number
}

/** Longer than handling can take: until then no other process takes it, and afterwards one does where this one died. */
const LEASE_MS = 45_000
const LONGEST_GAP_MS = 3_600_000
const KEPT_DAYS = 30

type NewEvent = { id: string; event: ProviderEvent; signer: Signer }

/** Keeps an event, once: false where it came before. It is lent to the caller, who handles it. */
export async function keepEvent(db: Db, { id, event, signer }: NewEvent, now: Date): Promise<boolean> {
  const payment = event.payment && { ...event.payment, vpa: maskVpa(event.payment.vpa) }
  const kept = await db
    .insertInto('webhook_events')
    .values({
      id,
      event: event.event,
      payment: payment && JSON.stringify(payment),
      refund: event.refund && JSON.stringify(event.refund),
      by_former_secret: signer === 'former',
      due_at: later(now, LEASE_MS),
      received_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (kept.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Takes events that nobody could handle when they came. */
export async function takeDueEvents(db: Db, now: Date, most: number): Promise<ReceivedEvent[]> {
  const { rows } = await sql<ReceivedEvent>`
    WITH due AS MATERIALIZED (
      SELECT id FROM webhook_events WHERE due_at <= ${now} ORDER BY received_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    )
    UPDATE webhook_events e SET due_at = ${later(now, LEASE_MS)}::timestamptz, tries = tries + 1
    FROM due WHERE e.id = due.id
    RETURNING e.id, e.event, e.payment, e.refund, e.tries,
      CASE WHEN e.by_former_secret THEN 'former' ELSE 'present' END AS signer`.execute(db)
  return rows.map((row) => ({ ...row, payment: withDate(row.payment), refund: withDate(row.refund) }))
}

/** The event is handled. */
export async function finishEvent(db: Db, id: string): Promise<void> {
  await db.updateTable('webhook_events').set({ due_at: null, last_error: null }).where('id', '=', id).execute()
}

/** Notes the error by which an event could not be handled; it is tried again after a growing gap. */
export async function postponeEvent(db: Db, { id, tries }: ReceivedEvent, error: string, now: Date): Promise<void> {
  const gap = Math.min(2000 * 2 ** tries, LONGEST_GAP_MS)
  await db
    .updateTable('webhook_events')
    .set({ due_at: later(now, gap), last_error: error.slice(0, 500) })
    .where('id', '=', id)
    .execute()
}

/** Forgets what was handled long ago: the provider repeats an event for a day. */
export async function dropOldEvents(db: Db, now: Date): Promise<void> {
  const before = later(now, -KEPT_DAYS * 86_400_000)
  await db.deleteFrom('webhook_events').where('due_at', 'is', null).where('received_at', '<', before).execute()
}

/** JSON has no dates. */
function withDate<T extends { createdAt: Date }>(value: T | null): T | null {
  return value && { ...value, createdAt: new Date(value.createdAt) }
}

function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds)
}
