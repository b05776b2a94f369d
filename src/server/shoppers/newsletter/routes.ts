import type { FastifyInstance } from 'fastify'
import { newsletter } from '../../../shared/contract/newsletter.ts'
import { newsletterEnd } from '../../../shared/copy/newsletter-end.ts'
import { toasts } from '../../../shared/copy/toasts.ts'
import { route } from '../../platform/http/route.ts'
import { takePresses } from '../../platform/http/take-presses.ts'
import type { Shop } from '../../platform/shop.ts'
import { askToUnsubscribe } from './ask-to-unsubscribe.ts'
import { endSubscription } from './end-subscription.ts'
import { subscribe } from './subscribe.ts'
import { readSubscriptionKey } from './subscription-key.ts'

/** Registers the footer's newsletter form, and the end of a subscription. */
export async function newsletterRoutes(app: FastifyInstance, shop: Shop): Promise<void> {
  route(app, shop, newsletter.subscribe, async ({ body, setStatus }) => {
    if (!(await subscribe(shop, body))) setStatus(200)
    return { message: toasts.subscribed }
  })
  route(app, shop, newsletter.unsubscribe, async ({ body, caller }) => {
    await askToUnsubscribe(shop, body.email, caller.ip)
    return { message: newsletterEnd.mailed }
  })
  await app.register(async (part) => {
    takePresses(part)
    route(part, shop, newsletter.endSubscription, async ({ body }) => {
      // again is the same; a key that nobody signed does not reach the database
      await endSubscription(shop, readSubscriptionKey(shop, body.key))
      return { message: newsletterEnd.ended }
    })
  })
}
