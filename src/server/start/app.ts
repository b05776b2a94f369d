import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { sandboxRoutes } from '../../sandbox/routes.ts'
import { sandboxPaths } from '../../sandbox/sandbox-paths.ts'
import type { Endpoint } from '../../shared/contract/endpoint.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { limits } from '../../shared/limits.ts'
import { contentRoutes } from '../catalogue/content/routes.ts'
import { catalogueRoutes } from '../catalogue/routes.ts'
import { supportRoutes } from '../feedback/complaints/routes.ts'
import { questionRoutes } from '../feedback/questions/routes.ts'
import { reviewsOf } from '../feedback/reviews/reviews-of.ts'
import { reviewRoutes } from '../feedback/reviews/routes.ts'
import { tagsOfWriter } from '../feedback/reviews/tags-of-writer.ts'
import { stockRequestRoutes } from '../feedback/stock-requests/routes.ts'
import { personRoutes } from '../operations/personal-data/routes.ts'
import type { Studio } from '../pages/draw-page.ts'
import { registerPages } from '../pages/register-pages.ts'
import { answerFailure, answerUnreadableUrl } from '../platform/http/answer-failure.ts'
import { endIdleConnections, makeHttpServer } from '../platform/http/http-server.ts'
import { observeRequests } from '../platform/http/observe-requests.ts'
import { officeDoor } from '../platform/http/office-door.ts'
import { openApi } from '../platform/http/openapi.ts'
import { readBodies } from '../platform/http/read-body.ts'
import { readableUrl } from '../platform/http/readable-url.ts'
import { requestIds } from '../platform/http/request-ids.ts'
import { requireDeclared } from '../platform/http/require-declared.ts'
import type { PublicRead } from '../platform/http/serve-public.ts'
import { trustProxyOption, warnOfUntrustedProxy } from '../platform/http/trusted-proxies.ts'
import { mediaRoutes } from '../platform/media/routes.ts'
import { pictureRoutes } from '../platform/pictures/routes.ts'
import { relatedRoutes } from '../search/related/routes.ts'
import { searchRoutes } from '../search/routes.ts'
import { bargainRoutes } from '../selling/bargains/routes.ts'
import { couponRoutes } from '../selling/cart/coupon-routes.ts'
import { cartRoutes } from '../selling/cart/routes.ts'
import { orderRoutes } from '../selling/checkout/order-routes.ts'
import { paymentRoutes } from '../selling/checkout/payment-routes.ts'
import { deliveryRoutes } from '../selling/delivery/routes.ts'
import { fitRoutes } from '../selling/fit/routes.ts'
import { invoiceRoutes } from '../selling/invoices/routes.ts'
import { listRoutes } from '../selling/quick-order/routes.ts'
import { quoteRoutes } from '../selling/quotes/routes.ts'
import { returnRequestRoutes } from '../selling/return-requests/routes.ts'
import { statementRoutes } from '../selling/statements/routes.ts'
import { wishRoutes } from '../selling/wishes/routes.ts'
import { applyEnvironment } from '../settings/apply-environment.ts'
import { settingRoutes } from '../settings/routes.ts'
import { accountRoutes } from '../shoppers/accounts/routes.ts'
import { consentRoutes } from '../shoppers/choices/routes.ts'
import { newsletterRoutes } from '../shoppers/newsletter/routes.ts'
import { policyRoutes } from '../shoppers/policies/policy-routes.ts'
import { barcodeReads } from '../warehouse/barcodes/public-routes.ts'
import { healthRoutes } from './health-routes.ts'
import type { WholeShop } from './make-shop.ts'
import { buildOffice } from './office-app.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The public reads by their endpoint, for pages that are rendered in this process. */
    publicReads: Map<Endpoint, PublicRead>
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/** The whole shop as a value: every route on the given dependencies. Starting it is another file. */
export async function buildApp(shop: WholeShop): Promise<FastifyInstance> {
  await applyEnvironment(shop, shop.config.given)
  await Promise.all([shop.settings.refresh(), shop.moments.refresh()])
  // the office shows a draft as its page would be: by then the pages are there
  let studio: Studio | undefined
  const office = await buildOffice(shop, () => studio)
  const app = makeServer(shop, office)
  app.addHook('preClose', () => office.close())
  warnOfUntrustedProxy(app, shop.config.trustProxy)
  // personal answers; public ones are compressed once, in the cache
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1400, globalDecompression: false })
  readBodies(app)
  await app.register(multipart, { throwFileSizeLimit: false })
  await openApi(app, shop)
  studio = await registerRoutes(app, shop)
  app.setNotFoundHandler(() => {
    throw new Failure('not_found', failures.notFound)
  })
  return app
}

function makeServer(shop: WholeShop, office: FastifyInstance): FastifyInstance {
  const isForOffice = officeDoor(shop.config)
  const app = fastify({
    loggerInstance: shop.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(shop.config.trustProxy),
    bodyLimit: limits.jsonBodyBytes,
    routerOptions: { maxParamLength: 200 },
    trustProxy: trustProxyOption(shop.config.trustProxy),
    // what comes on an open connection while the shop closes is answered; then the connection ends
    return503OnClosing: false,
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
    frameworkErrors: (error, request, reply) =>
      answerUnreadableUrl(error, request, reply as FastifyReply, shop.headers().record),
    // public answers are bytes in memory: they leave before the framework begins
    serverFactory: (handler) =>
      makeHttpServer((request, response) => {
        // a setting or a rate whose day has come is shown from its first moment on
        shop.settings.now()
        const coming = shop.moments.pass()
        const answer = isForOffice(request) ? office.routing : handler
        if (answer === handler && shop.cache.serve(request, response)) return
        if (coming) void coming.then(() => answer(request, response))
        else answer(request, response)
      }),
  })
  requireDeclared(app, { except: sandboxPaths.root })
  app.addHook('preClose', async () => endIdleConnections(app.server))
  app.decorate('publicReads', new Map())
  app.setErrorHandler(answerFailure)
  observeRequests(app, shop, { hasPages: true })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(shop.headers().record)
  })
  return app
}

/** Every noun's routes, with what they need of each other. Gives what the pages are drawn with, where they are built. */
async function registerRoutes(app: FastifyInstance, shop: WholeShop): Promise<Studio | undefined> {
  healthRoutes(app, shop)
  accountRoutes(app, shop, tagsOfWriter)
  await newsletterRoutes(app, shop)
  policyRoutes(app, shop)
  consentRoutes(app, shop)
  deliveryRoutes(app, shop)
  supportRoutes(app, shop)
  personRoutes(app, shop)
  reviewRoutes(app, shop)
  questionRoutes(app, shop)
  relatedRoutes(app, shop)
  await mediaRoutes(app, shop)
  catalogueRoutes(app, shop, reviewsOf)
  searchRoutes(app, shop)
  barcodeReads(app, shop)
  cartRoutes(app, shop)
  couponRoutes(app, shop)
  fitRoutes(app, shop)
  listRoutes(app, shop)
  wishRoutes(app, shop)
  await stockRequestRoutes(app, shop)
  contentRoutes(app, shop)
  settingRoutes(app, shop)
  pictureRoutes(app, shop)
  orderRoutes(app, shop)
  returnRequestRoutes(app, shop)
  invoiceRoutes(app, shop)
  statementRoutes(app, shop)
  quoteRoutes(app, shop)
  bargainRoutes(app, shop)
  paymentRoutes(app, shop)
  await sandboxRoutes(app, shop)
  return registerPages(app, shop)
}
