import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** A run as it is stored; `day` is 'YYYY-MM-DD'. */
export type StoredRun = Selectable<Database['runs']>
/** A stop as it is stored; amount in paise. */
export type StoredStop = Selectable<Database['run_stops']>

const runColumns = ['id', 'staff_id', 'day', 'tour', 'created_at', 'closed_at'] as const
const stopColumns = [
  'id',
  'run_id',
  'order_id',
  'parcel',
  'place',
  'state',
  'amount',
  'reference',
  'reason',
  'marked_at',
  'recorded_at',
  'created_at',
] as const

/** Locks a run until the transaction ends. Who locks its orders too locks those first. */
export function lockRun(tx: Db, id: string): Promise<StoredRun | undefined> {
  return tx.selectFrom('runs').select(runColumns).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** A stop by its id; a run that is locked keeps it as it is. */
export function findStop(db: Db, id: string): Promise<StoredStop | undefined> {
  return db.selectFrom('run_stops').select(stopColumns).where('id', '=', id).executeTakeFirst()
}

/** A stop of a person's run, by its id. */
export function findOwnStop(db: Db, id: string, staffId: string): Promise<Pick<StoredStop, 'order_id'> | undefined> {
  return db
    .selectFrom('run_stops')
    .innerJoin('runs', 'runs.id', 'run_stops.run_id')
    .select('run_stops.order_id')
    .where('run_stops.id', '=', id)
    .where('runs.staff_id', '=', staffId)
    .executeTakeFirst()
}

/** Stops of a run in their order. */
export function listStops(db: Db, runId: string): Promise<StoredStop[]> {
  const stops = db.selectFrom('run_stops').select(stopColumns).where('run_id', '=', runId)
  return stops.orderBy('place').orderBy('id').execute()
}

/** Stops of an order, of whatever run. */
export function listStopsOfOrder(db: Db, orderId: string): Promise<StoredStop[]> {
  return db.selectFrom('run_stops').select(stopColumns).where('order_id', '=', orderId).orderBy('created_at').execute()
}

/**
 * Returns the person's run of a day that is not handed in, locked; begins one, of another tour where they have handed one in. In a
 * command only.
 */
export async function openRun(tx: Db, wanted: { id: string; staffId: string; day: string; at: Date }): Promise<string> {
  const { id, staffId, day, at } = wanted
  // two managers give to one person: the second waits and finds the run of the first
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`run ${staffId} ${day}`}, 0))`.execute(tx)
  const ofDay = tx.selectFrom('runs').where('staff_id', '=', staffId).where('day', '=', day)
  const open = await ofDay.select('id').where('closed_at', 'is', null).forUpdate().executeTakeFirst()
  if (open) return open.id
  const last = await ofDay.select((eb) => eb.fn.max('tour').as('tour')).executeTakeFirst()
  await tx
    .insertInto('runs')
    .values({ id, staff_id: staffId, day, tour: (last?.tour ?? 0) + 1, created_at: at, closed_at: null })
    .execute()
  return id
}

/** Adds stops at the end of a locked run. In a command only. */
export async function insertStops(
  tx: Db,
  runId: string,
  stops: readonly { id: string; orderId: string; parcel: number | null }[],
  at: Date,
): Promise<void> {
  const last = await tx
    .selectFrom('run_stops')
    .select((eb) => eb.fn.max('place').as('place'))
    .where('run_id', '=', runId)
    .executeTakeFirst()
  const first = (last?.place ?? 0) + 1
  const rows = stops.map(({ id, orderId, parcel }, at) => ({ id, order_id: orderId, parcel, place: first + at }))
  const nothing = { amount: null, reference: null, reason: null, marked_at: null, recorded_at: null }
  await tx
    .insertInto('run_stops')
    .values(rows.map((row) => ({ ...row, ...nothing, run_id: runId, state: 'open' as const, created_at: at })))
    .execute()
}

/** Fields of a stop that a mark changes. */
export type KeptMark = Pick<StoredStop, 'state' | 'amount' | 'reference' | 'reason' | 'marked_at' | 'recorded_at'>

/** A stop that nobody has marked. */
export const unmarked: KeptMark = {
  state: 'open',
  amount: null,
  reference: null,
  reason: null,
  marked_at: null,
  recorded_at: null,
}

/** Changes what is known of a stop of a locked run. In a command only. */
export async function changeStop(tx: Db, id: string, mark: KeptMark): Promise<void> {
  await tx.updateTable('run_stops').set(mark).where('id', '=', id).execute()
}

/** Sets the places of a locked run's stops, in this order. In a command only. */
export async function placeStops(tx: Db, runId: string, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE run_stops SET place = sorted.place
    FROM unnest(${[...ids]}::text[]) WITH ORDINALITY AS sorted (id, place)
    WHERE run_stops.id = sorted.id AND run_id = ${runId}`.execute(tx)
}

/** Returns on whose run parcels of these orders are that nobody has marked. */
export function listOpenStopsOf(
  db: Db,
  orderIds: readonly string[],
): Promise<{ order_id: string; parcel: number | null; staff_id: string }[]> {
  return db
    .selectFrom('run_stops')
    .innerJoin('runs', 'runs.id', 'run_stops.run_id')
    .select(['run_stops.order_id', 'run_stops.parcel', 'runs.staff_id'])
    .where('run_stops.state', '=', 'open')
    .where('run_stops.order_id', 'in', [...orderIds])
    .execute()
}

/** Count of a run's cash, as it was then; amounts in paise. */
export type HandIn = Selectable<Database['run_hand_ins']>

/** Closes a locked run with what was counted, for good. In a command only. */
export async function closeRun(tx: Db, handIn: HandIn): Promise<void> {
  await tx.insertInto('run_hand_ins').values(handIn).execute()
  await tx.updateTable('runs').set({ closed_at: handIn.created_at }).where('id', '=', handIn.run_id).execute()
}

/** The hand-in of a run; undefined: it is still open. */
export function findHandIn(db: Db, runId: string): Promise<HandIn | undefined> {
  return db
    .selectFrom('run_hand_ins')
    .select(['run_id', 'collected', 'counted', 'reason', 'by_name', 'till_id', 'created_at'])
    .where('run_id', '=', runId)
    .executeTakeFirst()
}

/** Adds to the journal of cash that is carried; `amount` in paise with its sign. In a command only. */
export async function addToCash(
  tx: Db,
  rows: readonly Omit<Selectable<Database['run_cash']>, 'id' | 'created_at'>[],
  at: Date,
): Promise<void> {
  const moved = rows.filter(({ amount }) => amount !== 0)
  if (moved.length === 0) return
  await tx
    .insertInto('run_cash')
    .values(moved.map((row) => ({ ...row, created_at: at })))
    .execute()
}

/** Cash in the journal of a run, in paise. */
export async function sumCash(db: Db, runId: string): Promise<number> {
  const row = await db
    .selectFrom('run_cash')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), sql<number>`0`).as('sum'))
    .where('run_id', '=', runId)
    .executeTakeFirst()
  return Number(row?.sum ?? 0)
}
