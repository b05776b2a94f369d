import type { FastifyInstance } from 'fastify'
import { leavingDayEnds } from '../../../domain/selling/delivery/leaving-day.ts'
import { productTag, structureTag } from '../../../shared/cache-tags.ts'
import { delivery } from '../../../shared/contract/delivery.ts'
import { dependingOn, holdingUntil, settingsTag } from '../../platform/cache/tags.ts'
import { type Call, route } from '../../platform/http/route.ts'
import type { Shop } from '../../platform/shop.ts'
import { checkDelivery } from './check-delivery.ts'

/** Registers the check whether and how the shop delivers to a PIN code. */
export function deliveryRoutes(app: FastifyInstance, shop: Shop): void {
  const check = async ({ query }: Call<typeof delivery.checkDelivery>) => {
    const until = leavingDayEnds(shop.clock(), shop.settings.now())
    const data = await checkDelivery(shop, query)
    const goods = query.productId === undefined ? [] : [structureTag, productTag(query.productId)]
    // what leaves on another day arrives on another day
    return holdingUntil(dependingOn({ data }, goods), until.getTime())
  }
  route(app, shop, delivery.checkDelivery, check, { tags: () => [settingsTag] })
}
