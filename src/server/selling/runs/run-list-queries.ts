import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ParcelState } from '../../../shared/parcel-states.ts'
import type { StopState } from '../../../shared/run-stops.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** A stop with what its screen shows; amounts in paise. */
export interface ListedStop {
  id: string
  runId: string
  orderId: string
  userId: string | null
  number: string
  parcel: number | null
  parcels: number
  address: Record<string, string>
  state: StopState
  /** To be collected there; null: nothing. */
  collect: number | null
  amount: number | null
  reference: string | null
  reason: string | null
  markedAt: Date | null
  /** The parcel is still out for delivery, or the order where it travels whole. */
  isOut: boolean
  /** Its order was paid by a QR code. */
  paidByQr: boolean
  /** The whole amount of the order is to be collected there. */
  isWhole: boolean
}

/** A run with the cash in its journal, in paise. */
export interface ListedRun {
  id: string
  staffId: string
  by: string
  day: string
  tour: number
  collected: number
  handIn: {
    counted: number
    collected: number
    reason: string | null
    by: string
    at: string
    tillId: string | null
  } | null
}

const collect = sql`
  NULLIF(CASE WHEN s.parcel IS NOT NULL THEN c.collect WHEN o.payment_status = 'due' THEN o.payable END, 0)`

/** Stops of runs in their order, without those that were taken off. */
export async function listStopsOfRuns(db: Db, runIds: readonly string[]): Promise<ListedStop[]> {
  const { rows } = await sql<ListedStop>`
    SELECT s.id, s.run_id AS "runId", s.order_id AS "orderId", o.user_id AS "userId", o.number, s.parcel,
      (SELECT count(*)::int FROM parcels p WHERE p.order_id = o.id) AS parcels, o.delivery_address AS address, s.state,
      ${collect}::bigint AS collect, s.amount, s.reference, s.reason, s.marked_at AS "markedAt",
      CASE WHEN s.parcel IS NULL THEN o.status = 'out_for_delivery' ELSE coalesce(c.state = 'out', false) END AS "isOut",
      EXISTS (SELECT FROM payments p JOIN qr_codes q ON q.id = p.qr_code_id WHERE p.order_id = o.id) AS "paidByQr",
      coalesce(${collect} = o.payable, false) AS "isWhole"
    FROM run_stops s JOIN orders o ON o.id = s.order_id
      LEFT JOIN parcels c ON c.order_id = s.order_id AND c.number = s.parcel
    WHERE s.run_id = ANY (${[...runIds]}::text[]) AND s.state <> 'off'
    ORDER BY s.place, s.id`.execute(db)
  return rows
}

/** Runs that are not handed in, of one person or of all, but for those without a stop: the oldest day first. */
export function listOpenRuns(db: Db, staffId?: string): Promise<ListedRun[]> {
  const own = staffId === undefined ? sql`` : sql`AND r.staff_id = ${staffId}`
  const stops = sql`EXISTS (SELECT FROM run_stops s WHERE s.run_id = r.id AND s.state <> 'off')`
  return listRuns(db, sql`r.closed_at IS NULL AND ${stops} ${own} ORDER BY r.day, st.name, r.tour`)
}

/** The newest runs that were handed in. */
export function listClosedRuns(db: Db, most: number): Promise<ListedRun[]> {
  return listRuns(db, sql`r.closed_at IS NOT NULL ORDER BY r.closed_at DESC, r.id LIMIT ${most}`)
}

async function listRuns(db: Db, which: RawBuilder<unknown>): Promise<ListedRun[]> {
  const { rows } = await sql<ListedRun>`
    SELECT r.id, r.staff_id AS "staffId", st.name AS by, r.day::text AS day, r.tour,
      coalesce((SELECT sum(amount) FROM run_cash c
        WHERE c.run_id = r.id AND c.kind IN ('collected', 'taken_back')), 0)::bigint AS collected,
      (SELECT json_build_object('counted', h.counted, 'collected', h.collected, 'reason', h.reason, 'by', h.by_name,
          'at', h.created_at, 'tillId', h.till_id) FROM run_hand_ins h WHERE h.run_id = r.id) AS "handIn"
    FROM runs r JOIN staff st ON st.id = r.staff_id WHERE ${which}`.execute(db)
  return rows
}

/** A parcel that can be given to somebody; amounts in paise. */
export interface GivableParcel {
  orderId: string
  number: string
  parcel: number | null
  address: Record<string, string>
  state: Extract<ParcelState, 'packed' | 'shipped' | 'out'>
  carrier: string | null
  collect: number | null
}

/** Lists parcels that are packed or on their way and on nobody's run: those that still lie in the shop first, by PIN code. */
export async function listGivable(db: Db, most: number): Promise<GivableParcel[]> {
  const { rows } = await sql<GivableParcel>`
    SELECT "orderId", number, parcel, address, state, carrier, collect FROM (
      SELECT o.id AS "orderId", o.number, NULL::int AS parcel, o.delivery_address AS address,
        CASE o.status WHEN 'out_for_delivery' THEN 'out' ELSE o.status END AS state, sh.carrier,
        CASE WHEN o.payment_status = 'due' THEN o.payable END::bigint AS collect
      FROM orders o LEFT JOIN order_shipments sh ON sh.order_id = o.id
      WHERE o.status IN ('packed', 'shipped', 'out_for_delivery') AND NOT EXISTS (SELECT FROM parcels p WHERE p.order_id = o.id)
      UNION ALL
      SELECT o.id, o.number, c.number, o.delivery_address, c.state, c.carrier, NULLIF(c.collect, 0)
      FROM parcels c JOIN orders o ON o.id = c.order_id WHERE c.state IN ('packed', 'shipped', 'out')
    ) g
    WHERE NOT EXISTS (SELECT FROM run_stops s WHERE s.state = 'open' AND s.order_id = g."orderId"
      AND s.parcel IS NOT DISTINCT FROM g.parcel)
    ORDER BY array_position(ARRAY['packed', 'shipped', 'out'], state), address ->> 'pincode', number, parcel
    LIMIT ${most}`.execute(db)
  return rows
}
