import type { FastifyInstance } from 'fastify'
import { ask } from '../platform/db/ask.ts'
import type { Shop } from '../platform/shop.ts'

/**
 * `/healthz`: the process lives. `/readyz`: the database answers, is migrated (the app is only built after that), and the
 * shop is not closing. Nothing else: whether the money is all somewhere is said by Health, the figures and `npm run shop -- audit`.
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
      await ask(shop.db, { name: 'ready', text: 'SELECT 1', quick: true })
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}
