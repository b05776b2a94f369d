import type { FastifyInstance } from 'fastify'
import { newsletter } from '../../../shared/contract/newsletter.ts'
import { toasts } from '../../../shared/copy/toasts.ts'
import { route } from '../../platform/http/route.ts'
import type { Shop } from '../../platform/shop.ts'
import { subscribe } from './subscribe.ts'

/** The footer's newsletter form. */
export function newsletterRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, newsletter.subscribe, async ({ body, setStatus }) => {
    if (!(await subscribe(shop, body))) setStatus(200)
    return { message: toasts.subscribed }
  })
}
