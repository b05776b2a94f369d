import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Sandbox } from './sandbox.ts'
import type { CallFault } from './sandbox-faults.ts'

const badGateway = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>'

declare module 'fastify' {
  interface FastifyRequest {
    /** The fault that a proof injects into this call of the sandbox. */
    callFault: CallFault
  }
}

/** Lets calls fail as the faults of this process say: before they are carried out, or after. */
export function injectFaults(api: FastifyInstance, sandbox: Sandbox): void {
  api.decorateRequest('callFault', 'none')
  api.addHook('onRequest', async (request, reply) => {
    const path = request.url.replace(/^\/sandbox/, '')
    request.callFault = sandbox.faults.call({ method: request.method, path })
    if (request.callFault === 'refuse') return reply.code(502).type('text/html').send(badGateway)
    if (request.callFault === 'hang') return reply.hijack()
  })
  api.addHook('onSend', async (request, reply, payload) => spoil(request, reply, payload))
}

/** The call was carried out; its answer does not arrive as it was meant. */
async function spoil({ callFault, raw }: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (callFault === 'cut') raw.socket.destroy()
  if (callFault === 'garbage') return '{"entity": "order", "id"'
  if (callFault !== 'lose_answer') return payload
  reply.code(502).type('text/html')
  return badGateway
}
