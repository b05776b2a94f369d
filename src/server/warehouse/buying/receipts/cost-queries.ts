import { type Kysely, sql } from 'kysely'
import { type CostedLine, movingAverage, type PieceCost } from '../../../../domain/catalogue/stock/moving-average.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { statedCosts } from '../openings/opening-queries.ts'

type Db = Kysely<Database>

/** Lines that have just been booked go into what a piece of them has cost on average. Their accounts are locked. */
export async function addCosts(tx: Db, lines: readonly (CostedLine & { accountId: number })[]): Promise<void> {
  const known = await readCosts(tx, [...new Set(lines.map(({ accountId }) => accountId))])
  for (const [accountId, own] of Map.groupBy(lines, (line) => line.accountId)) {
    const cost = movingAverage(own, known.get(accountId))
    if (cost) await writeCost(tx, accountId, cost)
  }
}

/** Computes the costs of pieces anew: what was stated at the beginning, then the bills that are valid. Their accounts are locked. */
export async function recountCosts(tx: Db, accountIds: readonly number[]): Promise<void> {
  const { rows } = await sql<CostedLine & { accountId: number }>`
    SELECT l.stock_item_id AS "accountId", l.before, l.quantity, l.cost
    FROM receipt_lines l JOIN receipts r ON r.id = l.receipt_id
    WHERE l.stock_item_id = ANY (${accountIds}::bigint[]) AND r.withdrawn_command_id IS NULL
    ORDER BY r.received_at, r.id, l.position`.execute(tx)
  const bought = Map.groupBy(rows, ({ accountId }) => accountId)
  const stated = await statedCosts(tx, accountIds)
  for (const accountId of new Set(accountIds)) {
    const own = stated.get(accountId)
    const cost = movingAverage(bought.get(accountId) ?? [], own === undefined ? undefined : { average: own, last: own })
    if (cost) await writeCost(tx, accountId, cost)
    else await tx.deleteFrom('item_costs').where('stock_item_id', '=', accountId).execute()
  }
}

async function readCosts(tx: Db, accountIds: readonly number[]): Promise<Map<number, PieceCost>> {
  const rows = await tx
    .selectFrom('item_costs')
    .select(['stock_item_id', 'average', 'last'])
    .where('stock_item_id', 'in', [...accountIds])
    .execute()
  return new Map(rows.map(({ stock_item_id, ...cost }) => [stock_item_id, cost]))
}

async function writeCost(tx: Db, accountId: number, cost: PieceCost): Promise<void> {
  await tx
    .insertInto('item_costs')
    .values({ stock_item_id: accountId, ...cost })
    .onConflict((known) => known.column('stock_item_id').doUpdateSet({ average: cost.average, last: cost.last }))
    .execute()
}
