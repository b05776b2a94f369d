import type { FastifyInstance } from 'fastify'
import { reviews } from '../../shared/contract/reviews.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { route } from '../http/route.ts'
import type { Shop } from '../shop.ts'
import { addReview } from './add-review.ts'

/** Rating products. */
export function reviewRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, reviews.addReview, async ({ shopper, body, upload, poster }) => ({
    message: toasts.reviewSubmitted,
    data: await addReview(shop, shopper.userId, body, { upload, poster }),
  }))
}
