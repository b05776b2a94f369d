import type { FastifyInstance } from 'fastify'
import { reviews } from '../../../shared/contract/reviews.ts'
import { reviewForm } from '../../../shared/copy/review-form.ts'
import { route, type ShopperCall } from '../../platform/http/route.ts'
import type { Shop } from '../../platform/shop.ts'
import { addReview } from './add-review.ts'
import { admitUpload } from './admit-upload.ts'

/** Rating products. */
export function reviewRoutes(app: FastifyInstance, shop: Shop): void {
  const add = async ({ shopper, body, upload, poster }: ShopperCall<typeof reviews.addReview>) => {
    const data = await addReview(shop, shopper.userId, body, { upload, poster })
    return { message: reviewForm.submitted, data }
  }
  route(app, shop, reviews.addReview, add, { admitUpload: (who) => admitUpload(shop, who) })
}
