import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { StaffEndpoint } from '../../shared/contract/office/staff-endpoint.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { limits } from '../../shared/limits.ts'
import { attributeOfficeRoutes } from '../catalogue/attributes/attribute-office-routes.ts'
import { bargainOfficeRoutes } from '../catalogue/bargain-terms/bargain-office-routes.ts'
import { goodsOfficeRoutes } from '../catalogue/goods/goods-office-routes.ts'
import { saleOfficeRoutes } from '../catalogue/sales/sale-office-routes.ts'
import { windowOfficeRoutes } from '../catalogue/storefront/window-office-routes.ts'
import { taxOfficeRoutes } from '../catalogue/tax-changes/tax-routes.ts'
import { ticketOfficeRoutes } from '../feedback/complaints/ticket-office-routes.ts'
import { questionOfficeRoutes } from '../feedback/questions/question-office-routes.ts'
import { reviewOfficeRoutes } from '../feedback/reviews/review-office-routes.ts'
import { backupOfficeRoutes } from '../operations/backup/backup-routes.ts'
import { booksOfficeRoutes } from '../operations/books/books-office-routes.ts'
import { customerRoutes } from '../operations/customers/customer-routes.ts'
import { mergeRoutes } from '../operations/customers/merge/merge-routes.ts'
import { searchRoutes } from '../operations/everything/search-routes.ts'
import { healthOfficeRoutes } from '../operations/health/routes.ts'
import { historyRoutes } from '../operations/history/history-routes.ts'
import { reportRoutes } from '../operations/reports/report-routes.ts'
import { settlementOfficeRoutes } from '../operations/settlements/settlement-office-routes.ts'
import { todayRoutes } from '../operations/today/today-routes.ts'
import type { Studio } from '../pages/draw-page.ts'
import { previewRoutes } from '../pages/preview-pages.ts'
import { answerFailure, answerUnreadableUrl } from '../platform/http/answer-failure.ts'
import { observeRequests } from '../platform/http/observe-requests.ts'
import { readBodies } from '../platform/http/read-body.ts'
import { readableUrl } from '../platform/http/readable-url.ts'
import { requestIds } from '../platform/http/request-ids.ts'
import { requireDeclared } from '../platform/http/require-declared.ts'
import { trustProxyOption } from '../platform/http/trusted-proxies.ts'
import { mediaRoutes } from '../platform/media/routes.ts'
import { pictureRoutes } from '../platform/pictures/routes.ts'
import { dictionaryOfficeRoutes } from '../search/dictionary/dictionary-office-routes.ts'
import { dealOfficeRoutes } from '../selling/bargains/deal-office-routes.ts'
import { qrRoutes } from '../selling/checkout/qr-codes/qr-routes.ts'
import { runDeskRoutes } from '../selling/checkout/runs/run-desk-routes.ts'
import { orderDeskRoutes } from '../selling/checkout/staff/order-desk-routes.ts'
import { counterRoutes } from '../selling/counter/counter-routes.ts'
import { couponOfficeRoutes } from '../selling/coupons/coupon-office-routes.ts'
import { fitOfficeRoutes } from '../selling/fit/fit-office-routes.ts'
import { readSalesWithCoupon } from '../selling/orders/sales-queries.ts'
import { parkedRoutes } from '../selling/parked/parked-routes.ts'
import { pickRoutes } from '../selling/picking/pick-routes.ts'
import { quoteOfficeRoutes } from '../selling/quotes/quote-office-routes.ts'
import { returnOfficeRoutes } from '../selling/return-requests/return-office-routes.ts'
import { runRoutes } from '../selling/runs/run-routes.ts'
import { tillRoutes } from '../selling/till/till-routes.ts'
import { brandRoutes } from '../settings/routes.ts'
import { settingsOfficeRoutes } from '../settings/settings-office-routes.ts'
import { newsletterOfficeRoutes } from '../shoppers/newsletter/newsletter-office-routes.ts'
import { policyOfficeRoutes } from '../shoppers/policies/policy-office-routes.ts'
import { alertRoutes } from '../staff/alerts/routes.ts'
import type { Staff } from '../staff/authenticate-staff.ts'
import { liveRoute } from '../staff/http/live-route.ts'
import { officeFiles } from '../staff/http/office-files.ts'
import { officeHeaders } from '../staff/http/office-headers.ts'
import { sessionRoutes } from '../staff/http/session-routes.ts'
import { peopleRoutes } from '../staff/people/routes.ts'
import { ownSignInRoutes } from '../staff/sign-in/own-routes.ts'
import { signInRoutes } from '../staff/sign-in/routes.ts'
import { barcodeRoutes } from '../warehouse/barcodes/routes.ts'
import { buyingRoutes } from '../warehouse/buying/routes.ts'
import { countMissing } from '../warehouse/counts/count-missing.ts'
import { noteShelfMoved } from '../warehouse/counts/note-shelf-moved.ts'
import { countRoutes } from '../warehouse/counts/routes.ts'
import { jobRoutes } from '../warehouse/import-export/job-routes.ts'
import { labelRoutes } from '../warehouse/labels/routes.ts'
import { firstSteps } from './first-steps.ts'
import type { WholeShop } from './make-shop.ts'
import { undoRegistryOfShop } from './undo-registry-of-shop.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the back office's calls: who calls. */
    staff: Staff | undefined
  }
  interface FastifyContextConfig {
    staffEndpoint?: StaffEndpoint
  }
}

