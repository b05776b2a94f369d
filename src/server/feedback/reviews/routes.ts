import type { FastifyInstance } from 'fastify'
import { reviews } from '../../../shared/contract/reviews.ts'
import { reviewForm } from '../../../shared/copy/review-form.ts'
import { route, type ShopperCall } from '../../platform/http/route.ts'
import { limitRate, talliesOfNetwork, tally } from '../../platform/rate-limits/rate-limit.ts'
import type { Shop } from '../../platform/shop.ts'
import { addReview } from './add-review.ts'
import { admitUpload } from './admit-upload.ts'

/** Rating products. */
export function reviewRoutes(app: FastifyInstance, shop: Shop): void {
  const add = async (call: ShopperCall<typeof reviews.addReview>) => {
    const { shopper, body, upload, poster } = call
    await limitRate(shop, [tally('review', shopper.userId), ...talliesOfNetwork(shop, call, 'reviewOfNetwork')])
    const data = await addReview(shop, shopper.userId, body, { upload, poster })
    return { message: reviewForm.submitted, data }
  }
  route(app, shop, reviews.addReview, add, { admitUpload: (who) => admitUpload(shop, who) })
}
