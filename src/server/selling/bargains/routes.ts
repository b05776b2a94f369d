import type { FastifyInstance } from 'fastify'
import { bargains } from '../../../shared/contract/bargains.ts'
import { bargains as copy } from '../../../shared/copy/bargains.ts'
import { paiseFromRupees } from '../../../shared/money/money.ts'
import { route } from '../../platform/http/route.ts'
import type { Shop } from '../../platform/shop.ts'
import { getCart } from '../cart/get-cart.ts'
import { type DealRow, findDeal } from '../deals/deal-queries.ts'
import { endOwnDeal } from './end-deal.ts'
import { makeOffer } from './make-offer.ts'
import { presentDeal } from './present-deal.ts'
import { takeDeal } from './take-deal.ts'

/** Offers for bulk quantities, and the deal that comes of them. */
export function bargainRoutes(app: FastifyInstance, shop: Shop): void {
  const answered = async (userId: string, row: DealRow) => {
    const data = presentDeal(row)
    return { message: data.sentence, data, cart: data.state === 'taken' ? await getCart(shop, userId) : null }
  }
  route(app, shop, bargains.deal, async ({ shopper }) => {
    const deal = await findDeal(shop.db, shopper.userId)
    return { data: deal && shop.clock() <= deal.ends_at ? presentDeal(deal) : null }
  })
  route(app, shop, bargains.makeOffer, async ({ shopper: { userId }, body }) =>
    answered(userId, await makeOffer(shop, userId, body)),
  )
  route(app, shop, bargains.takeDeal, async ({ shopper: { userId }, body: { dealId, shownPrice } }) =>
    answered(userId, await takeDeal(shop, userId, { dealId, shownPrice: paiseFromRupees(shownPrice) })),
  )
  route(app, shop, bargains.endDeal, async ({ shopper, body }) => {
    await endOwnDeal(shop, shopper.userId, body.dealId)
    return { message: copy.ended, data: null }
  })
}
