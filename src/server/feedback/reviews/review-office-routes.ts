import type { FastifyInstance } from 'fastify'
import { officeReviews } from '../../../shared/contract/office/reviews.ts'
import { reviewsOfficeCopy as copy } from '../../../shared/copy/office/reviews.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { answerReview } from './answer-review.ts'
import { changeUntil } from './change-until.ts'
import { hideReview, publishReview } from './hide-review.ts'
import { getReview, listReviews } from './list-reviews.ts'

/** Registers the moderation of shoppers' reviews, for the people of the shop. */
export function reviewOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeReviews.listReviews, ({ query }) => listReviews(shop, query))
  staffRoute(office, shop, officeReviews.getReview, async ({ params }) => ({ data: await found(shop, params.id) }))
  staffCommand(office, shop, officeReviews.hideReview, async ({ params: { id }, body }, work) => {
    await about(work, id)
    const { reason, hiddenUntil } = body
    await hideReview(shop, work, id, { reason, until: hiddenUntil ? new Date(hiddenUntil) : null })
    return { message: copy.hidden, data: await found({ db: work.tx }, id) }
  })
  staffCommand(office, shop, officeReviews.publishReview, async ({ params: { id } }, work) => {
    await about(work, id)
    await publishReview(shop, work, id)
    return { message: copy.published, data: await found({ db: work.tx }, id) }
  })
  staffCommand(office, shop, officeReviews.hideReviewUntil, async ({ params: { id }, body }, work) => {
    await about(work, id)
    await changeUntil(shop, work, id, body)
    return { message: copy.untilSaved, data: await found({ db: work.tx }, id) }
  })
  staffCommand(office, shop, officeReviews.answerReview, async ({ params: { id }, body }, work) => {
    await about(work, id)
    await answerReview(shop, work, id, body)
    return { message: copy.answered, data: await found({ db: work.tx }, id) }
  })
}

/** The history calls a review by its product: the writer's name is not the shop's to keep there. */
async function about(work: CommandWork, id: string): Promise<void> {
  const { product } = await found({ db: work.tx }, id)
  work.about({ kind: 'review', id, name: product.name })
}

async function found(shop: Pick<Shop, 'db'>, id: string) {
  const review = await getReview(shop, id)
  if (!review) throw new Failure('not_found', copy.notFound)
  return review
}
