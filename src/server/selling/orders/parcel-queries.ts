import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PiecesOfLine } from '../../../domain/selling/parcels/pieces-in-parcels.ts'
import type { ParcelState } from '../../../shared/parcel-states.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

const parcelColumns = [
  'parcels.number',
  'parcels.state',
  'parcels.carrier',
  'parcels.tracking',
  'parcels.weight_g',
  'parcels.l_mm',
  'parcels.b_mm',
  'parcels.h_mm',
  'parcels.collect',
  'parcels.collected_as',
] as const

/** A parcel of an order, with the pieces in it, and the moment since which it has its state (ISO 8601). */
export type StoredParcel = Omit<Selectable<Database['parcels']>, 'order_id' | 'created_at' | 'updated_at'> & {
  lines: PiecesOfLine[]
  since: string
}

/** Selects the parcels of an order, in their order. */
export function parcelsOf(eb: ExpressionBuilder<Database, 'orders'>) {
  return eb
    .selectFrom('parcels')
    .select(parcelColumns)
    .select(sql<string>`to_char(parcels.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('since'))
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('parcel_lines')
          .select(['parcel_lines.position', 'parcel_lines.pieces'])
          .whereRef('parcel_lines.order_id', '=', 'parcels.order_id')
          .whereRef('parcel_lines.number', '=', 'parcels.number')
          .orderBy('parcel_lines.position'),
      ).as('lines'),
    )
    .whereRef('parcels.order_id', '=', 'orders.id')
    .orderBy('parcels.number')
}

/** Writes a parcel of a locked order, with its photo where there is one. In a command only. */
export async function insertParcel(
  tx: Db,
  orderId: string,
  { lines, since: _, ...parcel }: StoredParcel,
  { photo, at }: { photo: Buffer | null; at: Date },
): Promise<void> {
  const key = { order_id: orderId, number: parcel.number }
  await tx
    .insertInto('parcels')
    .values({ ...parcel, ...key, created_at: at, updated_at: at })
    .execute()
  await tx
    .insertInto('parcel_lines')
    .values(lines.map((line) => ({ ...line, ...key })))
    .execute()
  if (photo)
    await tx
      .insertInto('parcel_photos')
      .values({ ...key, content: photo })
      .execute()
}

/** Fields of a parcel that a step changes. */
export type ParcelChange = Partial<Pick<StoredParcel, 'state' | 'carrier' | 'tracking' | 'collected_as'>>

/** Changes parcels of a locked order. In a command only. */
export async function changeParcels(
  tx: Db,
  orderId: string,
  numbers: readonly number[],
  change: ParcelChange & { updated_at: Date },
): Promise<void> {
  if (numbers.length === 0) return
  await tx
    .updateTable('parcels')
    .set(change)
    .where('order_id', '=', orderId)
    .where('number', 'in', [...numbers])
    .execute()
}

/** Takes parcels of a locked order apart: their pieces are in no parcel again. In a command only. */
export async function removeParcels(tx: Db, orderId: string, numbers: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('parcels')
    .where('order_id', '=', orderId)
    .where('number', 'in', [...numbers])
    .execute()
}

/** The photo of a parcel, WebP; undefined: there is none. */
export async function findParcelPhoto(db: Db, orderId: string, number: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('parcel_photos')
    .select('content')
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.content
}

/** Lists the numbers of an order's parcels of which there is a photo. */
export async function listPhotos(db: Db, orderId: string): Promise<number[]> {
  const rows = await db.selectFrom('parcel_photos').select('number').where('order_id', '=', orderId).execute()
  return rows.map(({ number }) => number)
}

/** Returns parcels after a change of some of them. */
export function withChange(
  parcels: readonly StoredParcel[],
  numbers: readonly number[],
  change: ParcelChange,
): StoredParcel[] {
  return parcels.map((parcel) => (numbers.includes(parcel.number) ? { ...parcel, ...change } : parcel))
}

/** Returns the numbers of the parcels in a state. */
export function numbersIn(parcels: readonly StoredParcel[], ...states: readonly ParcelState[]): number[] {
  return parcels.filter(({ state }) => states.includes(state)).map(({ number }) => number)
}
