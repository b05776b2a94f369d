import type { FastifyInstance } from 'fastify'
import { structureTag, tagsOfProducts, wishListTag } from '../../../shared/cache-tags.ts'
import { wishes } from '../../../shared/contract/wishes.ts'
import { wishes as copy } from '../../../shared/copy/wishes.ts'
import { route } from '../../platform/http/route.ts'
import type { Shop } from '../../platform/shop.ts'
import { addWish, endSharing, removeWish, shareWishes } from './change-wishes.ts'
import { getSharedWishes, getWishedIds, getWishes } from './get-wishes.ts'
import { moveWish } from './move-wish.ts'

/** Wish lists: one's own, and those that are read by a link. */
export function wishRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, wishes.wishList, async ({ shopper }) => ({ data: await getWishes(shop, shopper.userId) }))
  route(app, shop, wishes.wishedIds, async ({ shopper }) => ({ data: await getWishedIds(shop, shopper.userId) }))
  route(app, shop, wishes.addWish, async ({ shopper, body }) => ({
    message: copy.added,
    data: await addWish(shop, shopper.userId, body),
  }))
  route(app, shop, wishes.removeWish, async ({ shopper, body }) => ({
    message: copy.removed,
    data: await removeWish(shop, shopper.userId, body),
  }))
  route(app, shop, wishes.moveWish, async ({ shopper, body }) => ({
    message: copy.moved,
    data: await moveWish(shop, shopper.userId, body),
  }))
  route(app, shop, wishes.shareWishes, async ({ shopper, body }) => ({
    message: copy.shared,
    data: await shareWishes(shop, shopper.userId, body),
  }))
  route(app, shop, wishes.endSharing, async ({ shopper }) => ({
    message: copy.ended,
    data: await endSharing(shop, shopper.userId),
  }))
  route(app, shop, wishes.sharedWishes, async ({ params }) => ({ data: await getSharedWishes(shop, params.key) }), {
    tags: ({ data: { key, items } }, stock) => [
      ...[wishListTag(key), structureTag],
      ...tagsOfProducts(
        items.map(({ productId }) => productId),
        stock,
      ),
    ],
  })
}
