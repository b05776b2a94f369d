import type { FastifyInstance } from 'fastify'
import { firms } from '../../../shared/contract/firms.ts'
import { firms as copy } from '../../../shared/copy/firms.ts'
import { route } from '../../platform/http/route.ts'
import type { Shop } from '../../platform/shop.ts'
import { removeFirm } from './remove-firm.ts'
import { addFirm, changeFirm } from './save-firm.ts'

/** Firms that an account buys for. */
export function firmRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, firms.addFirm, async ({ shopper, body }) => ({
    message: copy.saved,
    user: await addFirm(shop, shopper.userId, body),
  }))
  route(app, shop, firms.changeFirm, async ({ shopper, params, body }) => ({
    message: copy.saved,
    user: await changeFirm(shop, shopper.userId, params.id, body),
  }))
  route(app, shop, firms.removeFirm, async ({ shopper, params }) => ({
    message: copy.removed,
    user: await removeFirm(shop, shopper.userId, params.id),
  }))
}
