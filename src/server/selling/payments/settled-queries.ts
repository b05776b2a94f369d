import { type Kysely, sql } from 'kysely'
import type { Paise } from '../../../shared/money/money.ts'
import type { Database } from '../../platform/db/schema.ts'
import { isInForce } from '../orders/is-in-force.ts'

/** A payment or a refund of the shop, by the provider's id. */
export interface SettledEntity {
  id: string
  amount: Paise
  /** Null: it paid no order. */
  orderNumber: string | null
  /** Number of the order's invoice; null: none is issued. */
  invoice: string | null
  /** No money came. */
  isTest: boolean
  /** It paid a cash order, by QR code. */
  atDoor: boolean
  /** Entry of the journal: of a payment what it captured, of a refund what goes back; null: there is none, it was made at the provider. */
  journal: { id: number; amount: Paise } | null
}

/** Finds payments by the provider's ids. */
export async function findSettledPayments(db: Kysely<Database>, ids: readonly string[]): Promise<SettledEntity[]> {
  const { rows } = await sql<SettledEntity>`
    SELECT p.id, p.amount, o.number AS "orderNumber", i.number AS invoice, p.is_test AS "isTest",
      p.qr_code_id IS NOT NULL AND p.order_id IS NOT NULL AS "atDoor",
      CASE WHEN j.id IS NOT NULL THEN json_build_object('id', j.id, 'amount', j.amount) END AS journal
    FROM payments p LEFT JOIN journal j ON j.payment_id = p.id AND j.account = 'captured' LEFT JOIN orders o ON o.id = p.order_id LEFT JOIN invoices i ON i.order_id = o.id AND ${isInForce('i.number')}
    WHERE p.id = ANY (${[...ids]}::text[])`.execute(db)
  return rows
}

/** Finds refunds by the provider's ids: those that the shop asked for, and those that were made at the provider. */
export async function findSettledRefunds(db: Kysely<Database>, ids: readonly string[]): Promise<SettledEntity[]> {
  const { rows } = await sql<SettledEntity>`
    SELECT r.id, r.amount, o.number AS "orderNumber", i.number AS invoice, p.is_test AS "isTest",
      p.qr_code_id IS NOT NULL AND p.order_id IS NOT NULL AS "atDoor",
      CASE WHEN j.id IS NOT NULL THEN json_build_object('id', j.id, 'amount', -j.amount) END AS journal
    FROM (
      SELECT provider_refund_id AS id, payment_id, amount, id AS own FROM refunds WHERE provider_refund_id = ANY (${[...ids]}::text[])
      UNION SELECT id, payment_id, amount, NULL FROM outside_refunds WHERE id = ANY (${[...ids]}::text[])
    ) r JOIN payments p ON p.id = r.payment_id LEFT JOIN journal j ON j.refund_id = r.own AND j.account = 'refund'
    LEFT JOIN orders o ON o.id = p.order_id
    LEFT JOIN invoices i ON i.order_id = o.id AND ${isInForce('i.number')}`.execute(db)
  return rows
}
