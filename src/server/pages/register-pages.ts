import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import type { CachedAnswer } from '../platform/cache/cached-answer.ts'
import { codeReaderPolicy } from '../platform/http/security-headers.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { builtPages, clientFiles, pagesAreBuilt } from './built-pages.ts'
import { devPages } from './dev-pages.ts'
import { drawMissingPage, drawPage, type Studio } from './draw-page.ts'
import { readPageAddress } from './page-address.ts'
import type { PageRenderer } from './page-renderer.ts'
import { answerQuotePage, isQuotePage } from './quote-page.ts'
import { registerOffline } from './register-offline.ts'
import { registerRobots } from './robots.ts'
import { registerSitemap } from './sitemap.ts'
import { registerUnsentForms } from './unsent-forms.ts'

const yearInSeconds = 31_536_000

/**
 * Registers every page of the storefront, its files, and what search engines ask for. Every path that is nobody else's is a page.
 * Gives what they are drawn with; undefined where they are not built.
 */
export async function registerPages(app: FastifyInstance, shop: PayingShop): Promise<Studio | undefined> {
  registerRobots(app, shop)
  registerSitemap(app, shop)
  const pages = await openPages(app, shop)
  if (!pages) return undefined
  const studio = { app, shop, pages }
  registerOffline(studio)
  app.get('/*', (request, reply) => answerPage(studio, request, reply))
  await registerUnsentForms(app, isPage)
  return studio
}

async function openPages(app: FastifyInstance, shop: PayingShop): Promise<PageRenderer | undefined> {
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
    globIgnore: ['index.html', 'sw.js', '**/*.gz', '**/*.br'],
    preCompressed: true,
    setHeaders: (reply, file) => {
      const hashed = file.includes('/assets/')
      if (/\/code-reader-[^/]*\.js(\.\w+)?$/.test(file)) reply.header('content-security-policy', codeReaderPolicy)
      reply.header('cache-control', hashed ? `public, max-age=${yearInSeconds}, immutable` : 'public, max-age=3600')
    },
  })
  return builtPages()
}

async function answerPage(studio: Studio, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { shop, pages } = studio
  const target = request.raw.url ?? '/'
  const { path, search, isCanonical } = readPageAddress(target)
  if (!isPage(path)) throw new Failure('not_found', failures.notFound)
  if (!isCanonical) return void reply.redirect(path + search, 308)
  if (isQuotePage(path)) return answerQuotePage(studio, reply, path + search)
  const url = await pages.addressOf(path, search)
  const answer = await (url === undefined ? drawMissingPage(studio) : keptPage(studio, url, target))
  reply.hijack()
  shop.cache.write(request.raw, reply.raw, answer)
}

function keptPage(studio: Studio, url: string, target: string): Promise<CachedAnswer> {
  const { shop } = studio
  const draw = () => drawPage(studio, url)
  return shop.config.dev ? draw() : shop.cache.remember(`page ${url}`, target, draw)
}

function isPage(path: string): boolean {
  return !/^\/(api|assets)\//.test(path)
}
