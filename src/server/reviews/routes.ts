import type { FastifyInstance } from 'fastify'
import { reviews } from '../../shared/contract/reviews.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { route } from '../http/route.ts'
import { limitRate, tally } from '../rate-limits/rate-limit.ts'
import type { Shop } from '../shop.ts'
import { addReview } from './add-review.ts'

/** Rating products. */
export function reviewRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, reviews.addReview, async ({ shopper, body, upload, poster }) => {
    await limitRate(shop, [tally('review', shopper.userId)])
    const data = await addReview(shop, shopper.userId, body, { upload, poster })
    return { message: toasts.reviewSubmitted, data }
  })
}
