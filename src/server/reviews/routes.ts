import type { FastifyInstance } from 'fastify'
import { reviews } from '../../shared/contract/reviews.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { route, type ShopperCall } from '../platform/http/route.ts'
import { limitRate, tally } from '../platform/rate-limits/rate-limit.ts'
import type { Shopper } from '../platform/sessions/authenticate.ts'
import type { Shop } from '../platform/shop.ts'
import { addReview } from './add-review.ts'
import { admitUpload } from './admit-upload.ts'

/** Rating products. */
export function reviewRoutes(app: FastifyInstance, shop: Shop): void {
  const admit = (shopper: Shopper) => admitUpload(shop, shopper.userId)
  const add = async ({ shopper, body, upload, poster }: ShopperCall<typeof reviews.addReview>) => {
    await limitRate(shop, [tally('review', shopper.userId)])
    const data = await addReview(shop, shopper.userId, body, { upload, poster })
    return { message: toasts.reviewSubmitted, data }
  }
  route(app, shop, reviews.addReview, add, { admitUpload: admit })
}
