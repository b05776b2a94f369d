import { type Kysely, sql } from 'kysely'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { StoredRefund } from './payment-queries.ts'
import type { ProviderRefund } from './provider/payment-provider.ts'

type Db = Kysely<Database>

/** Longer than asking the provider can take. */
const LEASE_MS = 45_000

/** Takes the next refund that is to be asked for, or asked about, now. */
export async function takeDueRefund(db: Db, now: Date): Promise<StoredRefund | undefined> {
  const { rows } = await sql<StoredRefund>`
    WITH due AS MATERIALIZED (
      SELECT id FROM refunds WHERE due_at <= ${now} ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    UPDATE refunds SET due_at = ${new Date(now.getTime() + LEASE_MS)}::timestamptz, tries = tries + 1
    FROM due WHERE refunds.id = due.id
    RETURNING ${sql.raw(columnsOf('refunds').join(', '))}`.execute(db)
  return rows[0]
}

/** Our refund that this is at the provider: by its id there, or by the key under which it was asked for. */
export function findRefundAtProvider(db: Db, refund: ProviderRefund): Promise<StoredRefund | undefined> {
  return db
    .selectFrom('refunds')
    .select(columnsOf('refunds'))
    .where((eb) =>
      eb.or([
        eb('refunds.provider_refund_id', '=', refund.id),
        eb('refunds.idempotency_key', '=', refund.receipt ?? ''),
      ]),
    )
    .executeTakeFirst()
}

/**
 * Writes the provider's answer about a refund that is not finished; returns false where it was finished meanwhile. With `key`
 * only where it is still asked for under that one: of two that received the same refusal, one writes it down. With `from` only
 * where it is in one of those states.
 */
export async function updateRefund(
  db: Db,
  { id, key, from }: { id: string; key?: string; from?: readonly StoredRefund['status'][] },
  set: Partial<
    Pick<
      StoredRefund,
      'status' | 'way' | 'provider_refund_id' | 'reference' | 'tries' | 'refusals' | 'due_at' | 'last_error' | 'paid_at'
    >
  > & {
    idempotency_key?: string
    updated_at: Date
  },
): Promise<boolean> {
  const states = from ?? (['queued', 'pending', 'stopped'] as const)
  const open = db.updateTable('refunds').set(set).where('id', '=', id).where('status', 'in', states)
  const updated = await (key === undefined ? open : open.where('idempotency_key', '=', key)).executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** The key under which a refused refund is asked for anew: `refund-abc-1` becomes `refund-abc-2`. */
export function nextKey(key: string): string {
  return key.replace(/\d+$/, (count) => String(Number(count) + 1))
}

/** Finds a refund by its id. */
export function findRefund(db: Db, id: string): Promise<StoredRefund | undefined> {
  return db.selectFrom('refunds').select(columnsOf('refunds')).where('id', '=', id).executeTakeFirst()
}

/**
 * Returns what goes back of an order by what a person did, in paise: many small refunds of one order are one to their limit.
 * `commands`: theirs about the order.
 */
export async function refundedByCommands(db: Db, orderId: string, commands: readonly string[]): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    SELECT coalesce(sum(amount), 0)::bigint AS amount FROM refunds
    WHERE order_id = ${orderId} AND command_id::text = ANY (${[...commands]}::text[])`.execute(db)
  return rows[0]?.amount ?? 0
}

/** The refunds that a command owes; `askedAt` null: the provider has not been asked yet. */
export async function refundsOfCommand(db: Db, commandId: string): Promise<{ askedAt: Date | null }[]> {
  const rows = await db
    .selectFrom('refunds')
    .select(['status', 'tries', 'updated_at'])
    .where('command_id', '=', commandId)
    .execute()
  return rows.map((row) => ({ askedAt: row.status === 'queued' && row.tries === 0 ? null : row.updated_at }))
}
