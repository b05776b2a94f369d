import type { FastifyInstance } from 'fastify'
import { reviews } from '../../shared/contract/reviews.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import type { Shopper } from '../accounts/authenticate.ts'
import { route, type ShopperCall } from '../http/route.ts'
import type { Shop } from '../shop.ts'
import { addReview } from './add-review.ts'
import { admitUpload } from './admit-upload.ts'

/** Rating products. */
export function reviewRoutes(app: FastifyInstance, shop: Shop): void {
  const admit = (shopper: Shopper) => admitUpload(shop, shopper.userId)
  const add = async ({ shopper, body, upload, poster }: ShopperCall<typeof reviews.addReview>) => ({
    message: toasts.reviewSubmitted,
    data: await addReview(shop, shopper.userId, body, { upload, poster }),
  })
  route(app, shop, reviews.addReview, add, { admitUpload: admit })
}
