import type { FastifyInstance } from 'fastify'
import type { PayingShop } from '../payments/provider/paying-shop.ts'
import { type CachedAnswer, makeAnswer, sizeOf } from '../platform/cache/cached-answer.ts'
import { roomOf } from '../platform/cache/memory.ts'
import { settingsTag } from '../platform/cache/tags.ts'
import { limitConcurrency } from '../platform/jobs/limit-concurrency.ts'
import { inProcessReads } from './in-process-wire.ts'
import type { PageRenderer, RenderedPage } from './page-renderer.ts'

const html = 'text/html; charset=utf-8'
/** Drawing a page keeps the process from everything else for milliseconds: carts and orders go between two pages. */
const inTurn = limitConcurrency(2, 10_000)

/** What pages are drawn with. */
export interface Studio {
  app: FastifyInstance
  shop: PayingShop
  pages: PageRenderer
}

/** The page of an address (`PageRenderer.addressOf`) as bytes; that of an unknown product is the missing page. */
export async function drawPage(studio: Studio, url: string): Promise<CachedAnswer> {
  const { page, tags } = await render(studio, url)
  if (page.app !== '') return toAnswer(studio, page, url, tags)
  const { head, app } = (await missing(studio)).page
  return toAnswer(studio, { ...page, head, app }, url, tags)
}

/** The page that stands wherever there is none, as bytes: drawn once, until what its header shows has changed. */
export async function drawMissingPage(studio: Studio): Promise<CachedAnswer> {
  return (await missing(studio)).answer
}

function missing(studio: Studio): Promise<{ page: RenderedPage; answer: CachedAnswer }> {
  const { pages, shop } = studio
  return shop.cache.recall('missing page', async () => {
    const { page, tags } = await render(studio, pages.missing)
    const answer = await toAnswer(studio, page, pages.missing, tags)
    const keeps = page.status === 404 && !shop.config.dev
    return { value: { page, answer }, bytes: keeps ? sizeOf(answer) + roomOf(page) : 0, tags }
  })
}

/** One that lacks something because of a failure of ours says 503, and so is not kept. */
async function render({ app, shop, pages }: Studio, url: string): Promise<{ page: RenderedPage; tags: string[] }> {
  const reads = inProcessReads(app, shop)
  const { publicUrl } = shop.config
  const site = { publicUrl, shop: shop.settings.identity(), testPayments: shop.provider.isTest }
  const page = await inTurn(() => pages.render(url, site, reads.wire))
  return { page: reads.failed() ? { ...page, status: 503 } : page, tags: [...reads.tags, settingsTag] }
}

async function toAnswer({ pages }: Studio, page: RenderedPage, url: string, tags: string[]): Promise<CachedAnswer> {
  return makeAnswer(page.status, html, await pages.toDocument(page, url), tags)
}
