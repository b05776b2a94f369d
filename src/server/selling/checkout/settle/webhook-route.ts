import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiBase, type Rate } from '../../../../shared/contract/endpoint.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { callerOf } from '../../../platform/http/caller.ts'
import { noteWebhookRefused } from '../../../platform/security-log.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { receiveWebhook } from './receive-webhook.ts'

const rate: Rate = { none: 'says of each payment what became of it: one that is refused is money unheard of' }

/** The provider's calls. What is signed are the bytes, so nothing here may read them as JSON first. */
export function webhookRoute(app: FastifyInstance, shop: PayingShop): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(`${apiBase}/order/webhook`, { schema: { hide: true }, config: { rate } }, async (request) => {
      await receiveWebhook(shop, {
        rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        signature: header(request, 'x-razorpay-signature') ?? '',
        eventId: header(request, 'x-razorpay-event-id'),
      }).catch((error) => {
        if (error instanceof Failure) noteWebhookRefused(callerOf(request))
        throw error
      })
      return { success: true }
    })
  })
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' && value.length <= 100 ? value : undefined
}
