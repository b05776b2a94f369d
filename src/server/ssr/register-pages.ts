import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { type CachedAnswer, makeAnswer } from '../cache/cached-answer.ts'
import type { Shop } from '../shop.ts'
import { takeTurns } from '../take-turns.ts'
import { builtPages, clientFiles, pagesAreBuilt } from './built-pages.ts'
import { devPages } from './dev-pages.ts'
import { inProcessReads } from './in-process-wire.ts'
import { pageKey } from './page-key.ts'
import type { PageRenderer } from './page-renderer.ts'
import { registerRobots } from './robots.ts'
import { registerSitemap } from './sitemap.ts'
import { registerUnsentForms } from './unsent-forms.ts'

const html = 'text/html; charset=utf-8'
const yearInSeconds = 31_536_000
/** Drawing a page keeps the process from everything else for milliseconds: carts and orders go between two pages. */
const inTurn = takeTurns(2, 10_000)

/** Registers every page of the storefront, its files, and what search engines ask for. Every path that is nobody else's is a page. */
export async function registerPages(app: FastifyInstance, shop: Shop): Promise<void> {
  registerRobots(app, shop)
  registerSitemap(app, shop)
  const pages = await openPages(app, shop)
  if (!pages) return
  app.get('/*', (request, reply) => answerPage(app, shop, pages, request, reply))
  await registerUnsentForms(app, isPage)
}

async function openPages(app: FastifyInstance, shop: Shop): Promise<PageRenderer | undefined> {
  if (shop.config.dev) return devPages(app)
  if (!pagesAreBuilt()) {
    shop.log.warn('The pages are not built (npm run build): only the API is served')
    return undefined
  }
  await app.register(fastifyStatic, {
    root: clientFiles,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    globIgnore: ['index.html', '**/*.gz', '**/*.br'],
    preCompressed: true,
    setHeaders: (reply, file) => {
      const hashed = file.includes('/assets/')
      reply.header('cache-control', hashed ? `public, max-age=${yearInSeconds}, immutable` : 'public, max-age=3600')
    },
  })
  return builtPages()
}

async function answerPage(
  app: FastifyInstance,
  shop: Shop,
  pages: PageRenderer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const url = request.raw.url ?? '/'
  if (!isPage(url)) throw new Failure('not_found', failures.notFound)
  const render = () => renderAnswer(app, shop, pages, url)
  const answer = shop.config.dev ? await render() : await shop.cache.remember(pageKey(url), url, render)
  reply.hijack()
  shop.cache.write(request.raw, reply.raw, answer)
}

function isPage(url: string): boolean {
  return !/^\/(api|assets)\//.test(url)
}

/** A page as bytes. One that lacks something because of a failure of ours says 503, and so is not kept. */
async function renderAnswer(app: FastifyInstance, shop: Shop, pages: PageRenderer, url: string): Promise<CachedAnswer> {
  const reads = inProcessReads(app, shop)
  const { publicUrl, seller } = shop.config
  const site = { publicUrl, seller, testPayments: shop.provider.isTest }
  const page = await inTurn(() => pages.render(url, site, reads.wire))
  const status = page.status === 200 && reads.failed() ? 503 : page.status
  return makeAnswer(status, html, await pages.toDocument(page, url), [...reads.tags])
}
