import type { FastifyInstance, FastifyRequest } from 'fastify'
import { glanceAtMoney } from '../audit/audit-money.ts'
import { ask } from '../platform/db/ask.ts'
import type { Shop } from '../platform/shop.ts'

const MONEY_KEPT_MS = 60_000

/**
 * `/healthz`: the process lives. `/readyz`: the database answers, is migrated (the app is only built after that), and the
 * shop is not closing. `money` says, on this machine only, whether the last day's payments are all somewhere; where they are
 * not, `npm run shop -- audit` tells more.
 */
export function healthRoutes(app: FastifyInstance, shop: Shop): void {
  const money = glanceOnceAMinute(shop)
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (closing) return reply.code(503).send({ status: 'closing' })
    try {
      await ask(shop.db, { name: 'ready', text: 'SELECT 1', quick: true })
      return { status: 'ready', ...(isFromHere(request) && { money: await money() }) }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}

function glanceOnceAMinute(shop: Shop): () => ReturnType<typeof glanceAtMoney> {
  let glance: ReturnType<typeof glanceAtMoney> | undefined
  let until = 0
  return () => {
    const now = shop.clock().getTime()
    if (glance === undefined || now >= until) {
      until = now + MONEY_KEPT_MS
      glance = glanceAtMoney(shop)
      glance.catch(() => {
        glance = undefined
      })
    }
    return glance
  }
}

/** What a proxy on this machine passes on comes from elsewhere. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const passedOn = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => name in headers)
  return !passedOn && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}
