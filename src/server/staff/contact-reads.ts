import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import type { Shop } from '../platform/shop.ts'
import type { Staff } from './authenticate-staff.ts'

/**
 * Record on which a telephone number is read: a customer; an order, quotation or complaint of nobody's account; the list of customers.
 * `page`: the page of a customer, with the number masked. `file`: an export, by its name.
 */
export type ReadSubject = Database['contact_reads']['subject']

/** Record that was looked at, and its id. */
export interface ReadRecord {
  subject: ReadSubject
  id: string
}

/** Returns whose number a record shows: its customer's, or where it is of nobody's account its own. */
export const readOf = (customerId: string | null, own: ReadRecord): ReadRecord =>
  customerId === null ? own : { subject: 'customer', id: customerId }

/** Returns the record of a customer whose number is shown. */
export const readOfCustomer = ({ _id: id }: { _id: string }): ReadRecord => ({ subject: 'customer', id })

/** A person of the shop who saw a customer's whole telephone number on a day, or their page with the number masked. */
export interface ContactRead {
  name: string
  isMasked: boolean
  /** Moment of the last time on that day. */
  lastAt: Date
  times: number
}

/** Writes down that a person of the shop sees whole telephone numbers, each record once; who sees them masked leaves no row. */
export async function recordContactReads(
  shop: Pick<Shop, 'db' | 'clock'>,
  { id: staffId, permissions }: Staff,
  records: readonly ReadRecord[],
): Promise<void> {
  if (permissions.has('customers.phone')) await recordOwnReads(shop, staffId, records)
}

/** Writes down that a person of the shop reads a customer's page with all their accounts, whether or not they see the numbers whole. */
export async function recordPageReads(
  shop: Pick<Shop, 'db' | 'clock'>,
  { id: staffId, permissions }: Staff,
  accounts: readonly { _id: string }[],
): Promise<void> {
  const subject = permissions.has('customers.phone') ? 'customer' : 'page'
  const records = accounts.map(({ _id: id }): ReadRecord => ({ subject, id }))
  await recordOwnReads(shop, staffId, records)
}

/** Writes reads down, of who sees these numbers because they bring the goods there, too. */
export async function recordOwnReads(
  shop: Pick<Shop, 'db' | 'clock'>,
  staffId: string,
  records: readonly ReadRecord[],
): Promise<void> {
  if (records.length === 0) return
  const now = shop.clock()
  // in one order, as others may look at the same at the same moment
  await sql`
    INSERT INTO contact_reads AS r (staff_id, subject, subject_id, day, first_at, last_at)
    SELECT DISTINCT ${staffId}::text, subject, id, indian_day(${now}::timestamptz), ${now}::timestamptz, ${now}::timestamptz
    FROM unnest(${records.map(({ subject }) => subject)}::text[], ${records.map(({ id }) => id)}::text[]) AS seen (subject, id)
    ORDER BY subject, id
    ON CONFLICT (subject, subject_id, day, staff_id) DO UPDATE
      SET times = r.times + 1, last_at = greatest(r.last_at, excluded.last_at)`.execute(shop.db)
}

/** Writes down that a person of the shop takes a file along that a fresh factor was asked for; gives the file on. */
export async function recordFile<File extends { fileName: string }>(
  shop: Pick<Shop, 'db' | 'clock'>,
  { id: staffId }: Staff,
  { stepUp }: { stepUp?: true },
  made: Promise<File>,
): Promise<File> {
  const file = await made
  if (stepUp) await recordOwnReads(shop, staffId, [{ subject: 'file', id: file.fileName }])
  return file
}

/** Returns who saw a customer's telephone number or page, the last first, at most `most`. */
export async function listContactReads(db: Kysely<Database>, customerId: string, most: number): Promise<ContactRead[]> {
  return db
    .selectFrom('contact_reads as r')
    .innerJoin('staff as s', 's.id', 'r.staff_id')
    .select(['s.name', 'r.last_at as lastAt', 'r.times', sql<boolean>`r.subject = 'page'`.as('isMasked')])
    .where('r.subject', 'in', ['customer', 'page'])
    .where('r.subject_id', '=', customerId)
    .orderBy('r.last_at', 'desc')
    .limit(most)
    .execute()
}

/** All that people of the shop read on a day of India ('YYYY-MM-DD'): the record, and who, when and how often; the last first. */
export async function listReadsOfDay(
  db: Kysely<Database>,
  day: string,
  most: number,
): Promise<(ContactRead & ReadRecord)[]> {
  return db
    .selectFrom('contact_reads as r')
    .innerJoin('staff as s', 's.id', 'r.staff_id')
    .select(['r.subject', 'r.subject_id as id', 's.name', 'r.last_at as lastAt', 'r.times'])
    .select(sql<boolean>`r.subject = 'page'`.as('isMasked'))
    .where('r.day', '=', day)
    .orderBy('r.last_at', 'desc')
    .orderBy('r.subject_id')
    .orderBy('s.name')
    .limit(most)
    .execute()
}

/** Deletes what was read before a moment. */
export async function forgetContactReads(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('contact_reads').where('last_at', '<', before).execute()
}
