import type { FastifyInstance } from 'fastify'
import { stockRequests } from '../../../shared/contract/stock-requests.ts'
import { stockRequests as copy } from '../../../shared/copy/stock-requests.ts'
import { route } from '../../platform/http/route.ts'
import { takePresses } from '../../platform/http/take-presses.ts'
import type { Shop } from '../../platform/shop.ts'
import { askForStock } from './ask-for-stock.ts'
import { endRequestsOf, withdrawRequest } from './end-requests.ts'
import { openRequest } from './request-key.ts'
import { confirmRequest, findRequestsOf } from './stock-request-queries.ts'

/** Requests for what is sold out: asked, confirmed, ended. */
export async function stockRequestRoutes(app: FastifyInstance, shop: Shop): Promise<void> {
  route(app, shop, stockRequests.askForStock, async ({ body, shopper, caller }) => {
    const state = await askForStock(shop, body, { shopper, caller })
    return { message: state === 'waiting' ? copy.asked : copy.toConfirm, data: { state } }
  })
  route(app, shop, stockRequests.confirmStockRequest, async ({ body }) => {
    const { id, productId, name } = await openRequest(shop.db, body.key)
    await confirmRequest(shop.db, id, shop.clock())
    return { message: copy.confirmed, data: { productId, name } }
  })
  route(app, shop, stockRequests.ownStockRequests, async ({ shopper, params }) => {
    const own = await findRequestsOf(shop.db, { userId: shopper.userId, email: null })
    const waiting = own.filter(({ productId, toldAt }) => productId === params.id && toldAt === null)
    return {
      data: waiting.map(({ variantId, confirmedAt }) => ({
        variantId,
        state: confirmedAt ? ('waiting' as const) : ('to_confirm' as const),
      })),
    }
  })
  route(app, shop, stockRequests.withdrawStockRequest, async ({ shopper, body }) => {
    await withdrawRequest(shop, shopper.userId, body)
    return { message: copy.withdrawn }
  })
  await app.register(async (part) => endRoute(part, shop))
}

function endRoute(part: FastifyInstance, shop: Shop): void {
  takePresses(part)
  route(part, shop, stockRequests.endStockRequests, async ({ body }) => {
    const { email } = await openRequest(shop.db, body.key)
    await endRequestsOf(shop, email)
    return { message: copy.ended }
  })
}
