import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { SettlementRow } from '../../../domain/operations/settlements/settlement-row.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

const lockKey = 72_311_276

/** Waits for others that import settlements, and lets none begin until the transaction ends. */
export async function holdSettlements(tx: Transaction<Database>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${lockKey})`.execute(tx)
}

const columns = [
  'settlement_id as settlementId',
  'entity_id as entityId',
  ...(['kind', 'amount', 'fee', 'tax', 'credit', 'debit', 'utr', 'method', 'description'] as const),
  'payment_id as paymentId',
  'order_id as orderId',
  'order_receipt as orderReceipt',
  'dispute_id as disputeId',
  'created_at as createdAt',
  'settled_at as settledAt',
] as const

/** The rows of these settlements, in the order of their ids. */
export function rowsOfSettlements(db: Db, ids: readonly string[]): Promise<SettlementRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('settlement_rows')
    .select(columns)
    .where('settlement_id', 'in', ids)
    .orderBy('settlement_id')
    .orderBy('kind')
    .orderBy('entity_id')
    .execute()
}

/** The settlement that has a UTR, of these: by UTR. */
export async function settlementsOfUtrs(db: Db, utrs: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ utr: string; id: string }>`
    SELECT DISTINCT utr, settlement_id AS id FROM settlement_rows WHERE utr = ANY (${[...utrs]}::text[])`.execute(db)
  return new Map(rows.map(({ utr, id }) => [utr, id]))
}

/** All settlements that have a row of these entities: by entity, the earliest first. */
export async function settlementsOfEntities(db: Db, entities: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ entity: string; ids: string[] }>`
    SELECT entity_id AS entity, array_agg(settlement_id ORDER BY settled_at, settlement_id) AS ids
    FROM settlement_rows WHERE entity_id = ANY (${[...entities]}::text[]) GROUP BY entity_id`.execute(db)
  return new Map(rows.map(({ entity, ids }) => [entity, ids]))
}

/** The moment of a row, for an order: what has none is the oldest. As the index settlement_rows_newest has it. */
const moment = sql`coalesce(settled_at, '-infinity'::timestamptz)`

/**
 * Ids of settlements, the latest first, from after one on. Walks the index from settlement to settlement and reads no more of them
 * than it gives, however many there are. One whose rows have several moments stands at the latest.
 */
export async function listSettlementIds(
  db: Db,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<string[]> {
  const latest = (id: RawBuilder<unknown>) =>
    sql`(SELECT max(${moment}) FROM settlement_rows m WHERE m.settlement_id = ${id})`
  const before =
    after === undefined ? sql`true` : sql`(${moment}, settlement_id) < (${latest(sql`${after}`)}, ${after}::text)`
  const newest = sql`ORDER BY ${moment} DESC, settlement_id DESC LIMIT 1`
  const { rows } = await sql<{ id: string }>`
    WITH RECURSIVE walk AS (
      (SELECT ${moment} AS at, settlement_id AS id FROM settlement_rows WHERE ${before} ${newest})
      UNION ALL
      SELECT next.at, next.id FROM walk CROSS JOIN LATERAL (
        SELECT ${moment} AS at, settlement_id AS id FROM settlement_rows
        WHERE (${moment}, settlement_id) < (walk.at, walk.id) ${newest}) next)
    SELECT id FROM walk WHERE at = ${latest(sql`walk.id`)} LIMIT ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Ids of the settlements that were credited in a month of India, 'YYYY-MM', in the order of their moments: the latest of their rows. */
export async function settlementIdsOfMonth(db: Db, month: string): Promise<string[]> {
  const first = sql`indian_midnight(${`${month}-01`}::date)`
  const next = sql`indian_midnight((${`${month}-01`}::date + interval '1 month')::date)`
  const { rows } = await sql<{ id: string }>`
    SELECT settlement_id AS id FROM settlement_rows
    WHERE settlement_id IN (SELECT settlement_id FROM settlement_rows WHERE ${moment} >= ${first} AND ${moment} < ${next})
    GROUP BY settlement_id HAVING max(settled_at) < ${next} ORDER BY max(settled_at), settlement_id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * The settlements that were imported in a month of India, 'YYYY-MM', of which no row says when they were credited: with the moment of
 * their import, in its order.
 */
export async function undatedOfMonth(db: Db, month: string): Promise<{ id: string; importedAt: Date }[]> {
  const { rows } = await sql<{ id: string; importedAt: Date }>`
    SELECT s.id, s.imported_at AS "importedAt" FROM settlements s WHERE to_char(indian_day(s.imported_at), 'YYYY-MM') = ${month}
      AND NOT EXISTS (SELECT FROM settlement_rows d WHERE d.settlement_id = s.id AND d.settled_at IS NOT NULL)
    ORDER BY s.imported_at, s.id`.execute(db)
  return rows
}

/** Ids of the settlements whose UTR ends so (banks cut its beginning), the latest first. */
export async function findSettlementIds(db: Db, { utr, limit }: { utr: string; limit: number }): Promise<string[]> {
  const turned = [...utr.toUpperCase()].reverse().join('')
  const { rows } = await sql<{ id: string }>`
    SELECT settlement_id AS id FROM settlement_rows
    WHERE settlement_id IN (
      SELECT settlement_id FROM settlement_rows WHERE starts_with(reverse(upper(utr)), ${turned})
        AND reverse(upper(utr)) COLLATE "C" >= ${turned} AND reverse(upper(utr)) COLLATE "C" < ${`${turned}\u{10FFFF}`})
    GROUP BY settlement_id ORDER BY max(${moment}) DESC, settlement_id DESC LIMIT ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Adds rows and the settlements that are new. Each row is added once, whoever asks. Gives how many are new. */
export async function insertSettlements(
  tx: Transaction<Database>,
  rows: readonly SettlementRow[],
  from: { fileName: string; at: Date; by: string },
): Promise<number> {
  const ids = [...new Set(rows.map(({ settlementId }) => settlementId))]
  await sql`
    INSERT INTO settlements (id, file_name, imported_at, imported_by)
    SELECT id, ${from.fileName}, ${from.at}, ${from.by} FROM unnest(${ids}::text[]) id ON CONFLICT DO NOTHING`.execute(
    tx,
  )
  const added = await sql`
    INSERT INTO settlement_rows (settlement_id, entity_id, kind, amount, fee, tax, credit, debit, utr, payment_id, order_id,
      order_receipt, method, dispute_id, description, created_at, settled_at)
    SELECT "settlementId", "entityId", kind, amount, fee, tax, credit, debit, utr, "paymentId", "orderId", "orderReceipt", method,
      "disputeId", description, "createdAt", "settledAt"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r ("settlementId" text, "entityId" text, kind text, amount bigint,
      fee bigint, tax bigint, credit bigint, debit bigint, utr text, "paymentId" text, "orderId" text, "orderReceipt" text,
      method text, "disputeId" text, description text, "createdAt" timestamptz, "settledAt" timestamptz)
    ON CONFLICT DO NOTHING`.execute(tx)
  return Number(added.numAffectedRows ?? 0)
}
