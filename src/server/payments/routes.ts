import type { FastifyInstance } from 'fastify'
import { apiBase } from '../../shared/contract/endpoint.ts'
import { endpoints } from '../../shared/contract/endpoints.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { route } from '../http/route.ts'
import type { Shop } from '../shop.ts'

/** Paying online: not open yet, so every call says so once it is known who asks, and for what. */
export function paymentRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, endpoints.paymentIntent, async () => refuse())
  route(app, shop, endpoints.paymentVerify, async () => refuse())
  route(app, shop, endpoints.paymentStatus, async () => refuse())
  app.post(`${apiBase}/order/webhook`, { schema: { hide: true } }, async () => refuse())
}

function refuse(): never {
  throw new Failure('unavailable', failures.onlineUnavailable)
}
