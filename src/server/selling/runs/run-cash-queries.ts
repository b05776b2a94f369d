import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** Cash of a stop that its person still carries, in paise. */
export interface CarriedCash {
  staffId: string
  name: string
  orderId: string
  number: string
  parcel: number | null
  amount: number
  since: Date
}

/** Cash of stops on runs that are not handed in, by the journal. */
const carried = sql`(SELECT run_id, stop_id, sum(amount)::bigint AS amount FROM run_cash
    WHERE kind IN ('collected', 'taken_back') GROUP BY run_id, stop_id HAVING sum(amount) <> 0) c
  JOIN runs r ON r.id = c.run_id AND r.closed_at IS NULL
  JOIN staff st ON st.id = r.staff_id JOIN run_stops s ON s.id = c.stop_id`

/** Lists what people of the shop carry now, stop by stop: who has carried it longest first. `most`: null: all of them. */
export async function listCarried(db: Db, most: number | null): Promise<CarriedCash[]> {
  const { rows } = await sql<CarriedCash>`
    SELECT r.staff_id AS "staffId", st.name, s.order_id AS "orderId", o.number, s.parcel, c.amount, s.marked_at AS since
    FROM ${carried} JOIN orders o ON o.id = s.order_id
    ORDER BY s.marked_at, o.number LIMIT ${most}::bigint`.execute(db)
  return rows
}

/** Cash that a person carries now, in paise, and of how many stops. */
export type CarriedSum = Pick<CarriedCash, 'staffId' | 'name' | 'amount' | 'since'> & { stops: number }

/** Adds up what each person carries now, whatever is listed: who has carried it longest first. */
export async function sumCarried(db: Db): Promise<CarriedSum[]> {
  const { rows } = await sql<CarriedSum>`
    SELECT r.staff_id AS "staffId", st.name, sum(c.amount)::bigint AS amount, min(s.marked_at) AS since, count(*)::int AS stops
    FROM ${carried} GROUP BY r.staff_id, st.name ORDER BY min(s.marked_at), st.name`.execute(db)
  return rows
}

/** Cash of a day and a person by kind, in paise, as the journal has it. */
export interface CashOfDay {
  day: string
  staffId: string
  name: string
  collected: number
  handedIn: number
  difference: number
}

/** Adds up the journal from a moment until another, by Indian day and person. */
export async function sumCashByDay(db: Db, { from, until }: { from: Date; until: Date }): Promise<CashOfDay[]> {
  const { rows } = await sql<CashOfDay>`
    SELECT indian_day(c.created_at) AS day, r.staff_id AS "staffId", st.name,
      coalesce(sum(c.amount) FILTER (WHERE c.kind IN ('collected', 'taken_back')), 0)::bigint AS collected,
      -coalesce(sum(c.amount) FILTER (WHERE c.kind = 'handed_in'), 0)::bigint AS "handedIn",
      coalesce(sum(c.amount) FILTER (WHERE c.kind = 'difference'), 0)::bigint AS difference
    FROM run_cash c JOIN runs r ON r.id = c.run_id JOIN staff st ON st.id = r.staff_id
    WHERE c.created_at >= ${from} AND c.created_at < ${until}
    GROUP BY 1, r.staff_id, st.name ORDER BY 1, st.name`.execute(db)
  return rows
}

/** Cash that a person carried at a moment, in paise. */
export type CashOfPerson = Pick<CashOfDay, 'staffId' | 'name'> & { amount: number }

/** Adds up what each person carried before a moment. */
export async function sumCashBefore(db: Db, moment: Date): Promise<CashOfPerson[]> {
  const { rows } = await sql<CashOfPerson>`
    SELECT r.staff_id AS "staffId", st.name, sum(c.amount)::bigint AS amount
    FROM run_cash c JOIN runs r ON r.id = c.run_id JOIN staff st ON st.id = r.staff_id
    WHERE c.created_at < ${moment} GROUP BY r.staff_id, st.name HAVING sum(c.amount) <> 0`.execute(db)
  return rows
}
