import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../../shared/contract/endpoints.ts'
import { lists as copy } from '../../../shared/copy/lists.ts'
import { route } from '../../platform/http/route.ts'
import type { Shop } from '../../platform/shop.ts'
import { addMany } from '../cart/add-many.ts'
import { readPastedList } from './read-pasted-list.ts'

/** Lists: read for anybody, put into the cart of who is signed in. */
export function listRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, endpoints.readList, async ({ body }) => ({ data: await readPastedList(shop, body.text) }))

  route(app, shop, endpoints.addMany, async ({ body, shopper, idempotencyKey }) => {
    const { cart, notAdded } = await addMany(shop, shopper.userId, body.items, idempotencyKey)
    const added = body.items.length - notAdded.length
    return { message: added === 0 ? copy.noneAdded : copy.added(added), data: cart, notAdded }
  })
}
