import { productTag, ratingTag } from '../../../shared/cache-tags.ts'
import type { ScheduledMoment } from '../../platform/live-moments.ts'
import type { Shop } from '../../platform/shop.ts'
import { asSystem } from '../../staff/commands/at-terminal.ts'
import { publishReview } from './hide-review.ts'
import { findForOffice } from './office-review-queries.ts'
import { lockReview, selectUntil } from './review-queries.ts'

/** The moments until which reviews are hidden, also those that are past: then the shop itself shows them again. */
export async function reviewMoments(shop: Shop): Promise<ScheduledMoment[]> {
  const rows = await selectUntil(shop.db)
  const write = () => showDueReviews(shop)
  return rows.map(({ product_id, hidden_until: at }) => ({ at, tags: [productTag(product_id), ratingTag], write }))
}

/**
 * Shows the reviews whose time of being hidden is over, each as a command of the shop itself. Where another process is at it, it is
 * waited for: afterwards none is due.
 */
async function showDueReviews(shop: Shop): Promise<void> {
  const now = shop.clock()
  const due = (await selectUntil(shop.db)).filter(({ hidden_until: until }) => until <= now)
  for (const { id } of due) {
    await asSystem(shop, 'review.publish', async (work) => {
      const review = await lockReview(work.tx, id)
      if (review?.state !== 'hidden' || review.hidden_until === null || review.hidden_until > now) return
      const named = await findForOffice(work.tx, id)
      work.about({ kind: 'review', id, name: named?.product_name ?? '' })
      await publishReview(shop, work, id)
    })
  }
}
