import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listingTag, structureTag } from '../../shared/cache-tags.ts'
import { catalogue } from '../../shared/contract/catalogue.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { makeAnswer } from '../platform/cache/cached-answer.ts'
import { readPublic } from '../platform/http/serve-public.ts'
import type { Shop } from '../platform/shop.ts'
import { countParts, idsOfPart } from '../search/search.ts'

const xml = 'application/xml; charset=utf-8'
/** The protocol allows 50,000 addresses in one file: so few are read and written in milliseconds. */
const perFile = 5000
const aboutTheShop = [
  '/quick-order',
  '/about',
  '/contact',
  '/shipping',
  '/returns',
  '/grievance',
  '/terms',
  '/privacy',
  '/accessibility',
]

/** Registers /sitemap.xml; a catalogue too large for one file is split into /sitemap-1.xml and so on, which it names. */
export function registerSitemap(app: FastifyInstance, shop: Shop): void {
  const answer = async (file: string, request: FastifyRequest, reply: FastifyReply, write: () => Promise<string>) => {
    const tags = [listingTag, structureTag]
    const answer = await shop.cache.remember(`sitemap ${file}`, request.raw.url ?? '', async () =>
      makeAnswer(200, xml, await write(), { tags }),
    )
    reply.hijack()
    shop.cache.write(request.raw, reply.raw, answer)
  }
  const { publicUrl } = shop.config
  const part = async (number: number) => list('urlset', 'url', await pathsOf(app, shop, number), publicUrl)
  app.get('/sitemap.xml', (request, reply) =>
    answer('', request, reply, async () => {
      const parts = await countParts(shop, perFile)
      return parts === 1 ? part(1) : list('sitemapindex', 'sitemap', files(parts), publicUrl)
    }),
  )
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9][0-9]{0,3}).xml', async (request, reply) => {
    const number = Number(request.params.part)
    if (number > (await countParts(shop, perFile))) throw new Failure('not_found', failures.notFound)
    await answer(String(number), request, reply, () => part(number))
  })
}

function files(parts: number): string[] {
  return Array.from({ length: parts }, (_, index) => `/sitemap-${index + 1}.xml`)
}

/** The pages in one file: the first also has those that are no product's. */
async function pathsOf(app: FastifyInstance, shop: Shop, part: number): Promise<string[]> {
  const products = (await idsOfPart(shop, part, perFile)).map((id) => `/products/${encodeURIComponent(id)}`)
  if (part > 1) return products
  const { data } = (await readPublic(app, catalogue.categories, {}, {})).answer.envelop
  const categories = data.map(({ _id }) => `/products?categoryId=${encodeURIComponent(_id)}`)
  return ['/', '/products', ...categories, ...products, ...aboutTheShop]
}

function list(outer: string, inner: string, paths: readonly string[], publicUrl: string): string {
  const rows = paths.map((path) => `<${inner}><loc>${escapeXml(publicUrl + path)}</loc></${inner}>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${outer} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</${outer}>\n`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>'"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
