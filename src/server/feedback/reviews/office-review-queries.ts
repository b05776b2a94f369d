import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ReviewList } from '../../../shared/office/review-lists.ts'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { ReviewRow } from './review-queries.ts'

type Db = Kysely<Database>

/** A review with what it is of and who wrote it. */
export type OfficeReviewRow = ReviewRow & {
  product_name: string
  product_image: string
  writer_name: string
}

/** The beginning of a list's page: after this review. */
export interface ReviewPlace {
  rating: number
  at: Date
  id: string
}

/** A page of a list: the newest first; of the lowest, fewest stars first. */
export function selectForOffice(
  db: Db,
  list: ReviewList,
  { after, limit }: { after: ReviewPlace | undefined; limit: number },
): Promise<OfficeReviewRow[]> {
  const page = withGoods(db)
    .where(conditions[list])
    .$if(list === 'lowest', (all) => all.orderBy('reviews.rating'))
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
  return after ? page.where(behind(list, after)).execute() : page.execute()
}

/** One review; undefined where there is none. */
export function findForOffice(db: Db, id: string): Promise<OfficeReviewRow | undefined> {
  return withGoods(db).where('reviews.id', '=', id).executeTakeFirst()
}

/** Returns the number of published reviews without an answer, and of those with one or two stars; at most `most` of each. */
export async function countWaiting(db: Db, most: number): Promise<{ unanswered: number; low: number }> {
  const counted = (condition: RawBuilder<boolean>) =>
    sql<number>`(SELECT count(*)::int FROM (SELECT 1 FROM reviews WHERE ${condition} LIMIT ${most}) AS found)`
  const { rows } = await sql<{ unanswered: number; low: number }>`
    SELECT ${counted(conditions.unanswered)} AS unanswered,
           ${counted(sql`rating <= 2 AND ${conditions.unanswered}`)} AS low`.execute(db)
  return rows[0] ?? { unanswered: 0, low: 0 }
}

const conditions: Record<ReviewList, RawBuilder<boolean>> = {
  newest: sql`true`,
  lowest: sql`reviews.state = 'published'`,
  media: sql`reviews.media IS NOT NULL`,
  unanswered: sql`reviews.answer IS NULL AND reviews.state = 'published'`,
  hidden: sql`reviews.state = 'hidden'`,
}

function behind(list: ReviewList, { rating, at, id }: ReviewPlace): RawBuilder<boolean> {
  const older = sql<boolean>`(reviews.created_at, reviews.id) < (${at}, ${id})`
  if (list !== 'lowest') return older
  return sql`(reviews.rating > ${rating} OR (reviews.rating = ${rating} AND ${older}))`
}

function withGoods(db: Db) {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .innerJoin('users', 'users.id', 'reviews.user_id')
    .select(columnsOf('reviews'))
    .select(['products.name as product_name', 'products.main_image as product_image', 'users.username as writer_name'])
}
