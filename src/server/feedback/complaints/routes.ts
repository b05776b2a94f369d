import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../../shared/contract/endpoints.ts'
import { support } from '../../../shared/copy/support.ts'
import { route } from '../../platform/http/route.ts'
import type { Shop } from '../../platform/shop.ts'
import { getTicket } from './get-ticket.ts'
import { openTicket } from './open-ticket.ts'

/** Complaints: sending one, and how it stands. */
export function supportRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, endpoints.openTicket, async ({ body, shopper, caller, idempotencyKey, setStatus }) => {
    const { ticket, key, repeated } = await openTicket(shop, body, { shopper, caller, idempotencyKey })
    if (repeated) setStatus(200)
    return {
      message: support.opened(ticket.number),
      data: {
        number: ticket.number,
        key,
        answerBy: ticket.answer_by.toISOString(),
        solveBy: ticket.solve_by.toISOString(),
      },
    }
  })
  route(app, shop, endpoints.ticket, async ({ params, body }) => ({
    data: await getTicket(shop, params.number, body.key),
  }))
  route(app, shop, endpoints.ticketByAddress, async ({ params, query }) => ({
    data: await getTicket(shop, params.number, query.key),
  }))
}
