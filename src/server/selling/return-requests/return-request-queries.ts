import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type ReturnPayer, returnPayer } from '../../../shared/return-payer.ts'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** A request as it is stored. */
export type RequestRow = Selectable<Database['return_requests']>
/** Pieces of an order's line that a request asks for. */
export type RequestLine = Omit<Selectable<Database['return_request_lines']>, 'request_id'>
/** A step of a request; `at` is ISO 8601, `by` the name of the person of the shop who took it. */
export interface RequestStepRow {
  state: RequestRow['state']
  note: string
  by: string | null
  at: string
}
/** A request with its lines (by position), the ids of its photos and its steps, each in their order. */
export type WholeRequest = RequestRow & { lines: RequestLine[]; photos: string[]; steps: RequestStepRow[] }

/** Returns who pays for sending back what a request asks for; null: a cancellation. */
export function payerOf({ why, paid_by: agreed }: Pick<RequestRow, 'why' | 'paid_by'>): ReturnPayer | null {
  return agreed ?? (why && returnPayer(why, 'customer'))
}

/** In JSON a moment would be text in the form of the session. */
const isoMoment = sql<string>`to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Requests with all that belongs to them: to be narrowed down by who asks. */
export function wholeRequests(db: Db) {
  return db
    .selectFrom('return_requests')
    .select(columnsOf('return_requests'))
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('return_request_lines')
          .select(['position', 'pieces'])
          .whereRef('request_id', '=', 'return_requests.id')
          .orderBy('position'),
      ).as('lines'),
      sql<string[]>`ARRAY(SELECT p.id FROM return_request_photos p WHERE p.request_id = return_requests.id
        ORDER BY p.position)`.as('photos'),
      jsonArrayFrom(
        eb
          .selectFrom('return_request_steps')
          .select(['state', 'note', 'by_name as by', isoMoment.as('at')])
          .whereRef('request_id', '=', 'return_requests.id')
          .orderBy('id'),
      ).as('steps'),
    ])
}

/** The requests of a shopper, newest first. */
export function findRequestsOfShopper(db: Db, userId: string): Promise<WholeRequest[]> {
  return wholeRequests(db).where('user_id', '=', userId).orderBy('created_at', 'desc').orderBy('id').execute()
}

/** The requests about an order, newest first. */
export function findRequestsOfOrder(db: Db, orderId: string): Promise<WholeRequest[]> {
  return wholeRequests(db).where('order_id', '=', orderId).orderBy('created_at', 'desc').orderBy('id').execute()
}

/** The request with this id or number. */
export function findRequest(db: Db, key: { id: string } | { number: string }): Promise<WholeRequest | undefined> {
  const requests = wholeRequests(db)
  const one = 'id' in key ? requests.where('id', '=', key.id) : requests.where('number', '=', key.number)
  return one.executeTakeFirst()
}

/** The request that this call has made before. */
export function findRepeatedRequest(db: Db, repeatHash: Buffer): Promise<RequestRow | undefined> {
  const requests = db.selectFrom('return_requests').select(columnsOf('return_requests'))
  return requests.where('repeat_hash', '=', repeatHash).executeTakeFirst()
}

/** Writes a new request with its lines and its first step; undefined where its number is taken already. */
export async function insertRequest(
  tx: Tx,
  request: Insertable<Database['return_requests']>,
  lines: readonly RequestLine[],
): Promise<RequestRow | undefined> {
  const row = await tx
    .insertInto('return_requests')
    .values(request)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning(columnsOf('return_requests'))
    .executeTakeFirst()
  if (!row) return undefined
  if (lines.length > 0) {
    await tx
      .insertInto('return_request_lines')
      .values(lines.map(({ position, pieces }) => ({ request_id: row.id, position, pieces })))
      .execute()
  }
  await insertStep(tx, { request_id: row.id, state: 'asked', by_name: null, note: '', created_at: row.created_at })
  return row
}

/** Writes a step of a request. */
export async function insertStep(tx: Tx, step: Insertable<Database['return_request_steps']>): Promise<void> {
  await tx.insertInto('return_request_steps').values(step).execute()
}

/** Keeps a photo with its request. */
export async function insertPhoto(tx: Tx, photo: Insertable<Database['return_request_photos']>): Promise<void> {
  await tx.insertInto('return_request_photos').values(photo).execute()
}

/** Returns a photo in WebP; with `userId` only where its request is that shopper's. */
export async function findPhoto(db: Db, id: string, userId?: string): Promise<Buffer | undefined> {
  const photos = db
    .selectFrom('return_request_photos')
    .innerJoin('return_requests', 'return_requests.id', 'return_request_photos.request_id')
    .select('content')
    .where('return_request_photos.id', '=', id)
  const own = userId === undefined ? photos : photos.where('return_requests.user_id', '=', userId)
  return (await own.executeTakeFirst())?.content
}

/** Brings a request to a state. */
export async function moveRequest(tx: Tx, id: string, state: RequestRow['state']): Promise<void> {
  await tx.updateTable('return_requests').set({ state }).where('id', '=', id).execute()
}

/** Locks a request until the transaction ends, and returns its state as it is then. */
export async function lockRequest(tx: Tx, id: string): Promise<RequestRow['state'] | undefined> {
  const row = await tx.selectFrom('return_requests').select('state').where('id', '=', id).forUpdate().executeTakeFirst()
  return row?.state
}

/** The number of a return of this shopper's that was accepted and is not at its end; undefined: none. */
export async function findReturnUnderWay(db: Db, userId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('return_requests')
    .select('number')
    .where('user_id', '=', userId)
    .where('is_open', '=', true)
    .where('state', '<>', 'asked')
    .limit(1)
    .executeTakeFirst()
  return found?.number
}

/** Deletes the requests of a shopper with their photos; returns their ids. */
export async function deleteRequestsOfShopper(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('return_requests').where('user_id', '=', userId).returning('id').execute()
  return rows.map(({ id }) => id)
}
