import type { OfficeReview } from '../../../shared/contract/office/reviews.ts'
import type { ReviewList } from '../../../shared/office/review-lists.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import {
  countWaiting,
  findForOffice,
  type OfficeReviewRow,
  type ReviewPlace,
  selectForOffice,
} from './office-review-queries.ts'
import { presentReview } from './present-review.ts'

/** A page of a list of reviews, and where the next one begins. */
export interface ReviewPage {
  data: OfficeReview[]
  next: string | null
  counts: { unanswered: number; low: number }
}

/** Reviews as the shop's people look through them. `after`: the `next` of the page before; one that is none begins anew. */
export async function listReviews(
  { db }: Pick<Shop, 'db'>,
  { list, after }: { list: ReviewList; after?: string | undefined },
): Promise<ReviewPage> {
  const limit = officeLimits.officeRows
  const [rows, counts] = await Promise.all([
    selectForOffice(db, list, { after: after === undefined ? undefined : readPlace(after), limit: limit + 1 }),
    countWaiting(db, officeLimits.countedMost),
  ])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { data: shown.map(presentForOffice), next: rows.length > limit && last ? placeOf(last) : null, counts }
}

/** One review as the shop's people see it; undefined where there is none. */
export async function getReview({ db }: Pick<Shop, 'db'>, id: string): Promise<OfficeReview | undefined> {
  const row = await findForOffice(db, id)
  return row && presentForOffice(row)
}

function presentForOffice(row: OfficeReviewRow): OfficeReview {
  const { userId: _, ...review } = presentReview(row, { username: row.writer_name, image: null })
  return {
    ...review,
    state: row.state,
    hiddenReason: row.hidden_reason,
    hiddenAt: row.hidden_at?.toISOString() ?? null,
    hiddenUntil: row.hidden_until?.toISOString() ?? null,
    writer: row.writer_name,
    writerId: row.user_id,
    product: { _id: row.product_id, name: row.product_name, image: row.product_image },
    version: row.version,
  }
}

const placeOf = ({ rating, created_at, id }: OfficeReviewRow) => `${rating}_${created_at.toISOString()}_${id}`

function readPlace(text: string): ReviewPlace | undefined {
  const [, rating, at = '', id = ''] = /^([1-5])_([\d:.TZ-]{20,30})_(.{1,80})$/.exec(text) ?? []
  const moment = new Date(at)
  return Number.isNaN(moment.getTime()) ? undefined : { rating: Number(rating), at: moment, id }
}
