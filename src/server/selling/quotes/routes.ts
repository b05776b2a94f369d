import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../../shared/contract/endpoints.ts'
import { quotePdfPath } from '../../../shared/contract/quotes.ts'
import { quotes as copy } from '../../../shared/copy/quotes.ts'
import { keyedFileRoute } from '../../platform/http/keyed-file-route.ts'
import { route } from '../../platform/http/route.ts'
import { limitRate, talliesOfNetwork } from '../../platform/rate-limits/rate-limit.ts'
import type { Shop } from '../../platform/shop.ts'
import { acceptQuote } from './accept-quote.ts'
import { askQuote } from './ask-quote.ts'
import { getQuote } from './get-quote.ts'
import { presentQuote } from './present-quote.ts'
import { findQuoteLines } from './quote-queries.ts'
import { renderQuotePdf } from './render-quote-pdf.ts'

/** Quotations: asking for one, reading it, its PDF, and accepting it. */
export function quoteRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, endpoints.askQuote, async ({ body, shopper, caller, idempotencyKey, setStatus }) => {
    const { quote, key, repeated } = await askQuote(shop, body, { shopper, caller, idempotencyKey })
    if (repeated) setStatus(200)
    const data = presentQuote(quote, await findQuoteLines(shop.db, [quote.id]), { key, now: shop.clock() })
    return { message: copy.asked(quote.number), data: { ...data, key } }
  })
  route(app, shop, endpoints.quote, async ({ params, query }) => ({
    data: await getQuote(shop, { number: params.number, key: query.key }),
  }))
  route(app, shop, endpoints.acceptQuote, async ({ params, body, shopper }) => {
    const { key, shownAmount } = body
    const request = { userId: shopper.userId, number: params.number, key, shownAmount }
    const { cart, changes } = await acceptQuote(shop, request)
    return { message: copy.accepted(changes.length), data: cart, changes }
  })
  keyedFileRoute(app, quotePdfPath, async ({ number, key, caller, gone }) => {
    await limitRate(shop, talliesOfNetwork(shop, { shopper: undefined, caller }, 'quotePaper'))
    return { contentType: 'application/pdf', ...(await renderQuotePdf(shop, { number, key }, gone)) }
  })
}
