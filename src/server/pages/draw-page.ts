import type { FastifyInstance } from 'fastify'
import type { Product } from '../../shared/contract/catalogue.ts'
import { endpoints } from '../../shared/contract/endpoints.ts'
import { offlineCopy } from '../../shared/copy/offline.ts'
import type { PolicyName, PublishedPolicy } from '../../shared/policies/policies.ts'
import type { Wire, WireAnswer, WireRequest } from '../../web/api/wire.ts'
import { type CachedAnswer, makeAnswer, sizeOf } from '../platform/cache/cached-answer.ts'
import { roomOf } from '../platform/cache/memory.ts'
import { settingsTag } from '../platform/cache/tags.ts'
import { limitConcurrency } from '../platform/jobs/limit-concurrency.ts'
import { escapeHtml } from '../platform/mail/letter-parts.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { inProcessReads } from './in-process-wire.ts'
import { listsAt } from './lists-at.ts'
import type { PageRenderer, RenderedPage } from './page-renderer.ts'
import { withShownStock } from './shown-stock.ts'

const html = 'text/html; charset=utf-8'
/** Drawing a page keeps the process from everything else for milliseconds: carts and orders go between two pages. */
const inTurn = limitConcurrency(2, 10_000)

/** Tools that pages are rendered with. */
export interface Studio {
  app: FastifyInstance
  shop: PayingShop
  pages: PageRenderer
}

/** The page of an address (`PageRenderer.addressOf`) as bytes; that of an unknown product is the missing page. */
export async function drawPage(studio: Studio, url: string): Promise<CachedAnswer> {
  const { page, life } = await render(studio, url)
  if (page.app !== '') return toAnswer(studio, page, url, life)
  const { head, app } = (await missing(studio)).page
  return toAnswer(studio, { ...page, head, app }, url, life)
}

/** The page that stands wherever there is none, as bytes: drawn once, until what its header shows has changed. */
export async function drawMissingPage(studio: Studio): Promise<CachedAnswer> {
  return (await missing(studio)).answer
}

function missing(studio: Studio): Promise<{ page: RenderedPage; answer: CachedAnswer }> {
  const { pages, shop } = studio
  return shop.cache.recall('missing page', async () => {
    const { page, life } = await render(studio, pages.missing)
    const answer = await toAnswer(studio, page, pages.missing, life)
    const keeps = page.status === 404 && !shop.config.dev
    return { value: { page, answer }, bytes: keeps ? sizeOf(answer) + roomOf(page) : 0, ...life }
  })
}

/**
 * A page with nothing in it but the shop's name: what a browser shows of any page while it has no connection, and fills with what
 * it has kept (src/web/worker).
 */
export async function drawFrame(studio: Studio): Promise<CachedAnswer> {
  const site = siteOf(studio.shop)
  const title = escapeHtml(site.shop.name)
  const page = {
    status: 200,
    head: `<title>${title}</title><meta name="robots" content="noindex">`,
    app: `<p data-frame-only class="page py-16 text-center">${escapeHtml(offlineCopy.opening)}</p>`,
    state: { queries: [], ...site },
    modules: [],
  }
  return toAnswer(studio, page, '/', { tags: [settingsTag], until: Number.POSITIVE_INFINITY })
}

/**
 * The page of a product as it is given here, on sale or not, as a document. Nothing of it is kept: what shoppers are shown is drawn
 * from the shop's own answers alone.
 */
export async function drawProduct({ app, shop, pages }: Studio, product: Product): Promise<string> {
  const reads = inProcessReads(app, shop)
  const url = `/products/${encodeURIComponent(product._id)}`
  const answer = { status: 200, body: withShownStock(endpoints.product, { success: true, data: product }) }
  const wire: Wire = async (request) =>
    request.path === endpoints.product.path && request.params.id === product._id ? answer : reads.wire(request)
  return pages.toDocument(await inTurn(() => pages.render(url, siteOf(shop), wire)), url)
}

/** A page about the shop with this text of the owner's, as a document. Nothing of it is kept. */
export async function drawPolicy(studio: Studio, name: PolicyName, policy: PublishedPolicy): Promise<string> {
  const answer = Promise.resolve({ status: 200, body: { success: true, data: policy } })
  const own = ({ path }: WireRequest) => (path === endpoints.policy.path ? answer : undefined)
  return (await drawPersonal(studio, `/${name}`, own)).document
}

/**
 * A page that one reader alone may see, as status and document: `personal` answers the call of theirs, all others are the public reads.
 * Nothing of it is kept.
 */
export async function drawPersonal(
  { app, shop, pages }: Studio,
  url: string,
  personal: (request: WireRequest) => Promise<WireAnswer> | undefined,
): Promise<{ status: number; document: string }> {
  const reads = inProcessReads(app, shop)
  const wire: Wire = (request) => personal(request) ?? reads.wire(request)
  const page = await inTurn(() => pages.render(url, siteOf(shop), wire))
  return { status: page.status, document: await pages.toDocument(page, url) }
}

/** The list of goods with this query as it is now, or at another moment, as a document. Nothing of it is kept. */
export async function drawList({ app, shop, pages }: Studio, query: string, at?: Date): Promise<string> {
  const url = (await pages.addressOf('/products', query)) ?? '/products'
  const { wire } = inProcessReads(app, shop)
  const page = await inTurn(() => pages.render(url, siteOf(shop), at ? listsAt(shop, at, wire) : wire))
  return pages.toDocument(page, url)
}

/** The tags that a page depends on, and the moment (ms) until which it holds at most. */
interface PageLife {
  tags: string[]
  until: number
}

/** One that lacks something because of a failure of ours says 503, and so is not kept. */
async function render({ app, shop, pages }: Studio, url: string): Promise<{ page: RenderedPage; life: PageLife }> {
  const reads = inProcessReads(app, shop)
  const page = await inTurn(() => pages.render(url, siteOf(shop), reads.wire))
  const life = { tags: [...reads.tags, settingsTag], until: reads.until() }
  return { page: reads.failed() ? { ...page, status: 503 } : page, life }
}

function siteOf({ config, settings, provider }: PayingShop) {
  return {
    publicUrl: config.publicUrl,
    shop: settings.identity(),
    testPayments: provider.isTest,
    paymentsOff: provider.isOff,
  }
}

async function toAnswer({ pages }: Studio, page: RenderedPage, url: string, life: PageLife): Promise<CachedAnswer> {
  return makeAnswer(page.status, html, await pages.toDocument(page, url), life)
}