/**
 * The back office: its own calls, headers and files. It has no port of its own: the shop's server hands it what comes to its host.
 * `studio`: what the shop's pages are drawn with, once they are there.
 */
export async function buildOffice(shop: WholeShop, studio: () => Studio | undefined): Promise<FastifyInstance> {
  const headers = officeHeaders(shop.config)
  const office = fastify({
    loggerInstance: shop.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(shop.config.trustProxy),
    bodyLimit: limits.jsonBodyBytes,
    routerOptions: { maxParamLength: 200 },
    trustProxy: trustProxyOption(shop.config.trustProxy),
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
    frameworkErrors: (error, request, reply) => answerUnreadableUrl(error, request, reply as FastifyReply, headers),
  })
  requireDeclared(office)
  office.decorateRequest('staff')
  office.setErrorHandler(answerFailure)
  observeRequests(office, shop)
  office.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  await office.register(compress, { encodings: ['br', 'gzip'], threshold: 1400, globalDecompression: false })
  readBodies(office)
  await office.register(multipart, { throwFileSizeLimit: false })
  registerCalls(office, shop)
  previewRoutes(office, shop, studio)
  // what people of the shop and shoppers sent
  await mediaRoutes(office, shop)
  await officeFiles(office, shop)
  office.setNotFoundHandler(() => {
    throw new Failure('not_found', failures.notFound)
  })
  await office.ready()
  return office
}

/** Calls of orders, from the desk to the door. */
function registerOrderCalls(office: FastifyInstance, shop: WholeShop): void {
  orderDeskRoutes(office, shop)
  returnOfficeRoutes(office, shop)
  counterRoutes(office, shop)
  parkedRoutes(office, shop)
  tillRoutes(office, shop)
  runRoutes(office, shop)
  runDeskRoutes(office, shop)
  qrRoutes(office, shop)
  pickRoutes(office, shop, { countShelf: (work, seen) => countMissing(shop, work, seen), noteShelfMoved })
  quoteOfficeRoutes(office, shop)
}

/** Every noun's calls for the people of the shop. */
function registerCalls(office: FastifyInstance, shop: WholeShop): void {
  sessionRoutes(office, shop)
  registerOrderCalls(office, shop)
  goodsOfficeRoutes(office, shop)
  todayRoutes(office, shop)
  searchRoutes(office, shop)
  reportRoutes(office, shop)
  customerRoutes(office, shop)
  mergeRoutes(office, shop)
  // goods are shown with their pictures, reviews with what came with them; the shop's own host is another site here
  pictureRoutes(office, shop)
  brandRoutes(office, shop)
  liveRoute(office, shop)
  alertRoutes(office, shop)
  healthOfficeRoutes(office, shop)
  backupOfficeRoutes(office, shop)
  settingsOfficeRoutes(office, shop, () => firstSteps(shop))
  historyRoutes(office, shop, undoRegistryOfShop(shop))
  booksOfficeRoutes(office, shop)
  settlementOfficeRoutes(office, shop)
  ticketOfficeRoutes(office, shop)
  attributeOfficeRoutes(office, shop)
  fitOfficeRoutes(office, shop)
  dictionaryOfficeRoutes(office, shop)
  taxOfficeRoutes(office, shop)
  barcodeRoutes(office, shop)
  countRoutes(office, shop)
  reviewOfficeRoutes(office, shop)
  questionOfficeRoutes(office, shop)
  windowOfficeRoutes(office, shop)
  policyOfficeRoutes(office, shop)
  newsletterOfficeRoutes(office, shop)
  couponOfficeRoutes(office, shop, readSalesWithCoupon)
  saleOfficeRoutes(office, shop)
  bargainOfficeRoutes(office, shop)
  dealOfficeRoutes(office, shop)
  labelRoutes(office, shop)
  signInRoutes(office, shop)
  ownSignInRoutes(office, shop)
  peopleRoutes(office, shop)
  buyingRoutes(office, shop)
  jobRoutes(office, shop)
}
