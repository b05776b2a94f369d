import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { customerLimits } from '../../../shared/customer-limits.ts'
import type { CustomerSort, CustomerView } from '../../../shared/office/customer-lists.ts'
import type { Database } from '../../platform/db/schema.ts'
import { forgetLinks } from './link-queries.ts'

type Db = Kysely<Database>

/** A customer of the list: counts, paise and moments as they were kept last. */
export interface ListedCustomer {
  id: string
  username: string
  phonenumber: string
  email: string | null
  city: string
  state: string
  firm: string
  orders: number
  cancelled: number
  returned: number
  refused: number
  spent: number
  since: Date
  firstOrderAt: Date | null
  lastOrderAt: Date | null
  tags: string[]
  cashBlocked: boolean
  /** Value that the list is sorted by, for the next page to begin behind it. */
  place: string
}

/** Request for a part of the customers. */
export interface CustomerQuestion {
  show: CustomerView
  sort: CustomerSort
  words: readonly string[]
  tag?: string | undefined
  /** Paise. */
  spentFrom?: number | undefined
  /** The last order came at this moment or later, or before it. */
  orderedSince?: Date | undefined
  notSince?: Date | undefined
  after?: { place: string; id: string } | undefined
  limit: number
  now: Date
  /** Without it nobody is found by a phone number or email, but by the last digits. */
  seesContact: boolean
}

const dayMs = 86_400_000

/** Value that a list is sorted by, as a cursor writes it (moments in microseconds), and as that is read again. */
interface Sort {
  by: RawBuilder<unknown>
  written: RawBuilder<unknown>
  read: (place: string) => RawBuilder<unknown>
  down: boolean
}

const byMoment = (by: RawBuilder<unknown>): Sort => ({
  by,
  written: sql`(extract(epoch FROM ${by}) * 1000000)::bigint`,
  read: (place) => sql`('epoch'::timestamptz + ${place}::bigint * interval '1 microsecond')`,
  down: true,
})

const sorts: Record<CustomerSort, Sort> = {
  newest: byMoment(sql`s.since`),
  last_order: byMoment(sql`s.last_order_at`),
  spent: { by: sql`s.spent`, written: sql`s.spent`, read: (place) => sql`${place}::bigint`, down: true },
  name: { by: sql`s.name COLLATE "C"`, written: sql`s.name`, read: (place) => sql`${place}::text`, down: false },
}

/** A page of customers, behind a place. By the last order only those who have ordered are listed. */
export async function listCustomers(db: Db, question: CustomerQuestion): Promise<ListedCustomer[]> {
  const { by, written, read, down } = sorts[question.sort]
  const { after } = question
  const conditions = [
    viewOf(question),
    ...(question.sort === 'last_order' ? [sql`s.last_order_at IS NOT NULL`] : []),
    ...question.words.map((word) => hasWord(word, question.seesContact)),
    ...(question.tag === undefined ? [] : [saidOfOne(sql`k.tags @> ARRAY[${question.tag}]::text[]`)]),
    ...(question.spentFrom === undefined ? [] : [sql`s.spent >= ${question.spentFrom}`]),
    ...(question.orderedSince === undefined ? [] : [sql`s.last_order_at >= ${question.orderedSince}`]),
    ...(question.notSince === undefined ? [] : [sql`s.last_order_at < ${question.notSince}`]),
    ...(after ? [sql`(${by}, s.user_id) ${down ? sql`<` : sql`>`} (${read(after.place)}, ${after.id})`] : []),
  ]
  const order = down ? sql`${by} DESC, s.user_id DESC` : sql`${by}, s.user_id`
  const { rows } = await sql<ListedCustomer>`
    SELECT ${listed}, (${written})::text AS place
    FROM customer_sums s JOIN users u ON u.id = s.user_id CROSS JOIN ${marks}
    WHERE ${sql.join(conditions, sql` AND `)} ORDER BY ${order} LIMIT ${question.limit}`.execute(db)
  return rows
}

const listed = sql`u.id, u.username, u.phonenumber, u.email, s.city, s.state, s.firm, s.orders, s.cancelled, s.returned, s.refused,
  s.spent, s.since, s.first_order_at AS "firstOrderAt", s.last_order_at AS "lastOrderAt", coalesce(m.tags, '{}') AS tags,
  coalesce(m.cash_blocked, false) AS "cashBlocked"`

/** Tags and blocked cash of a customer, said of any of their accounts. */
const marks = sql`LATERAL (
  SELECT (SELECT array_agg(DISTINCT tag) FROM customer_marks t, unnest(t.tags) AS tag WHERE t.user_id = ANY(p.ids)) AS tags,
    (SELECT bool_or(t.cash_blocked) FROM customer_marks t WHERE t.user_id = ANY(p.ids)) AS cash_blocked
  FROM (SELECT CASE WHEN EXISTS (SELECT FROM customer_links k WHERE k.same_as = s.user_id)
    THEN accounts_of_person(s.user_id) ELSE ARRAY[s.user_id] END AS ids) p) m`

/** Of one account at least: found by the marks, which are few. */
function saidOfOne(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`s.user_id IN (SELECT main_account(k.user_id) FROM customer_marks k WHERE ${condition})`
}

/** One of them; undefined where there is no such account, or it is erased. */
export async function findCustomer(db: Db, id: string): Promise<ListedCustomer | undefined> {
  const { rows } = await sql<ListedCustomer>`
    SELECT ${listed}, '' AS place
    FROM customer_sums s JOIN users u ON u.id = s.user_id CROSS JOIN ${marks}
    WHERE s.user_id = ${id} AND u.erased_at IS NULL`.execute(db)
  return rows[0]
}

/** Tags that customers have, those of most of them first; some at most. */
export async function listTags(db: Db): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    SELECT tag FROM customer_marks, unnest(tags) AS tag GROUP BY tag ORDER BY count(*) DESC, tag LIMIT 100`.execute(db)
  return rows.map(({ tag }) => tag)
}

/** Forgets what is listed of an account that is erased, what the shop's people said of it, and with which others it was merged. */
export async function forgetCustomer(tx: Transaction<Database>, id: string): Promise<void> {
  await forgetLinks(tx, id)
  await tx.deleteFrom('customer_sums').where('user_id', '=', id).execute()
  await tx.deleteFrom('customer_marks').where('user_id', '=', id).execute()
}

function viewOf({ show, now }: CustomerQuestion): RawBuilder<unknown> {
  const conditions: Record<CustomerView, RawBuilder<unknown>> = {
    all: sql`true`,
    new: sql`s.since >= ${new Date(now.getTime() - customerLimits.newDays * dayMs)}`,
    repeat: sql`s.orders > 1`,
    firms: sql`s.firm <> ''`,
    refused: sql`s.refused > 0`,
    blocked: saidOfOne(sql`k.cash_blocked`),
  }
  return conditions[show]
}

/** Part of the name, a city, the firm or its GSTIN, of the phone number or the email; four digits are the end of a phone number, too. */
function hasWord(word: string, seesContact: boolean): RawBuilder<unknown> {
  const part = `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const isEnd = /^\d{4}$/.test(word)
  const ways = [
    sql`s.words LIKE ${part}`,
    ...(seesContact ? [sql`s.contact LIKE ${part}`] : []),
    ...(isEnd && !seesContact ? [sql`right(split_part(s.contact, ' ', 1), 4) = ${word}`] : []),
  ]
  return sql`(${sql.join(ways, sql` OR `)})`
}
