import type { FastifyInstance } from 'fastify'
import type { Shop } from '../shop.ts'

/** `/healthz`: the process lives. `/readyz`: the database answers and is migrated (the app is only built after that). */
export function healthRoutes(app: FastifyInstance, shop: Shop): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await shop.pool.query('SELECT 1')
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}
