import type { FastifyInstance } from 'fastify'
import { newsletter } from '../../../shared/contract/newsletter.ts'
import { toasts } from '../../../shared/copy/toasts.ts'
import { route } from '../../platform/http/route.ts'
import { limitRate, tally } from '../../platform/rate-limits/rate-limit.ts'
import { limitedNetwork } from '../../platform/sessions/caller-network.ts'
import type { Shop } from '../../platform/shop.ts'
import { subscribe } from './subscribe.ts'

/** The footer's newsletter form. */
export function newsletterRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, newsletter.subscribe, async ({ body, caller, setStatus }) => {
    await limitRate(
      shop,
      limitedNetwork(shop, caller.ip).map((network) => tally('subscribe', network)),
    )
    if (!(await subscribe(shop, body))) setStatus(200)
    return { message: toasts.subscribed }
  })
}
