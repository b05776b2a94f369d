import * as z from 'zod/mini'
import { type Endpoint, endpoint } from '../../src/shared/contract/endpoint.ts'
import { endpoints } from '../../src/shared/contract/endpoints.ts'
import { shopPages } from '../../src/shared/shop-pages.ts'

/** Answers beside the calls of the contract: pages, files, the provider's own wire, health. Their shapes are their own. */
const answer = z.unknown()
const one = z.object({ id: z.string() })
const page = (path: string, params = z.object({})) =>
  endpoint({
    method: 'GET',
    path,
    summary: 'a page',
    access: 'public',
    params,
    query: endpoints.products.query,
    answer,
  })
const sent = (path: string, body: z.ZodMiniType, params = z.object({})) =>
  endpoint({ method: 'POST', path, summary: 'a call of the provider', access: 'public', params, body, answer })
const text = z.optional(z.string())

const payment = z.object({
  method: z.enum(['upi', 'card', 'netbanking', 'cash']),
  order_id: text,
  key_id: text,
  vpa: z.optional(z.enum(['success@razorpay', 'failure@razorpay', 'pending@razorpay', 'nobody'])),
  card: z.optional(z.object({ number: text, expiry: text, cvv: text })),
})

/** Whatever a browser or the provider may ask for that is no call of the contract, by a name. */
export const outsideCalls: Record<string, Endpoint> = {
  ...Object.fromEntries(shopPages.map((path) => [`page ${path}`, page(path)])),
  'page of a product': page('/products/{id}', one),
  'page of a cart': page('/cart'),
  'page of nothing': page('/{id}/{id}', one),
  picture: page('/pictures/{id}', one),
  upload: page('/uploads/{id}', one),
  asset: page('/assets/{id}', one),
  robots: page('/robots.txt'),
  sitemap: page('/sitemap.xml'),
  healthz: page('/healthz'),
  readyz: page('/readyz'),
  'description of the API': page('/api/docs/{id}', one),
  'payment at the provider': sent('/sandbox/v1/checkout/payments', payment),
  'code of a payment': sent('/sandbox/v1/checkout/payments/{id}/otp', z.object({ otp: text, key_id: text }), one),
  'end of a payment': sent('/sandbox/v1/checkout/payments/{id}/cancel', z.object({ key_id: text }), one),
  'order at the provider': sent('/sandbox/v1/orders', z.object({ amount: z.int(), currency: text, receipt: text })),
  'refund at the provider': sent('/sandbox/v1/payments/{id}/refund', z.object({ amount: z.int() }), one),
}
