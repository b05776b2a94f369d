import type { FastifyInstance } from 'fastify'
import { glanceAtMoney } from '../audit/audit-money.ts'
import type { Shop } from '../shop.ts'

/**
 * `/healthz`: the process lives. `/readyz`: the database answers, is migrated (the app is only built after that), and the
 * shop is not closing. `money`
 * says whether the last day's payments are all somewhere; where they are not, `npm run shop -- audit` tells more.
 */
export function healthRoutes(app: FastifyInstance, shop: Shop): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (closing) return reply.code(503).send({ status: 'closing' })
    try {
      return { status: 'ready', money: await glanceAtMoney(shop) }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}
