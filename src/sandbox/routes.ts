import type { AddressInfo } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { urlHost } from '../server/platform/config.ts'
import { isDatabaseAway } from '../server/platform/db/is-database-away.ts'
import { Failure } from '../shared/errors/failure.ts'
import { apiRoutes } from './api-routes.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { readForm } from './read-form.ts'
import type { Sandbox, SandboxShop } from './sandbox.ts'
import { sandboxPaths } from './sandbox-paths.ts'
import { presentRefusal, SandboxRefusal } from './sandbox-refusal.ts'

/** The played provider under /sandbox; nothing at all while a real one takes the payments. */
export async function sandboxRoutes(app: FastifyInstance, shop: SandboxShop): Promise<void> {
  const sandbox = shop.restingSandbox
  app.addHook('onListen', async () => sandbox.listensAt(addressOf(app.server.address() as AddressInfo)))
  await app.register(async (part) => openPart(part, shop, sandbox), { prefix: `${sandboxPaths.root}/v1` })
}

async function openPart(part: FastifyInstance, shop: SandboxShop, sandbox: Sandbox): Promise<void> {
  part.setErrorHandler(answerRefusal)
  part.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, readForm(String(body))),
  )
  part.addHook('onRequest', async (_request, reply) => {
    if (!shop.sandbox) return reply.callNotFound()
    return void reply.header('cache-control', 'no-store')
  })
  await part.register(async (api) => apiRoutes(api, shop, sandbox))
  await part.register(async (checkout) => checkoutRoutes(checkout, shop, sandbox))
  // before the storefront's pages, which answer every other path
  part.all('/*', async () => {
    throw new SandboxRefusal('The requested URL was not found on the server.', {}, 404)
  })
}

/** Every failure in the provider's shape. */
function answerRefusal(
  error: FastifyError | SandboxRefusal | Failure,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof SandboxRefusal) {
    reply.code(error.status).send(presentRefusal(error))
    return
  }
  // what the shop's own reading of bodies refuses has a status of its own
  const status = error instanceof Failure ? error.status : (error.statusCode ?? 500)
  if (status < 500) {
    reply.code(400).send(presentRefusal(new SandboxRefusal('The request could not be read.')))
    return
  }
  if (isDatabaseAway(error)) {
    const refusal = new SandboxRefusal('The server is not available, try again in a moment.', {}, 503)
    reply.code(503).header('retry-after', '1').send(presentRefusal(refusal))
    return
  }
  request.log.error({ err: error }, 'the sandbox provider failed')
  reply
    .code(500)
    .send(presentRefusal(new SandboxRefusal('We are facing some trouble completing your request', {}, 500)))
}

/** Returns the URL by which this machine calls a process that listens there: it may listen on every address. */
export function addressOf({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  const host = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address
  return `http://${urlHost(host)}:${port}`
}
